Print-Table =
    .rank = pořadí
    .number = číslo
    .title = titul
    .player = hráč
    .federation = federace
    .rating = rating
    .round = { $round }. kolo
    .points = body
    .points-after = body po { $round }. kole
    .rank-after = pořadí po { $round }. kole

Print-WideRange =
    .rank = { $parts ->
        [1] Pořadí { $range }
       *[other] Pořadí { $range }, kola { $first } – { $last }
    }
    .number = { $parts ->
        [1] Čísla { $range }
       *[other] Čísla { $range }, kola { $first } – { $last }
    }

Print-Paper =
    .a4 = A4
    .a3 = A3
