### What is missing before the start, and before a round can be paired, line by line.

Console-StartChecks =
    .checked-in = { $count ->
        [one] { $count } player
       *[other] { $count } players
    } checked in
    .two-needed = A tournament starts with at least two players checked in.
    .check-in = Check-in
    .settings = Settings
    .too-many-rounds = { $rounds } rounds cannot be played by { $players } players
    .at-most = Two players meet only once: at most { $most ->
        [one] { $most } round
       *[other] { $most } rounds
    } can be paired.
    .many-rounds = { $rounds } rounds may be too many for { $players } players
    .surely = Everybody surely finds a new opponent in the first { $sure ->
        [one] { $sure } round
       *[other] { $sure } rounds
    } (C.04.1 2). Later it depends on who has met, and on the colours: { $otherwise }. So many rounds of so few are better a round robin.
    .by-hand = a round without a legal pairing is made by hand, or the tournament ends early

Console-Checks =
    .all-in = All results of round { $round } are in
    .missing = { $count ->
        [one] { $count } result
       *[other] { $count } results
    } of round { $round } missing
    .not-confirmed = { $count ->
        [one] { $count } result
       *[other] { $count } results
    } of round { $round } not confirmed by a second person
    .publishing-waits = The next round is published when they are.
    .conflicts = Two arbiters claim different results
    .board = round { $round }, board { $board }
    .players = { $count } players will be paired
    .odd = An odd number: one gets the pairing-allocated bye.
    .stayed-away = { $count } absent without notice; pairing withdraws them (F8)
    .byes = { $count ->
        [one] { $count } bye
       *[other] { $count } byes
    } granted
    .bye = { $name } ({ $kind })
    .shared-boards = { $section } uses { $boards } too
    .different-numbers = Two sections in one hall need different numbers: Settings, first board.

Console-BoardRange = board { $first }
    .from-to = boards { $first }–{ $last }
    .between = { $count } boards between { $first } and { $last }
