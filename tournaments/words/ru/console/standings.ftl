### The standings after a round.

Console-Standings = Турнирная таблица
    .after-round = после { $round }-го тура
    .tables = Таблицы
    .print = Печать
    .final = Итоговая таблица
    .prizes = Призы
    .report = Отчёт (TRF)
    .report-older = TRF16
    .report-older-for = Отчёт для программ, которые не знают TRF26; ничего из него не теряется
    .older-without-sign = В TRF16 нет знака для отложенной партии: в файле стоит «?», и другие программы могут его не принять. Дождитесь результата или отправьте TRF26.
    .older-game = { $round }-й тур: { $white } – { $black }
    .none = Таблицы пока нет
    .when = Она появится после публикации первого тура.
    .pairing = Жеребьёвка
    .find = Найти игрока
    .find-hint = Имя или номер
    .no-player = Игрок не найден.
    .player-dialog = Игрок
    .draw-lots = Провести жребий
    .confirm-lots = Сервер выбирает случайное число, из которого следует жребий каждого игрока. Жребий проводится один раз и остаётся в силе.

Console-StandingsTable = Турнирная таблица
    .rank = Место
    .number = №
    .player = Игрок
    .federation = Фед.
    .rating = Рейт.
    .points = Очки
    .round = Т{ $round }
    .withdrawn = снятие с турнира
    .expelled = исключение
