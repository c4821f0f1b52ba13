### Refusing what players ask about a published round. Reasons to choose from stand in one message, with |
### between them.

Console-RefuseRequest =
    .page = Refuse a request, round { $round }
    .title = Refuse a request about round { $round }
    .back = Back to the round
    .not-yours = The arbiters of the pairing office answer requests.
    .label = Request about round { $round } refused
    .confirm = The request and its refusal go on record. What do the players say?
    .reasons = Family|Same club or travelling together|They do not want this opponent
    .who = Who asks
    .both = Both players of a board
    .pair = { $board }: { $white } and { $black }
    .one = One player
    .board = About board
    .no-board = none in particular
    .what = What they ask for
    .submit = Refuse …
