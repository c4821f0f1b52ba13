### The lists on the wall: by name, by board, the standings.

Print-Names =
    .title = Round { $round }: pairings by name
    .player = Player
    .board = Board
    .against = { $colour } against { $opponent }

Print-Boards =
    .title = Round { $round }: pairings by board
    .range = Boards { $range }
    .board = Board
    .points = Pts
    .result = Result
    .match = Match
    .without-a-game = { $head } { $players }
    .without-a-game-head = Without a game:
    .bye = { $player } ({ $reason })

Print-Standings =
    .range = Ranks { $range }
    .provisional = { $missing ->
        [one] Provisional: { $missing } result missing.
       *[other] Provisional: { $missing } results missing.
    }
    .reopened = Not final: the tournament was reopened after its final standings.
    .cells-explained-in-lines = Under each round: the opponent’s number, w for White or b for Black, and the points; the rounds stand in { $lines } lines, as in the head.
    .rank = Rank
    .number = No.
    .player = Player
    .federation = Fed.
    .rating = Rating
    .points = Points
