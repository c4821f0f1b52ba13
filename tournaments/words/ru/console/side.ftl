### One side of a board in the list of a round.

Console-Side =
    .changed = изменено
    .in-version = в версии { $version }
