Console-Side =
    .changed = zmieniono
    .in-version = w wersji { $version }
