### Тур голландской системы 2012 г., шаг за шагом.

Pairing-Dutch-2012 =
    .bracket = Группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .bracket-of-even-round = Группа, { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .joined = Последние группы объединяются, наименьшее число очков — { $points }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .joined-of-even-round = Последние группы объединяются, наименьшее число очков — { $points }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .no-opponent = { $player }: здесь нет возможного соперника, спуск.
    .back-from-next = Возврат из следующей группы: должны спуститься другие, столько же.
    .back-from-lowest = Возврат из последней группы: спускаются другие, чтобы её можно было разбить на пары.
    .half-moved-down = Спущенных не меньше половины: группа считается однородной.
    .no-pair-moved-down = Со спущенными нет ни одной пары: группа считается однородной.
    .fewer-moved-down = Из спущенных сначала получают пары только { $m1 }: M1.
    .fewer-pairs = P1 уменьшается: пар было { $p0 }, стало { $pairs }.
    .top-scorers = B.2 не применяется для игроков с более чем 50 % очков, пар: { $pairs }.
    .semi-absolute = A.7.d не применяется, пар: { $pairs }.
    .x-raised = X увеличивается с { $x1 } до { $x }.
    .z-raised = Z увеличивается с { $z1 } до { $z }.
    .downfloaters = { $rule } не применяется при спуске, игроков: { $count }.
    .upfloaters = { $rule } не применяется при подъёме, игроков: { $count }.
    .exchange = Обмен: { $leaving } и { $coming } меняются местами между S1 и S2.
    .exchange-leaves = Обмен: { $player } переходит из S1 в S2.
    .exchange-comes = Обмен: { $player } переходит из S2 в S1.
    .transposed = Перестановка в S2: { $player }, соперник { $opponent }, а не { $opposite }.
    .moves-down = { $player }: здесь без пары, спуск.
    .bye = { $player } остаётся без пары в последней группе и получает бай.

Pairing-Dutch-2012-Pair =
    .moved-down = { $player }: спуск, соперник: { $opponent }.
    .of-bracket = { $player } — номер { $number } в S1, соперник: { $opponent }.

Pairing-Dutch-2012-Passed =
    .met = { $player } и { $other } уже играли в { $round }-м туре.
    .same-colour = { $player } и { $other } оба должны получить { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .kept-apart = { $player } и { $other }: регламент турнира не сводит их в пару.
    .both-moved-down = { $player } и { $other } — оба спущенные, каждому нужен собственный игрок группы.
    .floated-up = { $player }: подъём в прошлом туре.
    .floated-up-before = { $player }: подъём два тура назад.
    .semi-absolute = { $player } и { $other } оба предпочитают { $colour ->
        [white] белые
       *[black] чёрные
    }, и это считается абсолютным.
    .same-preference = { $player } и { $other } оба предпочитают { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .others-unpaired = Если свести в пару { $player } и { $other }, остальных нельзя разбить на пары так же хорошо.

Pairing-Dutch-2012-Apart =
    .other-bracket = { $player } в паре в группе { $bracket }, { $other } — в группе { $other_bracket }.
    .not-completed = Если свести в пару { $player } и { $other }, последнюю группу нельзя разбить на пары полностью.
    .left-for-next = Варианты, где играют { $player } и { $other }, стоят раньше, но следующей группе нужны другие спущенные.
    .left-for-lowest = Варианты, где играют { $player } и { $other }, стоят раньше, но после них последнюю группу нельзя разбить на пары.
    .fewer-moved-down = Если свести в пару { $player } и { $other }, сначала получат пары меньше спущенных: { $count } вместо { $more }.
    .fewer-pairs = Если свести в пару { $player } и { $other }, в группе будет меньше пар: { $count } вместо { $more }.
    .further-apart = Если свести в пару { $player } и { $other }, разница в очках внутри группы будет больше.
    .given-up = Если свести в пару { $player } и { $other }, { $rule } не применяется чаще: { $count } вместо { $fewer }.
    .other-moved-down = Если свести в пару { $player } и { $other }, сначала получат пары другие спущенные: { $instead } на месте, где { $chosen }.
    .later-opponent = Если свести в пару { $player } и { $other }, соперником для { $top } будет { $instead }, а раньше стоит { $chosen }.
    .later-exchange = Если свести в пару { $player } и { $other }, обмен между S1 и S2 будет более поздним.

Pairing-Dutch-2012-Colour =
    .both-granted = { $player } предпочитает { $colour ->
        [white] белые
       *[black] чёрные
    }, { $other } — другой цвет.
    .granted = { $player } предпочитает { $colour ->
        [white] белые
       *[black] чёрные
    }, у соперника нет предпочтения.
    .stronger = { $player }: предпочтение сильнее, получает { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .alternate = { $player } получает { $colour ->
        [white] белые
       *[black] чёрные
    }: когда их цвета различались в последний раз, было наоборот.
    .higher = { $player } стоит выше, чем { $other }, и получает предпочитаемый цвет: { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .by-lot = { $player } получает { $colour ->
        [white] белые
       *[black] чёрные
    } по номеру и жребию перед 1-м туром.

Pairing-Dutch-2012-Value =
    .player = игрок { $tpn }
    .score = { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
    .state = { $score }:
    .state-and-marks = { $score }: { $marks }
    .players = группа { $bracket }: игроки
    .parameter = группа { $bracket }: { $name }
