Print-Names =
    .title = Kojarzenia { $round }. rundy według nazwisk
    .player = Zawodnik
    .board = Szach.
    .against = { $colour }, przeciwnik: { $opponent }

Print-Boards =
    .title = Kojarzenia { $round }. rundy według szachownic
    .range = Szachownice { $range }
    .board = Szach.
    .points = Pkt
    .result = Wynik
    .match = Mecz
    .without-a-game = { $head } { $players }
    .without-a-game-head = Bez partii:
    .bye = { $player } ({ $reason })

Print-Standings =
    .range = Miejsca { $range }
    .provisional = { $missing ->
        [one] Klasyfikacja prowizoryczna: brakuje { $missing } wyniku.
        [few] Klasyfikacja prowizoryczna: brakuje { $missing } wyników.
        [many] Klasyfikacja prowizoryczna: brakuje { $missing } wyników.
       *[other] Klasyfikacja prowizoryczna: brakuje { $missing } wyniku.
    }
    .reopened = Nie jest ostateczna: turniej otwarto ponownie po ogłoszeniu klasyfikacji końcowej.
    .cells-explained-in-lines = Pod każdą rundą: numer przeciwnika, w (białe) lub b (czarne) i punkty; rundy są zapisane w wierszach ({ $lines }), jak w nagłówku.
    .rank = M-ce
    .number = Nr
    .player = Zawodnik
    .federation = Fed.
    .rating = Rank.
    .points = Pkt
