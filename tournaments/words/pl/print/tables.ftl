Print-Table =
    .rank = miejsce
    .number = numer
    .title = tytuł
    .player = zawodnik
    .federation = federacja
    .rating = ranking
    .round = runda { $round }
    .points = punkty
    .points-after = punkty po { $round }. rundzie
    .rank-after = miejsce po { $round }. rundzie

Print-WideRange =
    .rank = { $parts ->
        [1] Miejsca { $range }
       *[other] Miejsca { $range }, rundy { $first }–{ $last }
    }
    .number = { $parts ->
        [1] Numery { $range }
       *[other] Numery { $range }, rundy { $first }–{ $last }
    }

Print-Paper =
    .a4 = A4
    .a3 = A3
