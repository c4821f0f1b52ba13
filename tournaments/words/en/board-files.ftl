### A file of the electronic boards (PGN): what it says of the games of a round, and what is wrong with it.

BoardFile =
    .too-large = The file has { $bytes } bytes; at most { $most } are taken.
    .no-games = The file has no games: a PGN has lines like [White "Nováková, Jana"] above each.
    .no-moves = None of its games has moves and belongs to a board here.
    .unclosed-comment = The comment that begins in line { $line } has no end: games after it may be missing here.
    .too-many-games = The file has more than { $most } games; those after them are not read.
    .not-claimable = { $lines ->
        [0] Nothing is ticked.
       *[other] Nothing can be put on record of the games in these lines of the file: { $lines }.
    }
    .defective = Nothing was put on record: look at the games that are marked, or tick the others.

BoardFileProblem =
    .unread = Line { $line } is no tag that can be read.
    .no-round = Round { $round } is not published.
    .no-board = Round { $round } has no board { $board }.
    .other-players = Other players sit at board { $board } of round { $round }.
    .no-such-players = No game of round { $round } has these two players.
    .ends-otherwise = The tag says { $result }, the moves end with { $ends }.
    .no-result = { $result } is no result of a board: enter it by hand.
    .colours = The colours are the other way round at board { $board }: look there before anything is entered.
    .twice = The same game as in line { $line }.
