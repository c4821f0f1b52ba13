Console-NoSuch =
    .entry = Přihláška číslo { $entry } neexistuje.
