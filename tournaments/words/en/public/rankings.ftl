### A ranking within the standings, on the public pages.

Public-Ranking =
    .place = Place
    .rank = Rank
    .team = Team
    .ranks = Ranks
    .player = { $rank }. { $player }, { $points }
    .nobody = Nobody is in this ranking.
