Console-NoSuch =
    .entry = Nie ma zgłoszenia numer { $entry }.
