### Pictures of a tournament, on the public pages and on the console, and the tables beside them.

Shared-Pictures =
    .name = Pictures
    .title = { $round ->
        [0] Pictures
       *[other] Pictures after round { $round }
    }
    .figures = The figures as a table
    .figures-of = The figures of: { $title }
    .chosen = Players in the first picture
    .leave-out = Leave { $name } out
    .choose = Choose players
    .best-again = The first of the standings again
    .most = At most { $most } players have room.

Shared-PictureTitle =
    .bump = Rank after each round
    .scores = Scores after each round
    .white-share = White’s share
    .performances = Rating and performance
    .heat = All results
    .strip = Colours and floats
    .timeline = Results as they came in
    .open-boards = How long each board was open

Shared-PictureAbout =
    .bump = A line a player, the first rank on top, a column a round; the shapes at the names are those on the lines.
    .scores = A column a round, a row a score; the bars and numbers are how many players have it.
    .white-share = A bar a round: games that White won (white), drawn ones (with a dashed edge), games that Black won (black), with their numbers; at its end what White scored. Forfeits do not count.
    .performances = A dot a player: the rating of the entry list to the right, what the score was worth upwards. On the slanting line are those who played as rated, above it those who played better.
    .heat = A line a player in the order of the standings, a column a round: a full cell is a game won, a half one a draw, a stroke at the bottom a game lost; no cell, no game.
    .strip = A square a round: w with an empty square for White, b with a filled one for Black. The arrow down says that the player floated down (met fewer points, or got points without a game), the arrow up that he met more; below stands what he got.
    .timeline = How many results of the round were recorded so many minutes after it began.
    .open-boards = A bar a board, from the beginning of the round to its first result; a dashed bar is a board without one.

Shared-PictureColumn =
    .player = Player
    .rank = Rank
    .round = Round
    .score = Score
    .white = White won
    .draws = Drawn
    .black = Black won
    .open = Open
    .share = White’s share
    .rating = Rating
    .performance = Performance
    .colour = Colour
    .float = Float
    .result = Result
    .time = Time
    .minutes = Minutes
    .board = Board
    .results = Results

Shared-PictureRound =
    .column = Round { $round }
    .percent = { $percent } %
    .minutes = minutes after the round began

Shared-PictureMark =
    .win = won
    .draw = drawn
    .loss = lost
    .none = no game
    .open = open

Shared-PictureColour =
    .w = White
    .b = Black
    .none = no game

Shared-PictureLetter =
    .w = w
    .b = b

Shared-PictureFloat =
    .down = down
    .up = up
    .none = none

Shared-PictureOpen =
    .open = open
