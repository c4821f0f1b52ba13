### An event of several sections: its page, and one person in several of them.

Public-Festival =
    .over = Турнир завершён: таблица итоговая
    .round = Тур { $round } из { $rounds }
    .before = { $count ->
        [one] До 1-го тура: { $count } игрок
        [few] До 1-го тура: { $count } игрока
        [many] До 1-го тура: { $count } игроков
       *[other] До 1-го тура: { $count } игрока
    }
    .link = { $event }: все турниры
    .elsewhere = { $event }: в других турнирах
    .nowhere-else = { $player }: в других турнирах фестиваля не играет, судя по FIDE ID.
    .opponent = Соперник этого тура: { $opponent }
    .stands = Очки: { $points }, место { $rank }
    .met = Соперник: { $opponent }, { $round }-й тур, { $colour }: { $outcome }
