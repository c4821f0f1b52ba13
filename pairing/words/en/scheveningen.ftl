### A round of a Scheveningen event, told by its row in the table.

Pairing-Scheveningen-Round =
    .row = Round { $round } is row { $row } of the Scheveningen table for { $size } on a side.
    .second-cycle = Round { $round } is row { $row } of the Scheveningen table for { $size } on a side, with the colours reversed.
    .free = { $player } would meet { $seat }, which nobody has, and is free.

Pairing-Scheveningen-Board =
    .pair = Row { $row } of the table for { $size } has { $one }–{ $other }: { $white } has White against { $black }.
