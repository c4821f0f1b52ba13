### Why somebody has no board in a round.

Console-Byes =
    .pab = pairing-allocated bye
    .bye = { $kind }-point bye
    .not-paired = not paired
