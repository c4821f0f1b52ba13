### Proč je kolo spárováno právě takto, podle kritérií C.04.3.

Pairing-Explain =
    .cited = { $says } ({ $rule })

Pairing-Explain-Bracket =
    .scored = Seskupení { $bracket }, { $points }: { $residents } { $residents ->
        [one] vlastní hráč
        [few] vlastní hráči
       *[other] vlastních hráčů
    }, přesunutých dolů { $moved_down }, { $pairs } { $pairs ->
        [one] dvojice
        [few] dvojice
       *[other] dvojic
    }
    .collapsed = Seskupení { $bracket }, { $points } a méně, sloučené: { $residents } { $residents ->
        [one] vlastní hráč
        [few] vlastní hráči
       *[other] vlastních hráčů
    }, přesunutých dolů { $moved_down }, { $pairs } { $pairs ->
        [one] dvojice
        [few] dvojice
       *[other] dvojic
    }
    .last = Všichni dosud nespárovaní hráči tvoří poslední seskupení
    .again = Seskupení { $bracket } se páruje znovu: zbytek nebylo možné spárovat
    .moved-down = Přesun dolů do seskupení: { $players }

Pairing-Explain-Float =
    .from-here = { $players }: { $count ->
        [one] přesun dolů
        [few] přesun dolů
       *[other] přesun dolů
    }, { $need }
    .instead = Místo toho přesun dolů, { $player }: { $reason }
    .from = { $player }: přesun dolů ze seskupení { $bracket }, { $need }
    .with = soupeř { $player }: { $reason }
    .further = { $count } { $count ->
        [one] další hráč
        [few] další hráči
       *[other] dalších hráčů
    } ze seskupení { $bracket }: nic lepšího
    .both = { $higher }: přesun dolů ({ $higher_points }), { $lower }: přesun nahoru ({ $lower_points })

Pairing-Explain-Need =
    .odd-number = lichý počet hráčů
    .more-mdps-than-residents = vlastních hráčů je méně než přesunutých dolů
    .no-legal-partner = další přípustná dvojice tam není
    .completion = s další dvojicí by nešlo spárovat zbytek

Pairing-Explain-Bye =
    .lowest = Volno dostává { $player }: { $points } je nejnižší možný stav
    .left-over = Volno dostává { $player }: zůstává z posledního seskupení bez soupeře
    .spared = Volno – { $player }: { $reason }
    .further = { $count } { $count ->
        [one] další níže zařazený hráč
        [few] další níže zařazení hráči
       *[other] dalších níže zařazených hráčů
    }: volnu nebyl nikdo blíže

Pairing-Explain-Placed =
    .homogeneous = Seskupení { $bracket }, { $score }: { $higher } je { $place }. v S1, { $lower } je { $partner_place }. v S2
    .mdp-pairing = Seskupení { $bracket }, { $score }, párování přesunutých dolů: { $higher } je { $place }. v S1, { $lower } je { $partner_place }. v S2
    .remainder = Seskupení { $bracket }, { $score }, zbytek: { $higher } je { $place }. v S1, { $lower } je { $partner_place }. v S2
    .collapsed = sloučené

Pairing-Explain-Exchange = Výměna: do S1 jde { $coming }, z S1 odchází { $leaving }
    .without = Bez výměny: { $reason }

Pairing-Explain-Partner =
    .first = { $player } je první soupeř v pořadí přemístění
    .before = Dříve je na řadě { $player }: { $reason }
    .further = { $count } { $count ->
        [one] další soupeř byl
        [few] další soupeři byli
       *[other] dalších soupeřů bylo
    } na řadě dříve než { $player }, bez úspěchu

Pairing-Explain-WhyNot =
    .do-meet = { $player } a { $opponent } v tomto kole spolu hrají
    .cannot = { $player } a { $opponent } spolu hrát nemohou: { $reason }
    .forced = vynucená dvojice v seskupení { $bracket }: { $player } – { $opponent }
    .floating = Aby byl soupeřem { $opponent }, bylo by třeba přesunout dolů ze seskupení { $bracket }: { $player }
    .then = Potom: { $reason }

Pairing-Explain-Colours =
    .so-far = Dosavadní barvy: { $white } ({ $white_history }), { $black } ({ $black_history })
    .no-games = žádné
    .gets-white = Bílé: { $white }, černé: { $black }; { $why }
    .initial = { $player } stojí výše a počítá se jako { $parity ->
        [odd] liché číslo
       *[even] sudé číslo
    }; lichá čísla dostávají počáteční barvu: { $colour ->
        [white] bílé
       *[black] černé
    }

Pairing-Explain-Article5 =
    .both = splněny jsou obě přednosti
    .only-one = splněna je jediná přednost
    .wider = větší rozdíl v barvách má { $player }
    .stronger = přednost { $granted ->
        [absolute] absolutní
        [strong] silná
        [mild] mírná
       *[none] žádná
    } převažuje nad { $other ->
        [absolute] absolutní
        [strong] silnou
        [mild] mírnou
       *[none] žádnou
    }
    .latest = barvy se proti jejich posledním partiím střídají
    .last-differed = naposledy se jejich barvy lišily před { $games } partiemi, teď se střídají
    .higher = splněna je přednost výše zařazeného hráče, { $player }
    .none = nikdo z nich nemá přednost

Pairing-Explain-Obstacle =
    .absent = jeden z nich je v tomto kole mimo párování
    .met = hráli spolu v { $round }. kole
    .prohibited = podle propozic turnaje spolu hrát nesmějí
    .same-absolute-colour = oba musí dostat { $colour ->
        [white] bílé
        [black] černé
       *[any] kteroukoli barvu
    }
    .had-bye = { $round }. kolo už přineslo body bez hry
    .not-completable = zbytek by nešlo spárovat
    .later = nic se nezhorší, ale v pořadí je to později

Pairing-Explain-Worse =
    .bye-score = bodový stav hráče s volnem by byl { $instead }, ne { $actual }
    .downfloaters = { $instead } { $instead ->
        [one] hráč by se přesunul
        [few] hráči by se přesunuli
       *[other] hráčů by se přesunulo
    } dolů, ne { $actual }
    .downfloater-scores = bodový stav přesunutého dolů by byl { $instead }, ne { $actual }
    .score-differences = bodový rozdíl v seskupení by byl { $instead }, ne { $actual }
    .bye-unplayed-games = proti volnu by { $instead ->
        [one] svědčila
        [few] svědčily
       *[other] svědčilo
    } { $instead } { $instead ->
        [one] nehraná partie
        [few] nehrané partie
       *[other] nehraných partií
    }, ne { $actual }
    .colour-difference = { $instead } { $instead ->
        [one] hráč by měl
        [few] hráči by měli
       *[other] hráčů by mělo
    } rozdíl v barvách větší než dva, ne { $actual }
    .colour-three-times = { $instead } { $instead ->
        [one] hráč by dostal
        [few] hráči by dostali
       *[other] hráčů by dostalo
    } stejnou barvu třikrát za sebou, ne { $actual }
    .colour-preference = { $instead } { $instead ->
        [one] hráč by neměl
        [few] hráči by neměli
       *[other] hráčů by nemělo
    } splněnou přednost v barvě, ne { $actual }
    .strong-colour-preference = { $instead } { $instead ->
        [one] hráč by neměl
        [few] hráči by neměli
       *[other] hráčů by nemělo
    } splněnou silnou přednost v barvě, ne { $actual }
    .residents-down-last-round = { $instead } { $instead ->
        [one] vlastní hráč by se přesunul
        [few] vlastní hráči by se přesunuli
       *[other] vlastních hráčů by se přesunulo
    } dolů dvakrát za sebou, ne { $actual }
    .residents-up-last-round = { $instead } { $instead ->
        [one] vlastní hráč by se přesunul
        [few] vlastní hráči by se přesunuli
       *[other] vlastních hráčů by se přesunulo
    } nahoru dvakrát za sebou, ne { $actual }
    .residents-down-two-rounds-before = { $instead } { $instead ->
        [one] vlastní hráč by se přesunul
        [few] vlastní hráči by se přesunuli
       *[other] vlastních hráčů by se přesunulo
    } po dvou kolech znovu dolů, ne { $actual }
    .residents-up-two-rounds-before = { $instead } { $instead ->
        [one] vlastní hráč by se přesunul
        [few] vlastní hráči by se přesunuli
       *[other] vlastních hráčů by se přesunulo
    } po dvou kolech znovu nahoru, ne { $actual }
    .players-down-last-round = { $instead } { $instead ->
        [one] hráč by se přesunul
        [few] hráči by se přesunuli
       *[other] hráčů by se přesunulo
    } dolů dvakrát za sebou, ne { $actual }
    .players-up-last-round = { $instead } { $instead ->
        [one] hráč by se přesunul
        [few] hráči by se přesunuli
       *[other] hráčů by se přesunulo
    } nahoru dvakrát za sebou, ne { $actual }
    .players-down-two-rounds-before = { $instead } { $instead ->
        [one] hráč by se přesunul
        [few] hráči by se přesunuli
       *[other] hráčů by se přesunulo
    } po dvou kolech znovu dolů, ne { $actual }
    .players-up-two-rounds-before = { $instead } { $instead ->
        [one] hráč by se přesunul
        [few] hráči by se přesunuli
       *[other] hráčů by se přesunulo
    } po dvou kolech znovu nahoru, ne { $actual }
    .mdp-difference-down-last-round = sestup při přesunu dolů dvakrát za sebou by byl: { $instead }, ne { $actual }
    .mdp-difference-up-last-round = vzestup při přesunu nahoru dvakrát za sebou by byl: { $instead }, ne { $actual }
    .mdp-difference-down-two-rounds-before = sestup při přesunu znovu dolů po dvou kolech by byl: { $instead }, ne { $actual }
    .mdp-difference-up-two-rounds-before = vzestup při přesunu znovu nahoru po dvou kolech by byl: { $instead }, ne { $actual }
    .difference-down-last-round = sestup při přesunu dolů dvakrát za sebou by byl: { $instead }, ne { $actual }
    .difference-up-last-round = vzestup při přesunu nahoru dvakrát za sebou by byl: { $instead }, ne { $actual }
    .difference-down-two-rounds-before = sestup při přesunu znovu dolů po dvou kolech by byl: { $instead }, ne { $actual }
    .difference-up-two-rounds-before = vzestup při přesunu znovu nahoru po dvou kolech by byl: { $instead }, ne { $actual }

Pairing-Explain-NextBracket =
    .floaters = z dalšího seskupení by se { $instead ->
        [one] přesunul
        [few] přesunuli
       *[other] přesunulo
    } { $instead } { $instead ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }, ne { $actual }
    .scores = bodový stav přesunutého z dalšího seskupení by byl { $instead }, ne { $actual }
    .no-bye = kdo by nakonec zůstal bez soupeře, nesmí dostat volno

Pairing-Explain-Size =
    .out = ze seskupení ven
    .nobody = nikdo
