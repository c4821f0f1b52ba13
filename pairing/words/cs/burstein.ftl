### Kolo Bursteinova systému, krok za krokem.

Pairing-Burstein =
    .group = Bodová skupina, { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: { $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }.
    .group-with-floaters = Bodová skupina, { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: { $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    } a { $floaters } { $floaters ->
        [one] přesuvný hráč
        [few] přesuvní hráči
       *[other] přesuvných hráčů
    }.
    .pairs = Spárováni jsou všichni: { $pairs } { $pairs ->
        [one] dvojice
        [few] dvojice
       *[other] dvojic
    }.
    .pairs-and-floaters = Nejvýše { $pairs } { $pairs ->
        [one] dvojice
        [few] dvojice
       *[other] dvojic
    }, a tak přechází dál { $count } { $count ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }: { $players }.
    .missed = Barvu podle přednosti { $count ->
        [one] nedostane { $count } hráč
        [few] nedostanou { $count } hráči
       *[other] nedostane { $count } hráčů
    }; méně jich být nemůže.
    .meets = { $player } – { $opponent }: nejníže zařazený soupeř, s nímž zůstane vše ostatní stejně dobré.
    .same-preference = { $player } a { $other } mají přednost pro stejnou barvu, nebo by ostatní nešlo spárovat stejně dobře.

Pairing-Burstein-WhyNot =
    .floated = { $other } je ve dvojici ze skupiny s tímto počtem bodů: { $points }; { $player } z ní sestoupil, jak je podle C5 až C8 nejlepší.
    .worse = Kdyby spolu hráli { $player } a { $other }, šlo by skupinu spárovat jen hůř podle C5 až C8, nebo vůbec.

Pairing-Burstein-Seeding =
    .round = { $number }. z { $last } nasazovacích kol, párování holandským systémem FIDE.
    .group = Seskupení, { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: { $pairs } { $pairs ->
        [one] dvojice
        [few] dvojice
       *[other] dvojic
    }.
    .meets = { $player } ({ $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }) – { $opponent }.
    .bye = { $player } zůstává bez soupeře a má volno.

Pairing-Burstein-Group = skupina { $points }

Pairing-Burstein-Value =
    .order = { $group }: pořadí podle indexu
    .index = { $group }: Buchholz/Sonneborn-Berger
    .floaters = { $group }: přesuvní hráči
    .none = žádní
