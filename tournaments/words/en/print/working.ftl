### One player on paper: his rounds, and how each of his numbers came about.

Print-Working =
    .title = { $player }: rank { $rank } after round { $round }
    .rounds = Rounds
    .number = No. { $number }
