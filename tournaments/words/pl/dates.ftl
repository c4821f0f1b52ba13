Month = { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[other] grudnia
    }

Moment =
    .day = { $day } { Month } { $year }
    .day-and-time = { $day } { Month } { $year }, { $time }
    .time-on-day = { $time }, { $day } { Month }
    .to-the-second = { $day } { Month } { $year }, { $time }:{ $seconds }

Rounds =
    .one = runda { $first }
    .span = rundy { $first }–{ $last }
    .from = od { $first }. rundy
    .all = wszystkie rundy

PairedOtherwise = { $count ->
        [one] { $count } szachownica byłaby skojarzona inaczej
        [few] { $count } szachownice byłyby skojarzone inaczej
        [many] { $count } szachownic byłoby skojarzonych inaczej
       *[other] { $count } szachownicy byłoby skojarzone inaczej
    }

CheckedAgain = ponownie sprawdzono rundę { $round }: { $count ->
        [0] bez różnic
        [one] { $count } szachownica byłaby skojarzona inaczej
        [few] { $count } szachownice byłyby skojarzone inaczej
        [many] { $count } szachownic byłoby skojarzonych inaczej
       *[other] { $count } szachownicy byłoby skojarzone inaczej
    }

Nameless =
    .player = zawodnik { $player }
    .erased = usunięta osoba
    .erased-player = usunięty zawodnik nr { $player }
    .erased-member = usunięty członek { $member }
