### Co systémy FIDE z roku 2026 mimo holandský říkají o kole stejně.

Pairing-Fide-2026-Bye =
    .barred = { $player } už má volno nebo body za výhru bez hry.
    .others-unpaired = Kdyby měl volno { $player }, nešlo by všechny ostatní spárovat.
    .only = Volno má { $player }: nikdo jiný je nemůže dostat tak, aby šlo ostatní spárovat.
    .lowest-score = Volno má { $player }: nejméně bodů z těch, kdo je mohou dostat.
    .most-games = Volno má { $player }: nejvíce partií z těch s nejméně body, kdo je mohou dostat.
    .last = Volno má { $player }: poslední z těch s nejméně body a nejvíce partiemi.

Pairing-Fide-2026-Passed =
    .met = { $player } a { $other } už spolu hráli.
    .prohibited = { $player } a { $other } spolu nemají být spárováni.
    .colours = { $player } a { $other } musí oba dostat stejnou barvu.
    .others-unpaired = Kdyby spolu hráli { $player } a { $other }, nešlo by všechny ostatní spárovat.
    .other-group = { $player } je ve dvojici ze skupiny s tímto počtem bodů: { $points }; { $other } do ní nepatří.
    .more = Dříve je na řadě ještě dalších: { $count }.

Pairing-Fide-2026-Apart =
    .nobody-floats = { $player } má soupeře v bodové skupině { $points }. Ta nepotřebuje nikoho zdola, proto v ní není { $other }.
    .floats-up = { $player }: přesun nahoru do bodové skupiny { $points }, v níž není { $other }.
    .both-float = { $player } a { $other }: oba přesun nahoru, každý proto hraje s někým z bodové skupiny.
    .more-upfloaters = Kdyby nahoru šel { $other } jako soupeř ({ $player }), bylo by přesunů nahoru více: { $count } místo { $fewer }.
    .lower-scores = Kdyby nahoru šel { $other } jako soupeř ({ $player }), měli by přesunutí nahoru méně bodů.
    .following = Kdyby nahoru šel { $other } jako soupeř ({ $player }), potřebovala by další bodová skupina více přesunů nahoru.
    .floated-before = Kdyby nahoru šel { $other } jako soupeř ({ $player }), bylo by mezi přesunutými více těch s přesunem v minulém kole.
    .later-set = Kdyby nahoru šel { $other } jako soupeř ({ $player }), byla by to pozdější skupina přesunutých: { $instead } na místě, kde je { $chosen }.
    .broken-more = Kdyby spolu hráli { $player } a { $other }, bylo by { $criterion } porušeno častěji: { $count } místo { $fewer }.
    .later-identifier = Kdyby spolu hráli { $player } a { $other }, byl by identifikátor pozdější: { $instead } na místě, kde je { $chosen }.

Pairing-Fide-2026-Colour =
    .odd-number = Ani jeden ještě nehrál. Výše stojí { $player } s lichým číslem a dostává počáteční barvu.
    .even-number = Ani jeden ještě nehrál. Výše stojí { $player } se sudým číslem a dostává opačnou barvu.
    .both = { $white } má přednost pro bílé a { $black } pro černé.
    .only-wish = { $player } má přednost pro { $colour ->
        [white] bílé
       *[black] černé
    }; soupeř žádnou nemá.
    .stronger = Silnější přednost pro { $colour ->
        [white] bílé
       *[black] černé
    } má { $player }.
    .alternate = Stejné přednosti; když se jejich barvy naposledy lišily, byly černé na této straně: { $white }.
    .higher = Stejné přednosti i barvy: { $player } stojí výše a dostává barvu podle své přednosti.
