### Final standings and rankings within the standings, on paper.

Print-Final =
    .provisional-title = Standings after round { $round }, provisional
    .provisional = Provisional.
    .open = { $count ->
            [one] One game is open.
           *[other] { $count } games are open.
        }
    .to-play = { $count ->
            [one] One round is still to be played.
           *[other] { $count } rounds are still to be played.
        }
    .not-declared = All games are over. The tournament has not been closed yet.
    .place-and-day = Place and day
    .chief-arbiter = { $name }, chief arbiter
    .arbiter = Chief arbiter

Print-Rankings =
    .title = Rankings after round { $round }
    .place = Place
    .rank = Rank
    .ranks = Ranks
    .team = Team
    .nobody = Nobody is in this ranking.
    .none = No rankings are announced.

Print-RankingsTable =
    .ranking = ranking
    .home = federation or club
    .place = place
    .ranks = sum of ranks
    .players = players who count
    .player-line = { $rank }. { $player } { $points }
