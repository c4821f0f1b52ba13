### Тур VinczeSwiss, шаг за шагом.

Pairing-Vincze =
    .ban-lifted = Ни одна жеребьёвка не избавляет всех от третьего одинакового цвета, поэтому этот запрет не применяется.

Pairing-Vincze-Odd =
    .lowest = { $player } — самый нижний из тех, кто может остаться без пары, и получает без игры { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
    .left-over = { $player } остаётся без пары и получает без игры { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
    .had-points = { $player }: очки без игры уже были.
    .was-odd = { $player }: тур без пары уже был.
    .others-unpaired = Если без пары останется { $player }, остальных нельзя разбить на пары.
    .others-unpaired-with-ban = Если без пары останется { $player }, остальных нельзя разбить на пары без третьего одинакового цвета.

Pairing-Vincze-Pair =
    .lower-half = { $player }: соперник из нижней половины, { $opponent }.
    .upper-half = { $player }: соперник из верхней половины, считая с её конца, { $opponent }.
    .next-group = { $player }: соперник из следующей очковой группы, { $opponent }.
    .lower-group = { $player }: соперник из более низкой очковой группы, { $opponent }.

Pairing-Vincze-Passed =
    .met = { $player } и { $other } уже играли в { $round }-м туре.
    .kept-apart = { $player } и { $other }: регламент турнира не сводит их в пару.
    .same-colour-twice = { $player } и { $other }: у обоих дважды подряд были { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .others-unpaired = Если свести в пару { $player } и { $other }, оставшихся нельзя разбить на пары.
    .others-unpaired-with-ban = Если свести в пару { $player } и { $other }, оставшихся нельзя разбить на пары без третьего одинакового цвета.

Pairing-Vincze-Colour =
    .twice = { $colour ->
        [white] { $player }: дважды подряд были чёрные, теперь белые.
       *[black] { $player }: дважды подряд были белые, теперь чёрные.
    }
    .larger-difference = { $player }: большая разность цветов, { $difference }; получает { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .balance = { $player } — { $number ->
        [lower] меньший
       *[higher] больший
    } номер; { $colour ->
        [white] белые
       *[black] чёрные
    } выравнивают разность { $difference }.
    .alternate = { $player } — { $number ->
        [lower] меньший
       *[higher] больший
    } номер; { $colour ->
        [white] были чёрные, теперь белые
       *[black] были белые, теперь чёрные
    }.
    .lot = { $player } — меньший номер, { $parity ->
        [odd] нечётный
       *[even] чётный
    }; получает { $colour ->
        [white] белые
       *[black] чёрные
    } по жребию 1-го тура.

Pairing-Vincze-Group = очковая группа { $points }

Pairing-Vincze-Value =
    .equal-colours = три одинаковых цвета
    .banned = запрет
    .not-banned = без запрета
    .differences = { $group }: белые минус чёрные
