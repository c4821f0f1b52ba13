### "Find me" on a public page, and the cards of the players that this phone remembers.

Script-Find =
    .letters-hint = Достаточно двух-трёх букв, можно без «ё».
    .fetching = Загружается список имён…
    .too-many = Игроков: { $count }. Введите ещё одну букву.
    .players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
    .nobody = Игрока «{ $name }» здесь нет. { $link }
    .all-names = Просмотреть все имена
    .seat = Доска { $board }, { $colour }
    .remembered = { $player }: сохранено на этом телефоне.
    .forgotten = { $player }: больше не хранится.
    .forget = Забыть: { $player }

Script-Card =
    .changed = { $player }: { $place }
    .player = Игрок { $number }
    .the-player = игрок { $number }
    .not-on-the-list = больше не в списке этого турнира.
    .on-the-entry-list = В стартовом списке. Здесь появится 1-й тур.
    .looking = Поиск доски…
    .without-a-board = { $round }-й тур: { $note }
    .board = { $round }-й тур, доска
    .against = соперник: { $opponent }
    .tally = { $amount ->
        [0.5] { $points } очка, место { $rank }
        [one] { $points } очко, место { $rank }
        [few] { $points } очка, место { $rank }
        [many] { $points } очков, место { $rank }
       *[other] { $points } очка, место { $rank }
    }
    .final-tally = { $amount ->
        [0.5] { $points } очка, итоговое место { $rank }
        [one] { $points } очко, итоговое место { $rank }
        [few] { $points } очка, итоговое место { $rank }
        [many] { $points } очков, итоговое место { $rank }
       *[other] { $points } очка, итоговое место { $rank }
    }
    .next-round = Здесь появится { $round }-й тур

Script-Colour =
    .w = белые
    .b = чёрные

# By the player's part of the result.
Script-Outcome =
    .open = Результата пока нет
    .won = Победа
    .drawn = Ничья
    .lost = Поражение
    .won-by-forfeit = Техническая победа
    .lost-by-forfeit = Техническое поражение
