Console-Side =
    .changed = změněno
    .in-version = ve verzi { $version }
