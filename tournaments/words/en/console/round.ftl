### The page of a round: what is missing, the request, the draft, the publication.

Console-Round = Round { $round }
    .of = of { $rounds }
    .history = History

# --- not paired yet

Console-RoundChecks =
    .ready = Ready to be paired
    .not-ready = Not ready to be paired
    .more = … and { $count } more
    .stale = Round { $round }: stale, pair again?
    .failed = Round { $round } was not paired
    .better-a-round-robin = So many rounds of so few are better a round robin (VinczeSwiss V18): a tournament of its own, with the system Round robin.
    .pair = Pair round { $round }
    .pair-again = Pair round { $round } again with what came in
    .sheet = Pair by hand from an empty sheet …
    .sheet-label = Pair round { $round } by hand from an empty sheet
    .sheet-confirm = No legal pairing exists (C.04.3 1.9.3). You set board after board and the bye; what the rules forbid is confirmed by name at the end, and the report will say so (MPA).
    .sheet-reasons = No legal pairing exists|Decision of the chief arbiter
    .sheet-runs = { $name } pairs the round by hand from an empty sheet.
    .to-the-sheet = Manual pairing

Console-Adjourning =
    .deadline-over = The pairing deadline was { $time }.
    .before-deadline = Before the pairing deadline, { $time }: adjourn games that go on
    .any-time = Adjourn games that go on
    .what-it-means = The games that are not finished can be adjourned: each counts as a draw for this pairing (C.04.2 3.1), its result comes later, and the standings are not final before.
    .adjourn = Adjourn { $count ->
        [one] { $count } game
       *[other] { $count } games
    } …
    .label = Adjourn { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of round { $round }
    .confirm = { $count ->
        [one] Board
       *[other] Boards
    } { $boards }: a draw for the pairing, no points in the standings until the result is entered.

# --- being paired

Console-PairingRuns = Round { $round } is being paired
    .progress = Pairing
    .appears-by-itself = The pairing program works on it; the draft appears here by itself.
    .stop = Stop
    .stop-label = Stop pairing round { $round }
    .stop-confirm = The request is dropped; nothing has been published.

# --- the draft

Console-Draft = Draft, seen by arbiters only
    .boards = { $boards } boards{ $byes ->
        [0] { "" }
        [one] , { $byes } other bye
       *[other] , { $byes } other byes
    }{ $absent ->
        [0] { "" }
       *[other] , { $absent } not paired
    }.
    .boards-and-pab = { $boards } boards, pairing-allocated bye: { $pab }{ $byes ->
        [0] { "" }
        [one] , { $byes } other bye
       *[other] , { $byes } other byes
    }{ $absent ->
        [0] { "" }
       *[other] , { $absent } not paired
    }.
    .paired-by-hand = Paired by hand.
    .manual-first = The manual pairing is discarded first.
    .pair-by-hand = Pair by hand …
    .pair-by-hand-label = Pair round { $round } by hand
    .pair-by-hand-confirm = From then on you alone change the boards of this draft, and every console says so. The round is published only after you have ended it, with a comparison and a comment, or discarded it.
    .pair-by-hand-reasons = The regulations ask for it|The organiser asks for it|Decision of the chief arbiter
    .discard = Discard …
    .discard-label = Discard the draft of round { $round }
    .discard-confirm = The draft is dropped and stays in the record. The round can be paired again.
    .discard-reasons = Late entry or return|Withdrawal|Wrong data corrected|Arbiter's decision
    .publish = Publish …
    .publish-label = Publish round { $round }
    .publish-confirm = Everybody sees the { $boards } boards of round { $round } at once. From then on the pairing changes only as C.04.2 4.4 allows.
    .publish-confirm-shared = Everybody sees the { $boards } boards of round { $round } at once. From then on the pairing changes only as C.04.2 4.4 allows. { $shared }

Console-DraftByHand = { $name } pairs this round by hand
    .since = Since { $time }: { $reason }.
    .programs-draft = Below stands the program's draft. Until the manual pairing is ended or discarded it is neither published nor discarded.
    .manual-pairing = Manual pairing

# --- published

Console-Published = Round { $round } is published
    .closed = Round { $round } is closed
    .boards = { $boards } boards, { $missing ->
        [0] { $adjourned ->
            [0] all results in
            [one] all results in but of one adjourned game
           *[other] all results in but of { $adjourned } adjourned games
        }
       *[other] { $missing } without a result
    }.
    .boards-and-conflicts = { $boards } boards, { $missing ->
        [0] { $adjourned ->
            [0] all results in
            [one] all results in but of one adjourned game
           *[other] all results in but of { $adjourned } adjourned games
        }
       *[other] { $missing } without a result
    }, { $conflicts }.
    .in-conflict = { $count } in conflict
    .version = Version { $version } of the pairings.
    .results = Results
    .change-pairing = Change a pairing …
    .refuse-request = Refuse a request …
    .close = Close the round …
    .close-label = Close round { $round }
    .close-confirm = The end of the round (C.04.2 4.3): later corrections no longer count for the next pairing.
    .reopen = Reopen …
    .reopen-label = Reopen round { $round }
    .reopen-confirm = Corrections count again as if the round had not ended.
    .reopen-reasons = Closed by mistake|Arbiter's decision

# --- its boards

Console-RoundBoards = Boards of round { $round }
    .board = Board
    .points = Pts
    .number = No.
    .white = White
    .black = Black
    .rating = Rating
    .colours = Colours
    .floats = Floats
    .explanation = Explanation

# --- beside them

Console-RoundAside =
    .requests-refused = Requests refused
    .print-answer = Print the answer
    .what-happened = What happened
    .without-board = Without a board
    .imported = Imported from a report.

Console-PairingProgram = Pairing program
    .engine = Engine
    .no-engine = none: paired by hand over the program's draft
    .checked-by = Checked by
    .no-rule-broken = { $checker }: no rule broken
    .paired-from = Paired from
    .event = event #{ $seq }
    .input = Input
    .seal = Seal
    .why = Why the round is paired like this
