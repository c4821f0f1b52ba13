### One side of a board in the list of a round.

Console-Side =
    .changed = changed
    .in-version = in version { $version }
