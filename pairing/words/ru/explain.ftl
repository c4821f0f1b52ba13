### Почему пары тура именно такие, по критериям C.04.3. S1, S2, MDP, C6 и статьи — как в Правилах.

Pairing-Explain =
    .cited = { $says } ({ $rule })

Pairing-Explain-Bracket =
    .scored = Группа { $bracket }, { $points }: собственных игроков { $residents }, спущенных { $moved_down }, пар { $pairs }
    .collapsed = Группа { $bracket }, { $points } и меньше, объединённая: собственных игроков { $residents }, спущенных { $moved_down }, пар { $pairs }
    .last = Все игроки, ещё не получившие пары, — одна последняя группа
    .again = Группа { $bracket } составляется заново: остальных нельзя было разбить на пары
    .moved-down = Спущены в неё: { $players }

Pairing-Explain-Float =
    .from-here = { $players }: спуск, { $need }
    .instead = спуск вместо этого, { $player }: { $reason }
    .from = { $player }: спуск из группы { $bracket }, { $need }
    .with = соперник { $player }: { $reason }
    .further = ещё игроков группы { $bracket }: { $count }, лучшего варианта нет
    .both = { $higher }: спуск ({ $higher_points }), { $lower }: подъём ({ $lower_points })

Pairing-Explain-Need =
    .odd-number = нечётное число игроков
    .more-mdps-than-residents = собственных игроков меньше, чем спущенных
    .no-legal-partner = больше нет допустимой пары
    .completion = с ещё одной парой остальных нельзя разбить на пары

Pairing-Explain-Bye =
    .lowest = { $player } получает бай: { $points } — наименьшее возможное число очков
    .left-over = { $player } получает бай: остаётся без пары в последней группе
    .spared = бай, { $player }: { $reason }
    .further = ещё игроков ниже по порядку: { $count }, к баю они не ближе

Pairing-Explain-Placed =
    .homogeneous = Группа { $bracket }, { $score }: { $higher } — место { $place } в S1, { $lower } — место { $partner_place } в S2
    .mdp-pairing = Группа { $bracket }, { $score }, пары спущенных (MDP): { $higher } — место { $place } в S1, { $lower } — место { $partner_place } в S2
    .remainder = Группа { $bracket }, { $score }, остаток: { $higher } — место { $place } в S1, { $lower } — место { $partner_place } в S2
    .collapsed = объединённая

Pairing-Explain-Exchange = Обмен: в S1 { $coming }, из S1 { $leaving }
    .without = Без обмена: { $reason }

Pairing-Explain-Partner =
    .first = { $player } — первый соперник по порядку перестановок
    .before = { $player } — раньше по порядку: { $reason }
    .further = ещё соперников раньше по порядку, чем { $player }: { $count }, без успеха

Pairing-Explain-WhyNot =
    .do-meet = { $player } и { $opponent } встречаются в этом туре
    .cannot = { $player } и { $opponent } не могут встретиться: { $reason }
    .forced = принудительно в группе { $bracket }: { $player } – { $opponent }
    .floating = Для пары { $player } – { $opponent } первому из них нужен был бы спуск из группы { $bracket }
    .then = Тогда { $reason }

Pairing-Explain-Colours =
    .so-far = История цвета: { $white } ({ $white_history }), { $black } ({ $black_history })
    .no-games = нет
    .gets-white = Белые: { $white }, чёрные: { $black }; { $why }
    .initial = { $player } стоит выше, номер считается { $parity ->
        [odd] нечётным
       *[even] чётным
    }; нечётные номера получают начальный цвет — { $colour ->
        [white] белые
       *[black] чёрные
    }

Pairing-Explain-Article5 =
    .both = учтены оба предпочтения
    .only-one = учтено единственное предпочтение
    .wider = { $player }: больше разность цветов
    .stronger = { $granted ->
        [absolute] абсолютное предпочтение
        [strong] сильное предпочтение
        [mild] слабое предпочтение
       *[none] отсутствие предпочтения
    } важнее, чем { $other ->
        [absolute] абсолютное
        [strong] сильное
        [mild] слабое
       *[none] его отсутствие
    }
    .latest = цвета последних партий меняются
    .last-differed = последний раз их цвета различались { $games ->
        [one] { $games } партию назад
        [few] { $games } партии назад
        [many] { $games } партий назад
       *[other] { $games } партии назад
    } и теперь меняются
    .higher = учтено предпочтение стоящего выше: { $player }
    .none = ни у кого нет предпочтения

Pairing-Explain-Obstacle =
    .absent = один из них без пары в этом туре
    .met = они уже играли в { $round }-м туре
    .prohibited = турнир не сводит их в пару
    .same-absolute-colour = оба должны получить { $colour ->
        [white] белые
        [black] чёрные
       *[any] один и тот же цвет
    }
    .had-bye = { $round }-й тур уже дал очки без игры
    .not-completable = остальных нельзя разбить на пары
    .later = хуже ничего не становится, но по порядку это позже

Pairing-Explain-Worse =
    .bye-score = очки получающего бай: тогда { $instead }, сейчас { $actual }
    .downfloaters = спусков было бы { $instead }, а не { $actual }
    .downfloater-scores = очки спускающегося: тогда { $instead }, сейчас { $actual }
    .score-differences = разница очков в группе: тогда { $instead }, сейчас { $actual }
    .bye-unplayed-games = несыгранных партий у получающего бай было бы { $instead }, а не { $actual }
    .colour-difference = игроков с разностью цветов больше двух было бы { $instead }, а не { $actual }
    .colour-three-times = игроков с одним цветом трижды подряд было бы { $instead }, а не { $actual }
    .colour-preference = игроков без предпочитаемого цвета было бы { $instead }, а не { $actual }
    .strong-colour-preference = игроков с неучтённым сильным предпочтением было бы { $instead }, а не { $actual }
    .residents-down-last-round = собственных игроков со спуском два тура подряд было бы { $instead }, а не { $actual }
    .residents-up-last-round = собственных игроков с подъёмом два тура подряд было бы { $instead }, а не { $actual }
    .residents-down-two-rounds-before = собственных игроков с новым спуском через тур было бы { $instead }, а не { $actual }
    .residents-up-two-rounds-before = собственных игроков с новым подъёмом через тур было бы { $instead }, а не { $actual }
    .players-down-last-round = игроков со спуском два тура подряд было бы { $instead }, а не { $actual }
    .players-up-last-round = игроков с подъёмом два тура подряд было бы { $instead }, а не { $actual }
    .players-down-two-rounds-before = игроков с новым спуском через тур было бы { $instead }, а не { $actual }
    .players-up-two-rounds-before = игроков с новым подъёмом через тур было бы { $instead }, а не { $actual }
    .mdp-difference-down-last-round = разница очков при спуске два тура подряд: тогда { $instead }, сейчас { $actual }
    .mdp-difference-up-last-round = разница очков при подъёме два тура подряд: тогда { $instead }, сейчас { $actual }
    .mdp-difference-down-two-rounds-before = разница очков при новом спуске через тур: тогда { $instead }, сейчас { $actual }
    .mdp-difference-up-two-rounds-before = разница очков при новом подъёме через тур: тогда { $instead }, сейчас { $actual }
    .difference-down-last-round = разница очков при спуске два тура подряд: тогда { $instead }, сейчас { $actual }
    .difference-up-last-round = разница очков при подъёме два тура подряд: тогда { $instead }, сейчас { $actual }
    .difference-down-two-rounds-before = разница очков при новом спуске через тур: тогда { $instead }, сейчас { $actual }
    .difference-up-two-rounds-before = разница очков при новом подъёме через тур: тогда { $instead }, сейчас { $actual }

Pairing-Explain-NextBracket =
    .floaters = спусков из следующей группы было бы { $instead }, а не { $actual }
    .scores = очки спускающегося из следующей группы: тогда { $instead }, сейчас { $actual }
    .no-bye = тот, кто остаётся в конце без пары, может не иметь права на бай

Pairing-Explain-Size =
    .out = спуск из группы
    .nobody = никого
