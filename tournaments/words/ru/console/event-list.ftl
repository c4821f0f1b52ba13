### The events of a server and their sections, for everybody.

Console-EventList =
    .title = Турниры
    .log-in = Вход для арбитров
    .none = Турниров пока нет
    .soon = Пары, результаты и таблицы появятся здесь вместе с первым турниром.
    .days = { $first } – { $last }
    .players = { $count ->
            [one] { $count } игрок
            [few] { $count } игрока
            [many] { $count } игроков
           *[other] { $count } игрока
        }
    .over = завершён
    .before-round-one = до 1-го тура
    .round = тур { $round } из { $rounds }
