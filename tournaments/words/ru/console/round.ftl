### The page of a round: what is missing, the request, the draft, the publication.

Console-Round = Тур { $round }
    .of = из { $rounds }
    .history = История

# --- not paired yet

Console-RoundChecks =
    .ready = Всё готово к жеребьёвке
    .not-ready = К жеребьёвке не готово
    .more = … и ещё { $count }
    .stale = { $round }-й тур: устарело, провести жеребьёвку снова?
    .failed = Жеребьёвка { $round }-го тура не проведена
    .better-a-round-robin = Столько туров при столь малом числе участников лучше играть круговым турниром (VinczeSwiss V18): отдельным турниром с системой «Круговой турнир».
    .pair = Провести жеребьёвку { $round }-го тура
    .pair-again = Провести жеребьёвку { $round }-го тура снова с новыми данными
    .sheet = Провести вручную с пустого листа…
    .sheet-label = Провести жеребьёвку { $round }-го тура вручную с пустого листа
    .sheet-confirm = Допустимой жеребьёвки нет (C.04.3 1.9.3). Доску за доской и бай определяете вы; запрещённое правилами в конце подтверждается поимённо, и в отчёте это будет указано (MPA).
    .sheet-reasons = Допустимой жеребьёвки нет|Решение главного арбитра
    .sheet-runs = Жеребьёвку вручную с пустого листа проводит { $name }.
    .to-the-sheet = Ручная жеребьёвка

Console-Adjourning =
    .deadline-over = Срок жеребьёвки истёк в { $time }.
    .before-deadline = До срока жеребьёвки, { $time }: отложить продолжающиеся партии
    .any-time = Отложить продолжающиеся партии
    .what-it-means = Неоконченные партии можно отложить: в этой жеребьёвке каждая считается ничьей (C.04.2 3.1), её результат вносится позже, до этого таблица не станет итоговой.
    .adjourn = Отложить { $count ->
        [one] { $count } партию
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }…
    .label = Отложить { $count ->
        [one] { $count } партию
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    } { $round }-го тура
    .confirm = Доски: { $boards } — ничья для жеребьёвки, в таблице без очков, пока не внесён результат.

# --- being paired

Console-PairingRuns = Идёт жеребьёвка { $round }-го тура
    .progress = Жеребьёвка
    .appears-by-itself = Работает программа жеребьёвки; черновик появится здесь сам.
    .stop = Остановить
    .stop-label = Остановить жеребьёвку { $round }-го тура
    .stop-confirm = Запрос снимается; ничего не опубликовано.

# --- the draft

Console-Draft = Черновик, виден только арбитрам
    .boards = Досок: { $boards }{ $byes ->
        [0] { "" }
        [one] , { $byes } другой бай
        [few] , { $byes } других бая
        [many] , { $byes } других баев
       *[other] , { $byes } других бая
    }{ $absent ->
        [0] { "" }
       *[other] , без пары: { $absent }
    }.
    .boards-and-pab = Досок: { $boards }, бай по жеребьёвке: { $pab }{ $byes ->
        [0] { "" }
        [one] , { $byes } другой бай
        [few] , { $byes } других бая
        [many] , { $byes } других баев
       *[other] , { $byes } других бая
    }{ $absent ->
        [0] { "" }
       *[other] , без пары: { $absent }
    }.
    .paired-by-hand = Жеребьёвка вручную.
    .manual-first = Сначала нужно отбросить ручную жеребьёвку.
    .pair-by-hand = Провести вручную…
    .pair-by-hand-label = Провести жеребьёвку { $round }-го тура вручную
    .pair-by-hand-confirm = С этого момента доски черновика изменяете только вы, и это видно на каждой консоли. Тур можно опубликовать только после того, как вы закончите ручную жеребьёвку, со сравнением и комментарием, или отбросите её.
    .pair-by-hand-reasons = Требует регламент|Просит организатор|Решение главного арбитра
    .discard = Отбросить…
    .discard-label = Отбросить черновик { $round }-го тура
    .discard-confirm = Черновик отбрасывается и остаётся в записях. Жеребьёвку тура можно провести снова.
    .discard-reasons = Поздняя заявка или возвращение|Снятие с турнира|Исправлены неверные данные|Решение арбитра
    .publish = Опубликовать…
    .publish-label = Опубликовать { $round }-й тур
    .publish-confirm = Все сразу увидят доски { $round }-го тура (всего { $boards }). С этого момента пары изменяются только по C.04.2 4.4.
    .publish-confirm-shared = Все сразу увидят доски { $round }-го тура (всего { $boards }). С этого момента пары изменяются только по C.04.2 4.4. { $shared }

Console-DraftByHand = Ручную жеребьёвку этого тура проводит: { $name }
    .since = С { $time }: { $reason }.
    .programs-draft = Ниже показан черновик программы. Пока ручная жеребьёвка не закончена или не отброшена, опубликовать или отбросить его нельзя.
    .manual-pairing = Ручная жеребьёвка

# --- published

Console-Published = { $round }-й тур опубликован
    .closed = { $round }-й тур закрыт
    .boards = Досок: { $boards }, { $missing ->
        [0] { $adjourned ->
            [0] все результаты внесены
           *[other] все результаты внесены, кроме отложенных партий: { $adjourned }
        }
       *[other] без результата: { $missing }
    }.
    .boards-and-conflicts = Досок: { $boards }, { $missing ->
        [0] { $adjourned ->
            [0] все результаты внесены
           *[other] все результаты внесены, кроме отложенных партий: { $adjourned }
        }
       *[other] без результата: { $missing }
    }, { $conflicts }.
    .in-conflict = расхождения: { $count }
    .version = Версия пар { $version }.
    .results = Результаты
    .change-pairing = Изменить пару…
    .refuse-request = Отклонить просьбу…
    .close = Закрыть тур…
    .close-label = Закрыть { $round }-й тур
    .close-confirm = Конец тура (C.04.2 4.3): более поздние исправления в следующей жеребьёвке уже не учитываются.
    .reopen = Снова открыть…
    .reopen-label = Снова открыть { $round }-й тур
    .reopen-confirm = Исправления снова учитываются, как будто тур не кончился.
    .reopen-reasons = Закрыто по ошибке|Решение арбитра

# --- its boards

Console-RoundBoards = Доски { $round }-го тура
    .board = Доска
    .points = Очки
    .number = №
    .white = Белые
    .black = Чёрные
    .rating = Рейт.
    .colours = Цвета
    .floats = Поплавки
    .explanation = Объяснение

# --- beside them

Console-RoundAside =
    .requests-refused = Отклонённые просьбы
    .print-answer = Напечатать ответ
    .what-happened = Что произошло
    .without-board = Без доски
    .imported = Загружено из отчёта.

Console-PairingProgram = Программа жеребьёвки
    .engine = Программа
    .no-engine = нет: жеребьёвка вручную вместо черновика программы
    .checked-by = Независимая проверка
    .no-rule-broken = { $checker }: правила не нарушены
    .paired-from = Жеребьёвка с
    .event = событие № { $seq }
    .input = Исходные данные
    .seal = Пломба
    .why = Почему в туре такие пары
