### A player's page, and why a board was paired.

Public-Player =
    .rating = Rating { $rating }
    .unrated = Unrated
    .pairing-number = Pairing number { $number }
    .points = Points
    .rank = Rank
    .over = The tournament is over.
    .out = Plays no more from round { $round } on.
    .seat-board = Round { $round }, board
    .against = against { $opponent }
    .remember = Remember on this phone
    .rounds = Rounds
    .round = Round
    .board = Board
    .opponent = Opponent
    .result = Result
    .explanation = Explanation
    .colour-against = { $colour } against
    .no-result-yet = no result yet
    .why = Why?
    .why-rank = Why this rank?
    .why-round = Why round { $round } was paired like this
    .not-in-a-round = No round has been published with this player.
    .corrected = Result corrected after round { $paired } was paired; it counts from round { $next } on.
    .show-code = Show as QR code
    .code = QR code of this page

Public-Why =
    .title = Round { $round }, board { $board }: why?
    .float = The float
    .boards = Boards of round { $round }
