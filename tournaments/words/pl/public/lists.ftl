Public-Row =
    .board = Szachownica
    .white = Białe:
    .black = Czarne:
    .against = przeciwnik:
    .points = punkty
    .result = wynik
    .no-result-yet = jeszcze bez wyniku
    .plays-no-more = już nie gra
    .other-places = Inne miejsca

Public-Pairings =
    .title = { $round ->
        [0] Kojarzenia
       *[other] Runda { $round } według szachownic
    }
    .without-a-game = Bez partii

Public-Names =
    .title = { $round ->
        [0] Nazwiska
       *[other] Runda { $round } według nazwisk
    }
    .first-letters = Pierwsze litery

Public-Standings =
    .title = { $round ->
        [0] Klasyfikacja
       *[other] Klasyfikacja po { $round }. rundzie
    }
    .name = Klasyfikacja
    .tables = Tabele
    .region = Klasyfikacja
    .rank = M-ce
    .number = Nr
    .player = Zawodnik
    .round = Runda { $round }
    .points = Punkty
    .shared = miejsce wspólne z wierszem wyżej
    .provisional = { $missing ->
        [one] { $head } brakuje { $missing } wyniku { $round }. rundy.
        [few] { $head } brakuje { $missing } wyników { $round }. rundy.
        [many] { $head } brakuje { $missing } wyników { $round }. rundy.
       *[other] { $head } brakuje { $missing } wyniku { $round }. rundy.
    }
    .provisional-head = Klasyfikacja prowizoryczna:
    .final = { $round ->
        [one] { $head } po { $round } rundzie.
        [few] { $head } po { $round } rundach.
        [many] { $head } po { $round } rundach.
       *[other] { $head } po { $round } rundy.
    }
    .final-head = Klasyfikacja końcowa
    .final-head-revision = Klasyfikacja końcowa, wydanie { $revision }
    .running = Po { $round }. rundzie z { $rounds }.
    .newer = Nowsza jest runda { $round }
    .equal-points = Równa liczba punktów oznacza to samo miejsce.
    .workings = Dotknij liczby, aby zobaczyć, jak powstała.

Public-Entries =
    .title = Lista startowa
    .players = { $count ->
        [one] { $count } zawodnik
        [few] { $count } zawodników
        [many] { $count } zawodników
       *[other] { $count } zawodnika
    }
    .counted = { $players }{ $titled ->
        [0] { "" }
       *[other] , z tytułem: { $titled }
    }{ $federations ->
        [0] { "" }
        [one] , { $federations } federacja
        [few] , { $federations } federacje
        [many] , { $federations } federacji
       *[other] , { $federations } federacji
    }.
    .nobody = Nie ma jeszcze zgłoszonych zawodników. Lista będzie tu rosła wraz ze zgłoszeniami.
    .counts = Ranking, który się liczy: { $method }.
    .number = Numer
    .player = Zawodnik
    .federation = Federacja
    .rating = Ranking
