### Changing the boards of a published round, and what was changed. Reasons to choose from stand in one
### message, with | between them.

Console-ChangePairing =
    .page = Изменить пару, { $round }-й тур
    .title = Изменить пару { $round }-го тура
    .back = Назад к туру
    .refuse = Отклонить просьбу…
    .not-yours = Опубликованные пары изменяют главный арбитр и заместители.
    .grounds = 1. На каком основании?
    .these-alone = Опубликованные пары изменяются только на этих основаниях (C.04.2 4.4), и ни одна правильная пара не изменяется в чью-либо пользу (C.04.2 1.5). Во всех других случаях следует отказ.
    .for-the-chief = решает главный арбитр
    .missed = { $ground }: { $fault } ({ $article }).
    .what = 2. Что произошло?
    .person-at-board = { $person }, доска { $board }
    .check-in = Отметьте прибытие
    .enter = добавьте
    .nobody-late = Среди прибывших нет никого без места. { $check_in } приехавшего игрока или сначала { $enter } позднюю заявку.
    .show = Показать допустимые изменения
    .offers = Допустимые изменения
    .smallest-first = { $step }. Допустимые изменения, начиная с наименьшего
    .refused-with-article = отклонить со ссылкой на статью
    .no-change = Допустимого изменения нет. Пары остаются как опубликованы; просьбу можно { $refused }.
    .label = Изменить опубликованные пары { $round }-го тура
    .confirm = { $ground } ({ $article }). Новые доски сразу видны всем с пометкой «изменено».
    .before = Как опубликовано
    .after = После изменения
    .touched = { $count ->
        [0] Опубликованные места не затронуты
        [one] Затронуто { $count } опубликованное место
        [few] Затронуто { $count } опубликованных места
        [many] Затронуто { $count } опубликованных мест
       *[other] Затронуто { $count } опубликованного места
    }
    .score-difference = разница в очках { $distance }
    .over-the-limit = { $players }: третий раз подряд один цвет или разность цветов три (C.04.1 6, 7).
    .tells = Сообщить:
    .clause = Пункт регламента
    .agreed = Согласие: { $players }
    .submit = Изменить…

# What happened, by ground: somebody has arrived, or is away, or it is about boards.
Console-ChangeFields =
    .arrived = Кто прибыл
    .away = Кто отсутствует
    .top = Кто отсутствует на первых досках
    .and-also = а также
    .board = Доска
    .and-board = и доска

# What is said most often on each ground; any other words can be written.
Console-ChangeReasons =
    .late-entry = Опоздание, все затронутые согласны|Опоздавший занимает место заболевшего
    .both-unpaired = Оба соперника отсутствуют, оба игрока согласны
    .rematch = Они уже играли друг с другом
    .top-boards = Болезнь на первых досках последнего тура
    .regulations = Так предусмотрено регламентом
    .played-as = Сели за чужие доски, ходы уже сделаны

# What became of a player who has no board, in lists of boards before and after.
Console-ChangedPair =
    .bye = { $name }, бай по жеребьёвке
    .absent = { $name }, без пары

Console-Changes = Изменено после публикации
    .version = Версия { $version }: { $title }
    .take-back = Отменить…
    .take-back-event = Отменить № { $seq }…
