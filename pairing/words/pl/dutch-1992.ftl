Pairing-Dutch-1992-Who = { $count } zawodników

Pairing-Dutch-1992 =
    .no-opponent = { $who }: brak przeciwnika w grupie; przeniesienie w dół.
    .another-down = { $who }: nie da się skojarzyć; poprzednią grupę kojarzy się od nowa, by w dół przeszedł ktoś inny.
    .undone = Najniższej grupy nie da się skojarzyć; pary grupy { $bracket } rozwiązuje się.
    .joined = Żadne kojarzenie tam nie pomaga: dwie najniższe grupy stają się jedną, { $count } { $count ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }.
    .whole-bracket-down = p wynosi 0: cała grupa przechodzi w dół, { $who }.
    .bracket = Grupa { $bracket }: { $residents } { $residents ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }.
    .bracket-moved-down = Grupa { $bracket }: { $residents } { $residents ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    } i przeniesieni do niej w dół: { $moved_down }.
    .move-down = Przeniesienie w dół do następnej grupy: { $who }.
    .p-lowered = p zmniejsza się o { $by }.
    .x-raised = x zwiększa się do { $x }.
    .subgroups = S1: { $s1 } przeniesionych w dół, S2: { $s2 }; x wynosi { $x }.
    .part = { $part ->
        [remainder] Reszta
       *[homogeneous] Grupa jednorodna
    }: { $count } { $count ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }, x wynosi { $x }, p wynosi { $p }.
    .dropped = { $rules ->
        [b6] Pomija się B6
       *[b5-b6] Pomija się B5 i B6
    } dla zawodników przechodzących w { $way ->
        [up] górę
       *[down] dół
    }.
    .another-opponent = Reszta wymaga, by zawodnik przeniesiony w dół dostał innego przeciwnika.
    .meets-moved-down = Zawodnik przeniesiony w dół, { $player }, gra z przeciwnikiem: { $opponent }.
    .exchange = { $letter ->
        [none] Wymiana
       *[other] Wymiana { $letter }
    }: miejscami zamieniają się { $out } i { $into }.
    .exchange-of-several = { $letter ->
        [none] Wymiana
       *[other] Wymiana { $letter }
    }: miejscami zamieniają się { $out } oraz { $into }.
    .transposed = Przemieszczenie w S2: { $player }: przeciwnik { $opponent }, a nie { $instead }.
    .left-over = { $player } pozostaje bez pary w najniższej grupie.

Pairing-Dutch-1992-Pair =
    .moved-down = { $player }: przeniesienie w dół do grupy { $bracket }; przeciwnik: { $opponent }.
    .of-bracket = Grupa { $bracket }: { $player } to nr { $number } w S1, { $opponent } jest w S2.

Pairing-Dutch-1992-Passed =
    .others-unpaired = Wcześniej w S2 jest { $player }, ale wtedy nie ma dopuszczalnego kojarzenia pozostałych.
    .met = Wcześniej w S2 jest { $player }, ale grali już ze sobą w { $round }. rundzie.
    .same-colour = Wcześniej w S2 jest { $player }, ale obaj muszą dostać { $colour ->
        [white] białe
       *[black] czarne
    }.
    .kept-apart = Wcześniej w S2 jest { $player }, ale nie kojarzy się ich ze sobą.

# Dlaczego dwaj nie mogą być parą albo nią nie są.
Pairing-Dutch-1992-Apart =
    .met = { $player } i { $other } grali ze sobą w rundzie { $round }.
    .same-colour = { $player } i { $other }: obaj muszą dostać { $colour ->
        [white] białe
       *[black] czarne
    }.
    .prohibited = { $player } i { $other } nie mają być kojarzeni ze sobą.
    .other-bracket = { $player } ma przeciwnika w grupie { $bracket }, { $other } w grupie { $other_bracket }.
    .same-half = { $player } i { $other } są obaj w { $half ->
        [s1] S1, której zawodnicy grają z zawodnikami S2
       *[s2] S2, której zawodnicy grają z zawodnikami S1
    }.
    .upfloat = { $other } nie może grać z wyżej notowanym: { $player } ma więcej punktów.
    .others-unpaired = Gdyby grali ze sobą { $player } i { $other }, nie byłoby dopuszczalnego kojarzenia pozostałych.

Pairing-Dutch-1992-Colour =
    .both-granted = Spełniono obie preferencje. { $higher }: { $higher_prefers ->
        [white] preferencja białych
        [black] preferencja czarnych
       *[none] brak preferencji
    }; { $lower }: { $lower_prefers ->
        [white] preferencja białych
        [black] preferencja czarnych
       *[none] brak preferencji
    }.
    .stronger = Obaj mają preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }; silniejszą ma { $player }: { $degree } wobec { $other_degree }.
    .alternate = Obaj mają równą preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }; kolory zmieniają się względem ostatniej rundy, w której mieli różne.
    .higher = Obaj mają równą preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }; wyżej zaszeregowany: { $player }.
    .by-round = Żaden nie ma preferencji; wyżej zaszeregowany, { $player }, otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    }.
    .by-number = Żaden nie ma preferencji; { $player } ma numer startowy { $number ->
        [odd] nieparzysty
       *[even] parzysty
    } i otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    }.

Pairing-Dutch-1992-Degree =
    .mild = słaba ({ $difference })
    .strong = silna ({ $difference })
    .absolute = absolutna ({ $difference })

Pairing-Dutch-1992-Value =
    .bracket = grupa { $bracket }: { $name }
    .remainder = reszta { $bracket }: { $name }
