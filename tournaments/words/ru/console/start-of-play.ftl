### The hour after the start of a round: clocks, empty seats, forfeits to confirm, absentees.

Console-StartOfPlay = Начало { $round }-го тура
    .page-title = Начало тура, { $round }-й тур
    .results = Результаты
    .no-round = Опубликованных туров нет.
    .default-time = Допустимое опоздание, { $minutes } мин
    .clocks-started = часы пущены в { $started }, допустимое опоздание до { $ends }
    .not-started = Часы ещё не пущены; пустые места уже можно отмечать.
    .start-clocks = Пустить часы сейчас
    .start-clocks-label = Пустить часы { $round }-го тура
    .started-otherwise = Часы пущены в другое время
    .started-earlier = Часы пущены раньше
    .at = Время
    .set-time = Указать время

Console-EmptySeats = Пустые места
    .count = { $shown } { $count ->
        [one] пустое место
        [few] пустых места
        [many] пустых мест
       *[other] пустых места
    }
    .without-result = Без результата: { $count } из { $boards } досок
    .who = Кого нет? Нажмите на пустое место.
    .my-boards = Мои доски
    .empty = пусто
    .all-in = На всех досках { $round }-го тура есть результаты.

Console-Forfeits = Технические поражения на подтверждение: { $count }
    .not-yet = Их можно подтвердить, когда истечёт допустимое опоздание (Правила шахмат, 6.7.1). Без подтверждения арбитра ничего не записывается.
    .forfeit = техническое поражение { $result }
    .double = обоюдное техническое поражение { $result }
    .confirm = Подтвердить
    .label = Доска { $board }: техническое поражение { $result }
    .confirm-ticked = Подтвердить отмеченные…

Console-Absentees = Неявка без предупреждения: снять с турнира? { $count }
    .rule = Кто не явился без предупреждения, считается снятым с турнира, если регламент не предусматривает иного (C.05 6.5). Никого не снимают, пока так не решит секретариат.
    .rule-withdrawing = Кто не явился без предупреждения, считается снятым с турнира, если регламент не предусматривает иного (C.05 6.5). Никого не снимают, пока так не решит секретариат или пока не запрошена жеребьёвка { $next }-го тура: по этому регламенту тогда происходит снятие.
    .board = доска { $board }
    .board-and-contact = доска { $board }, { $contact }
    .explained = Причина уважительная, остаётся…
    .explained-label = Остаётся: { $name }
    .explained-confirm = Отсутствие в { $round }-м туре объяснено; техническое поражение остаётся в силе.
    .explained-reasons = Арбитру сообщили до следующей жеребьёвки|Болезнь|Дорога|Ошибка арбитра
    .withdraw-ticked = Снять отмеченных…

Console-Sectors = По секторам
    .boards = доски { $first }–{ $last }
    .stand = { $empty ->
        [0] { "" }
        [one] { $empty } пустое место,{ " " }
        [few] { $empty } пустых места,{ " " }
        [many] { $empty } пустых мест,{ " " }
       *[other] { $empty } пустых места,{ " " }
    }{ $missing ->
        [0] все результаты внесены
       *[other] без результата: { $missing }
    }
    .without-result = Доски без результата
    .board = Доска { $board }
    .seen = игра идёт, { $time }, { $name }
    .not-seen = ещё не проверено
    .seen-playing = Игра идёт
    .seen-playing-on = Доска { $board }: игра идёт
