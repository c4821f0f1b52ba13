Pairing-Vincze =
    .ban-lifted = Żadne kojarzenie nie oszczędza wszystkim trzeciego takiego samego koloru; tego zakazu więc się nie stosuje.

Pairing-Vincze-Odd =
    .lowest = { $player } stoi najniżej z tych, którzy mogą pauzować, i otrzymuje bez gry { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
    .left-over = { $player } pozostaje bez pary, pauzuje i otrzymuje bez gry { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
    .had-points = { $player }: już są punkty bez gry.
    .was-odd = { $player }: pauza była już wcześniej.
    .others-unpaired = Gdyby pauzował zawodnik { $player }, nie dałoby się skojarzyć pozostałych.
    .others-unpaired-with-ban = Gdyby pauzował zawodnik { $player }, nie dałoby się skojarzyć pozostałych bez trzeciego takiego samego koloru.

Pairing-Vincze-Pair =
    .lower-half = { $player }: przeciwnik z dolnej połowy, { $opponent }.
    .upper-half = { $player }: przeciwnik z górnej połowy, szukany od jej końca, { $opponent }.
    .next-group = { $player }: przeciwnik z następnej grupy punktowej, { $opponent }.
    .lower-group = { $player }: przeciwnik z niższej grupy punktowej, { $opponent }.

Pairing-Vincze-Passed =
    .met = { $player } i { $other } grali ze sobą w { $round }. rundzie.
    .kept-apart = { $player } i { $other }: zgodnie z regulaminem turnieju nie kojarzy się ich ze sobą.
    .same-colour-twice = { $player } i { $other }: obaj mieli dwa razy z rzędu { $colour ->
        [white] białe
       *[black] czarne
    }.
    .others-unpaired = Gdyby grali ze sobą { $player } i { $other }, nie dałoby się skojarzyć pozostałych.
    .others-unpaired-with-ban = Gdyby grali ze sobą { $player } i { $other }, nie dałoby się skojarzyć pozostałych bez trzeciego takiego samego koloru.

Pairing-Vincze-Colour =
    .twice = { $colour ->
        [white] { $player }: dwa razy z rzędu czarne, teraz białe.
       *[black] { $player }: dwa razy z rzędu białe, teraz czarne.
    }
    .larger-difference = { $player } ma większą różnicę kolorów, { $difference }, i otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    }.
    .balance = { $player } ma { $number ->
        [lower] niższy
       *[higher] wyższy
    } numer; { $colour ->
        [white] białe
       *[black] czarne
    } wyrównują różnicę { $difference }.
    .alternate = { $player }, { $number ->
        [lower] niższy
       *[higher] wyższy
    } numer, { $colour ->
        [white] ostatnio czarne, teraz białe
       *[black] ostatnio białe, teraz czarne
    }.
    .lot = { $player } ma niższy numer, { $parity ->
        [odd] nieparzysty
       *[even] parzysty
    }, i według losowania z 1. rundy otrzymuje { $colour ->
        [white] białe
       *[black] czarne
    }.

Pairing-Vincze-Group = grupa punktowa { $points }

Pairing-Vincze-Value =
    .equal-colours = trzy równe kolory
    .banned = zakazane
    .not-banned = niezakazane
    .differences = { $group }: białe minus czarne
