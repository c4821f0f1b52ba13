### The results page: typing, corrections, claims, slips, the verification pass.

Script-BoardList =
    .missing = { $count } missing
    .all-in = all in
    .proposed = { $count } proposed
    .called = { $count } called
    .refused = { $count } refused
    .disputed = { $count } in conflict

Script-BoardNotes =
    .new-game = Reversed colours, fewer than 10 moves: a new game was begun (Laws 7.3)
    .goes-on = Reversed colours, 10 moves or more: play goes on (Laws 7.3)
    .clock-set = Clock set right
    .claim-looked-at = Claim looked at, play goes on
    .restarted = new game
    .notes = { $count ->
        [one] note
       *[other] { $count } notes
    }
    .who = { $text }, { $name } { $time }
    .seen = seen { $time }
    .seen-playing = Board { $board }: seen playing
    .toast = { $what }.
    .title = Note on board { $board }
    .changes-nothing = It stands in the history of the board and changes no result.
    .keep = Keep the note

Script-BoardReports =
    .both = both report { $result }
    .enter = Enter { $result } on board { $board }, as both players report
    .file = the boards’ file says { $result }
    .enter-of-file = Enter { $result } on board { $board }, as the file of the electronic boards says
    .half = { $colour ->
        [w] White reports { $result }, { $time }
       *[b] Black reports { $result }, { $time }
    }

Script-BoardRows =
    .of-match = { $board }, game { $game }
    .sending = sending…
    .kept = kept, not sent
    .moved = handed over
    .recorded = recorded
    .stood = stood already
    .refused = refused
    .not-taken-back = not taken back
    .adjourned-short = adj.
    .adjourned = adjourned
    .rated = rated { $result }
    .reversed = colours reversed
    .reversed-in-report = colours reversed in the report

Script-ClaimCards =
    .two-claims = Board { $board }: two claims
    .player-differs = Board { $board }: { $of ->
        [file] a claim says otherwise
       *[players] a player says otherwise
    }
    .players-differ = Board { $board }: { $of ->
        [file] the claims differ
       *[players] the players report differently
    }
    .refused = Board { $board }: your { $what } was refused
    .entry = entry
    .nothing = nothing
    .by = { $name }, { $time }
    .stands = stands
    .stands-by = stands, { $name }, { $time }
    .yours = yours, typed { $time }
    .was-refused = refused
    .white = White
    .black = Black
    .file = from a file of the electronic boards
    .round-closed = Round { $round } was closed at { $time }. { $message }
    .resolve = Resolve …
    .others-resolve = The chief or a third arbiter resolves it.
    .go-there = Go there; the result you enter settles it.
    .arbiter-looks = An arbiter of the sector looks at it.
    .stays = { $result } stays

Script-CorrectionDialogs =
    .typed-wrongly = Typed wrongly
    .slip-says-so = Result slip says so
    .players-agree = Players agree on the record
    .rate-as = Rate as { $result }
    .photo = Photo of the slip
    .title = Correct board { $board }
    .correct-to = Correct to { $result }
    .colours = Colours of board { $board }
    .had = { $white } had White, { $black } had Black.
    .stays = Whose result it is stays as it stands. With fewer than ten moves a new game is played instead (Laws 7.3).
    .ten-moves = Ten moves or more were played
    .score-sheets = Score sheets say so
    .by-mistake = Recorded by mistake
    .record-reversed = Record reversed colours
    .record-as-paired = Record colours as paired

Script-DecisionDialog =
    .stands = { $result } stands
    .no-result = No result yet
    .photo = Photo of the clock or the slip
    .what-counts = What counts
    .happened-at = It happened at
    .article = Article
    .in-words = Decision in words, other witnesses too
    .record = Record the decision
    .title = Board { $board }: decision of the chief arbiter
    .counts = { $result } counts from now on
    .seen-by = Seen by

Script-ForfeitQuestion =
    .title = Board { $board }: were moves made?
    .no-moves = No moves
    .forfeit = a forfeit: not rated, no colour, they may meet again
    .moves = Moves were made
    .lost = lost as played: the game is rated

Script-KeyPanel =
    .plain = Played
    .forfeit = Forfeit
    .unrated = Not rated
    .odd = By decision

Script-ResultDialogs =
    .clear-title = Clear board { $board }
    .taken-off = { $result } is taken off the board; the record keeps it.
    .wrong-board = Typed on the wrong board
    .still-played = Game is still being played
    .clear = Clear the result
    .reversed = Colours were reversed: 1–0 means that { $white } won.
    .others-correct = { $result } stands; an arbiter of the sector corrects it.
    .adjourned = Adjourned
    .confirm = Confirm { $result }
    .colours = Colours …
    .seen-playing = Seen playing
    .note = Note …
    .decision = Decision …
    .clear-it = Clear …
    .history = History
    .what-if = What if …?
    .plain = Played
    .forfeit = Forfeit
    .unrated = Not rated (less than one move)
    .odd = By decision
    .which-is-right = Board { $board }: which is right?
    .another = Another result …
    .not-now = Not now
    .settle-title = Board { $board }: { $result }
    .will-count = { $result } will count; both claims stay on record.
    .seen-at-the-board = Seen at the board
    .settle-as = Settle as { $result }

Script-ResultText =
    .white-wins = 1–0
    .draw = ½–½
    .black-wins = 0–1
    .white-wins-by-forfeit = + –
    .black-wins-by-forfeit = – +
    .both-forfeit = – –
    .both-lose = 0–0
    .half-to-white = ½–0
    .half-to-black = 0–½
    .white-wins-unrated = 1–0 unrated
    .draw-unrated = ½–½ unrated
    .black-wins-unrated = 0–1 unrated

Script-ResultName =
    .none = no result
    .white-wins = White wins
    .draw = draw
    .black-wins = Black wins
    .white-wins-by-forfeit = White wins by forfeit
    .black-wins-by-forfeit = Black wins by forfeit
    .both-forfeit = both forfeit
    .both-lose = both lose
    .half-to-white = half a point to White, none to Black
    .half-to-black = none to White, half a point to Black
    .white-wins-unrated = White wins, not rated
    .draw-unrated = draw, not rated
    .black-wins-unrated = Black wins, not rated

Script-Results =
    .held-back = held back
    .not-taken-back = not taken back
    .recorded = { $label }: recorded. { $message }
    .already-recorded = { $label }: already recorded. { $message }
    .next-round = The next round is published.
    .paired-anew = Boards of this round were paired anew.
    .changed-board = board { $board }: { $result }, { $name }
    .no-result = no result
    .changed = Changed elsewhere: { $boards }.
    .changed-and-more = Changed elsewhere: { $boards } and { $more } more.
    .no-board = There is no board { $board }.
    .white = White
    .black = Black
    .pairing = { $first-colour } { $first } – { $second-colour } { $second }

Script-SlipScanning =
    .no-code = { $code } is no code of a slip.
    .nothing-typed = Nothing was typed: choose a board, or scan its slip.
    .another-section = This is a slip of another section.
    .cannot-ask = This is a slip of another section; the server cannot be asked whose.
    .two-claims = Board { $board }: two claims, to be resolved.
    .being-sent = Board { $board }: { $result } was typed here and is being sent.
    .recorded = Board { $board }: already recorded by { $name } at { $time } ({ $result }).
    .type = Board { $board }: { $white } – { $black }. Type the result.
    .type-adjourned = Board { $board }, adjourned: { $white } – { $black }. Type the result.
    .older-slip = { $words } An older slip, which names no section: see that it is of { $section }.
    .other-round = This is a slip of round { $slip }; you are typing round { $round }.
    .paired-anew = This slip does not count any more: its board was paired anew.
    .paired-anew-there = This slip of { $section }, round { $round }, does not count any more: its board was paired anew.
    .of = This is a slip of { $section }: round { $round }, board { $board }.
    .of-no-arbiter = This is a slip of { $section }: round { $round }, board { $board }. You are no arbiter there.

Script-Typist =
    .nothing-to-confirm = Board { $board }: nothing for you to confirm.
    .confirmed = Board { $board }: { $result } confirmed
    .enters-none = Your role enters no results.
    .corrects-none = Your role corrects no results: ask the chief arbiter or a deputy.
    .colours = Board { $board }: colours
    .decision = Board { $board }: decision
    .stands = Board { $board }: { $result } stands already.
    .stays = Board { $board }: { $result } stays
    .adjourned = Board { $board }: adjourned
    .result = Board { $board }: { $result }
    .clear = Board { $board }: clear

Script-Verification =
    .begins = Verification pass: type the slips again from board { $board }.
    .ended = Verification pass ended. { $summary }
    .taken-back = Boards { $first }–{ $last } taken back
    .agree = { $count ->
        [one] { $count } board agrees.
       *[other] { $count } boards agree.
    }
    .agree-and-wait = { $count ->
        [one] { $count } board agrees. { $own } wait for another person.
       *[other] { $count } boards agree. { $own } wait for another person.
    }

Script-VerificationDialogs =
    .stop = Stop: board { $board }
    .recorded = Recorded
    .nothing = nothing
    .on-the-slip = On the slip
    .enter = Enter { $result }
    .correct-to = Correct to { $result }
    .one-row-off = One row off: take back boards { $first }–{ $last } …
    .leave = Leave it as it is and go on
    .again = Type this slip again
    .no-run = No such run of boards.
    .run = { $count } results: { $boards }
    .title = Take back from board { $board }
    .typed-by = Typed one after the other by { $name }. They are taken back together; the record keeps them, and the activity can put them back.
    .typed-by-you = Typed one after the other by you. They are taken back together; the record keeps them, and the activity can put them back.
    .up-to = up to board
