### Dny, hodiny a rozsahy kol.

Month = { $month ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
        [5] 5.
        [6] 6.
        [7] 7.
        [8] 8.
        [9] 9.
        [10] 10.
        [11] 11.
       *[other] 12.
    }

Moment =
    .day = { $day }. { Month } { $year }
    .day-and-time = { $day }. { Month } { $year }, { $time }
    .time-on-day = { $time } dne { $day }. { Month }
    .to-the-second = { $day }. { Month } { $year }, { $time }:{ $seconds }

Rounds =
    .one = { $first }. kolo
    .span = { $first }.–{ $last }. kolo
    .from = od { $first }. kola
    .all = všechna kola

PairedOtherwise = { $count ->
        [one] { $count } šachovnice by byla spárována jinak
        [few] { $count } šachovnice by byly spárovány jinak
       *[other] { $count } šachovnic by bylo spárováno jinak
    }

CheckedAgain = znovu zkontrolováno { $round }. kolo: { $count ->
        [0] beze změny
        [one] { $count } šachovnice by byla spárována jinak
        [few] { $count } šachovnice by byly spárovány jinak
       *[other] { $count } šachovnic by bylo spárováno jinak
    }

# --- kdo nemá jméno

Nameless =
    .player = hráč č. { $player }
    .erased = vymazaná osoba
    .erased-player = vymazaný hráč č. { $player }
    .erased-member = vymazaný člen č. { $member }
