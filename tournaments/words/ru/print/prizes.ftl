### The list of prizes, and the receipts of the winners.

Print-Prizes =
    .final = Призы, редакция { $revision }
    .simulated = Призы по таблице после { $round }-го тура
    .provisional = Предварительно: внесены не все результаты.
    .not-closed = Не окончательно: турнир ещё не закрыт.
    .all = Всего { $money } { $currency }, из них остаток { $left }.
    .place = Место
    .player = Игрок
    .federation = Фед.
    .points = Очки
    .prize = Приз ({ $currency })
    .left = остаток: { $why }

Print-Receipts =
    .final = Расписки, редакция { $revision }
    .simulated = Расписки по таблице после { $round }-го тура
    .receipt = Расписка
    .number = № { $number } из { $all }
    .day = По состоянию на { $day }
    .tax-rate = Налог: { $terms }
    .prize = { $list }, { $place }-е место
    .sum = Сумма приза
    .tax = Удержан налог
    .paid = К выплате
    .amount = { $money } { $currency }
    .not-final = Не окончательно: по таблице после { $round }-го тура.
    .received = Указанное выше мною получено.
    .place-and-day = Место и дата
    .signature = Подпись: { $player }
    .paid-by = Выплачивает
    .made-of = { $tournament } · журнал { $head }
