### Дни, часы и туры.

# `$month` — от 1 до 12.
Month = { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[other] декабря
    }

Moment =
    .day = { $day } { Month } { $year } г.
    .day-and-time = { $day } { Month } { $year } г., { $time }
    .time-on-day = { $time }, { $day } { Month }
    .to-the-second = { $day } { Month } { $year } г., { $time }:{ $seconds }

Rounds =
    .one = { $first }-й тур
    .span = { $first }–{ $last }-й туры
    .from = с { $first }-го тура
    .all = все туры

PairedOtherwise = { $count ->
        [one] { $count } доска была бы иной
        [few] { $count } доски были бы иными
        [many] { $count } досок были бы иными
       *[other] { $count } доски были бы иными
    }

CheckedAgain = повторная проверка { $round }-го тура: { $count ->
        [0] без отличий
        [one] { $count } доска была бы иной
        [few] { $count } доски были бы иными
        [many] { $count } досок были бы иными
       *[other] { $count } доски были бы иными
    }

# --- без имени

Nameless =
    .player = игрок № { $player }
    .erased = удалённое лицо
    .erased-player = удалённый игрок № { $player }
    .erased-member = удалённый член комитета № { $member }
