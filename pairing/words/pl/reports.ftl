Pairing-Doubt =
    .points = podano punkty: { $stated }, z wyników wychodzi { $made }
    .rank = podano miejsce { $rank }, a powinno być { $place } albo miejsce dzielone
    .rank-with-fewer = podano miejsce { $rank }, ale zawodnik { $player } ma miejsce { $before } przy mniejszej liczbie punktów
    .rank-with-more = podano miejsce { $rank }, ale zawodnik { $player } ma miejsce { $before } przy większej liczbie punktów
    .same-fide-id = zawodnik { $player } ma ten sam FIDE ID { $fide_id }
    .same-person = zawodnik { $player } ma to samo nazwisko i datę urodzenia
    .short-of-one = runda { $round }: { $result } i { $theirs } (przeciwnik { $opponent }) różnią się co do tego, czy obaj wykonali posunięcie
    .no-start-date = data rozpoczęcia nie jest datą: { QUOTED($text) }
    .no-end-date = data zakończenia nie jest datą: { QUOTED($text) }
    .end-first = zakończenie { $end } jest przed rozpoczęciem { $start }
    .born-late = data urodzenia { $date } nie jest wcześniejsza niż turniej
    .no-round-date = data { $round }. rundy nie jest datą: { QUOTED($text) }
    .round-early = runda { $round } ma datę { $date }, wcześniejszą niż poprzednia runda
    .round-outside = runda { $round } ma datę { $date }, poza turniejem
    .dates = liczba dat: { $dates }, liczba rund: { $rounds }
    .count-of-players = podana liczba zawodników: { $stated }, w pliku: { $count }
    .count-of-rated = podana liczba zawodników z rankingiem: { $stated }, w pliku: { $count }
    .no-sex = płeć to m albo w, a nie { QUOTED($text) }
    .no-title = { QUOTED($text) } nie jest tytułem
    .no-fide-id = { QUOTED($text) } nie jest numerem FIDE ID
    .no-birth-date = { QUOTED($text) } nie jest datą urodzenia
    .no-federation = { QUOTED($text) } nie jest federacją
    .no-rank-method = { QUOTED($text) } nie jest metodą ustalania numerów startowych
    .no-time-control = { QUOTED($text) } nie jest zakodowanym tempem gry
    .two-orders = kolejność klasyfikacji podano już w 202
    .accelerated-twice = wiersz { $line } ma już punkty wirtualne zawodnika { $player }
    .colour-without-opponent = runda { $round }: koloru bez przeciwnika się nie zachowuje
    .unknown-record = rekord { QUOTED($code) } nie jest znany i nie jest używany
    .prohibition-without-rounds = nie podano rund (kolumny 5-7 i 9-11): od pierwszej albo do ostatniej
    .change-unreadable = zmiany regulaminu nie da się odczytać: { $comment }
    .change-contradicted = od { $round }. rundy { $name } ma podaną wartość { $value }, potem jest { $after }
    .read-as-pab = runda { $round }: { $result } bez przeciwnika to pauza z kojarzenia
    .read-as-full-bye = runda { $round }: { $result } bez przeciwnika to pauza za 1 punkt
    .read-as-half-bye = runda { $round }: { $result } bez przeciwnika to pauza za ½ punktu
    .read-as-zero-bye = runda { $round }: { $result } bez przeciwnika to pauza za 0 punktów

Pairing-Contradiction =
    .number-twice = numer startowy { $player } jest już w wierszu { $line }
    .no-player = nie ma zawodnika { $player }
    .listed-twice = zawodnik { $player } występuje w rekordzie więcej niż raz; liczba wystąpień: { $times }
    .prohibition-of-one = zakaz wymaga dwóch zawodników
    .points-for-nobody = punkty nie są dla nikogo
    .no-round = nie ma rundy { $round }: turniej ma ich { $rounds }
    .match-points = punkty meczowe (kolumny 8-11) należą do turnieju drużynowego; w indywidualnym punkty stoją w kolumnach 14-17
    .byes-twice = pauzy { $bye } w { $round }. rundzie są też w wierszu { $line }
    .two-byes = runda { $round }: pauza { $bye } i { $other }
    .bye = pauza { $bye } w { $round }. rundzie, ale we własnym wierszu zawodnika jest { $result }
    .bye-but-paired = pauza { $bye } w { $round }. rundzie, ale we własnym wierszu zawodnik jest skojarzony
    .no-opponent = runda { $round }: nie ma przeciwnika { $opponent }
    .not-mutual = runda { $round }: gra z { $opponent }, ale { $opponent } ma przeciwnika { $theirs }
    .not-mutual-alone = runda { $round }: gra z { $opponent }, ale { $opponent } nie ma przeciwnika
    .same-colour = runda { $round }: { $opponent } ma ten sam kolor
    .results-disagree = runda { $round }: wynik { $result ->
        [blank] pusty
       *[other] { $result }
    } nie pasuje do wyniku { $theirs ->
        [blank] pustego
       *[other] { $theirs }
    } (przeciwnik { $opponent })
    .rounds = zapisane rundy: { $recorded }, a turniej ma ich { $rounds }
    .result-missing = runda { $round }: brakuje wyniku
    .second-bye = runda { $round }: zawodnik { $player } ma już pauzę z kojarzenia
