### Kolo systému Double-Swiss, krok za krokem.

Pairing-Double-Swiss =
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
    .tops = Ne každé číslo z první poloviny může být ve dvojici to menší; menší čísla ve dvojicích: { $players }.
    .meets = { $player } hraje se soupeřem: { $opponent }.
    .spared = { $player }: v minulém kole přesun, proto ne přesunutý nahoru { $other }.
    .others-by-c8 = Kdyby spolu hráli { $player } a { $other }, vyhovělo by se C8 méně, nebo by nešlo všechny ostatní spárovat.

Pairing-Double-Swiss-Bye =
    .most-matches = Volno má { $player }: nejvíce zápasů z těch s nejméně body, kdo je mohou dostat.
    .last = Volno má { $player }: poslední z těch s nejméně body a nejvíce zápasy.

Pairing-Double-Swiss-Floater =
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
    .first-set = Nahoru se přesouvají { $players }: první skupina po { $count }, nejlepší podle C5 až C7.
    .others-unpaired = Při přesunu nahoru, { $player }, nešlo by všechny spárovat.
    .following = Kdyby odešel { $player }, potřebovala by další bodová skupina více přesunů nahoru, než musí.
    .floated-before = { $player }: přesun v předchozím kole.

Pairing-Double-Swiss-Colour =
    .fewer-whites = { $white }: bílé méněkrát než { $black }.
    .alternate = Bílé stejně často; když se jejich barvy naposledy lišily, byly černé na této straně: { $white }.
    .higher = Stejné barvy: { $player } stojí výše a mění svou poslední barvu.
    .opponent = { $player } ještě nehrál: poslední barvu mění soupeř.

Pairing-Double-Swiss-Group = skupina { $points }

Pairing-Double-Swiss-Value =
    .residents = { $group }: vlastní hráči
    .upfloaters = { $group }: přesun nahoru
    .identifier = { $group }: identifikátor
    .none = žádní

# Druhé partie zápasu (4.4).
Pairing-Double-Swiss-Second =
    .games = Druhé partie jsou první partie s vyměněnými barvami.
    .exchanged = { $white } a { $black } hrají spolu znovu, s vyměněnými barvami.
    .bye = { $player } má volno v obou partiích: jedna výhra, jedna remíza.
