Shared-Rating =
    .title = Ranking: { $player }
    .about = Obliczono według przepisów rankingowych FIDE (B.02, obowiązujących od { $edition }) na podstawie zgłaszanych wyników; { $kind ->
            [rapid] ocena jako szachy szybkie
            [blitz] ocena jako szachy błyskawiczne
           *[standard] ocena jako szachy klasyczne
        }. FIDE zaokrągla raz w miesiącu po wszystkich turniejach i wie lepiej, czy zawodnik jest nowy na liście.
    .number = Nr
    .player = Zawodnik
    .opponent = Przeciwnik
    .rating = Ranking
    .round = Rd
    .k = K
    .games = Partie
    .score = Punkty
    .expected = Oczekiwane
    .score-of-expected = Punkty / oczekiwane
    .difference = Różnica
    .capped = { $difference }, liczone jako { $counted }
    .gain = Ponad oczekiwane
    .change = Zmiana
    .performance = TPR
    .perfect = PTP
    .first = pierwszy ranking { $rating }
    .first-rating = Pierwszy ranking
    .k-about = K { $k }: { $why }
    .sum = { $gain } × { $k } = { $change }; po zaokrągleniu dla tego turnieju: { $rounded }.
    .no-games = Nie zakończono jeszcze żadnej partii z przeciwnikiem.
    .none = Nikt tu nie podlega ocenie rankingowej.
