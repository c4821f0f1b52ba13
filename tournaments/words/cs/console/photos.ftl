Console-Photos =
    .erased = Fotografie #{ $seq } byla na žádost vymazána.
