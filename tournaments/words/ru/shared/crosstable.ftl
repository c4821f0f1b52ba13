### The crosstable and the progress of a tournament, on pages and on paper.

Shared-Crosstable =
    .name = Перекрёстная таблица
    .title = { $round ->
        [0] Перекрёстная таблица
       *[other] Перекрёстная таблица после { $round }-го тура
    }
    .order = Порядок
    .rank = Место
    .number = №
    .player = Игрок
    .round = { $round }-й тур
    .points = Очки
    .shared = то же место, что строкой выше
    .out = больше не играет
    .how = Под каждым туром: номер соперника, w — белые, b — чёрные, и очки. Нажмите на ячейку или наведите на неё указатель, чтобы увидеть, кто это был; ещё одно нажатие откроет страницу соперника. Между ячейками можно переходить стрелками.
    .file = Перекрёстная таблица (CSV)

Shared-CrosstableOrder =
    .rank = По местам
    .number = По номерам

Shared-Progress =
    .name = Ход турнира
    .title = { $round ->
        [0] Ход турнира
       *[other] Ход турнира после { $round }-го тура
    }
    .how = Под каждым туром: очки после него и место в скобках.
    .file = Ход турнира (CSV)
