### The crosstable and the progress as tables for a spreadsheet.

Print-Table =
    .rank = rank
    .number = number
    .title = title
    .player = player
    .federation = federation
    .rating = rating
    .round = round { $round }
    .points = points
    .points-after = points after round { $round }
    .rank-after = rank after round { $round }

# Of a page: its rows and, where others hang beside it, its rounds.
Print-WideRange =
    .rank = { $parts ->
        [1] Ranks { $range }
       *[other] Ranks { $range }, rounds { $first } – { $last }
    }
    .number = { $parts ->
        [1] Numbers { $range }
       *[other] Numbers { $range }, rounds { $first } – { $last }
    }

Print-Paper =
    .a4 = A4
    .a3 = A3
