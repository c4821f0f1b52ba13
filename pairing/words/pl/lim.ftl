Pairing-Lim =
    .median = Grupa środkowa: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
    .federations-together = W tej rundzie nie wszystkich zawodników jednej federacji da się rozdzielić.
    .group = Grupa { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }, { $half ->
        [upper] w dół
        [lower] w górę
       *[median] od góry do dołu
    }: { $players } { $players ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }.
    .group-with-floaters = Grupa { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }, { $half ->
        [upper] w dół
        [lower] w górę
       *[median] od góry do dołu
    }: { $players } { $players ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    } i { $floaters } { $floaters ->
        [one] pływak
        [few] pływaków
        [many] pływaków
       *[other] pływaka
    }.
    .median-unpaired = Grupy środkowej nie da się skojarzyć: { $above } { $above ->
        [one] pływak
        [few] pływaków
        [many] pływaków
       *[other] pływaka
    } z góry, { $below } z dołu.
    .cancelled = Parę { $player } – { $opponent } z { $half ->
        [upper] górnej
       *[lower] dolnej
    } połowy anuluje się.

Pairing-Lim-Bye =
    .had-before = { $player }: pauza albo walkower już wcześniej.
    .others-unpaired = Przy pauzie dla kogo innego, { $player }, nie wszystkich pozostałych dałoby się skojarzyć.
    .lowest-rated = { $player } pauzuje: najniższy ranking wśród tych, którzy mogą pauzować.
    .lowest-ranked = { $player } pauzuje: najniższe zaszeregowanie w najniższej grupie wśród tych, którzy mogą pauzować.

Pairing-Lim-Floater =
    .alone = { $player } – jedyny zawodnik w grupie; przeniesienie w { $way ->
        [up] górę
       *[down] dół
    }.
    .met-everybody = { $player }: partie z wszystkimi w grupie już rozegrane; przeniesienie w { $way ->
        [up] górę
       *[down] dół
    }.
    .may-meet-nobody = { $player } nie może grać z nikim w grupie; przeniesienie w { $way ->
        [up] górę
       *[down] dół
    }.
    .odd-number = Liczba zawodników jest nieparzysta. { $player }: przeniesienie w { $way ->
        [up] górę
       *[down] dół
    }.
    .no-more-pairs = Żadna wymiana nie daje grupie więcej par. { $player }: przeniesienie w { $way ->
        [up] górę
       *[down] dół
    }.
    .kind = { $player } jest pływakiem typu { $kind }; nikt lepszego typu nie może przejść.
    .floated-before = { $player }: przeniesienie także w poprzedniej rundzie; tutaj nie da się tego uniknąć.
    .equalises = Więcej zawodników oczekuje { $colour ->
        [white] białych
       *[black] czarnych
    }, a spośród nich do przejścia { $end ->
        [highest] najwyżej
       *[lowest] najniżej
    } zaszeregowany jest { $player }.
    .last-of-those = Spośród tych, którzy mogą przejść, { $end ->
        [highest] najwyżej
       *[lowest] najniżej
    } zaszeregowany jest { $player }.

Pairing-Lim-Pair =
    .as-proposed = { $player } – { $opponent }: para zgodna z wyjściowym zestawieniem.
    .exchange = Wymiana: { $player } – { $opponent } (w wyjściowym zestawieniu: { $proposed }).
    .highest-available = Pływak { $player }, przeciwnik { $opponent }: najwyżej zaszeregowany z dostępnych.
    .lowest-available = Pływak { $player }, przeciwnik { $opponent }: najniżej zaszeregowany z dostępnych.
    .highest-that-fits = Pływak { $player }, przeciwnik { $opponent }: najwyżej zaszeregowany, którego kolor pasuje.
    .lowest-that-fits = Pływak { $player }, przeciwnik { $opponent }: najniżej zaszeregowany, którego kolor pasuje.

Pairing-Lim-Passed =
    .met = { $player } i { $other } już ze sobą grali.
    .prohibited = { $player } i { $other }: nie kojarzy się ich ze sobą.
    .federation = { $player } i { $other } należą do jednej federacji.
    .colours = { $player } i { $other }: obu naraz nie da się przydzielić kolorów w dozwolonych granicach.
    .same-colour = { $player } i { $other } oczekują tego samego koloru.
    .rated-too-far = Zbyt duża różnica rankingu: { $other } – { $first }.
    .others-unpaired = Gdyby grali ze sobą { $player } i { $other }, nie wszystkich pozostałych dałoby się skojarzyć.
    .more = Wcześniej rozpatrzono jeszcze zawodników: { $count }.
    .nobody-near = Nikt z rankingiem bliskim pierwszemu ({ $first }) nie oczekuje innego koloru niż { $player }.
    .nobody-suits = Nie ma nikogo dostępnego, kto oczekuje innego koloru niż { $player }.
    .other-group = { $player } jest w parze z grupy o tylu punktach: { $points }; { $other } do niej nie należy.

Pairing-Lim-Colour =
    .has-to-get = { $player } musi dostać { $colour ->
        [white] białe
       *[black] czarne
    }.
    .due = { $player } oczekuje { $colour ->
        [white] białych
       *[black] czarnych
    }.
    .both-due = { $white } oczekuje białych, { $black } oczekuje czarnych.
    .history = Obaj oczekują tego samego koloru; gdy ich kolory ostatnio się różniły, czarne: { $white }.
    .higher-ranked = Równe historie: oczekiwany kolor otrzymuje wyżej zaszeregowany, { $player }.
    .lower-ranked = Równe historie: oczekiwany kolor otrzymuje niżej zaszeregowany, { $player }.
    .odd-number = { $player } ma numer nieparzysty i otrzymuje ten sam kolor co numer 1.
    .even-number = { $player } ma numer parzysty i otrzymuje inny kolor niż numer 1.
    .may-break-limit = W ostatniej rundzie można naruszyć ograniczenie, { $colour ->
        [white] białe
       *[black] czarne
    }: { $player }.

Pairing-Lim-Group = grupa { $points }
    .median = środkowa { $points }

Pairing-Lim-Value =
    .median = środkowa
    .players = { $group }: zawodnicy
    .due-white = { $group }: oczekują białych
    .due-black = { $group }: oczekują czarnych
    .pairs = { $group }: pary
    .floaters = { $group }: pływacy
    .no-floaters = brak
