### Тур швейцарской системы по рейтингу (1992), шаг за шагом.

Pairing-Dutch-1992-Who = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

Pairing-Dutch-1992 =
    .no-opponent = { $who }: нет соперника в группе, спуск.
    .another-down = { $who }: пары нет; предыдущая группа составляется заново, чтобы спустился другой игрок.
    .undone = Последнюю группу нельзя разбить на пары; пары группы { $bracket } отменяются.
    .joined = Ни одна пара там не помогает: две последние группы объединяются в одну, игроков: { $count }.
    .whole-bracket-down = p равно 0: спускается вся группа, { $who }.
    .bracket = Группа { $bracket }: { $residents } { $residents ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }.
    .bracket-moved-down = Группа { $bracket }: { $residents } { $residents ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }, спущенных в неё: { $moved_down }.
    .move-down = Спуск в следующую группу: { $who }.
    .p-lowered = p уменьшается на { $by }.
    .x-raised = x увеличивается до { $x }.
    .subgroups = S1: спущенных { $s1 }, S2: { $s2 }; x равно { $x }.
    .part = { $part ->
        [remainder] Остаток
       *[homogeneous] Однородная группа
    }: { $count } { $count ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }, x равно { $x }, p равно { $p }.
    .dropped = Не применяется { $rules ->
        [b6] B6
       *[b5-b6] B5 и B6
    } для { $way ->
        [up] подъёма
       *[down] спуска
    }.
    .another-opponent = Остаток требует другого соперника для спущенного игрока.
    .meets-moved-down = { $player } (спуск) играет с соперником: { $opponent }.
    .exchange = { $letter ->
        [none] Обмен
       *[other] Обмен { $letter }
    }: { $out } и { $into } меняются местами.
    .exchange-of-several = { $letter ->
        [none] Обмен
       *[other] Обмен { $letter }
    }: меняются местами { $out } — { $into }.
    .transposed = Перестановка в S2: { $player }, соперник { $opponent }, а не { $instead }.
    .left-over = { $player } остаётся без пары в последней группе.

Pairing-Dutch-1992-Pair =
    .moved-down = { $player }: спуск в группу { $bracket }, соперник: { $opponent }.
    .of-bracket = Группа { $bracket }: { $player } — № { $number } в S1, { $opponent } — в S2.

Pairing-Dutch-1992-Passed =
    .others-unpaired = { $player } — первый в S2, но тогда нет приемлемой жеребьёвки остальных.
    .met = { $player } — первый в S2, но они уже играли в { $round }-м туре.
    .same-colour = { $player } — первый в S2, но оба должны получить { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .kept-apart = { $player } — первый в S2, но эту пару составлять нельзя.

# Почему двое не могут быть парой или не стали ею.
Pairing-Dutch-1992-Apart =
    .met = { $player } и { $other } встречались в туре { $round }.
    .same-colour = { $player } и { $other }: оба должны получить { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .prohibited = { $player } и { $other } не должны играть друг с другом.
    .other-bracket = { $player } в паре в группе { $bracket }, { $other } — в группе { $other_bracket }.
    .same-half = { $player } и { $other } оба в { $half ->
        [s1] S1, игроки которой встречаются с игроками S2
       *[s2] S2, игроки которой встречаются с игроками S1
    }.
    .upfloat = { $other } не может играть с соперником выше себя: { $player } имеет больше очков.
    .others-unpaired = Если бы встретились { $player } и { $other }, для остальных не осталось бы приемлемых пар.

Pairing-Dutch-1992-Colour =
    .both-granted = Учтены оба предпочтения: { $higher } — { $higher_prefers ->
        [white] белые
        [black] чёрные
       *[none] без предпочтения
    }, { $lower } — { $lower_prefers ->
        [white] белые
        [black] чёрные
       *[none] без предпочтения
    }.
    .stronger = Оба предпочитают { $colour ->
        [white] белые
       *[black] чёрные
    }; сильнее { $player }: { $degree } против { $other_degree }.
    .alternate = Оба одинаково предпочитают { $colour ->
        [white] белые
       *[black] чёрные
    }; цвета меняются по сравнению с последним туром, в котором они различались.
    .higher = Оба одинаково предпочитают { $colour ->
        [white] белые
       *[black] чёрные
    }; выше стоит { $player }.
    .by-round = Ни у кого нет предпочтения; { $player } стоит выше и получает { $colour ->
        [white] белые
       *[black] чёрные
    }.
    .by-number = Ни у кого нет предпочтения; { $player } имеет { $number ->
        [odd] нечётный
       *[even] чётный
    } стартовый номер и получает { $colour ->
        [white] белые
       *[black] чёрные
    }.

Pairing-Dutch-1992-Degree =
    .mild = слабое ({ $difference })
    .strong = сильное ({ $difference })
    .absolute = абсолютное ({ $difference })

Pairing-Dutch-1992-Value =
    .bracket = группа { $bracket }: { $name }
    .remainder = остаток { $bracket }: { $name }
