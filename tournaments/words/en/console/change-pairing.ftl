### Changing the boards of a published round, and what was changed. Reasons to choose from stand in one
### message, with | between them.

Console-ChangePairing =
    .page = Change a pairing, round { $round }
    .title = Change a pairing of round { $round }
    .back = Back to the round
    .refuse = Refuse a request …
    .not-yours = The chief arbiter and the deputies change published pairings.
    .grounds = 1. On which ground?
    .these-alone = Published pairings change on these grounds alone (C.04.2 4.4), and no correct pairing is altered in favour of anybody (C.04.2 1.5). Whatever is none of them is refused.
    .for-the-chief = for the chief arbiter
    .missed = { $ground }: { $fault } ({ $article }).
    .what = 2. What happened?
    .person-at-board = { $person }, board { $board }
    .check-in = Check in
    .enter = enter
    .nobody-late = Nobody who has checked in is without a place. { $check_in } whoever has arrived, or { $enter } a late entry first.
    .show = Show the legal changes
    .offers = Legal changes
    .smallest-first = { $step }. Legal changes, the smallest first
    .refused-with-article = refused with its article
    .no-change = No legal change carries this. The pairing stays as it is published; a request can be { $refused }.
    .label = Change published pairings of round { $round }
    .confirm = { $ground } ({ $article }). Everybody sees the new boards at once, marked as changed.
    .before = As published
    .after = After the change
    .touched = { $count ->
        [0] No published place touched
        [one] { $count } published place touched
       *[other] { $count } published places touched
    }
    .score-difference = score difference { $distance }
    .over-the-limit = { $players }: third time the same colour running, or a colour difference of three (C.04.1 6, 7).
    .tells = To be told:
    .clause = Article of the regulations
    .agreed = { $count ->
        [one] { $players } agrees
       *[other] { $players } agree
    }
    .submit = Change it …

# What happened, by ground: somebody has arrived, or is away, or it is about boards.
Console-ChangeFields =
    .arrived = Has arrived
    .away = Is away
    .top = Is away from a top board
    .and-also = and also
    .board = Board
    .and-board = and board

# What is said most often on each ground; any other words can be written.
Console-ChangeReasons =
    .late-entry = Arrived late, everybody touched agrees|Late arrival takes the place of a player who is ill
    .both-unpaired = Both opponents are away, both players agree
    .rematch = They have played each other already
    .top-boards = Illness at the top of the last round
    .regulations = The regulations say so
    .played-as = Sat down at each other's boards, moves were made

# What became of a player who has no board, in lists of boards before and after.
Console-ChangedPair =
    .bye = { $name }, pairing-allocated bye
    .absent = { $name }, not paired

Console-Changes = Changed after the publication
    .version = Version { $version }: { $title }
    .take-back = Take back …
    .take-back-event = Take back #{ $seq } …
