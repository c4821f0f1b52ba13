Shared-Crosstable =
    .name = Křížová tabulka
    .title = { $round ->
        [0] Křížová tabulka
       *[other] Křížová tabulka po { $round }. kole
    }
    .order = Řazení
    .rank = Poř.
    .number = St. č.
    .player = Hráč
    .round = { $round }. kolo
    .points = Body
    .shared = stejné místo jako řádek výše
    .out = dál nehraje
    .how = Pod každým kolem: číslo soupeře, w (bílé) nebo b (černé) a body. Klepněte na políčko nebo na něj ukažte a uvidíte, kdo to byl; dalším klepnutím přejdete na stránku soupeře. Mezi políčky se pohybujete šipkami.
    .how-by-table = Pod každým číslem: body proti tomuto hráči v pořadí partií; × je vlastní číslo hráče. Body v závorce se nikomu nepočítají.
    .how-by-sides = Pod každým číslem: body proti tomuto hráči v pořadí partií; × je vlastní strana hráče. Body v závorce se nikomu nepočítají.
    .file = Křížová tabulka (CSV)

Shared-CrosstableOrder =
    .rank = Podle pořadí
    .number = Podle čísla

Shared-Sides = Strana A { $a } – { $b } strana B

Shared-Schedule =
    .name = Všechna kola
    .how = Známá od vylosování čísel. Bílý stojí první; šachovnice a výsledky jsou na stránce kola, jakmile je zveřejněno.
    .free = volno

Shared-Progress =
    .name = Průběh
    .title = { $round ->
        [0] Průběh
       *[other] Průběh po { $round }. kole
    }
    .how = Pod každým kolem: body po něm a v závorce pořadí.
    .file = Průběh (CSV)
