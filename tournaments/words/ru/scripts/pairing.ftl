### Pairing, by the engine and by hand, and the start of a round.

Script-Changing =
    .recorded = Записано.
    .already-recorded = Уже записано.

Script-Manual =
    .two = { $one } и { $other }
    .choose-another = { $name }: выберите другого игрока для обмена местами или
    .take-apart = Разъединить пару
    .take-bye = Забрать бай
    .give-bye = Дать бай
    .exchange-colours = Поменять цвета
    .with-white = { $name } играет белыми
    .exchange = Поменять местами
    .label = { $round }-й тур вручную: { $what }
    .choose-anew = Выбрать заново

Script-Pairing =
    .progress = Составлены пары: { $done } из { $total } игроков

Script-Start =
    .not-there = Доска { $board }: { $name } отсутствует
    .there = Доска { $board }: { $name } на месте
    .nothing-ticked = Ничего не отмечено.
    .confirm-forfeits = { $count ->
        [one] Подтвердить { $count } техническое поражение?
        [few] Подтвердить { $count } технических поражения?
        [many] Подтвердить { $count } технических поражений?
       *[other] Подтвердить { $count } технического поражения?
    }
    .all-or-none = Записываются все или ни одного: кто тем временем сел за доску, будет указан.
    .confirm = Подтвердить
    .forfeits = технические поражения: { $count }
    .nobody-ticked = Никто не отмечен.
    .withdraw-players = { $count ->
        [one] Снять с турнира { $count } игрока?
        [few] Снять с турнира { $count } игроков?
        [many] Снять с турнира { $count } игроков?
       *[other] Снять с турнира { $count } игрока?
    }
    .not-paired = Они не участвуют в жеребьёвке со следующего тура и остаются в таблице.
    .withdraw = Снять
    .withdrawn = снятие с турнира: { $count }
    .started-at = Часы { $round }-го тура пущены в { $time }?
    .default-time = С этого времени отсчитывается допустимое опоздание.
    .recorded-later = Записано позже пуска часов
    .mistyped = Опечатка
    .began-later = Тур начался позже
    .set-time = Указать время
    .clocks = Часы { $round }-го тура
    .over = Допустимое опоздание истекло. Технические поражения можно подтверждать.
    .time-recorded = Время пуска часов записано.
