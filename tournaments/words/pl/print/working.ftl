Print-Working =
    .title = { $player }: miejsce { $rank } po { $round }. rundzie
    .rounds = Rundy
    .number = Nr { $number }
