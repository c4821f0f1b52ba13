### Rankings within the standings, and what if.

Console-Rankings =
    .title = Rankings within the standings
    .about = Women, juniors, rating groups, federations, clubs, or players you name; and federations or clubs as teams. The order is always that of the whole standings. Best announced before round 1.
    .announced = Round 1 is published: what is announced should stay. The chief arbiter can still change it, with a reason that stays in the log.
    .not-yours = The chief arbiter and his deputy announce the rankings.
    .not-yours-now = Since round 1 the chief arbiter alone changes the rankings.
    .add = Add a ranking
    .save = Announce the rankings

Console-RankingFields =
    .title = Ranking
    .remove = Remove this ranking
    .name = Name (empty: by whom it is for)
    .by = Ranked are
    .best = Players of a team who count
    .whole-teams = Teams with fewer players are not ranked
    .public = On the public pages: they show who is in it, so also who is a woman, a junior, of a club

Console-Within =
    .of = Which ranking
    .whole = Whole standings
    .set-up = Rankings …
    .place = Place
    .rank = Rank
    .rank-in-whole = Rank in the whole standings
    .team = Team
    .points = Points
    .ranks = Ranks
    .ranks-about = Sum of the ranks of the players who count
    .players = Players who count
    .of-size = { $count } of { $size }
    .nobody = Nobody is in this ranking.
    .print = Print these
    .player-line = { $rank }. { $player }, { $points }

Console-WhatIf =
    .title = What if …?
    .link = What if …?
    .about = Nothing here is recorded or published. Results that are supposed count as if they were in; open games count nothing.
    .supposed = Suppose
    .board = Board { $board }: { $white } – { $black }
    .as-it-is = as it is: { $result }
    .open = open
    .another = Another board
    .others-open = { $count ->
            [one] One more board is open: name it here.
           *[other] { $count } more boards are open: name them here.
        }
    .show = Show
    .reset = Suppose nothing
    .no-round = There is nothing to suppose before round 1 is published.
    .nothing-supposed = Choose a result at one board or several.
    .nobody-moves = Nobody’s rank or points would change.
    .still-open = { $count ->
            [0] No game would be open any more.
            [one] One game would still be open.
           *[other] { $count } games would still be open.
        }
    .moves = Who would move
    .moving = { $count ->
            [one] One player would move
           *[other] { $count } players would move
        }
    .rank = Rank now
    .new-rank = Would be
    .change = Change
    .up = { $ranks } up
    .down = { $ranks } down
    .same = same
    .player = Player
    .points = Points
    .new-points = Would have
    .prizes = Prizes that would move
    .no-prizes = No prize would move.
