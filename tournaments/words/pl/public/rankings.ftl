Public-Ranking =
    .place = M-ce
    .rank = M-ce ogólne
    .team = Drużyna
    .ranks = Suma miejsc
    .player = { $rank }. { $player }, { $points }
    .nobody = W tej klasyfikacji nie ma nikogo.
