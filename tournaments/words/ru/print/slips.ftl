### Result slips and player cards.

Print-Slips =
    .title = { $round }-й тур: листки с результатами
    .round = { $round }-й тур
    .code = Код листка
    .board = Доска
    .scan = код для сообщения результата
    .scan-of = доска { $board }, { $player }

Print-Cards =
    .title = Карточки игроков
    .starting-number = Стартовый номер
    .rating = Эло
    .games = Партии: { $player }
    .round = Тур
    .number = №
    .opponent = Соперник
    .colour = Цвет
    .result = Рез.
    .total = Итого
