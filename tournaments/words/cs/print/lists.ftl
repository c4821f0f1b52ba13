Print-Names =
    .title = Párování { $round }. kola podle jmen
    .player = Hráč
    .board = Šach.
    .against = { $colour }, soupeř: { $opponent }

Print-Boards =
    .title = Párování { $round }. kola podle šachovnic
    .range = Šachovnice { $range }
    .board = Šach.
    .points = Body
    .result = Výsledek
    .match = Zápas
    .without-a-game = { $head } { $players }
    .without-a-game-head = Bez partie:
    .bye = { $player } ({ $reason })

Print-Standings =
    .range = Pořadí { $range }
    .provisional = { $missing ->
        [one] Průběžné: chybí { $missing } výsledek.
        [few] Průběžné: chybí { $missing } výsledky.
       *[other] Průběžné: chybí { $missing } výsledků.
    }
    .reopened = Není konečné: turnaj byl po konečném pořadí znovu otevřen.
    .cells-explained-in-lines = Pod každým kolem: číslo soupeře, w (bílé) nebo b (černé) a body; počet řádků s koly je { $lines }, stejně jako v záhlaví.
    .rank = Poř.
    .number = St. č.
    .player = Hráč
    .federation = Fed.
    .rating = Rtg
    .points = Body
