### A round of a round robin, told by its row in Berger's table.

Pairing-RoundRobin-Round =
    .row = Round { $round } is row { $row } of Berger's table for { $seats }.
    .second-cycle = Round { $round } is row { $row } of Berger's table for { $seats }, with the colours reversed.
    .free = { $player } would meet number { $seats }, which nobody has, and is free.

Pairing-RoundRobin-Board =
    .pair = Row { $row } of the table for { $seats } has { $one }–{ $other }: { $white } has White against { $black }.
    .again = They met in round { $round } with the other colours.

# Why two players do not meet in a round: whom each of them meets instead, and when they meet.
Pairing-RoundRobin-Meet =
    .now = { $player } meets { $opponent } in this round.
    .free = { $player } is free in this round.
    .scheduled = { $white } (White) and { $black } meet in round { $round }.
    .do = { $player } and { $opponent } do meet in this round.
    .same-side = { $player } and { $opponent } are of the same side and never meet.
