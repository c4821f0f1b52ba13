### The page on which a PGN of the electronic boards is read.

Console-BoardFile =
    .page = Results of electronic boards
    .title = Results of electronic boards
    .link = From boards (PGN)
    .about = A PGN from DGT LiveChess, a broadcast or any other program. What it says stands beside each board as a proposal and is no result: whoever types results confirms it there with C. Games are known by round and board ("3.17") and by their players.
    .file = PGN file
    .show = Show what is in it
    .moves = Games with these moves (PGN)
    .moves-about = All games of the rounds of this file, with its moves and the names, ids and results of this tournament.
    .keep = Keep these moves for the report
    .keep-about = The moves and clocks of this file go into the report package (games.pgn), whoever has them. What people wrote between them is left out.
    .kept = Moves are kept of { $kept } of { $games } games.
    .kept-now =
        { $left ->
        [0] The moves are kept.
        [one] The moves are kept. { $left } game of the file belongs to no board, or to other colours.
       *[other] The moves are kept. { $left } games of the file belong to no board, or to other colours.
    }
    .games = Games of the file
    .tick = Claim
    .board = Board
    .players = White – Black
    .result = Result
    .what = What becomes of it
    .line = Line
    .back = Results
    .who = Whoever types results reads such a file.
