### The crosstable and the progress as tables for a spreadsheet.

Print-Table =
    .rank = место
    .number = номер
    .title = звание
    .player = игрок
    .federation = федерация
    .rating = рейтинг
    .round = { $round }-й тур
    .points = очки
    .points-after = очки после { $round }-го тура
    .rank-after = место после { $round }-го тура

# Of a page: its rows and, where others hang beside it, its rounds.
Print-WideRange =
    .rank = { $parts ->
        [1] Места { $range }
       *[other] Места { $range }, туры { $first } – { $last }
    }
    .number = { $parts ->
        [1] Номера { $range }
       *[other] Номера { $range }, туры { $first } – { $last }
    }

Print-Paper =
    .a4 = A4
    .a3 = A3
