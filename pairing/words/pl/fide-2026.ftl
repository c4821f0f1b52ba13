### Co systemy FIDE z 2026 r. poza holenderskim mówią o rundzie tak samo.

Pairing-Fide-2026-Bye =
    .barred = { $player }: pauza albo punkty za zwycięstwo bez gry już wcześniej.
    .others-unpaired = Gdyby pauzować miał { $player }, nie wszystkich pozostałych dałoby się skojarzyć.
    .only = { $player } pauzuje: nikt inny nie może pauzować tak, by pozostałych dało się skojarzyć.
    .lowest-score = { $player } pauzuje: najmniej punktów wśród tych, którzy mogą pauzować.
    .most-games = { $player } pauzuje: najwięcej partii wśród mających najmniej punktów, którzy mogą pauzować.
    .last = { $player } pauzuje: ostatnie miejsce wśród mających najmniej punktów i najwięcej partii.

Pairing-Fide-2026-Passed =
    .met = { $player } i { $other } już ze sobą grali.
    .prohibited = { $player } i { $other }: nie kojarzy się ich ze sobą.
    .colours = { $player } i { $other }: obaj muszą dostać ten sam kolor.
    .others-unpaired = Gdyby grali ze sobą { $player } i { $other }, nie wszystkich pozostałych dałoby się skojarzyć.
    .other-group = { $player } jest w parze z grupy o tylu punktach: { $points }; { $other } do niej nie należy.
    .more = Wcześniej w kolejności jest jeszcze zawodników: { $count }.

Pairing-Fide-2026-Apart =
    .nobody-floats = { $player } ma przeciwnika w grupie punktowej { $points }. Nie potrzebuje ona nikogo z dołu, więc { $other } w niej nie jest.
    .floats-up = { $player }: przeniesienie w górę do grupy punktowej { $points }, w której nie ma: { $other }.
    .both-float = { $player } i { $other }: obaj przeniesieni w górę, więc każdy gra z kimś z grupy punktowej.
    .more-upfloaters = Gdyby w górę przeszedł { $other } jako przeciwnik ({ $player }), przeniesień w górę byłoby więcej: { $count } zamiast { $fewer }.
    .lower-scores = Gdyby w górę przeszedł { $other } jako przeciwnik ({ $player }), przeniesieni w górę mieliby mniej punktów.
    .following = Gdyby w górę przeszedł { $other } jako przeciwnik ({ $player }), następna grupa punktowa potrzebowałaby więcej przeniesień w górę.
    .floated-before = Gdyby w górę przeszedł { $other } jako przeciwnik ({ $player }), więcej przeniesionych byłoby już przenoszonych w poprzedniej rundzie.
    .later-set = Gdyby w górę przeszedł { $other } jako przeciwnik ({ $player }), zestaw przeniesionych byłby późniejszy: { $instead } w miejscu, w którym jest { $chosen }.
    .broken-more = Gdyby grali ze sobą { $player } i { $other }, { $criterion } byłoby naruszone częściej: { $count } zamiast { $fewer }.
    .later-identifier = Gdyby grali ze sobą { $player } i { $other }, identyfikator byłby późniejszy: { $instead } w miejscu, w którym jest { $chosen }.

Pairing-Fide-2026-Colour =
    .odd-number = Żaden jeszcze nie grał. Wyżej zaszeregowany jest { $player } z numerem nieparzystym: kolor początkowy.
    .even-number = Żaden jeszcze nie grał. Wyżej zaszeregowany jest { $player } z numerem parzystym: kolor przeciwny.
    .both = { $white } ma preferencję białych, { $black } czarnych.
    .only-wish = { $player } ma preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }; przeciwnik nie ma żadnej.
    .stronger = Silniejszą preferencję { $colour ->
        [white] białych
       *[black] czarnych
    } ma { $player }.
    .alternate = Równe preferencje; gdy ich kolory ostatnio się różniły, czarne: { $white }.
    .higher = Równe preferencje i historie: preferowany kolor otrzymuje wyżej zaszeregowany, { $player }.
