Public-Ranking =
    .place = Místo
    .rank = Pořadí
    .team = Družstvo
    .ranks = Součet pořadí
    .player = { $rank }. { $player }, { $points }
    .nobody = V tomto hodnocení nikdo není.
