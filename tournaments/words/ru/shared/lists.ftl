### What stands in the rows of public lists, on pages and on paper.

Shared-Colour =
    .w = белые
    .b = чёрные

Shared-Row =
    .adjourned = отложена
    .changed = изменено
    .under-appeal = обжалуется
    .match = матч { $score }
    .live = Партия на доске { $board }, онлайн

# The heading of a list of boards, of a game of a match.
Shared-Match =
    .heading = { $heading } (матч { $match }, партия { $game })

Shared-RoundKind =
    .pab = бай по жеребьёвке
    .full-bye = бай 1 очко
    .half-bye = бай ½ очка
    .zero-bye = без пары
    .open = результата пока нет

Shared-WithoutGame =
    .pab = соперника не осталось: бай
    .full-bye = бай, 1 очко
    .half-bye = бай, ½ очка
    .zero-bye = не играет
    .out = не играет с { $round }-го тура

Shared-Outcome =
    .open = Результата пока нет
    .won = Победа
    .drawn = Ничья
    .lost = Поражение
    .won-by-forfeit = Техническая победа
    .lost-by-forfeit = Техническое поражение

Shared-ChangedBoards = доски: { $boards }
    .and-more = доски: { $boards } и ещё { $more }
    .fewer = досок стало меньше

# What stands behind the points in the standings.
Shared-RankedBy =
    .listed = При равенстве очков места определяются по дополнительным показателям C.07 ({ $edition }) в таком порядке:
    .not-of-fide = При равенстве очков места определяются по дополнительным показателям, которых нет в C.07, в таком порядке:
    .lots = Жребий проведён с числом { $seed }.
    .provisional = Предварительно: не все партии закончены, они пока не учитываются.

Shared-Standings =
    .after = Турнирная таблица после { $round }-го тура
    .final = Итоговая таблица после { $round }-го тура
    .final-revision = Итоговая таблица после { $round }-го тура, редакция { $revision }
    .cells-explained = Под каждым туром: номер соперника, w — белые, b — чёрные, и очки.
