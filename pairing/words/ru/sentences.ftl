### Что говорится о туре: почему жеребьёвки нет и что с ней не так.

Pairing-Figure = { $whole },{ $part }

Pairing-Number = { $number }

Pairing-Quoted = «{ $text }»

Pairing-Numbered =
    .one = № { $tpn }
    .more = ещё { $count }
    .joined = { $first } и { $last }

Pairing-Listed =
    .more = ещё { $count }
    .joined = { $first } и { $last }

Pairing-Article =
    .tournament-rules = регламент турнира

Pairing-Points = { $number } { $points ->
    [0.5] очка
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

Pairing-Said =
    .other-words = { $words }
    .unknown-option = неизвестная настройка { QUOTED($option) }; известны: { $known }
    .unknown-choice = настройка { $option }: одно из { $known }, а не { QUOTED($value) }
    .unknown-listing = настройка { $option }: что-то из { $known }, каждое один раз, а не { QUOTED($value) }
    .one-way-only = { $system }: группа составляется только одним способом
    .nobody-legal-left = Не осталось допустимого соперника: { NUMBERED($players) }.
    .nobody-possible-left = Не осталось возможного соперника: { NUMBERED($players) }.
    .nobody-left-by-b1-b2 = По B1 и B2 не осталось соперника: { NUMBERED($players) }.
    .nobody-left-to-meet-once = Больше не с кем играть: { NUMBERED($players) }. Два игрока встречаются только один раз (V6), поэтому турнир здесь заканчивается (V18).
    .incomplete-legal = При любой жеребьёвке тура без допустимого соперника остаются по меньшей мере { $count }; один из вариантов: { NUMBERED($players) }.
    .incomplete = При любой жеребьёвке тура без соперника остаются по меньшей мере { $count }; один из вариантов: { NUMBERED($players) }.
    .incomplete-by-b1-b2 = При любой жеребьёвке тура по B1 и B2 кто-то остаётся без соперника; один из вариантов: { NUMBERED($players) }.
    .incomplete-without-bye-by-b1-b2 = При любой жеребьёвке тура по B1 и B2 кто-то остаётся без соперника; в одном из вариантов бай дать некому.
    .incomplete-meeting-once = Два игрока встречаются только один раз (V6), и при любой жеребьёвке тура без соперника остаются по меньшей мере { $count }, поэтому турнир здесь заканчивается (V18).
    .every-pab-had = Число игроков нечётное, но у каждого уже был бай по жеребьёвке или несыгранный тур с очками за победу.
    .every-bye-had-1992 = Число игроков нечётное, но у каждого уже было очко без игры.
    .every-bye-had-2012 = Число игроков нечётное, но у каждого уже был бай или очки без игры.
    .every-odd-had = Число игроков нечётное, и у каждого уже было очко игрока без пары (V8), поэтому турнир здесь заканчивается (V18).
    .pab-only-to = Бай по жеребьёвке возможен только здесь: { NUMBERED($players) }, но тогда остальных нельзя разбить на пары.
    .bye-only-to = Бай возможен только здесь: { NUMBERED($players) }, но тогда остальных нельзя разбить на пары.
    .odd-only = Без пары может остаться только { NUMBERED($players) } (V8), но тогда остальных нельзя разбить на пары (V17), поэтому турнир здесь заканчивается (V18).
    .only-with-those-apart = Пары можно составить, только сведя игроков, которых не сводит регламент турнира.
    .only-beyond-colour-limits = Пары можно составить только с цветами за пределами статьи 5.1.
    .no-bye-by-8-2 = Число игроков нечётное, и мешает правило 8.2: { $why }.
    .bye-only-then-others-not = бай возможен только здесь: { NUMBERED($players) }, но тогда остальных нельзя разбить на пары
    .everybody-had-bye-or-walkover = у каждого уже был бай или победа без игры
    .blocked = Возможности 9.6 исчерпаны: даже с отменой всех пар тур не составить: { $why }.
    .blocked-for = Возможности 9.6 исчерпаны: даже с отменой всех пар тур не составить: { $why }. Не осталось соперника: { NUMBERED($players) }.
    .left-over = Возможности 9.6 исчерпаны: даже с отменой всех пар остаются по меньшей мере { $count }: { $why }; один из вариантов: { NUMBERED($players) }.
    .federations-apart = правило 22 не сводит игроков одной федерации
    .some-apart = регламент турнира не сводит некоторых игроков
    .no-colours-for-some = правило 12.1 не оставляет некоторым парам цветов
    .all-met = со всеми остальными партии уже сыграны (правило 2)
    .paired-with-himself = { CAPITAL(NUMBERED($tpn)) }: пара с самим собой.
    .paired-times = { CAPITAL(NUMBERED($tpn)) }: число пар — { $times }.
    .not-paired = { CAPITAL(NUMBERED($players)) }: { COUNT($players) ->
        [one] нет пары
        [few] нет пар
       *[other] нет пар
    }.
    .no-such-player = { CAPITAL(NUMBERED($tpn)) }: есть пара, но такого игрока нет.
    .paired-but-away = { CAPITAL(NUMBERED($tpn)) }: есть пара, но этот тур игрок пропускает.
    .bye-but-even = { CAPITAL(NUMBERED($tpn)) }: дан бай, но число игроков чётное.
    .has-bye-but-even = { CAPITAL(NUMBERED($tpn)) }: есть бай, но число игроков чётное.
    .odd-but-even = { CAPITAL(NUMBERED($tpn)) }: без пары, но число игроков чётное.
    .pair-barred = { CAPITAL(NUMBERED($white)) } и { NUMBERED($black) }: { $why }.
    .have-met = уже играли друг с другом
    .have-met-in = уже играли друг с другом в { $round }-м туре
    .kept-apart = эту пару составлять нельзя
    .both-white = оба должны получить белые
    .both-black = оба должны получить чёрные
    .same-federation = одна и та же федерация
    .no-colours-for-both = { CAPITAL(NUMBERED($white)) } и { NUMBERED($black) }: дать обоим цвет в допустимых пределах нельзя.
    .second-games-exchanged = { CAPITAL(NUMBERED($white)) } и { NUMBERED($black) }: вторые партии — это первые партии с обменом цветов.
    .bye-of-one-game = { CAPITAL(NUMBERED($tpn)) }: бай только в одной партии матча.
    .bye-barred = { CAPITAL(NUMBERED($tpn)) }: дан бай, но { $why }.
    .had-bye-in = бай уже был в { $round }-м туре
    .won-unplayed-in = в { $round }-м туре уже были очки за победу без игры
    .points-unplayed-in = в { $round }-м туре уже были очки без игры
    .bye-after-unplayed-point = { CAPITAL(NUMBERED($tpn)) }: дан бай, хотя уже было очко без игры.
    .odd-again = { CAPITAL(NUMBERED($tpn)) }: нельзя снова оставить без пары.
    .complete-pairing-exists = Полная жеребьёвка существует, например { $pairs }.
    .legal-pairing-exists = Жеребьёвка по правилам существует, например { $pairs }.
    .permissible-pairing-exists = Допустимая жеребьёвка существует, например { $pairs }.
    .table-ended = При { $count } участниках в таблице туров: { $rounds }, поэтому тура { $round } нет.
    .row-exists = В таблице есть строка для тура { $round }.
    .row-has-pair = { CAPITAL(NUMBERED($white)) } и { NUMBERED($black) } по таблице встречаются в этом туре, но пары не составляют.
    .row-has-not-pair = { CAPITAL(NUMBERED($white)) } и { NUMBERED($black) } составляют пару, но по таблице в этом туре не встречаются.
    .row-not-free = { CAPITAL(NUMBERED($tpn)) } свободен, но по таблице имеет в этом туре соперника.
    .black-should-have-white = { CAPITAL(NUMBERED($white)) } – { NUMBERED($black) }: белые должны быть у второго ({ NUMBERED($black) }).
    .other-should-have-white = { CAPITAL(NUMBERED($white)) } – { NUMBERED($black) }: белые должны быть здесь: { NUMBERED($other) }.
    .should-have-white = Белые должны быть здесь: { CAPITAL(NUMBERED($black)) }; соперник: { NUMBERED($white) }.
    .same-colour-twice = { CAPITAL(NUMBERED($white)) } и { NUMBERED($black) }: у обоих дважды был один и тот же цвет, но есть жеребьёвка без третьего одинакового цвета.
    .board-belongs-after = Доска { $board } ({ $white }-{ $black }) должна стоять после доски { $next } ({ $next_white }-{ $next_black }).
    .board-out-of-order = Доска { $board } стоит не по порядку.
    .is-downfloater = { CAPITAL(NUMBERED($tpn)) }: в этом туре есть спуск.
    .is-no-downfloater = { CAPITAL(NUMBERED($tpn)) }: в этом туре нет спуска.
    .is-upfloater = { CAPITAL(NUMBERED($tpn)) }: в этом туре есть подъём.
    .is-no-upfloater = { CAPITAL(NUMBERED($tpn)) }: в этом туре нет подъёма.
    .mark-down-wrong = Отметка о спуске неверна: { NUMBERED($players) }.
    .mark-up-wrong = Отметка о подъёме неверна: { NUMBERED($players) }.
    .float-but-only = Из группы с очками { DECIMAL($score) } спускаются: { NUMBERED($players) }; должны только: { NUMBERED($instead) }.
    .float-but-nobody = Из группы с очками { DECIMAL($score) } спускаются: { NUMBERED($players) }; никто не должен.
    .bracket-could-be = Группу с очками { DECIMAL($score) } можно свести в пары лучше или так же хорошо и раньше: { $pairs }.
    .bracket-not-proved = Не доказано, что в группе с очками { DECIMAL($score) } нет ничего лучше.
    .float-up-but-others = В группу { DECIMAL($score) } очк. поднимается { NUMBERED($players) }, но лучше или так же хорошо и раньше было бы: { NUMBERED($instead) }.
    .float-not-shown = Не доказано, что из группы с очками { DECIMAL($score) } должны спуститься { $count }.
    .order-not-shown = Не доказано, что в группе из { $count } взято первое из сочетаний, лучше всего соблюдающих C8–C10.
    .preference-not-shown = Не доказано, что в группе с очками { DECIMAL($score) } предпочтение нельзя учесть у { $count } игроков.
    .preferences-missed = Группа с очками { DECIMAL($score) }: не учтено цветовых предпочтений: { $count }, хватило бы { $fewest }.
    .strong-preferences-missed = Группа с очками { DECIMAL($score) }: не учтено сильных цветовых предпочтений: { $count }, хватило бы { $fewest }.
    .preferences-broken = Пары игроков с очками { DECIMAL($score) }: нарушено цветовых предпочтений: { $count }, хватило бы { $fewest }.
    .more-preferences-possible = Тех же игроков одной группы можно свести так, чтобы учесть больше предпочтений.
    .more-pairs-possible = В группе можно составить больше пар, чем { $count }.
    .bye-to-lower-score = Бай: { NUMBERED($tpn) }, очков { DECIMAL($score) }; но он возможен у другого игрока: { NUMBERED($other) }, очков { DECIMAL($other_score) }.
    .bye-to-more-unplayed = Бай: { NUMBERED($tpn) }, несыгранных партий { $unplayed }; но он возможен у другого игрока: { NUMBERED($other) }, несыгранных { $other_unplayed }.
    .bye-but-other-first = Бай: { CAPITAL(NUMBERED($tpn)) }; но он возможен у стоящего раньше по порядку: { NUMBERED($other) }.
    .odd-but-other-below = Без пары остаётся { CAPITAL(NUMBERED($tpn)) }, но возможен игрок ниже по порядку: { NUMBERED($other) }.
    .other-sought-earlier = Пара { CAPITAL(NUMBERED($tpn)) } – { NUMBERED($opponent) }, но раньше по порядку стоит соперник { NUMBERED($other) }, и остальных можно разбить на пары.
    .meets-but-has-to-meet = Пара { CAPITAL(NUMBERED($tpn)) } – { NUMBERED($opponent) }, но нужен другой соперник: { NUMBERED($other) }.
    .could-meet-before = { CAPITAL(NUMBERED($tpn)) }: возможен соперник { NUMBERED($other) }, по порядку раньше, чем { NUMBERED($opponent) }.
