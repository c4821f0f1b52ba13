### Kolo švýcarského systému družstev, krok za krokem.

Pairing-Team-Swiss =
    .group = Bodová skupina, { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: { $teams } { $teams ->
        [one] dosud nespárované družstvo
        [few] dosud nespárovaná družstva
       *[other] dosud nespárovaných družstev
    }.
    .broken = { $criterion } nelze splnit vždy; počet porušení, nejmenší možný: { $count }.
    .tops = Ne každé číslo z první poloviny může být ve dvojici to menší; menší čísla ve dvojicích: { $players }.
    .meets = { $player } hraje se soupeřem: { $opponent }.
    .both-white = { $player } i { $other }: přednost pro bílé.
    .both-black = { $player } i { $other }: přednost pro černé.
    .others-worse = Kdyby spolu hráli { $player } a { $other }, nešlo by ostatní spárovat, nebo by se C8 až C10 porušila více.
    .spared = { $player } a { $other }: jeden přesun nahoru, druhý přesun v minulém kole.

Pairing-Team-Swiss-Bye =
    .most-matches = Volno má { $player }: nejvíce zápasů z těch s nejméně body, která je mohou dostat.
    .last = Volno má { $player }: poslední z těch s nejméně body a nejvíce zápasy.

Pairing-Team-Swiss-Floater =
    .nobody = Všechna lze spárovat mezi sebou: žádné družstvo se nepřesouvá nahoru.
    .odd = Počet je lichý: nahoru se { $count ->
        [one] musí přesunout aspoň { $count } družstvo
        [few] musí přesunout aspoň { $count } družstva
       *[other] musí přesunout aspoň { $count } družstev
    }.
    .even = Jinak by je nebo družstva pod nimi nešlo všechna spárovat: nahoru se { $count ->
        [one] musí přesunout aspoň { $count } družstvo
        [few] musí přesunout aspoň { $count } družstva
       *[other] musí přesunout aspoň { $count } družstev
    }.
    .floats = { $player }: přesun nahoru, { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.
    .first-set = Nahoru se přesouvají { $players }: první skupina po { $count }, nejlepší podle C5 až C7.
    .others-unpaired = Při přesunu nahoru, { $player }, nešlo by všechna družstva spárovat.
    .following = Při odchodu, { $player }, potřebovala by další bodová skupina více přesunů nahoru, než musí.
    .floated-before = { $player }: přesun v předchozím kole.

Pairing-Team-Swiss-Colour =
    .odd-number = Žádné z nich ještě nehrálo. První družstvo je { $player }, s lichým číslem: počáteční barva.
    .even-number = Žádné z nich ještě nehrálo. První družstvo je { $player }, se sudým číslem: opačná barva.
    .only-wish = { $player } má přednost pro { $colour ->
        [white] bílé
       *[black] černé
    }; druhé družstvo žádnou nemá.
    .both = { $white } má přednost pro bílé a { $black } pro černé.
    .strong-wish = Silnou přednost pro { $colour ->
        [white] bílé
       *[black] černé
    } má jen { $player }.
    .lower-difference = { $white } má nižší rozdíl barev, { $black } vyšší.
    .alternate = Stejný rozdíl barev; když se barvy naposledy lišily, byly černé na této straně: { $white }.
    .first-prefers = Stejné barvy: vyhoví se přednosti prvního družstva, { $player }.
    .first-changes = Stejné barvy: svou poslední barvu mění první družstvo, { $player }.
    .other-changes = První družstvo ještě nehrálo; svou poslední barvu mění { $player }.

Pairing-Team-Swiss-Group = skupina { $points }

Pairing-Team-Swiss-Value =
    .residents = { $group }: vlastní družstva
    .upfloaters = { $group }: přesun nahoru
    .identifier = { $group }: identifikátor
    .none = žádná
