### The page of a round that is paired.

Console-Pairing = Pairing, round { $round }

# What is missing before a round is paired, or the tournament started; and what is worth knowing.
Console-PairingChecks =
    .here = { $count ->
        [one] { $count } player checked in
       *[other] { $count } players checked in
    }
    .too-few = A tournament starts with at least two players checked in.
    .check-in = Check-in
    .too-many-rounds = { $rounds } rounds cannot be played by { $players } players
    .most-rounds = { $most ->
        [one] Two players meet only once: at most { $most } round can be paired.
       *[other] Two players meet only once: at most { $most } rounds can be paired.
    }
    .perhaps-too-many-rounds = { $rounds } rounds may be too many for { $players } players
    .sure-rounds = { $sure ->
        [one] Everybody surely finds a new opponent in the first { $sure } round (C.04.1 2). Later it depends on who has met, and on the colours: { $otherwise }. So many rounds of so few are better a round robin.
       *[other] Everybody surely finds a new opponent in the first { $sure } rounds (C.04.1 2). Later it depends on who has met, and on the colours: { $otherwise }. So many rounds of so few are better a round robin.
    }
    .no-pairing-left = a round without a legal pairing is made by hand, or the tournament ends early
    .settings = Settings
    .results-in = All results of round { $round } are in
    .results-in-but-adjourned = { $adjourned ->
        [one] All results of round { $round } are in but of one adjourned game, which counts as a draw for the pairing (C.04.2 3.1)
       *[other] All results of round { $round } are in but of { $adjourned } adjourned games, which count as draws for the pairing (C.04.2 3.1)
    }
    .results-missing = { $count ->
        [one] { $count } result of round { $round } missing
       *[other] { $count } results of round { $round } missing
    }
    .not-confirmed = { $count ->
        [one] { $count } result of round { $round } not confirmed by a second person
       *[other] { $count } results of round { $round } not confirmed by a second person
    }
    .published-when-confirmed = The next round is published when they are.
    .conflicts = Two arbiters claim different results
    .conflict = round { $round }, board { $board }
    .paired = { $count ->
        [one] { $count } player will be paired
       *[other] { $count } players will be paired
    }
    .odd-number = An odd number: one gets the pairing-allocated bye.
    .free-by-table = An odd number: one is free by the table.
    .stayed-away = { $count } absent without notice; pairing withdraws them (F8)
    .byes = { $count ->
        [one] { $count } bye granted
       *[other] { $count } byes granted
    }
    .shared-board = { $section } uses board { $board } too
    .shared-boards = { $section } uses boards { $first }–{ $last } too
    .shared-boards-between = { $section } uses { $count } boards between { $first } and { $last } too
    .own-numbers = Two sections in one hall need different numbers: Settings, first board.
