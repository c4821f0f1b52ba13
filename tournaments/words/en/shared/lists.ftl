### What stands in the rows of public lists, on pages and on paper.

Shared-Colour =
    .w = White
    .b = Black

Shared-Row =
    .adjourned = adjourned
    .changed = changed
    .under-appeal = under appeal
    .match = match { $score }
    .live = Game of board { $board }, live

# The heading of a list of boards, of a game of a match.
Shared-Match =
    .heading = { $heading } (match { $match }, game { $game })

Shared-RoundKind =
    .pab = pairing-allocated bye
    .full-bye = full-point bye
    .half-bye = half-point bye
    .zero-bye = not paired
    .open = no result yet

Shared-WithoutGame =
    .pab = no opponent left, a bye
    .full-bye = bye, a full point
    .half-bye = bye, half a point
    .zero-bye = does not play
    .out = plays no more from round { $round } on

Shared-Outcome =
    .open = No result yet
    .won = Won
    .drawn = Drawn
    .lost = Lost
    .won-by-forfeit = Won by forfeit
    .lost-by-forfeit = Lost by forfeit

Shared-ChangedBoards = { $count ->
        [one] board { $boards }
       *[other] boards { $boards }
    }
    .and-more = boards { $boards } and { $more } more
    .fewer = fewer boards

# What stands behind the points in the standings.
Shared-RankedBy =
    .listed = Equal points are ranked by the tie-breaks of C.07 ({ $edition }), in this order:
    .not-of-fide = Equal points are ranked by tie-breaks that C.07 does not have, in this order:
    .lots = The lots were drawn with the seed { $seed }.
    .provisional = Provisional: games are still open and count nothing yet.

Shared-Standings =
    .after = Standings after round { $round }
    .final = Final standings after round { $round }
    .final-revision = Final standings after round { $round }, revision { $revision }
    .cells-explained = Under each round: the opponent’s number, w for White or b for Black, and the points.
