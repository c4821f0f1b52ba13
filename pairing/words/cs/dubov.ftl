### Kolo Dubovova systému, krok za krokem.

Pairing-Dubov =
    .group = Bodová skupina, { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: { $players } { $players ->
        [one] dosud nespárovaný hráč
        [few] dosud nespárovaní hráči
       *[other] dosud nespárovaných hráčů
    }.

Pairing-Dubov-Floater =
    .nobody = Všechny lze spárovat mezi sebou: nikdo se nepřesouvá nahoru.
    .odd = Počet je lichý: nahoru se { $count ->
        [one] musí přesunout aspoň { $count } hráč
        [few] musí přesunout aspoň { $count } hráči
       *[other] musí přesunout aspoň { $count } hráčů
    }.
    .even = Jinak by je nebo hráče pod nimi nešlo všechny spárovat: nahoru se { $count ->
        [one] musí přesunout aspoň { $count } hráč
        [few] musí přesunout aspoň { $count } hráči
       *[other] musí přesunout aspoň { $count } hráčů
    }.
    .floats = { $player }: přesun nahoru, { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.
    .first-set = Přesun nahoru: { $players }, první sada ({ $count }), která je podle C5 až C10 nejlepší.
    .others-unpaired = Při přesunu nahoru, { $player }, nešlo by všechny spárovat.
    .colours = { $player }: bez barvy podle přednosti zůstává hráčů { $count }, kdežto { $other }: jen { $fewest }.
    .most-upfloats = { $player }: přesunů nahoru už { $count }, nejvíce, kolik je dovoleno.
    .more-upfloats = { $player }: přesunů nahoru už { $count }, více než { $other }.
    .floated-before = { $player }: přesun nahoru i v předchozím kole.

Pairing-Dubov-Subgroup =
    .halves = V seskupení ještě nikdo nehrál: G1 je první polovina podle čísel ({ $first }), G2 druhá ({ $second }).
    .preferences = G1 má přednost pro bílé ({ $first }), G2 jsou ostatní ({ $second }).
    .from-smaller = Přeřazení: { $players }. Tolik dvojic ({ $count }) musí vzniknout uvnitř menší podskupiny.
    .from-larger = Přeřazení, aby byly podskupiny stejně velké: { $players }.

Pairing-Dubov-Pair =
    .meets = { $player } (ARO { $aro }) – { $opponent }, první možný soupeř z G2.
    .same-half = { $player } a { $other } jsou oba v { $half ->
        [s1] S1, jejíž hráči se utkají s hráči S2
       *[s2] S2, jejíž hráči se utkají s hráči S1
    }.

Pairing-Dubov-Group = skupina { $points }

Pairing-Dubov-Value =
    .most-upfloats = MaxT
    .residents = { $group }: vlastní hráči
    .upfloaters = { $group }: přesun nahoru
    .g1 = { $group }: G1
    .g2 = { $group }: G2
    .shifted = { $group }: přeřazení
    .s1 = { $group }: S1
    .t2 = { $group }: T2
    .aro = { $group }: ARO
    .missed = { $group }: nesplněné přednosti v barvě
    .none = žádní
