### What an entry, a move or a pairing by hand would mean, to be read before it is done.

LateEntry =
    .number-at-the-start = The number comes with the start order (C.04.2 2.2).
    .numbers = Each gets its fitting number; who stands behind moves down (C.04.2 2.4).
    .number = Number { $number } of { $numbers }; { $moved ->
        [one] { $moved } player behind moves
       *[other] { $moved } players behind move
    } down by one.
    .frozen = Number { $number } of { $numbers }; { $moved ->
        [one] { $moved } player behind moves
       *[other] { $moved } players behind move
    } down by one, whatever the round (C.04.2 2.4).
    .nobody-moves = Number { $number } of { $numbers }; nobody moves.
    .paired-from = Paired from round { $round } on, and not before check-in at the desk (C.04.2 2.4).
    .missed = { POINTS($half_points) } { $half_points ->
        [1] point
        [2] point
       *[other] points
    } for { $count ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    } (C.04.2 2.4); what the regulations give instead is granted on the player's page, with a reason.
    .outdates = Round { $round } is being paired: it is outdated by this and has to be paired again.

MovePreview =
    .as-if-never-entered = { $player } is on no list here any more, as if never entered.
    .withdrawn = { $player } is withdrawn from round { $round } on.
    .played-stands = The games, byes and points of the rounds before stand.
    .moved-already = The player has been moved there already.
    .prohibited-pairs = { $player } stays named in the prohibited pairs (Settings).
    .fixed-board = Board { $board } is fixed for { $player } here; fix one there on the player's page.
    .stands-again-rated = Entry { $entry } there stands again, with its rating { $rating } and what was played.
    .stands-again-unrated = Entry { $entry } there stands again, with no rating and what was played.
    .entered = Entered there, as entry { $entry }.
    .paired-from = Paired from round { $round } on (C.04.2 2.4).
    .checked-in = Checked in there too, because the player is checked in here.
    .not-checked-in = Not paired before check-in at the desk there.
    .bye = Round { $round }: { NAME("ByeName", $kind) }
    .not-yours = { $section }: your role there is { $role }. A move is done by somebody who may enter and withdraw players in both sections.
    .no-arbiter = { $section }: you are no arbiter there. A move is done by somebody who may enter and withdraw players in both sections.

# How far a pairing by hand is from the pairing program's.
PairingDistance =
    .none = No board differs from the pairing program's
    .pair = { $white } – { $black }
    .no-pair = none
    .boards = { $count ->
        [one] { $count } board differs
       *[other] { $count } boards differ
    }: { $old } → { $new }
    .boards-and-bye = { $count ->
        [one] { $count } board differs
       *[other] { $count } boards differ
    }: { $old } → { $new }; the bye goes to { $bye } instead of { $was }
    .boards-and-no-bye = { $count ->
        [one] { $count } board differs
       *[other] { $count } boards differ
    }: { $old } → { $new }; the bye goes to nobody yet instead of { $was }
    .from-nothing = { $count ->
        [0] Nothing is paired yet
       *[other] By hand, from an empty sheet: { $new }
    }
    .from-nothing-and-bye = { $count ->
        [0] Nothing is paired yet
       *[other] By hand, from an empty sheet: { $new }
    }; the bye goes to { $bye }

# Why two entries may be one person.
DoubleGround =
    .fide-id = the same FIDE id
    .same-name = the same name
    .spelling = the same name in another spelling
    .one-letter = names that differ by one letter
    .more-names = one name has a word more
    .initial = one name has an initial alone
    .birth-date = the same date of birth
    .birth-year = the same year of birth
    .day-and-month = day and month of birth exchanged
    .federation = the same federation
