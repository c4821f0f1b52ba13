Pairing-Problem = { $says }
    .in-line = wiersz { $line }: { $says }
    .of-player = wiersz { $line }, zawodnik { $player }: { $says }
    .in-record = { $says } (rekord { $record })

Pairing-Column =
    .starting-number = numer startowy
    .a-starting-number = numer startowy
    .rating = ranking
    .points = punkty
    .points-of = punkty { $symbol }
    .points-of-player = punkty (kolumny 81-84)
    .match-points = punkty meczowe
    .game-points = punkty z partii
    .team = drużyna
    .rank-of-team = miejsce drużyny
    .virtual-points = punkty wirtualne
    .virtual-points-of = punkty wirtualne { $round }. rundy
    .virtual-match-points = wirtualne punkty meczowe
    .rank = miejsce (kolumny 86-89)
    .opponent = przeciwnik w { $round }. rundzie
    .round = runda
    .first-round = pierwsza runda
    .last-round = ostatnia runda
    .first-player = pierwszy zawodnik
    .last-player = ostatni zawodnik
    .count-of-players = liczba zawodników
    .count-of-rated = liczba zawodników z rankingiem
    .count-of-teams = liczba drużyn
    .count-of-rounds = liczba rund

Pairing-Fault =
    .no-number = { $what } – to nie jest liczba: { QUOTED($text) }
    .no-points = { $what } – to nie są punkty: { QUOTED($text) }
    .no-half-points = { $what } – to nie są całe ani połówkowe punkty: { QUOTED($text) }
    .followed = { $what } – za tym stoi { QUOTED($text) }
    .zero = { $what } – wartość wynosi 0
    .stray-text = w kolumnie { $column } jest { QUOTED($text) }, co nie należy do żadnego pola
    .not-recordable = w wierszu jest znak { $character }
    .record-twice = rekord { $record } podano dwa razy (wiersz { $line })
    .line-twice = wiersz występuje dwa razy (wiersz { $line })
    .no-players = w pliku nie ma zawodników (rekord 001)
    .no-starting-number = brakuje numeru startowego (kolumny 5-8)
    .rating-too-high = ranking { $rating } przekracza { $most }
    .no-colour = runda { $round }: kolor { QUOTED($text) } to nie w, b ani -
    .no-result = runda { $round }: nieznany wynik { QUOTED($text) }
    .own-opponent = runda { $round }: zawodnik jest własnym przeciwnikiem
    .no-opponent = runda { $round }: wynik partii { $result } jest bez przeciwnika
    .bye-with-opponent = runda { $round }: { $result } nie może mieć przeciwnika ({ $opponent })
    .game-without-colour = runda { $round }: partia wymaga koloru
    .no-initial-colour = kolor początkowy to W albo B, a nie { QUOTED($text) }
    .other-initial-colour = kolor początkowy: inny rekord podaje { $other }
    .other-rounds-total = liczba rund: inny rekord podaje { $other }
    .other-points = rekord { $record } podaje inne punkty za { $result ->
        [white-win] zwycięstwo białymi
        [black-win] zwycięstwo czarnymi
        [forfeit-win] zwycięstwo walkowerem
        [full-bye] pauzę za 1 punkt
        [white-draw] remis białymi
        [black-draw] remis czarnymi
        [half-bye] pauzę za ½ punktu
        [white-loss] przegraną białymi
        [black-loss] przegraną czarnymi
        [forfeit-loss] przegraną walkowerem
        [zero-bye] pauzę za 0 punktów
       *[other] { $result }
    }
    .negative = wynik jest wart { $points }
    .no-symbol = w punktacji w kolumnie { $column }, gdzie powinien być symbol, nie ma nic
    .odd-symbol = w punktacji w kolumnie { $column }, gdzie powinien być symbol, jest { QUOTED($symbol) }
    .unknown-symbol = nieznany symbol { QUOTED($symbol) } w punktacji
    .symbol-without-points = w punktacji brakuje punktów za { QUOTED($symbol) }
    .scored-twice = w punktacji { $symbol } występuje dwa razy
    .unknown-scoring = nieznana punktacja { QUOTED($text) }
    .unknown-configuration = nieznana konfiguracja { QUOTED($text) }
    .numbers-expected = oczekiwano numerów startowych
    .no-bye = rodzaj pauzy to F, H albo Z, a nie { QUOTED($text) }
    .no-round = brakuje rundy (kolumny 7-9)
    .no-beginning = potrzebna jest pierwsza runda (15-17) i pierwszy zawodnik (23-26)
    .no-virtual-points = brakuje punktów wirtualnych (10-13)
    .range-backwards = zakres rund lub zawodników jest odwrócony
    .rounds-backwards = zakres rund jest odwrócony
    .unknown-points = nieznany rodzaj { QUOTED($symbol) } punktów nietypowych

Pairing-NotPairable =
    .number-of-rounds = nie podano liczby rund (rekord 142 lub XXR)
    .number-of-rounds-asked = nie podano liczby rund (rekord 142 lub XXR); podaj ją przez --rounds N
    .not-next = przed rundą { $round } trzeba skojarzyć rundę { $next }
    .by-position = XXC rank: zawodnicy muszą stać w kolejności swoich numerów
    .team-event = to jest turniej drużynowy (rekord { $record }); z takich plików tylko kojarzy się i sprawdza rundy
    .odd-number-of-games = mecz ma dwie partie, a liczba rund to { $rounds }
    .no-match = rundy { $first } i { $second } nie są dwiema partiami jednego meczu: jeden przeciwnik z odwróconymi kolorami albo ta sama pauza

# Zawody drużynowe: co jest nie tak z rekordami drużyn (310, 320, 330, 300, 352, 362).
Pairing-Team =
    .no-teams = zawody drużynowe kojarzy się według rekordów 310, a nie ma żadnego
    .missing = { $what } (kolumny { $columns }): brak
    .no-forfeit = walkower meczu zapisuje się jako +-, -+ albo --, nie { QUOTED($text) }
    .against-itself = runda { $round }: drużyna { $team } ma walkower z samą sobą
    .no-board-colours = kolory szachownic zapisuje się jako WBWB, nie { QUOTED($text) }
    .no-match-points = punkty meczowe zapisuje się jako TW 2.0, TD 1.0, TL 0.0, nie { QUOTED($text) }
    .number-twice = drużyna { $team } jest dwa razy (wiersz { $line })
    .no-member = drużyna { $team } ma zawodnika { $player }, ale takiego zawodnika nie ma
    .member-twice = zawodnik { $player } jest w drużynie { $team } i w drużynie { $other }
    .no-team = nie ma drużyny { $team }
    .two-opponents = runda { $round }: zawodnicy drużyny { $team } grali z drużyną { $one } i z drużyną { $other }
    .opponent-of-no-team = runda { $round }: przeciwnik { $opponent } zawodnika { $player } nie jest w żadnej drużynie
    .own-team = runda { $round }: przeciwnik { $opponent } zawodnika { $player } jest z tej samej drużyny
    .not-mutual = runda { $round }: przeciwnik { $opponent } zawodnika { $player } ma innego przeciwnika
    .match-not-mutual = runda { $round }: drużyna { $team } grała z drużyną { $opponent }, która grała z inną
    .bye-and-match = runda { $round }: drużyna { $team } pauzuje i grała z drużyną { $opponent }
    .result-missing = runda { $round }: brak wyniku drużyny { $team }
    .other-type = typ { $type } to nie szwajcarski system drużynowy; kojarzy się tylko typy FIDE_TEAM
    .other-system = { $system } nie kojarzy drużyn; plik jest z zawodów drużynowych (rekord { $record })
    .no-team-event = { $system } kojarzy drużyny; plik nie jest z zawodów drużynowych
