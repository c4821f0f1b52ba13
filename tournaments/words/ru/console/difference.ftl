### What changed from a moment until now.

Console-Difference = Отличие от текущего
    .what-it-is = Что изменилось после события № { $then }; сейчас событие № { $now }.
    .parts = Разделы
    .none = Здесь ничего не изменилось.
    .events = { $count ->
        [one] { $count } событие
        [few] { $count } события
        [many] { $count } событий
       *[other] { $count } события
    }

Console-DifferencePart =
    .everything = всё
    .players = игроки
    .standings = таблица
    .appeals = апелляции
    .devices = устройства
    .settings = настройки
    .round = { $round }-й тур

Console-Moves = Турнирная таблица
    .places = Изменившиеся места
    .caption = Места и очки, тогда и сейчас
    .player = Игрок
    .place-then = Место тогда
    .points-then = Очки тогда
    .now = сейчас
    .after = после него
    .prizes = Изменившиеся призы
    .more = { $count ->
        [one] Место изменилось ещё у { $count } игрока.
        [few] Место изменилось ещё у { $count } игроков.
        [many] Место изменилось ещё у { $count } игроков.
       *[other] Место изменилось ещё у { $count } игрока.
    }
