### The lists on the wall: by name, by board, the standings.

Print-Names =
    .title = Пары { $round }-го тура по фамилиям
    .player = Игрок
    .board = Доска
    .against = { $colour }, соперник: { $opponent }

Print-Boards =
    .title = Пары { $round }-го тура по доскам
    .range = Доски { $range }
    .board = Доска
    .points = Очки
    .result = Результат
    .match = Матч
    .without-a-game = { $head } { $players }
    .without-a-game-head = Без игры:
    .bye = { $player } ({ $reason })

Print-Standings =
    .range = Места { $range }
    .provisional = { $missing ->
        [one] Предварительно: нет { $missing } результата.
        [few] Предварительно: нет { $missing } результатов.
        [many] Предварительно: нет { $missing } результатов.
       *[other] Предварительно: нет { $missing } результата.
    }
    .reopened = Таблица не итоговая: после её подведения турнир снова открыт.
    .cells-explained-in-lines = Под каждым туром: номер соперника, w — белые, b — чёрные, и очки; туры стоят в строках ({ $lines }), как в заголовке.
    .rank = Место
    .number = №
    .player = Игрок
    .federation = Фед.
    .rating = Рейт.
    .points = Очки
