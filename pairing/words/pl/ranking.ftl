Pairing-TieBreak-PTS = Punkty
    .short = Pkt
Pairing-TieBreak-DE = Wynik bezpośredni
    .short = DE
Pairing-TieBreak-WIN = Liczba zwycięstw
    .short = Zwyc.
Pairing-TieBreak-WON = Zwycięstwa przy szachownicy
    .short = WON
Pairing-TieBreak-BPG = Partie czarnymi
    .short = BPG
Pairing-TieBreak-BWG = Zwycięstwa czarnymi
    .short = BWG
Pairing-TieBreak-PS = Progres (metoda progresji)
    .short = PS
Pairing-TieBreak-REP = Rundy z wolą gry
    .short = REP
Pairing-TieBreak-STD = Punkty standardowe
    .short = STD
Pairing-TieBreak-TPN = Numer startowy
    .short = TPN
Pairing-TieBreak-BH = Buchholz
    .short = BH
Pairing-TieBreak-AOB = Przeciętny Buchholz przeciwników
    .short = AOB
Pairing-TieBreak-FB = Buchholz przed ostatnią rundą
    .short = FB
Pairing-TieBreak-SB = Sonneborn-Berger
    .short = SB
Pairing-TieBreak-KS = System Koyi
    .short = KS
Pairing-TieBreak-ARO = Średni ranking przeciwników
    .short = ARO
Pairing-TieBreak-TPR = Uzyskany ranking
    .short = TPR
Pairing-TieBreak-PTP = Idealny wynik rankingowy (PTP)
    .short = PTP
Pairing-TieBreak-APRO = Przeciętny wynik rankingowy przeciwników (APRO)
    .short = APRO
Pairing-TieBreak-APPO = Przeciętny idealny wynik rankingowy przeciwników (APPO)
    .short = APPO
Pairing-TieBreak-RTNG = Ranking
    .short = RTNG
Pairing-TieBreak-OTHER_RATINGS = Suma rankingów przeciwników
    .short = Rankingi
Pairing-TieBreak-OTHER_RATINGS_CUTS = Suma rankingów przeciwników z kolejnymi odrzuceniami
    .short = Rankingi
Pairing-TieBreak-OTHER_RATINGS_CUTS_ZERO = Suma rankingów przeciwników z kolejnymi odrzuceniami, zawodnicy bez rankingu jako zero
    .short = Rankingi
Pairing-TieBreak-OTHER_AVERAGE = Dokładny średni ranking przeciwników
    .short = Śr. rank.
Pairing-TieBreak-OTHER_AVERAGE_FIRST = Dokładny średni ranking przeciwników, tylko dla pierwszego miejsca
    .short = Śr. rank.
Pairing-TieBreak-OTHER_BH = Buchholz z partii rozegranych
    .short = Buchh.
Pairing-TieBreak-OTHER_BH_ZERO = Buchholz z partii rozegranych, pozostałe jako zero
    .short = Buchh.
Pairing-TieBreak-OTHER_SB = Sonneborn-Berger z partii rozegranych
    .short = S-B
Pairing-TieBreak-OTHER_WINS = Zwycięstwa wraz z walkowerami
    .short = Zwyc.
Pairing-TieBreak-OTHER_PS_CUTS = Progres z kolejnymi odrzuceniami
    .short = Progres
Pairing-TieBreak-OTHER_PS_RESULTS = Progres z kolejnym odrzucaniem wyników
    .short = Progres
Pairing-TieBreak-OTHER_PS_CUTS_UNRATED = Progres z kolejnymi odrzuceniami, gdy byli przeciwnicy bez rankingu
    .short = Progres
Pairing-TieBreak-OTHER_PS_RESULTS_UNRATED = Progres z kolejnym odrzucaniem wyników, gdy byli przeciwnicy bez rankingu
    .short = Progres
Pairing-TieBreak-OTHER_FIRST = Partie między zawodnikami dzielącymi pierwsze miejsce
    .short = Partie
Pairing-TieBreak-OTHER_LOT = Losowanie
    .short = Los.
Pairing-TieBreak-OTHER_LOT_1992 = Losowanie jak w systemie holenderskim z 1992 r.
    .short = Los.
Pairing-TieBreak-OTHER_LOT_1992_FIRST = Losowanie jak w systemie holenderskim z 1992 r., tylko dla pierwszego miejsca
    .short = Los.

Pairing-Modifier =
    .cut-1 = { $name }, bez najniższego
    .cut = { $name }, bez { $times } najniższych
    .median-1 = { $name }, bez najniższego i najwyższego
    .median = { $name }, bez { $times } najniższych i { $times } najwyższych
    .limit-up = { $name }, granica wyższa o { $points }
    .limit-down = { $name }, granica niższa o { $points }
    .fore = { $name }, z Buchholza przed ostatnią rundą
    .played = { $name }, walkowery jak partie rozegrane
    .reverse = { $name }, odwrotnie
    .unrated = { $name }, zawodnicy bez rankingu liczą się jako { $rating }

Pairing-Round =
    .won = zwycięstwo przy szachownicy
    .drawn = remis przy szachownicy
    .lost = przegrana przy szachownicy
    .open = jeszcze bez wyniku
    .forfeit-win = zwycięstwo walkowerem
    .forfeit-loss = przegrana walkowerem
    .pab = pauza z kojarzenia
    .full-bye = pauza za 1 punkt
    .half-bye = pauza za ½ punktu
    .zero-bye = pauza za 0 punktów
    .bonus = punkty dodatkowe
    .penalty = punkty karne
    .left-out = { $times ->
        [0] cała suma
        [one] bez najniższego lub pierwszego
        [few] bez { $times } najniższych lub pierwszych
        [many] bez { $times } najniższych lub pierwszych
       *[other] bez { $times } najniższego lub pierwszego
    }
    .score-after = dorobek po rundzie
    .adjusted = zdobyte punkty: { $score }; końcowe pauzy liczą się jako remisy
    .dummy = { $was }: liczy się jako wirtualny przeciwnik z własnym dorobkiem
    .dummy-capped = { $was }: liczy się jako wirtualny przeciwnik z własnym dorobkiem { $own }, ale najwyżej { $score }
    .koya-reached = granica osiągnięta
    .koya-missed = poniżej granicy

Pairing-Unplayed =
    .bye = pauza
    .forfeit-win = zwycięstwo walkowerem
    .forfeit-loss = przegrana walkowerem
    .bye-before-play = pauza na życzenie
    .bye-at-the-end = pauza na życzenie na końcu

Pairing-Cut =
    .lowest = odrzucono jako najniższy
    .voluntary = odrzucono w pierwszej kolejności, jako rundę nierozegraną z wyboru
    .highest = odrzucono jako najwyższy

Pairing-Working =
    .koya-limit = Granica wynosi { $limit }
    .performance = Średni ranking { $average }; { $points } z { $games } to { $fraction }, co daje { $difference }
    .nothing-scored = Bez punktów: ranking najniżej notowanego przeciwnika, { $lowest }, minus 800
    .perfect = Przy rankingu { $rating } oczekiwany wynik to { $expected }, o jeden punkt rankingowy niżej tylko { $below }; zdobyte punkty: { $points }
    .not-defined = Nieokreślone
    .not-rated = Nieokreślone: nie każdy ma ranking, a regulamin nie mówi, jak liczyć zawodników bez rankingu
    .nobody-to-meet = W tym miejscu nikt nie ma równości
    .first-place-only = Rozstrzyga tylko o pierwszym miejscu; pozostałe miejsca są nadal dzielone
    .among-the-first = Porównanie zawodników dzielących pierwsze miejsce: { $value }
    .met-unrated = Wśród przeciwników zawodników z równością są zawodnicy bez rankingu: rankingi nie rozstrzygają
    .met-rated-only = Wszyscy przeciwnicy zawodników z równością mają ranking: decydują rankingi, nie progres
    .decided = Wyżej { $one }, niżej { $other }; rozstrzyga { $name }: { $value } wobec { $against }
    .shared = { $one } i { $other } dzielą miejsce: nic między nimi nie rozstrzyga

Pairing-Criterion =
    .unknown = nie ma punktacji pomocniczej { $code }
    .unknown-nearly = nie ma punktacji pomocniczej { $code }: czy chodzi o { $near }?
    .of-teams = { $code } to punktacja pomocnicza dla drużyn
    .unknown-modifier = { $code }: nie ma modyfikatora { $modifier }
    .unknown-modifier-nearly = { $code }: nie ma modyfikatora { $modifier }: czy chodzi o { $near }?
    .impossible-modifier = { $code }: modyfikator { $modifier } nie dotyczy tej punktacji (C.07 { $article }): { $name } dopuszcza { $takes }
    .no-modifiers = { $code }: modyfikator { $modifier } nie dotyczy tej punktacji (C.07 { $article }): { $name } nie dopuszcza żadnego modyfikatora
    .modifier-twice = { $code }: { $modifier } jest sprzeczny z innym modyfikatorem
    .limit-beyond = { $code }: { $modifier } przesuwa granicę poza możliwe wyniki (C.07 14.5)
    .not-in-round-robins = { $code } nie dotyczy turniejów kołowych (C.07 8)
    .not-in-edition = { $code } nie występuje w wydaniu { $edition }
    .twice = { $code } występuje na liście dwa razy
    .points-again = punkty są zawsze pierwsze: { $code } nie ma innego miejsca na liście

Pairing-Ranking =
    .no-player = nie ma zawodnika { $player }
    .same-player = zawodnika { $player } nie porównuje się z nim samym
    .against-whom = --against wymaga --working: dwóch porównywanych
    .edition = Klasyfikacja według C.07, wydanie { $edition }
    .open-games = Klasyfikacja prowizoryczna: { $games ->
        [one] { $games } partia jest nierozstrzygnięta i jeszcze się nie liczy
        [few] { $games } partie są nierozstrzygnięte i jeszcze się nie liczą
        [many] { $games } partii jest nierozstrzygniętych i jeszcze się nie liczy
       *[other] { $games } partii jest nierozstrzygnięte i jeszcze się nie liczy
    }
    .no-lots = { $code } niczego nie rozstrzyga: plik nie podaje liczby losującej
    .undefined = { $code } niczego nie rozstrzyga: tutaj dla nikogo nie jest określone
    .undefined-unrated = { $code } niczego nie rozstrzyga: nie każdy ma ranking, a lista nie mówi, jak liczyć zawodników bez rankingu ({ $code }/U1400)
    .undefined-for = { $code } – nieokreślone: { $players }; miejsca za tymi, którzy mają wartość
    .no-round = nie ma rundy { $round }: skojarzone rundy: { $rounds }
