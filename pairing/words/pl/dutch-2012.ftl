Pairing-Dutch-2012 =
    .bracket = Grupa { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .bracket-of-even-round = Grupa { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .joined = Łączy się najniższe grupy, aż do { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .joined-of-even-round = Łączy się najniższe grupy, aż do { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .no-opponent = { $player } nie ma tu możliwego przeciwnika i przechodzi w dół.
    .back-from-next = Powrót z następnej grupy: w dół muszą przejść inni, w tej samej liczbie.
    .back-from-lowest = Powrót z najniższej grupy: w dół przechodzą inni, by dało się ją skojarzyć.
    .half-moved-down = Co najmniej połowa to przeniesieni w dół: grupa liczy się jako jednorodna.
    .no-pair-moved-down = Nie ma pary z przeniesionymi w dół: grupa liczy się jako jednorodna.
    .fewer-moved-down = Z przeniesionych w dół najpierw kojarzy się tylko { $m1 }: M1.
    .fewer-pairs = P1 zmniejsza się z { $p0 } do { $pairs } par.
    .top-scorers = Dla zawodników z ponad 50% punktów pomija się B.2 w parach w liczbie { $pairs }.
    .semi-absolute = Pomija się A.7.d w parach w liczbie { $pairs }.
    .x-raised = X zwiększa się z { $x1 } do { $x }.
    .z-raised = Z zwiększa się z { $z1 } do { $z }.
    .downfloaters = Pomija się { $rule } dla { $count } { $count ->
        [one] pływaka w dół
        [few] pływaków w dół
        [many] pływaków w dół
       *[other] pływaka w dół
    }.
    .upfloaters = Pomija się { $rule } dla { $count } { $count ->
        [one] pływaka w górę
        [few] pływaków w górę
        [many] pływaków w górę
       *[other] pływaka w górę
    }.
    .exchange = Wymiana: { $leaving } i { $coming } zamieniają się miejscami między S1 a S2.
    .exchange-leaves = Wymiana: { $player } przechodzi z S1 do S2.
    .exchange-comes = Wymiana: { $player } przechodzi z S2 do S1.
    .transposed = Przemieszczenie w S2: { $player }: przeciwnik { $opponent }, a nie { $opposite }.
    .moves-down = { $player } nie dostaje tu pary i przechodzi w dół.
    .bye = { $player } pozostaje bez pary w najniższej grupie i otrzymuje pauzę.

Pairing-Dutch-2012-Pair =
    .moved-down = { $player }: przeniesienie w dół, przeciwnik: { $opponent }.
    .of-bracket = { $player } to numer { $number } w S1; przeciwnik: { $opponent }.

Pairing-Dutch-2012-Passed =
    .met = { $player } i { $other } grali ze sobą w { $round }. rundzie.
    .same-colour = { $player } i { $other }: obaj muszą dostać { $colour ->
        [white] białe
       *[black] czarne
    }.
    .kept-apart = { $player } i { $other }: zgodnie z regulaminem turnieju nie kojarzy się ich ze sobą.
    .both-moved-down = { $player } i { $other }: obaj to przeniesieni w dół, a każdy z nich ma grać z zawodnikiem własnym grupy.
    .floated-up = { $player }: przeniesienie w górę w ostatniej rundzie.
    .floated-up-before = { $player }: przeniesienie w górę dwie rundy temu.
    .semi-absolute = { $player } i { $other }: obaj mają preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }, liczoną jako absolutna.
    .same-preference = { $player } i { $other }: obaj mają preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }.
    .others-unpaired = Gdyby grali ze sobą { $player } i { $other }, nie dałoby się skojarzyć pozostałych.

Pairing-Dutch-2012-Apart =
    .other-bracket = { $player } ma przeciwnika w grupie { $bracket }, { $other } w grupie { $other_bracket }.
    .not-completed = Gdyby grali ze sobą { $player } i { $other }, najniższej grupy nie dałoby się skojarzyć do końca.
    .left-for-next = Kojarzenia, w których grają ze sobą { $player } i { $other }, są wcześniejsze, ale następna grupa potrzebuje innych przeniesionych w dół.
    .left-for-lowest = Kojarzenia, w których grają ze sobą { $player } i { $other }, są wcześniejsze, ale po nich nie dałoby się skojarzyć najniższej grupy.
    .fewer-moved-down = Gdyby grali ze sobą { $player } i { $other }, mniej przeniesionych w dół kojarzono by najpierw: { $count } zamiast { $more }.
    .fewer-pairs = Gdyby grali ze sobą { $player } i { $other }, grupa miałaby mniej par: { $count } zamiast { $more }.
    .further-apart = Gdyby grali ze sobą { $player } i { $other }, różnice punktów w grupie byłyby większe.
    .given-up = Gdyby grali ze sobą { $player } i { $other }, { $rule } pomijano by częściej: { $count } zamiast { $fewer }.
    .other-moved-down = Gdyby grali ze sobą { $player } i { $other }, najpierw kojarzono by innych przeniesionych w dół: { $instead } w miejscu, w którym jest { $chosen }.
    .later-opponent = Gdyby grali ze sobą { $player } i { $other }, { $top } musiałby grać z przeciwnikiem { $instead }, który jest dalej niż { $chosen }.
    .later-exchange = Gdyby grali ze sobą { $player } i { $other }, wymiana między S1 a S2 byłaby późniejsza.

Pairing-Dutch-2012-Colour =
    .both-granted = { $player } ma preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }, { $other } – drugiego koloru.
    .granted = { $player } ma preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }, przeciwnik nie ma żadnej.
    .stronger = { $player } ma silniejszą preferencję i otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    }.
    .alternate = { $player } otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    }: gdy ostatnio mieli różne kolory, było odwrotnie.
    .higher = { $player } stoi wyżej niż { $other } i otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    }, kolor preferowany.
    .by-lot = { $player } otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    } według numeru i losowania przed 1. rundą.

Pairing-Dutch-2012-Value =
    .player = zawodnik { $tpn }
    .score = { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
    .state = { $score }:
    .state-and-marks = { $score }: { $marks }
    .players = grupa { $bracket }: zawodnicy
    .parameter = grupa { $bracket }: { $name }
