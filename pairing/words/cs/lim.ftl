### Kolo Limova systému, krok za krokem.

Pairing-Lim =
    .median = Střední skupina má { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.
    .federations-together = V tomto kole nelze zabránit všem dvojicím hráčů téže federace.
    .group = Skupina { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, { $half ->
        [upper] směrem dolů
        [lower] směrem nahoru
       *[median] shora dolů
    }: { $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }.
    .group-with-floaters = Skupina { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, { $half ->
        [upper] směrem dolů
        [lower] směrem nahoru
       *[median] shora dolů
    }: { $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    } a { $floaters } { $floaters ->
        [one] přesuvný hráč
        [few] přesuvní hráči
       *[other] přesuvných hráčů
    }.
    .median-unpaired = Střední skupinu nelze spárovat: { $above } { $above ->
        [one] přesuvný hráč
        [few] přesuvní hráči
       *[other] přesuvných hráčů
    } shora, { $below } zdola.
    .cancelled = Ruší se dvojice { $half ->
        [upper] horní
       *[lower] dolní
    } poloviny: { $player } – { $opponent }.

Pairing-Lim-Bye =
    .had-before = { $player } už má volno nebo výhru kontumací.
    .others-unpaired = Kdyby měl volno { $player }, nešlo by všechny ostatní spárovat.
    .lowest-rated = Volno má { $player }: nejnižší rating z těch, kdo je mohou dostat.
    .lowest-ranked = Volno má { $player }: nejnižší místo v nejnižší skupině z těch, kdo je mohou dostat.

Pairing-Lim-Floater =
    .alone = { $player }: ve skupině nikdo další, přesun { $way ->
        [up] nahoru
       *[down] dolů
    }.
    .met-everybody = { $player }: se všemi ve skupině se už hrálo, přesun { $way ->
        [up] nahoru
       *[down] dolů
    }.
    .may-meet-nobody = { $player } nesmí hrát s nikým ve skupině: přesun { $way ->
        [up] nahoru
       *[down] dolů
    }.
    .odd-number = Počet hráčů je lichý: { $player }, přesun { $way ->
        [up] nahoru
       *[down] dolů
    }.
    .no-more-pairs = Žádná výměna nedá skupině více dvojic: { $player }, přesun { $way ->
        [up] nahoru
       *[down] dolů
    }.
    .kind = { $player } je přesuvný hráč druhu { $kind }; nikdo lepšího druhu přejít nemůže.
    .floated-before = { $player }: přesun i v předchozím kole; zde se tomu nelze vyhnout.
    .equalises = Více hráčů má dostat { $colour ->
        [white] bílé
       *[black] černé
    } a { $player } stojí { $end ->
        [highest] nejvýše
       *[lowest] nejníže
    } z těch z nich, kdo mohou přejít.
    .last-of-those = { $player } stojí { $end ->
        [highest] nejvýše
       *[lowest] nejníže
    } z těch, kdo mohou přejít.

Pairing-Lim-Pair =
    .as-proposed = { $player } – { $opponent }, jak bylo navrženo.
    .exchange = Výměna: na místo, kde byl navržen { $proposed }, jde { $opponent }; soupeř: { $player }.
    .highest-available = Přesuvný hráč { $player } – { $opponent }, nejvýše zařazený soupeř, který je k dispozici.
    .lowest-available = Přesuvný hráč { $player } – { $opponent }, nejníže zařazený soupeř, který je k dispozici.
    .highest-that-fits = Přesuvný hráč { $player } – { $opponent }, nejvýše zařazený soupeř, jemuž se hodí barva.
    .lowest-that-fits = Přesuvný hráč { $player } – { $opponent }, nejníže zařazený soupeř, jemuž se hodí barva.

Pairing-Lim-Passed =
    .met = { $player } a { $other } už spolu hráli.
    .prohibited = { $player } a { $other } spolu nemají být spárováni.
    .federation = { $player } a { $other } jsou z téže federace.
    .colours = { $player } a { $other } nemohou oba dostat barvu v povolených mezích.
    .same-colour = { $player } a { $other } mají dostat stejnou barvu.
    .rated-too-far = { $other } má příliš vzdálený rating (výchozí je { $first }).
    .others-unpaired = Kdyby spolu hráli { $player } a { $other }, nešlo by všechny ostatní spárovat.
    .more = Předtím přišlo na řadu ještě dalších: { $count }.
    .nobody-near = V blízkosti ratingu (výchozí je { $first }) nemá nikdo dostat opačnou barvu než { $player }.
    .nobody-suits = Není k dispozici nikdo, kdo má dostat opačnou barvu než { $player }.
    .other-group = { $player } je ve dvojici ze skupiny s tímto počtem bodů: { $points }; { $other } do ní nepatří.

Pairing-Lim-Colour =
    .has-to-get = { $player } musí dostat { $colour ->
        [white] bílé
       *[black] černé
    }.
    .due = { $player } má dostat { $colour ->
        [white] bílé
       *[black] černé
    }.
    .both-due = { $white } má dostat bílé a { $black } má dostat černé.
    .history = Oba mají dostat stejnou barvu; když se jejich barvy naposledy lišily, byly černé na této straně: { $white }.
    .higher-ranked = Stejné dosavadní barvy: { $player } stojí výše a dostává barvu, kterou má dostat.
    .lower-ranked = Stejné dosavadní barvy: { $player } stojí níže a dostává barvu, kterou má dostat.
    .odd-number = { $player } má liché číslo a dostává stejnou barvu jako číslo 1.
    .even-number = { $player } má sudé číslo a dostává opačnou barvu než číslo 1.
    .may-break-limit = V posledním kole smí { $player } překročit mez: { $colour ->
        [white] bílé
       *[black] černé
    }.

Pairing-Lim-Group = skupina { $points }
    .median = střední skupina { $points }

Pairing-Lim-Value =
    .median = střední skupina
    .players = { $group }: hráči
    .due-white = { $group }: mají dostat bílé
    .due-black = { $group }: mají dostat černé
    .pairs = { $group }: dvojice
    .floaters = { $group }: přesuvní hráči
    .no-floaters = žádní
