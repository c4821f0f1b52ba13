### The lists of a round: by board, by name, the standings; and the entry list.

Public-Row =
    .board = Board
    .white = White:
    .black = Black:
    .against = against
    .points = points
    .result = result
    .no-result-yet = no result yet
    .plays-no-more = plays no more
    .other-places = Elsewhere

Public-Pairings =
    .title = { $round ->
        [0] Pairings
       *[other] Round { $round } by board
    }
    .without-a-game = Without a game

Public-Names =
    .title = { $round ->
        [0] Names
       *[other] Round { $round } by name
    }
    .first-letters = First letters

Public-Standings =
    .title = { $round ->
        [0] Standings
       *[other] Standings after round { $round }
    }
    .name = Standings
    .tables = Tables
    .region = Standings
    .rank = Rank
    .number = No.
    .player = Player
    .round = Round { $round }
    .points = Points
    .shared = shared with the row above
    .provisional = { $missing ->
        [one] { $head } { $missing } result of round { $round } is missing.
       *[other] { $head } { $missing } results of round { $round } are missing.
    }
    .provisional-head = Provisional:
    .final = { $round ->
        [one] { $head } after { $round } round.
       *[other] { $head } after { $round } rounds.
    }
    .final-head = Final standings
    .final-head-revision = Final standings, revision { $revision }
    .running = After round { $round } of { $rounds }.
    .newer = Round { $round } is newer
    .equal-points = Equal points share a rank.
    .workings = Tap a number to see how it came about.

Public-Entries =
    .title = Entry list
    .players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .counted = { $players }{ $titled ->
        [0] { "" }
       *[other] , { $titled } titled
    }{ $federations ->
        [0] { "" }
        [one] , { $federations } federation
       *[other] , { $federations } federations
    }.
    .nobody = Nobody has been entered so far. The list grows here as players enter.
    .counts = The rating that counts: { $method }.
    .number = Number
    .player = Player
    .federation = Federation
    .rating = Rating
