### Co se říká o kole: proč není párování a co je na něm špatně.

Pairing-Figure = { $whole },{ $part }

Pairing-Number = { $number }

Pairing-Quoted = „{ $text }“

Pairing-Numbered =
    .one = č. { $tpn }
    .more = { $count } { $count ->
        [one] další
        [few] další
       *[other] dalších
    }
    .joined = { $first } a { $last }

Pairing-Listed =
    .more = { $count } { $count ->
        [one] další
        [few] další
       *[other] dalších
    }
    .joined = { $first } a { $last }

Pairing-Article =
    .tournament-rules = propozice turnaje

Pairing-Points = { $number } { $points ->
    [0.5] bodu
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}

Pairing-Said =
    .other-words = { $words }
    .unknown-option = neznámá volba { QUOTED($option) }; známé: { $known }
    .unknown-choice = volba { $option } je jedna z hodnot { $known }, ne { QUOTED($value) }
    .unknown-listing = volba { $option } je seznam některých z hodnot { $known }, každá jednou, ne { QUOTED($value) }
    .one-way-only = { $system }: seskupení se páruje jen jedním způsobem
    .nobody-legal-left = Nezbývá přípustný soupeř. Týká se: { NUMBERED($players) }.
    .nobody-possible-left = Nezbývá možný soupeř. Týká se: { NUMBERED($players) }.
    .nobody-left-by-b1-b2 = Podle B1 a B2 nezbývá soupeř. Týká se: { NUMBERED($players) }.
    .nobody-left-to-meet-once = Nezbývá nikdo, s kým by hrát mohli: { NUMBERED($players) }. Dva hráči spolu hrají jen jednou (V6), turnaj tedy končí (V18).
    .incomplete-legal = Ať se kolo spáruje jakkoli, nejméně { $count } { $count ->
        [one] hráč nemá
        [few] hráči nemají
       *[other] hráčů nemá
    } přípustného soupeře; při jedné z možností zbývá { NUMBERED($players) }.
    .incomplete = Ať se kolo spáruje jakkoli, nejméně { $count } { $count ->
        [one] hráč nemá
        [few] hráči nemají
       *[other] hráčů nemá
    } soupeře; při jedné z možností zbývá { NUMBERED($players) }.
    .incomplete-by-b1-b2 = Ať se kolo spáruje jakkoli, podle B1 a B2 zůstane někdo bez soupeře; při jedné z možností { NUMBERED($players) }.
    .incomplete-without-bye-by-b1-b2 = Ať se kolo spáruje jakkoli, podle B1 a B2 zůstane někdo bez soupeře; při jedné z možností nezbývá nikdo pro volno.
    .incomplete-meeting-once = Dva hráči spolu hrají jen jednou (V6), a ať se kolo spáruje jakkoli, nejméně { $count } { $count ->
        [one] hráč nemá
        [few] hráči nemají
       *[other] hráčů nemá
    } soupeře; turnaj tedy končí (V18).
    .every-pab-had = Počet hráčů je lichý, ale každý už měl volno z párování nebo nehrané kolo s body za výhru.
    .every-bye-had-1992 = Počet hráčů je lichý, ale každý už dostal bod bez hry.
    .every-bye-had-2012 = Počet hráčů je lichý, ale každý už měl volno nebo body bez hry.
    .every-odd-had = Počet hráčů je lichý a každý už dostal bod přebývajícího hráče (V8), turnaj tedy končí (V18).
    .pab-only-to = Volno z párování může dostat jen { NUMBERED($players) }, a pak nelze spárovat ostatní.
    .bye-only-to = Volno může dostat jen { NUMBERED($players) }, a pak nelze spárovat ostatní.
    .odd-only = Přebývajícím hráčem může být jen { NUMBERED($players) } (V8), a pak nelze spárovat ostatní (V17); turnaj tedy končí (V18).
    .only-with-those-apart = Párování existuje jen s dvojicemi, které jsou podle propozic turnaje zakázány.
    .only-beyond-colour-limits = Párování existuje jen s barvami mimo meze článku 5.1.
    .no-bye-by-8-2 = Počet hráčů je lichý a brání tomu pravidlo 8.2: { $why }.
    .bye-only-then-others-not = volno může dostat jen { NUMBERED($players) }, a pak nelze spárovat ostatní
    .everybody-had-bye-or-walkover = každý už měl volno nebo výhru kontumací
    .blocked = Možnosti 9.6 jsou vyčerpány: kolo nelze spárovat, ani když se zruší všechny dvojice, protože { $why }.
    .blocked-for = Možnosti 9.6 jsou vyčerpány: kolo nelze spárovat, ani když se zruší všechny dvojice, protože { $why }. Bez možného soupeře: { NUMBERED($players) }.
    .left-over = Možnosti 9.6 jsou vyčerpány: i když se zruší všechny dvojice, nejméně { $count } { $count ->
        [one] hráč zůstává
        [few] hráči zůstávají
       *[other] hráčů zůstává
    } bez soupeře, protože { $why }; při jedné z možností { NUMBERED($players) }.
    .federations-apart = pravidlo 22 nedovoluje dvojice hráčů téže federace
    .some-apart = propozice turnaje některé dvojice zakazují
    .no-colours-for-some = pravidlo 12.1 nedává některým dvojicím barvy
    .all-met = se všemi ostatními se už hrálo (pravidlo 2)
    .paired-with-himself = { CAPITAL(NUMBERED($tpn)) } má za soupeře sám sebe.
    .paired-times = { CAPITAL(NUMBERED($tpn)) } je v párování { $times }×.
    .not-paired = { CAPITAL(NUMBERED($players)) } { COUNT($players) ->
        [one] nemá
        [few] nemají
       *[other] nemají
    } dvojici.
    .no-such-player = { CAPITAL(NUMBERED($tpn)) } je v párování, ale takový hráč neexistuje.
    .paired-but-away = { CAPITAL(NUMBERED($tpn)) } je v párování, ale toto kolo nehraje.
    .bye-but-even = { CAPITAL(NUMBERED($tpn)) } dostává volno, ale počet hráčů je sudý.
    .has-bye-but-even = { CAPITAL(NUMBERED($tpn)) } má volno, ale počet hráčů je sudý.
    .odd-but-even = { CAPITAL(NUMBERED($tpn)) } je přebývající hráč, ale počet hráčů je sudý.
    .pair-barred = { CAPITAL(NUMBERED($white)) } a { NUMBERED($black) } { $why }.
    .have-met = už spolu hráli
    .have-met-in = spolu hráli v { $round }. kole
    .kept-apart = spolu nemají být spárováni
    .both-white = musí oba dostat bílé
    .both-black = musí oba dostat černé
    .same-federation = jsou ze stejné federace
    .no-colours-for-both = { CAPITAL(NUMBERED($white)) } a { NUMBERED($black) } nemohou oba dostat barvu v povolených mezích.
    .second-games-exchanged = { CAPITAL(NUMBERED($white)) } proti { NUMBERED($black) }: druhé partie jsou první partie s vyměněnými barvami.
    .bye-of-one-game = { CAPITAL(NUMBERED($tpn)) } má volno jen v jedné partii zápasu.
    .bye-barred = { CAPITAL(NUMBERED($tpn)) } dostává volno, ale { $why }.
    .had-bye-in = volno už má z { $round }. kola
    .won-unplayed-in = už má z { $round }. kola body za výhru bez hry
    .points-unplayed-in = už má z { $round }. kola body bez hry
    .bye-after-unplayed-point = { CAPITAL(NUMBERED($tpn)) } dostává volno, ačkoli už má bod bez hry.
    .odd-again = { CAPITAL(NUMBERED($tpn)) } nesmí být přebývajícím hráčem znovu.
    .complete-pairing-exists = Úplné párování existuje, například { $pairs }.
    .legal-pairing-exists = Přípustné párování existuje, například { $pairs }.
    .permissible-pairing-exists = Přípustné párování existuje, například { $pairs }.
    .table-ended = Při { $count } hráčích má tabulka { $rounds } kol, { $round }. kolo tedy není.
    .row-exists = Tabulka má pro { $round }. kolo řádek.
    .row-has-pair = { CAPITAL(NUMBERED($white)) } a { NUMBERED($black) } se v tomto kole podle tabulky utkají, ale spárováni spolu nejsou.
    .row-has-not-pair = { CAPITAL(NUMBERED($white)) } a { NUMBERED($black) } jsou spárováni spolu, ale podle tabulky se v tomto kole neutkají.
    .row-not-free = { CAPITAL(NUMBERED($tpn)) } má volno, ale podle tabulky má v tomto kole soupeře.
    .black-should-have-white = { CAPITAL(NUMBERED($white)) } má bílé, { NUMBERED($black) } černé, ale bílé má mít { NUMBERED($black) }.
    .other-should-have-white = { CAPITAL(NUMBERED($white)) } má bílé, { NUMBERED($black) } černé, ale bílé má mít { NUMBERED($other) }.
    .should-have-white = { CAPITAL(NUMBERED($black)) } má mít bílé, { NUMBERED($white) } černé.
    .same-colour-twice = { CAPITAL(NUMBERED($white)) } a { NUMBERED($black) } měli oba dvakrát stejnou barvu, ale existuje párování bez třetí stejné barvy.
    .board-belongs-after = Šachovnice { $board } ({ $white }-{ $black }) patří za šachovnici { $next } ({ $next_white }-{ $next_black }).
    .board-out-of-order = Šachovnice { $board } není ve správném pořadí.
    .is-downfloater = { CAPITAL(NUMBERED($tpn)) }: v tomto kole jde o přesun dolů.
    .is-no-downfloater = { CAPITAL(NUMBERED($tpn)) }: v tomto kole nejde o přesun dolů.
    .is-upfloater = { CAPITAL(NUMBERED($tpn)) }: v tomto kole jde o přesun nahoru.
    .is-no-upfloater = { CAPITAL(NUMBERED($tpn)) }: v tomto kole nejde o přesun nahoru.
    .mark-down-wrong = Označení přesunu dolů je chybné: { NUMBERED($players) }.
    .mark-up-wrong = Označení přesunu nahoru je chybné: { NUMBERED($players) }.
    .float-but-only = Přesun ze seskupení { DECIMAL($score) } b.: { NUMBERED($players) }, ale nutný by byl jen { NUMBERED($instead) }.
    .float-but-nobody = Přesun ze seskupení { DECIMAL($score) } b.: { NUMBERED($players) }, ale nemusel by být žádný.
    .bracket-could-be = Seskupení { DECIMAL($score) } b. lze spárovat lépe, nebo stejně dobře a dříve: { $pairs }.
    .bracket-not-proved = Neprokázáno: že v seskupení { DECIMAL($score) } b. nic lepšího není.
    .float-up-but-others = Do skupiny { DECIMAL($score) } b. se nahoru přesouvá { NUMBERED($players) }, ale lepší, nebo stejné a dřívější by bylo: { NUMBERED($instead) }.
    .float-not-shown = Neprokázáno: že ze seskupení { DECIMAL($score) } b. musí být přesunuto hráčů: { $count }.
    .order-not-shown = Neprokázáno: že skupina o velikosti { $count } má první z párování, která nejlépe splňují C8 až C10.
    .preference-not-shown = Neprokázáno: že v seskupení { DECIMAL($score) } b. nelze splnit přednost v barvě tolika hráčům: { $count }.
    .preferences-missed = Seskupení { DECIMAL($score) } b., nesplněných předností v barvě: { $count }; stačilo by { $fewest }.
    .strong-preferences-missed = Seskupení { DECIMAL($score) } b., nesplněných silných předností v barvě: { $count }; stačilo by { $fewest }.
    .preferences-broken = Hráči se stavem { DECIMAL($score) } b., kteří hrají spolu: nesplněných předností v barvě { $count }; stačilo by { $fewest }.
    .more-preferences-possible = Stejné hráče jednoho seskupení lze spárovat s více splněnými přednostmi.
    .more-pairs-possible = V seskupení lze vytvořit více dvojic než { $count }.
    .bye-to-lower-score = Volno dostává { NUMBERED($tpn) } (body: { DECIMAL($score) }), ale může je dostat { NUMBERED($other) } (body: { DECIMAL($other_score) }).
    .bye-to-more-unplayed = Volno dostává { NUMBERED($tpn) } (nehraných partií: { $unplayed }), ale může je dostat { NUMBERED($other) } (nehraných partií: { $other_unplayed }).
    .bye-but-other-first = { CAPITAL(NUMBERED($tpn)) } dostává volno, ale dříve je na řadě { NUMBERED($other) } a volno může dostat.
    .odd-but-other-below = { CAPITAL(NUMBERED($tpn)) } je přebývající hráč, ale může jím být { NUMBERED($other) }, hráč zařazený níže.
    .other-sought-earlier = { CAPITAL(NUMBERED($tpn)) } – soupeř { NUMBERED($opponent) }, ale dříve je na řadě { NUMBERED($other) } a ostatní lze spárovat.
    .meets-but-has-to-meet = { CAPITAL(NUMBERED($tpn)) } – soupeř { NUMBERED($opponent) }, ale má to být { NUMBERED($other) }.
    .could-meet-before = { CAPITAL(NUMBERED($tpn)) } – soupeřem může být { NUMBERED($other) }; na řadě je dříve než { NUMBERED($opponent) }.
