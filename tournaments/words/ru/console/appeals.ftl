### Appeals: the open ones and their decisions, a new one, the committee.

Console-Appeals =
    .title = Апелляции
    .about = В течение { $minutes } минут после решения или после окончания тура. Результат действует, пока комитет не решит иначе.
    .none = Апелляций нет
    .deadlines-below = Что ещё можно обжаловать, указано ниже.
    .nothing-to-appeal = Сейчас обжаловать нечего.
    .deadlines = Текущие сроки
    .until = до { $deadline }, { $countdown }
    .appeal-about = Апелляция: { $place }, { $what }
    .appeal = Апелляция…

# One appeal, as it stands.
Console-Appeal =
    .title = Апелляция { $appeal }: { $place }
    .name = Апелляция { $appeal }
    .open = открыта
    .granted = удовлетворена
    .dossier = Материалы
    .dossier-of = апелляции { $appeal }
    .by = Апелляцию подаёт
    .players = Игроки
    .stands = Действует
    .to-be-played = будет играться
    .nothing = ничего
    .handed-in = Подано
    .late = с опозданием
    .in-time-until = в срок до { $deadline }
    .recorded = Внесено
    .event = событие № { $seq }
    .decided = Решение
    .decided-at-by = { $decided }, { $members }
    .changed = Изменено
    .decision-words = { $decision } { $words }
    .decision = Решение:
    .interests = Возможная заинтересованность
    .interest = { $member }: { $why }
    .interest-bars = { $member }: { $why }; не участвует в решении

# The form of the decision.
Console-AppealDecision =
    .decide = Решить…
    .means = Решение окончательное, его текст записывается в журнал.
    .decision = Решение
    .granted = удовлетворена
    .rejected = отклонена
    .withdrawn = отозвана игроком
    .by = Кто решил
    .if-granted = Если удовлетворена
    .stays = на доске всё остаётся как есть
    .remedy = { $remedy ->
            [correct] результат исправляется
            [clear] результат снимается
           *[postpone] партия играется позже
        }
    .remedy-for-rating = { $remedy ->
            [correct] результат исправляется, только для рейтинга
            [clear] результат снимается, только для рейтинга
           *[postpone] партия играется позже, только для рейтинга
        }
    .corrected-to = Исправить на
    .words = Текст решения
    .record = Записать решение…

Console-AppealForm =
    .title = Апелляция: { $place }
    .label = Апелляция, { $place }
    .stands-as = Действует { $result }.
    .in-time-until = В срок до { $deadline } { $countdown }
    .too-late = опоздание
    .no-deadline = Срок пока не идёт.
    .by = Апелляцию подаёт
    .handed-in = Подано (пусто: сейчас)
    .heard-because = Рассматривается, хотя подана с опозданием, потому что
    .ground = Обоснование словами игрока
    .file = Подать апелляцию
    .not-now = Не сейчас
    .nothing-to-appeal = Обжаловать нечего: { $about }.

# What a new appeal is about.
Console-AppealBegin =
    .title = Новая апелляция
    .round = Тур
    .board = Доска (без доски: жеребьёвка)
    .no-board = В { $round }-м туре нет доски { $board }.
    .begin = Начать
    .no-round = Опубликованных туров пока нет.

Console-Committee =
    .title = Апелляционный комитет
    .reserve = { $federation } запасной
    .chairman = { $federation } председатель
    .leaves = Выходит из комитета: { $name }
    .take-out = Убрать
    .take-out-of = Убрать из комитета: { $name }
    .none = Комитет не назначен: решает главный арбитр.
    .add = Добавить члена комитета
    .who = Кто
    .somebody-else = другой человек, по имени
    .accounts = Учётные записи
    .players = Игроки
    .name = Имя, если это другой человек
    .federation = Федерация (у игроков — своя)
    .federation-form = Три заглавные буквы
    .is-reserve = Запасной
    .anybody = Членом может быть любой. Чтобы самому читать материалы, нужна учётная запись для просмотра.
    .add-to = Добавить в комитет
    .named-here = Указаны здесь, не игроки и без учётной записи; удалить имя: { $names }
