### Days, hours and spans of rounds.

# `$month` is 1 to 12.
Month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[other] Dec
    }

Moment =
    .day = { $day } { Month } { $year }
    .day-and-time = { $day } { Month } { $year }, { $time }
    .time-on-day = { $time } on { $day } { Month }
    .to-the-second = { $day } { Month } { $year }, { $time }:{ $seconds }

Rounds =
    .one = round { $first }
    .span = rounds { $first }–{ $last }
    .from = from round { $first }
    .all = all rounds

PairedOtherwise = { $count ->
        [one] { $count } board would be paired otherwise
       *[other] { $count } boards would be paired otherwise
    }

CheckedAgain = round { $round } checked again: { $count ->
        [0] same
        [one] { $count } board would be paired otherwise
       *[other] { $count } boards would be paired otherwise
    }

# --- who has no name

Nameless =
    .player = player { $player }
    .erased = somebody who was erased
    .erased-player = erased player { $player }
    .erased-member = erased member { $member }
