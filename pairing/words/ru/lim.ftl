### Тур системы Лима, шаг за шагом.

Pairing-Lim =
    .median = Средняя группа: { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
    .federations-together = В этом туре всех игроков одной федерации развести нельзя.
    .group = Группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, { $half ->
        [upper] вниз
        [lower] вверх
       *[median] сверху вниз
    }: { $players } { $players ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }.
    .group-with-floaters = Группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, { $half ->
        [upper] вниз
        [lower] вверх
       *[median] сверху вниз
    }: { $players } { $players ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }, поплавков: { $floaters }.
    .median-unpaired = Среднюю группу нельзя разбить на пары: поплавков сверху { $above }, снизу { $below }.
    .cancelled = Пара { $player } – { $opponent } { $half ->
        [upper] верхней
       *[lower] нижней
    } половины отменена.

Pairing-Lim-Bye =
    .had-before = { $player }: уже был бай или победа без игры.
    .others-unpaired = { $player }: при этом бае остальных нельзя было бы разбить на пары.
    .lowest-rated = { $player } получает бай: наименьший рейтинг из тех, кому он возможен.
    .lowest-ranked = { $player } получает бай: самый нижний в последней группе из тех, кому он возможен.

Pairing-Lim-Floater =
    .alone = { $player }: в группе больше никого, { $way ->
        [up] подъём
       *[down] спуск
    }.
    .met-everybody = { $player }: со всеми в группе партии уже сыграны, { $way ->
        [up] подъём
       *[down] спуск
    }.
    .may-meet-nobody = { $player }: в группе нет допустимого соперника, { $way ->
        [up] подъём
       *[down] спуск
    }.
    .odd-number = Число игроков нечётное: { $player }, { $way ->
        [up] подъём
       *[down] спуск
    }.
    .no-more-pairs = Никакой обмен не даёт группе больше пар: { $player }, { $way ->
        [up] подъём
       *[down] спуск
    }.
    .kind = { $player } — поплавок вида { $kind }; никто лучшего вида уйти не может.
    .floated-before = { $player }: спуск или подъём был и в прошлом туре; здесь этого не избежать.
    .equalises = Больше игроков ожидает { $colour ->
        [white] белых
       *[black] чёрных
    }, и { $player } — самый { $end ->
        [highest] верхний
       *[lowest] нижний
    } из тех из них, кто может уйти.
    .last-of-those = { $player } — самый { $end ->
        [highest] верхний
       *[lowest] нижний
    } из тех, кто может уйти.

Pairing-Lim-Pair =
    .as-proposed = { $player } – { $opponent }: исходная пара.
    .exchange = Обмен: { $opponent } встаёт на место, где был { $proposed }; соперник: { $player }.
    .highest-available = Поплавок { $player }: соперник { $opponent }, самый верхний из свободных.
    .lowest-available = Поплавок { $player }: соперник { $opponent }, самый нижний из свободных.
    .highest-that-fits = Поплавок { $player }: соперник { $opponent }, самый верхний из подходящих по цвету.
    .lowest-that-fits = Поплавок { $player }: соперник { $opponent }, самый нижний из подходящих по цвету.

Pairing-Lim-Passed =
    .met = { $player } и { $other } уже играли друг с другом.
    .prohibited = { $player } и { $other }: эту пару составлять нельзя.
    .federation = { $player } и { $other } — из одной федерации.
    .colours = { $player } и { $other }: дать обоим цвет в допустимых пределах нельзя.
    .same-colour = { $player } и { $other } ожидают одного цвета.
    .rated-too-far = { $other }: слишком большая разница в рейтинге, { $first }.
    .others-unpaired = Если свести в пару { $player } и { $other }, остальных нельзя разбить на пары.
    .more = До этого проверено ещё: { $count }.
    .nobody-near = С близким рейтингом ({ $first }) никто не ожидает другого цвета, чем { $player }.
    .nobody-suits = Нет свободных, кто ожидает другого цвета, чем { $player }.
    .other-group = { $player } в паре из группы с таким числом очков: { $points }; { $other } в неё не входит.

Pairing-Lim-Colour =
    .has-to-get = { $player } обязательно получает { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .due = { $player } ожидает { $colour ->
        [white] белых
       *[black] чёрных
    }.
    .both-due = { $white } ожидает белых, { $black } — чёрных.
    .history = Оба ожидают одного цвета; когда их цвета различались в последний раз, чёрные были здесь: { $white }.
    .higher-ranked = История цвета одинакова: { $player }, стоящий выше, получает ожидаемый цвет.
    .lower-ranked = История цвета одинакова: { $player }, стоящий ниже, получает ожидаемый цвет.
    .odd-number = { $player }: номер нечётный, тот же цвет, что у номера 1.
    .even-number = { $player }: номер чётный, другой цвет, чем у номера 1.
    .may-break-limit = { $player }: в последнем туре можно нарушить предел, получив { $colour ->
        [white] белые
       *[black] чёрные
    }.

Pairing-Lim-Group = группа { $points }
    .median = средняя { $points }

Pairing-Lim-Value =
    .median = средняя группа
    .players = { $group }: игроки
    .due-white = { $group }: ожидают белых
    .due-black = { $group }: ожидают чёрных
    .pairs = { $group }: пары
    .floaters = { $group }: поплавки
    .no-floaters = нет
