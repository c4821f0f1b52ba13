PrizesAnnounced = Nagrody ogłasza się przed 1. rundą; później zmienia je tylko sędzia główny, podając powód.

NoChoiceOfPrizes = W tym funduszu zawodnik nie wybiera nagrody: kto ma ich kilka, otrzymuje tę, którą wskazuje reguła.

UnknownPrizeList = W funduszu nagród nie ma listy { $list }.

UnknownCurrency = Waluty { $currency } nie ma w ISO 4217; wpisz jej trzy litery, na przykład PLN.

DecimalsOfCurrency = { $decimals ->
        [0] Kwoty w { $currency } nie mają miejsc po przecinku; ten fundusz liczy z liczbą miejsc { $stated }.
       *[other] Liczba miejsc po przecinku kwot w { $currency } to { $decimals }; ten fundusz liczy z liczbą miejsc { $stated }.
    }

PrizeListTwice = W funduszu nagród lista { $list } występuje dwa razy.

PrizeListEmpty = Lista wymaga co najmniej jednej nagrody.

PrizeNotInUnits = Udziały zaokrągla się do { MONEY($unit) }: każda nagroda musi być wielokrotnością tej kwoty.

PrizeAboveTheOneBefore = Nagroda za miejsce { $place } jest wyższa niż za miejsce przed nim.

WorthOfNothing = Miejsce { $place }: podano wartość nagrody rzeczowej, a nie podano samej nagrody.

PrizeRangeEmpty =
    .born = Ostatni rok urodzenia jest wcześniejszy niż pierwszy.
    .rating = Najwyższy ranking jest niższy od najniższego.
    .unrated = Lista dla zawodników bez rankingu nie ma zakresu rankingu.

PrizeTextNotALine =
    .line-break = Nazwa, nagroda rzeczowa lub klub zawiera znak końca wiersza ({ $sign }).
    .turning = Nazwa, nagroda rzeczowa lub klub zawiera znak { $sign }, który odwraca kierunek tekstu.
    .unseen = Nazwa, nagroda rzeczowa lub klub nie zawiera żadnego widocznego znaku.

Money = { $whole }
    .with-cents = { $whole },{ $cents }

Sum = { MONEY($money) }

# All that a player gets: "600 EUR: Main prizes 1".
PrizesOf = { MONEY($money) } { $currency }: { $prizes }

NoPrize =
    .sex = lista jest dla innej płci
    .sex-unknown = nie podano płci
    .born-unknown = nie podano roku urodzenia
    .too-old = rok urodzenia { $born }, lista jest dla urodzonych w { $limit } lub później
    .too-young = rok urodzenia { $born }, lista jest dla urodzonych w { $limit } lub wcześniej
    .rated = ranking { $rating }, lista jest dla zawodników bez rankingu
    .unrated = bez rankingu
    .rated-too-low = ranking { $rating }, lista zaczyna się od { $limit }
    .rated-too-high = ranking { $rating }, lista kończy się na { $limit }
    .federation = federacja { $federation }, lista jej nie obejmuje
    .federation-unknown = nie podano federacji
    .club = klub { $club }, lista go nie obejmuje
    .club-unknown = nie podano klubu
    .not-on-the-list = nie ma wśród zawodników wymienionych na liście
    .expelled = wykluczenie z turnieju
    .points = punkty: { POINTS($points) }, lista wymaga { POINTS($least) }
    .rounds = rozegrane partie: { $played }, lista wymaga { $least }
    .absent = bez udziału we wręczeniu nagród
    .entrants = { $entrants ->
            [0] nikogo nie ma w kategorii
            [one] w kategorii jest { $entrants } zawodnik
            [few] w kategorii jest { $entrants } zawodników
            [many] w kategorii jest { $entrants } zawodników
           *[other] w kategorii jest { $entrants } zawodnika
        }, lista wymaga { $least }
    .took-another = inna nagroda: { MONEY($value) }, { $name }; tutaj byłoby { MONEY($instead) }
    .placed-too-low = miejsce za tymi, którzy otrzymują nagrody

PrizeShare =
    .alone = Miejsce { $first }: { MONEY($pot) }, bez podziału.
    .by-rank = Miejsce { $first }: { MONEY($pot) }, wyłącznie według miejsca.
    .equal = Miejsca { $first }–{ $last }: razem { MONEY($pot) }, liczba zawodników do podziału: { $count }.
    .hort = Połowa według miejsca: { MONEY($own) }. Połowę kwoty { MONEY($pot) } za miejsca { $first }–{ $last } dzieli się po równo, liczba zawodników: { $count }, udział: { MONEY($pooled) }.
    .points = { MONEY($pot) } proporcjonalnie do punktów, zawodników: { $count }; { POINTS($points) } z { POINTS($all) } pkt.
    .points-above = { MONEY($pot) } proporcjonalnie do punktów powyżej { POINTS($above) }, zawodników: { $count }; { POINTS($points) } z { POINTS($all) } pkt.
    .rounded-up = Zaokrąglenie dodaje { MONEY($money) }.
    .rounded-down = Zaokrąglenie odejmuje { MONEY($money) }.
    .thing = { $thing }, według miejsca.
    .thing-worth = { $thing } według miejsca, licząc jako { MONEY($worth) }.
    .chosen = Zawodnik wybrał tę listę.

PrizeLeft =
    .nobody = nie ma już nikogo uprawnionego
    .entrants = { $entrants ->
            [0] nikogo nie ma w kategorii
            [one] w kategorii jest { $entrants } zawodnik
            [few] w kategorii jest { $entrants } zawodników
            [many] w kategorii jest { $entrants } zawodników
           *[other] w kategorii jest { $entrants } zawodnika
        }, lista wymaga { $least }
    .rounding = mniej niż jednostka zaokrąglenia

PrizeTerms =
    .least-share = żaden udział nie mniejszy niż { MONEY($money) }
    .above = granica { POINTS($points) } pkt
    .least-points = co najmniej { POINTS($points) } pkt
    .least-rounds = rozegrane co najmniej { $rounds ->
            [one] { $rounds } partia
            [few] { $rounds } partie
            [many] { $rounds } partii
           *[other] { $rounds } partii
        }
    .least-entrants = co najmniej { $entrants } w kategorii
    .present = tylko obecnym na wręczeniu nagród
    .unit = udziały zaokrągla się do { MONEY($money) }
    .remainder = reszta z zaokrąglenia przypada najwyżej sklasyfikowanemu z dzielących się nagrodą
    .tax-all = potrąca się { $percent }% podatku
    .tax-excess = potrąca się { $percent }% podatku od tego, co zawodnik otrzymuje powyżej { MONEY($above) }
    .tax-whole = kto otrzymuje więcej niż { MONEY($above) }, temu potrąca się { $percent }% podatku

PrizePlace = { $place }
    .shared = { $first }–{ $last }

PrizeListInDoubt = Dane kogoś z klasyfikacji usunięto, a z nimi to, czego wymaga ta lub inna lista: wygrać mogli inni, niż tu widać. Trzymaj się listy wydrukowanej wcześniej.
    .public = Kto wygrał te nagrody, nie jest już pokazywane: dla kogoś z klasyfikacji usunięto dane, których wymagają kategorie.

PrizeListName =
    .everybody = Nagrody główne
    .gone = lista { $list }
    .women = kobiety
    .men = mężczyźni
    .born-from = urodzeni w { $year } lub później
    .born-to = urodzeni w { $year } lub wcześniej
    .born-between = urodzeni { $first }–{ $last }
    .rated-from = ranking { $rating } lub wyższy
    .rated-to = ranking do { $rating }
    .rated-between = ranking { $first }–{ $last }
    .rated = zawodnicy z rankingiem
    .unrated = zawodnicy bez rankingu
    .players = { $count ->
            [one] { $count } wymieniony zawodnik
            [few] { $count } wymienionych zawodników
            [many] { $count } wymienionych zawodników
           *[other] { $count } wymienionego zawodnika
        }

PrizeSharing =
    .rank = według miejsca, bez podziału
    .equal = po równo między zawodników z tą samą liczbą punktów
    .hort = połowa według miejsca, połowa po równo między zawodników z tą samą liczbą punktów (Hort)
    .points = proporcjonalnie do punktów
    .points-above = proporcjonalnie do punktów powyżej granicy

PrizeDoubles =
    .highest = po jednej nagrodzie, najwyższa
    .choice = po jednej nagrodzie, zawodnik może wybrać
    .all = można otrzymać wszystkie nagrody

PrizeRemainder =
    .most-lost = po jednej jednostce tym, którzy najwięcej stracili na zaokrągleniu
    .best-placed = w całości najwyżej sklasyfikowanemu z dzielących się nagrodą
