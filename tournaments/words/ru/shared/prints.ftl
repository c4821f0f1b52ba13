### What can be printed of a round. { $where }: bar, above the sheets; published, on the page of a published round; results, on that of its results.

Shared-RoundPrint =
    .names = { $where ->
        [results] Список на стенд
       *[other] По фамилиям
    }
    .boards = По доскам
    .standings = Таблица
    .crosstable = Перекрёстная таблица
    .progress = Ход турнира
    .pictures = Диаграммы
    .final = Итоговая таблица
    .slips = { $where ->
        [bar] Листки с результатами
       *[other] Листки
    }
    .cards = Карточки игроков
