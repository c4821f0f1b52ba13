Shared-Time =
    .start = { $weekday } { $day }. { $month }, { $time }
    .start-day = { $weekday } { $day }. { $month }
    .day = { $day }. { $month } { $year }
    .moment = { $day }. { $month } { $time } { $zone }
    .short = { $two_digit_day }. { $month } { $time }
    .until = { $day }. { $month }, { $time }
    .stamp = { $day }. { $month } { $year }, { $seconds } { $zone }
