### Changes of ratings, on pages and on paper.

Shared-Rating =
    .title = Рейтинг: { $player }
    .about = Рассчитано по правилам рейтинга ФИДЕ (B.02, редакция { $edition }) на основе внесённых результатов; обсчёт: { $kind ->
            [rapid] рапид
            [blitz] блиц
           *[standard] классика
        }. ФИДЕ округляет раз в месяц по всем турнирам сразу и лучше знает, новый ли это игрок в рейтинг-листе.
    .number = №
    .player = Игрок
    .opponent = Соперник
    .rating = Рейтинг
    .round = Тур
    .k = K
    .games = Партии
    .score = Очки
    .expected = Ожидалось
    .score-of-expected = Очки / ожидалось
    .difference = Разница
    .capped = { $difference }, считается как { $counted }
    .gain = Сверх ожидания
    .change = Изменение
    .performance = TPR
    .perfect = PTP
    .first = первый рейтинг { $rating }
    .first-rating = Первый рейтинг
    .k-about = K { $k }: { $why }
    .sum = { $gain } × { $k } = { $change }; только за этот турнир с округлением: { $rounded }.
    .no-games = Законченных партий с соперником пока нет.
    .none = Обсчитываемых игроков нет.
