Console-Status =
    .checked-in = obecność potwierdzona
    .withdrawn = wycofanie od { $round }. rundy
    .expelled = wykluczenie
    .merged = scalone: { $kept }
    .taken-back = zgłoszenie cofnięte
    .from-round = od { $round }. rundy
    .entered = zgłoszenie
