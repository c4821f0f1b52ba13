### The page on which the results of a round are typed.

Console-Results = Results
    .title = Results{ $round ->
        [0] { "" }
       *[other] , round { $round }
    }
    .round = Round { $round }
    .match = Match { $match } · rounds { $first } and { $second }
    .of = of { $rounds }
    .entered = { $entered } of { $boards }
    .results-entered = Results entered
    .missing = { $count ->
        [0] all in
       *[other] { $count } missing
    }
    .in-conflict = { $count } in conflict
    .start-of-play = Start of play
    .pairing = Pairing
    .history = History
    .paired-anew = Boards of this round were paired anew. { $link }
    .show-them = Show them
    .next-round = The next round is published. { $link }
    .open-it = Open it
    .explanation = Explanation
    .no-such-round = There is no round { $round }.

# --- typing

Console-Typing = Typing results
    .chosen-board = The chosen board
    .board = Board
    .number = number
    .white = White
    .black = Black
    .stands = Stands
    .played = Played
    .forfeit = Forfeit
    .not-rated = Not rated
    .by-decision = By decision
    .keys = Keys
    .by-board-number = Board number, then + * −
    .no-keys = Off
    .all-results = All results
    .clear = Clear
    .last-typed = Last typed
    .result-of-chosen = Result of the chosen board

Console-Verification = Verification pass
    .type-the-slip = type the slip of board { $board }
    .no-slip = No slip
    .tone = Tone
    .end = End
    .start = Verify slips
    .what-it-does = Type the slips a second time; the first that differs stops

# --- the list and what it is narrowed by

Console-BoardFilters =
    .find = Find a player or board
    .find-hint = Find a name or board
    .missing-only = Missing only
    .to-confirm = To confirm { $count }
    .my-boards = My boards, { $first }–{ $last }
    .my-boards-from = My boards, from { $first }
    .none = No board matches. Clear the search, or untick “Missing only”.

Console-Boards = Boards of round { $round }
    .board = Board
    .white = White
    .black = Black
    .rating = Rating
    .points = Pts
    .result = Result
    .entered-by = Entered by
    .result-of-board = Result of board { $board }
    .rated = rated { $result }
    .game-of-match = game { $game }
    .reversed = colours reversed
    .reversed-in-report = colours reversed in the report
    .under-appeal = under appeal
    .new-game = new game
    .notes = { $count ->
        [one] note
       *[other] { $count } notes
    }
    .seen = seen { $time }
    .adjourned = adjourned
    .confirmed-by = confirmed by
    .to-confirm = to confirm
    .who-typed = Who typed what, and when
    .history = History of board { $board }
    .byes = Byes
    .without-opponent = Without an opponent

# --- nothing to type

Console-NoBoards = No round is published yet
    .not-started = The tournament has not started
    .draft = Round { $round } is a draft
    .requested = Round { $round } is being paired
    .first-steps = Enter and check in the players, then start the tournament and pair round 1.
    .when = Results can be typed as soon as a round is published.
    .entries = Entries
    .pairing = Pairing
