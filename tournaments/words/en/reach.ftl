### What a correction reaches, to be read before it is confirmed (C.04.2 4.3, 2.3).

Reach =
    .colours-in-the-report = The round after it has ended: the report alone names the colours as they were played.
    .colours-on-record = Later pairings keep the colours that are on record.
    .report-alone = The round after round { $round } has ended: it counts for the rating report alone.
    .report-says = Standings and pairings keep nothing; the report says { RESULT($result) }, with a ### line.
    .report-says-other = Standings and pairings keep { RESULT($kept) }; the report says { RESULT($result) }, with a ### line.
    .paired-before = Round { $round } was paired before and stays as it is paired.
    .counts-for = It counts for the pairing of round { $round }.
    .no-pairing-follows = No pairing follows; the deadline is that of the regulations.
    .not-read = The pairing of round { $round } does not depend on it.
    .standings-change = The standings change.
    .standings-stay = The standings do not change.
    .late = The deadline for corrections ended at { TIME($deadline) }. The chief arbiter can still let it count, with a reason; that is recorded.

PairingOutdated = The pairing of round { $round } in hand is outdated: discard it, pair again.

RatingReach =
    .at-the-start = Numbers are given at the start, by this rating.
    .report-alone = The rating itself goes into the report; no number moves.
    .no-number-moves = No pairing number moves.
    .ranks-move = The tie-breaks read ratings: ranks change.
    .numbers-move = { $count ->
        [one] { $count } pairing numbers move once new numbers are given; round { $round } is paired by them.
       *[other] { $count } pairing numbers move once new numbers are given; round { $round } is paired by them.
    }
    .published-stays = { $last ->
        [1] Round 1 stays as paired; points do not change.
       *[other] Published rounds stay as paired; points do not change.
    }
