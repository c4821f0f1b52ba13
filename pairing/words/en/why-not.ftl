### Why two players do not meet, as all systems say it that pair step by step.

Pairing-WhyNot =
    .do = { $player } and { $opponent } do meet in this round.
    .away = { $player } is not paired in this round.
    .order = { $player }, seeking an opponent, comes to { $opponent } before { $other }.
    .taken = { $opponent } and { $other } were both free when { $player } sought an opponent and took { $opponent }.
