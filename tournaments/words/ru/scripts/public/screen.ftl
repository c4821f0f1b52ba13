### The screen in the hall.

Script-Screen =
    .page = стр. { $page }/{ $pages }
    .pause = Пауза
    .go-on = Продолжить
