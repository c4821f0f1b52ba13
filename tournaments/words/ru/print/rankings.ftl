### Final standings and rankings within the standings, on paper.

Print-Final =
    .provisional-title = Таблица после { $round }-го тура, предварительная
    .provisional = Предварительно.
    .open = { $count ->
            [one] Не окончена { $count } партия.
            [few] Не окончены { $count } партии.
            [many] Не окончено { $count } партий.
           *[other] Не окончено { $count } партии.
        }
    .to-play = { $count ->
            [one] Предстоит ещё { $count } тур.
            [few] Предстоит ещё { $count } тура.
            [many] Предстоит ещё { $count } туров.
           *[other] Предстоит ещё { $count } тура.
        }
    .not-declared = Все партии окончены. Турнир ещё не закрыт.
    .place-and-day = Место и дата
    .chief-arbiter = { $name }, главный арбитр
    .arbiter = Главный арбитр

Print-Rankings =
    .title = Зачёты после { $round }-го тура
    .place = Место
    .rank = Общее место
    .ranks = Сумма мест
    .team = Команда
    .nobody = В этом зачёте никого нет.
    .none = Зачёты не объявлены.

Print-RankingsTable =
    .ranking = зачёт
    .home = федерация или клуб
    .place = место
    .ranks = сумма мест
    .players = зачётные игроки
    .player-line = { $rank }. { $player } { $points }
