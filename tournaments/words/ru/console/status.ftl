### How an entry stands, in a word.

Console-Status =
    .checked-in = на месте
    .withdrawn = снятие с { $round }-го тура
    .expelled = исключение
    .merged = объединено: { $kept }
    .taken-back = заявка отменена
    .from-round = с { $round }-го тура
    .entered = заявка есть
