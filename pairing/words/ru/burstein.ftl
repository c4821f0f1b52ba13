### Тур системы Бурштейна, шаг за шагом.

Pairing-Burstein =
    .group = Очковая группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: { $players } { $players ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }.
    .group-with-floaters = Очковая группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: { $players } { $players ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    } и { $floaters } { $floaters ->
        [one] поплавок
        [few] поплавка
        [many] поплавков
       *[other] поплавка
    }.
    .pairs = Все сведены в пары: { $pairs } { $pairs ->
        [one] пара
        [few] пары
        [many] пар
       *[other] пары
    }.
    .pairs-and-floaters = Не больше { $pairs } { $pairs ->
        [one] пары
        [few] пар
        [many] пар
       *[other] пары
    }, поэтому дальше переходят { $count } { $count ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }: { $players }.
    .missed = Без предпочтительного цвета: { $count } { $count ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }; меньше быть не может.
    .meets = { $player } – { $opponent }: самый нижний, с кем всё остальное остаётся таким же хорошим.
    .same-preference = { $player } и { $other } предпочитают один и тот же цвет, или остальных нельзя было бы свести в пары так же хорошо.

Pairing-Burstein-WhyNot =
    .floated = { $other } в паре из группы с таким числом очков: { $points }; { $player } опустился из неё ниже, так лучше всего по C5–C8.
    .worse = Если бы встретились { $player } и { $other }, группу можно было бы составить только хуже по C5–C8 или никак.

Pairing-Burstein-Seeding =
    .round = Тур { $number } из { $last } посевных, жеребьёвка по голландской системе ФИДЕ.
    .group = Группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: { $pairs } { $pairs ->
        [one] пара
        [few] пары
        [many] пар
       *[other] пары
    }.
    .meets = { $player } ({ $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }) – { $opponent }.
    .bye = { $player } остаётся без пары и получает бай.

Pairing-Burstein-Group = группа { $points }

Pairing-Burstein-Value =
    .order = { $group }: порядок по индексу
    .index = { $group }: Бухгольц/Зоннеборн-Бергер
    .floaters = { $group }: поплавки
    .none = нет
