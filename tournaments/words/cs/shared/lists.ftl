Shared-Colour =
    .w = bílé
    .b = černé

Shared-Row =
    .adjourned = přerušeno
    .changed = změněno
    .under-appeal = v odvolání
    .match = zápas { $score }
    .live = Partie na šachovnici { $board }, živě

# The heading of a list of boards, of a game of a match.
Shared-Match =
    .heading = { $heading } ({ $match }. zápas, { $game }. partie)

Shared-RoundKind =
    .pab = volno z párování
    .full-bye = volno za 1 bod
    .half-bye = volno za ½ bodu
    .zero-bye = mimo párování
    .open = zatím bez výsledku

Shared-WithoutGame =
    .pab = zůstává bez soupeře, volno
    .full-bye = volno za 1 bod
    .half-bye = volno za ½ bodu
    .zero-bye = nehraje
    .out = od { $round }. kola dál nehraje

Shared-Outcome =
    .open = Zatím bez výsledku
    .won = Výhra
    .drawn = Remíza
    .lost = Prohra
    .won-by-forfeit = Výhra kontumací
    .lost-by-forfeit = Prohra kontumací

Shared-ChangedBoards = { $count ->
        [one] šachovnice { $boards }
        [few] šachovnice { $boards }
       *[other] šachovnice { $boards }
    }
    .and-more = šachovnice { $boards } a další (ještě { $more })
    .fewer = šachovnic je méně

Shared-RankedBy =
    .listed = Při rovnosti bodů rozhodují pomocná hodnocení podle C.07 ({ $edition }) v tomto pořadí:
    .not-of-fide = Při rovnosti bodů rozhodují v tomto pořadí pomocná hodnocení, která C.07 nezná:
    .lots = Losováno s číslem losu { $seed }.
    .provisional = Průběžné: některé partie ještě nejsou dohrány a zatím se nezapočítávají.

Shared-Standings =
    .after = Pořadí po { $round }. kole
    .final = Konečné pořadí po { $round }. kole
    .final-revision = Konečné pořadí po { $round }. kole, { $revision }. vydání
    .cells-explained = Pod každým kolem: číslo soupeře, w (bílé) nebo b (černé) a body.
