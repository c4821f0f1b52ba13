### Times: of the facts { $weekday }, { $day }, { $two_digit_day }, { $month }, { $year }, { $time } (14:30), { $seconds } (14:30:05), { $zone } (CET) those that are wanted.

Shared-Time =
    .start = { $weekday }, { $day } { $month }, { $time }
    .start-day = { $weekday }, { $day } { $month }
    .day = { $day } { $month } { $year } г.
    .moment = { $day } { $month }, { $time } { $zone }
    .short = { $two_digit_day } { $month } { $time }
    .until = { $day } { $month }, { $time }
    .stamp = { $day } { $month } { $year } г., { $seconds } { $zone }
