Print-Working =
    .title = { $player }: { $rank }. místo po { $round }. kole
    .rounds = Kola
    .number = Č. { $number }
