Console-Difference = Różnica względem teraz
    .what-it-is = Co różni się od stanu po zdarzeniu { $then }; teraz jest zdarzenie #{ $now }.
    .parts = Części
    .none = Nic z tego się nie zmieniło.
    .events = { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
        [many] { $count } zdarzeń
       *[other] { $count } zdarzenia
    }

Console-DifferencePart =
    .everything = wszystko
    .players = zawodnicy
    .standings = klasyfikacja
    .appeals = odwołania
    .devices = urządzenia
    .settings = ustawienia
    .round = runda { $round }

Console-Moves = Klasyfikacja
    .places = Zmiany miejsc
    .caption = Miejsca i punkty wtedy i teraz
    .player = Zawodnik
    .place-then = M-ce wtedy
    .points-then = Pkt wtedy
    .now = teraz
    .after = po nim
    .prizes = Zmiany nagród
    .more = { $count ->
        [one] Zmiana także u jednego innego zawodnika.
        [few] Zmiana także u { $count } innych zawodników.
        [many] Zmiana także u { $count } innych zawodników.
       *[other] Zmiana także u { $count } innych zawodników.
    }
