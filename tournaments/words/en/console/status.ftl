### How an entry stands, in a word.

Console-Status =
    .checked-in = checked in
    .withdrawn = withdrawn from round { $round }
    .expelled = expelled
    .merged = merged into { $kept }
    .taken-back = entry taken back
    .from-round = from round { $round }
    .entered = entered
