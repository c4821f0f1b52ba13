### The results page: typing, corrections, claims, slips, the verification pass.

Script-BoardList =
    .missing = нет результатов: { $count }
    .all-in = все внесены
    .proposed = на подтверждение: { $count }
    .called = вызовы: { $count }
    .refused = отказано: { $count }
    .disputed = расхождения: { $count }

Script-BoardNotes =
    .new-game = Обратный цвет, менее 10 ходов: начата новая партия (Правила шахмат, 7.3)
    .goes-on = Обратный цвет, 10 ходов или больше: игра продолжается (Правила шахмат, 7.3)
    .clock-set = Часы исправлены
    .claim-looked-at = Заявление рассмотрено, игра продолжается
    .restarted = новая партия
    .notes = { $count ->
        [one] { $count } заметка
        [few] { $count } заметки
        [many] { $count } заметок
       *[other] { $count } заметки
    }
    .who = { $text }, { $name } { $time }
    .seen = игра идёт, { $time }
    .seen-playing = Доска { $board }: игра идёт
    .toast = { $what }.
    .title = Заметка о доске { $board }
    .changes-nothing = Она остаётся в истории доски и результата не меняет.
    .keep = Сохранить заметку

Script-BoardReports =
    .both = оба сообщают { $result }
    .enter = Внести { $result } на доске { $board }, как сообщают оба игрока
    .file = в файле досок { $result }
    .enter-of-file = Внести { $result } на доске { $board }, как указано в файле электронных досок
    .half = { $colour ->
        [w] белые сообщают { $result }, { $time }
       *[b] чёрные сообщают { $result }, { $time }
    }

Script-BoardRows =
    .of-match = { $board }, партия { $game }
    .sending = отправка…
    .kept = сохранено, не отправлено
    .moved = передано
    .recorded = записано
    .stood = уже записано
    .refused = отказано
    .not-taken-back = не отменено
    .adjourned-short = отл.
    .adjourned = отложена
    .rated = для рейтинга { $result }
    .reversed = обратный цвет
    .reversed-in-report = обратный цвет в отчёте

Script-ClaimCards =
    .two-claims = Доска { $board }: два разных результата
    .player-differs = Доска { $board }: { $of ->
        [file] в файле указано иначе
       *[players] игрок сообщает иначе
    }
    .players-differ = Доска { $board }: { $of ->
        [file] указанные результаты расходятся
       *[players] сообщения игроков расходятся
    }
    .refused = Доска { $board }: отказано — { $what }
    .entry = внесение результата
    .nothing = ничего
    .by = { $name }, { $time }
    .stands = действует
    .stands-by = действует, { $name }, { $time }
    .yours = ваш, внесён { $time }
    .was-refused = отказано
    .white = Белые
    .black = Чёрные
    .file = из файла электронных досок
    .round-closed = { $round }-й тур закрыт в { $time }. { $message }
    .resolve = Разрешить…
    .others-resolve = Решает главный арбитр или третий арбитр.
    .go-there = Подойдите к доске; решит внесённый вами результат.
    .arbiter-looks = Проверит арбитр сектора.
    .stays = { $result } остаётся

Script-CorrectionDialogs =
    .typed-wrongly = Опечатка
    .slip-says-so = Так в листке с результатом
    .players-agree = Игроки согласны
    .rate-as = Обсчитать как { $result }
    .photo = Фото листка
    .title = Исправить доску { $board }
    .correct-to = Исправить на { $result }
    .colours = Цвета на доске { $board }
    .had = Белые: { $white }, чёрные: { $black }.
    .stays = Результат каждого игрока остаётся как есть. Если сделано менее десяти ходов, вместо этого играется новая партия (Правила шахмат, 7.3).
    .ten-moves = Сделано десять ходов или больше
    .score-sheets = Так в бланках партии
    .by-mistake = Записано по ошибке
    .record-reversed = Записать обратный цвет
    .record-as-paired = Записать цвета по жеребьёвке

Script-DecisionDialog =
    .stands = Действует { $result }
    .no-result = Результата пока нет
    .photo = Фото часов или листка
    .what-counts = Что засчитывается
    .happened-at = Время события
    .article = Статья
    .in-words = Решение словами, также другие свидетели
    .record = Записать решение
    .title = Доска { $board }: решение главного арбитра
    .counts = Теперь засчитывается { $result }
    .seen-by = Свидетель

Script-ForfeitQuestion =
    .title = Доска { $board }: ходы были сделаны?
    .no-moves = Ходов не было
    .forfeit = техническое поражение: без обсчёта, без цвета, игроки могут встретиться снова
    .moves = Ходы были
    .lost = поражение в сыгранной партии: партия обсчитывается

Script-KeyPanel =
    .plain = Сыграно
    .forfeit = Технические
    .unrated = Без обсчёта
    .odd = По решению

Script-ResultDialogs =
    .clear-title = Очистить доску { $board }
    .taken-off = { $result } снимается с доски; в записях он остаётся.
    .wrong-board = Внесено не на ту доску
    .still-played = Партия ещё идёт
    .clear = Очистить результат
    .reversed = Цвета были обратными: 1–0 означает победу. Победитель: { $white }.
    .others-correct = Действует { $result }; исправляет арбитр сектора.
    .adjourned = Отложена
    .confirm = Подтвердить { $result }
    .colours = Цвета…
    .seen-playing = Игра идёт
    .note = Заметка…
    .decision = Решение…
    .clear-it = Очистить…
    .history = История
    .what-if = Что, если…?
    .plain = Сыграно
    .forfeit = Технические
    .unrated = Без обсчёта (менее одного хода)
    .odd = По решению
    .which-is-right = Доска { $board }: какой результат верный?
    .another = Другой результат…
    .not-now = Не сейчас
    .settle-title = Доска { $board }: { $result }
    .will-count = Будет засчитано { $result }; оба указанных результата остаются в записях.
    .seen-at-the-board = Проверено у доски
    .settle-as = Решить: { $result }

Script-ResultText =
    .white-wins = 1–0
    .draw = ½–½
    .black-wins = 0–1
    .white-wins-by-forfeit = + –
    .black-wins-by-forfeit = – +
    .both-forfeit = – –
    .both-lose = 0–0
    .half-to-white = ½–0
    .half-to-black = 0–½
    .white-wins-unrated = 1–0 без обсчёта
    .draw-unrated = ½–½ без обсчёта
    .black-wins-unrated = 0–1 без обсчёта

Script-ResultName =
    .none = нет результата
    .white-wins = победа белых
    .draw = ничья
    .black-wins = победа чёрных
    .white-wins-by-forfeit = техническая победа белых
    .black-wins-by-forfeit = техническая победа чёрных
    .both-forfeit = обоюдное техническое поражение
    .both-lose = поражение обоих
    .half-to-white = белым ½ очка, чёрным 0
    .half-to-black = белым 0, чёрным ½ очка
    .white-wins-unrated = победа белых, без обсчёта
    .draw-unrated = ничья, без обсчёта
    .black-wins-unrated = победа чёрных, без обсчёта

Script-Results =
    .held-back = задержано
    .not-taken-back = не отменено
    .recorded = { $label }: записано. { $message }
    .already-recorded = { $label }: уже записано. { $message }
    .next-round = Опубликован следующий тур.
    .paired-anew = Состав пар на досках этого тура изменён.
    .changed-board = доска { $board }: { $result }, { $name }
    .no-result = нет результата
    .changed = Изменено в другом месте: { $boards }.
    .changed-and-more = Изменено в другом месте: { $boards } и ещё { $more }.
    .no-board = Доски { $board } нет.
    .white = Белые
    .black = Чёрные
    .pairing = { $first-colour } { $first } – { $second-colour } { $second }

Script-SlipScanning =
    .no-code = { $code } — не код листка.
    .nothing-typed = Ничего не введено: выберите доску или отсканируйте её листок.
    .another-section = Это листок другого турнира.
    .cannot-ask = Это листок другого турнира; узнать у сервера, какого именно, нельзя.
    .two-claims = Доска { $board }: два разных результата, нужно решение.
    .being-sent = Доска { $board }: { $result } введено здесь и отправляется.
    .recorded = Доска { $board }: уже внесено, { $name }, { $time } ({ $result }).
    .type = Доска { $board }: { $white } – { $black }. Введите результат.
    .type-adjourned = Доска { $board }, отложена: { $white } – { $black }. Введите результат.
    .older-slip = { $words } Это более старый листок без указания турнира: убедитесь, что он турнира { $section }.
    .other-round = Это листок { $slip }-го тура; вы вносите { $round }-й тур.
    .paired-anew = Этот листок больше не действует: пара на его доске изменена.
    .paired-anew-there = Этот листок турнира { $section }, { $round }-й тур, больше не действует: пара на его доске изменена.
    .of = Это листок турнира { $section }: { $round }-й тур, доска { $board }.
    .of-no-arbiter = Это листок турнира { $section }: { $round }-й тур, доска { $board }. Вы там не арбитр.

Script-Typist =
    .nothing-to-confirm = Доска { $board }: вам подтверждать нечего.
    .confirmed = Доска { $board }: { $result } подтверждено
    .enters-none = С вашей ролью нельзя вносить результаты.
    .corrects-none = С вашей ролью нельзя исправлять результаты: обратитесь к главному арбитру или заместителю.
    .colours = Доска { $board }: цвета
    .decision = Доска { $board }: решение
    .stands = Доска { $board }: { $result } уже действует.
    .stays = Доска { $board }: { $result } остаётся
    .adjourned = Доска { $board }: отложена
    .result = Доска { $board }: { $result }
    .clear = Доска { $board }: очистить

Script-Verification =
    .begins = Контрольный проход: вносите листки ещё раз, начиная с доски { $board }.
    .ended = Контрольный проход закончен. { $summary }
    .taken-back = Доски { $first }–{ $last }: отменено
    .agree = { $count ->
        [one] Совпала { $count } доска.
        [few] Совпали { $count } доски.
        [many] Совпало { $count } досок.
       *[other] Совпало { $count } доски.
    }
    .agree-and-wait = { $count ->
        [one] Совпала { $count } доска. Ждут другого человека: { $own }.
        [few] Совпали { $count } доски. Ждут другого человека: { $own }.
        [many] Совпало { $count } досок. Ждут другого человека: { $own }.
       *[other] Совпало { $count } доски. Ждут другого человека: { $own }.
    }

Script-VerificationDialogs =
    .stop = Стоп: доска { $board }
    .recorded = Записано
    .nothing = ничего
    .on-the-slip = В листке
    .enter = Внести { $result }
    .correct-to = Исправить на { $result }
    .one-row-off = Сдвиг на строку: отменить доски { $first }–{ $last }…
    .leave = Оставить как есть и продолжить
    .again = Внести этот листок ещё раз
    .no-run = Такого ряда досок нет.
    .run = { $boards } (результатов: { $count })
    .title = Отменить с доски { $board }
    .typed-by = Внесены подряд: { $name }. Они отменяются вместе; записи сохраняются, и в «Действиях» их можно вернуть.
    .typed-by-you = Внесены подряд вами. Они отменяются вместе; записи сохраняются, и в «Действиях» их можно вернуть.
    .up-to = до доски
