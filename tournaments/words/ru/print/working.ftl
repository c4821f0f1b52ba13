### One player on paper: his rounds, and how each of his numbers came about.

Print-Working =
    .title = { $player }: место { $rank } после { $round }-го тура
    .rounds = Туры
    .number = № { $number }
