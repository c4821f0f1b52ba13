Console-Status =
    .checked-in = na místě
    .withdrawn = odstoupení od { $round }. kola
    .expelled = vyloučení
    .merged = sloučeno do { $kept }
    .taken-back = přihláška vzata zpět
    .from-round = od { $round }. kola
    .entered = přihláška
