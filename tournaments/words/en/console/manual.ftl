### Pairing a round by hand: the boards while they are made, and the comparison it is left by. Reasons to
### choose from stand in one message, with | between them.

Console-Manual = Round { $round } by hand
    .page = Manual pairing, round { $round }
    .title = Manual pairing of round { $round }
    .back = Back to the round
    .chosen = The players chosen
    .not-by-hand = Round { $round } is not being paired by hand.
    .to-the-round = To the round
    .yours = You pair this round by hand
    .theirs = { $name } pairs this round by hand
    .since = Since { $at }: { $reason }. Until it is ended or discarded the round is neither published nor paired again.
    .discard = Discard …
    .discard-label = Discard the manual pairing of round { $round }
    .confirm-discard = The pairing program's draft stands as before; what was done by hand stays in the record.
    .discard-reasons = The program's pairing is taken|Begun by mistake|To be begun anew
    .compare = Compare and end …
    .outdated = { $why } The manual pairing is outdated with it: it cannot be ended, only discarded and begun anew from the new draft. Its boards stay in the record.
    .no-board = Without a board
    .bye = pairing-allocated bye
    .waits = no place yet
    .now = { $name } has been pairing round { $round } by hand since { $at }.
    .look = Look

Console-ManualBoards = Boards of round { $round } as they stand by hand
    .board = Board
    .points = Pts
    .number = No.
    .white = White
    .black = Black
    .colours = Colours
    .remarks = Remarks
    .refused = not possible
    .confirm = to be confirmed
    .warning = warning
    .by-hand = by hand

# How far the boards are from those of the pairing program.
Console-Distance = Distance
    .to-the-program = Distance to the program's pairing
    .against-the-program = Against the program's pairing
    .boards-differ = { $count ->
        [one] { $count } board differs.
       *[other] { $count } boards differ.
    }
    .by-the-program = By the pairing program
    .by-hand = By hand
    .from-nothing = No legal pairing exists

Console-Doubts = What speaks against it
    .outdated = It is outdated; more is not looked at.
    .none = It breaks no absolute rule.
    .refused = Not possible:
    .confirm = To be confirmed at the end:
    .warning = Warning:
    .rules = { $count ->
        [one] { $count } rule of the system not met, by the independent check
       *[other] { $count } rules of the system not met, by the independent check
    }

Console-ManualCompare =
    .page = Compare, round { $round }
    .title = Compare the manual pairing of round { $round }
    .back = Back to the boards
    .others = Every other board is the program's own.
    .outdated = { $why } The manual pairing cannot be ended; it is discarded and begun anew from the new draft.
    .not-yours = Only { $name }, who began it, ends this manual pairing.
    .not-possible = It cannot be ended like this: what is marked as not possible has no exception in the rules while a pairing of the program stands.
    .places-missing = It cannot be ended like this: everybody needs a place.
    .nothing-differs = It cannot be ended like this: it is the program's own pairing. Discard the manual pairing, and the draft stands.
    .end = End the manual pairing
    .end-label = End the manual pairing of round { $round }
    .confirm = The boards made by hand become the draft of round { $round } in place of the program's. The report will say so (MPA).
    .colour = { $name }: this colour for the third time running, or three times more than the other, is accepted (C.04.1 6, 7)
    .despite = { $name }: what C.04.1 2 to 4 or the regulations forbid is accepted, as no legal pairing exists
    .read = I have read every board
    .compared = I have compared the two pairings
    .comment = Comment: why the boards differ
    .submit = End manual pairing …

# A round whose boards were made by hand.
Console-ByHand = Paired by hand
    .colour-accepted = Colour accepted (C.04.1 6, 7): { $players }.
    .not-met = Not met, by the independent check: { $articles }.
