### What taking a merge back means.

Separated = Entry { $dropped }, { PLAYER($dropped) }, stands beside entry { $kept }, { PLAYER($kept) }, again, with its own check-in and byes.
    .check-in-goes = { PLAYER($player) } was checked in by the merge and is not checked in any more.
    .byes-go = { PLAYER($player) } loses what the merge brought: the bye of { $rounds }.
    .games-stay = { $count ->
        [one] What was played in round { $rounds } stays with { PLAYER($player) }.
       *[other] What was played in rounds { $rounds } stays with { PLAYER($player) }.
    }
    .missed = { $count ->
        [one] { PLAYER($player) } has nothing for round { $rounds } and is paired again only after check-in at the desk.
       *[other] { PLAYER($player) } has nothing for rounds { $rounds } and is paired again only after check-in at the desk.
    }
    .number-again = It has number { $number } again; those behind move down by one.
    .fitting-number = It gets its fitting number, as a late entry does (C.04.2 2.4).
