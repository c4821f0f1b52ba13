### Тур системы Дубова, шаг за шагом.

Pairing-Dubov =
    .group = Очковая группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: { $players } { $players ->
        [one] игрок ещё без пары
        [few] игрока ещё без пары
        [many] игроков ещё без пары
       *[other] игрока ещё без пары
    }.

Pairing-Dubov-Floater =
    .nobody = Всех можно свести в пары между собой: никто не поднимается.
    .odd = Число нечётное: подняться { $count ->
        [one] должен по меньшей мере { $count } игрок
        [few] должны по меньшей мере { $count } игрока
        [many] должны по меньшей мере { $count } игроков
       *[other] должны по меньшей мере { $count } игрока
    }.
    .even = Иначе их или стоящих ниже не свести всех в пары: подняться { $count ->
        [one] должен по меньшей мере { $count } игрок
        [few] должны по меньшей мере { $count } игрока
        [many] должны по меньшей мере { $count } игроков
       *[other] должны по меньшей мере { $count } игрока
    }.
    .floats = { $player }: подъём, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
    .first-set = Подъём: { $players }, первый набор ({ $count }), лучший по C5–C10.
    .others-unpaired = Если поднимается { $player }, всех свести в пары нельзя.
    .colours = { $player }: без предпочтительного цвета остаются { $count }, а { $other }: только { $fewest }.
    .most-upfloats = { $player }: подъёмов уже { $count }, больше не допускается.
    .more-upfloats = { $player }: подъёмов уже { $count }, больше, чем { $other }.
    .floated-before = { $player }: подъём и в предыдущем туре.

Pairing-Dubov-Subgroup =
    .halves = В группе ещё никто не играл: G1 – первая половина по номерам ({ $first }), G2 – вторая ({ $second }).
    .preferences = G1 – с предпочтением белых ({ $first }), G2 – остальные ({ $second }).
    .from-smaller = Сдвиг: { $players }. Столько пар ({ $count }) приходится составить внутри меньшей подгруппы.
    .from-larger = Сдвиг, чтобы подгруппы были равны: { $players }.

Pairing-Dubov-Pair =
    .meets = { $player } (ARO { $aro }) – { $opponent }, первый возможный соперник из G2.
    .same-half = { $player } и { $other } оба в { $half ->
        [s1] S1, игроки которой встречаются с игроками S2
       *[s2] S2, игроки которой встречаются с игроками S1
    }.

Pairing-Dubov-Group = группа { $points }

Pairing-Dubov-Value =
    .most-upfloats = MaxT
    .residents = { $group }: собственные игроки
    .upfloaters = { $group }: подъём
    .g1 = { $group }: G1
    .g2 = { $group }: G2
    .shifted = { $group }: сдвинуты
    .s1 = { $group }: S1
    .t2 = { $group }: T2
    .aro = { $group }: ARO
    .missed = { $group }: невыполненные цветовые предпочтения
    .none = нет
