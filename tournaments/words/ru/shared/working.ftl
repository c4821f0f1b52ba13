### How the numbers of a player in the standings came about, on pages and on paper.

Shared-Working =
    .title = Почему это место: { $player }
    .comparison = { $one } и { $other }
    .compare-title = Сравнить: { $player } и…
    .rank = { $sharing ->
        [0] Место { $rank } после { $round }-го тура
        [one] Место { $rank } после { $round }-го тура, делёж ещё с { $sharing } игроком
        [few] Место { $rank } после { $round }-го тура, делёж ещё с { $sharing } игроками
        [many] Место { $rank } после { $round }-го тура, делёж ещё с { $sharing } игроками
       *[other] Место { $rank } после { $round }-го тура, делёж ещё с { $sharing } игроками
    }
    .after = После тура
    .provisional = { $missing ->
        [one] Предварительно: нет { $missing } результата { $round }-го тура.
        [few] Предварительно: нет { $missing } результатов { $round }-го тура.
        [many] Предварительно: нет { $missing } результатов { $round }-го тура.
       *[other] Предварительно: нет { $missing } результата { $round }-го тура.
    }
    .criteria = Дополнительные показатели по порядку
    .criterion = Показатель
    .article = C.07 { $article }
    .tied = { $count ->
        [one] применён: оставалось равенство ещё с { $count } игроком
        [few] применён: оставалось равенство ещё с { $count } игроками
        [many] применён: оставалось равенство ещё с { $count } игроками
       *[other] применён: оставалось равенство ещё с { $count } игроками
    }
    .not-tied = не применён: равенства уже не было
    .round = Тур
    .opponent = Соперник
    .score = { $kind ->
        [AOB] Бухгольц
       *[other] Очки
    }
    .points = Очки
    .rating = { $kind ->
        [APRO] Перфоманс
        [APPO] Перфоманс
       *[other] Рейтинг
    }
    .adds = Вклад
    .encounters = Партии между участниками дележа
    .tied-players = Участник дележа
    .place = Место
    .sum = Сумма
    .left-out = { $count ->
        [one] Не показан ещё { $count } участник дележа, с которым этот игрок не встречался.
        [few] Не показаны ещё { $count } участника дележа, с которыми этот игрок не встречался.
        [many] Не показаны ещё { $count } участников дележа, с которыми этот игрок не встречался.
       *[other] Не показаны ещё { $count } участника дележа, с которыми этот игрок не встречался.
    }
    .edition = Статьи — по правилам дополнительных показателей C.07, редакция { $edition }. Очки соперников — те, что учитываются для других (16.3).
    .compare = Сравнить с
    .compare-player = Сравнить: { $player } и…
    .somebody-else = Другой игрок…
    .compare-now = Сравнить
    .decides = решает
    .how = Откуда взялись эти два числа
    .player = { $player }: туры
