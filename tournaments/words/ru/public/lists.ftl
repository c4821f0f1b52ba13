### The lists of a round: by board, by name, the standings; and the entry list.

Public-Row =
    .board = Доска
    .white = Белые:
    .black = Чёрные:
    .against = соперник:
    .points = очки:
    .result = результат
    .no-result-yet = результата пока нет
    .plays-no-more = больше не играет
    .other-places = Остальные доски

Public-Pairings =
    .title = { $round ->
        [0] Пары
       *[other] { $round }-й тур по доскам
    }
    .without-a-game = Без игры

Public-Names =
    .title = { $round ->
        [0] Фамилии
       *[other] { $round }-й тур по фамилиям
    }
    .first-letters = Первые буквы

Public-Standings =
    .title = { $round ->
        [0] Турнирная таблица
       *[other] Турнирная таблица после { $round }-го тура
    }
    .name = Турнирная таблица
    .tables = Таблицы
    .region = Турнирная таблица
    .rank = Место
    .number = №
    .player = Игрок
    .round = { $round }-й тур
    .points = Очки
    .shared = то же место, что строкой выше
    .provisional = { $missing ->
        [one] { $head } нет { $missing } результата { $round }-го тура.
        [few] { $head } нет { $missing } результатов { $round }-го тура.
        [many] { $head } нет { $missing } результатов { $round }-го тура.
       *[other] { $head } нет { $missing } результата { $round }-го тура.
    }
    .provisional-head = Предварительно:
    .final = { $head } после { $round }-го тура.
    .final-head = Итоговая таблица
    .final-head-revision = Итоговая таблица, редакция { $revision }
    .running = После { $round }-го тура из { $rounds }.
    .newer = { $round }-й тур новее
    .equal-points = При равенстве очков место делится.
    .workings = Нажмите на число, чтобы увидеть его расчёт.

Public-Entries =
    .title = Стартовый список
    .players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
    .counted = { $players }{ $titled ->
        [0] { "" }
       *[other] , со званием: { $titled }
    }{ $federations ->
        [0] { "" }
        [one] , { $federations } федерация
        [few] , { $federations } федерации
        [many] , { $federations } федераций
       *[other] , { $federations } федерации
    }.
    .nobody = Игроков пока нет. Список пополняется по мере поступления заявок.
    .counts = Учитываемый рейтинг: { $method }.
    .number = Номер
    .player = Игрок
    .federation = Федерация
    .rating = Рейтинг
