Pairing-Explain =
    .cited = { $says } ({ $rule })

Pairing-Explain-Bracket =
    .scored = Grupa { $bracket }, { $points }: { $residents } { $residents ->
        [one] zawodnik własny
        [few] zawodników własnych
        [many] zawodników własnych
       *[other] zawodnika własnego
    }, przeniesieni w dół: { $moved_down }, { $pairs } { $pairs ->
        [one] para
        [few] pary
        [many] par
       *[other] pary
    }
    .collapsed = Grupa { $bracket }, { $points } i mniej, połączona: { $residents } { $residents ->
        [one] zawodnik własny
        [few] zawodników własnych
        [many] zawodników własnych
       *[other] zawodnika własnego
    }, przeniesieni w dół: { $moved_down }, { $pairs } { $pairs ->
        [one] para
        [few] pary
        [many] par
       *[other] pary
    }
    .last = Wszyscy jeszcze nieskojarzeni zawodnicy tworzą jedną ostatnią grupę
    .again = Grupę { $bracket } kojarzy się ponownie: reszty nie dało się skojarzyć
    .moved-down = Przeniesieni do niej w dół: { $players }

Pairing-Explain-Float =
    .from-here = Przeniesienie w dół: { $players } – { $need }
    .instead = Przeniesienie w dół kogo innego, { $player }: { $reason }
    .from = { $player }: przeniesienie w dół z grupy { $bracket } – { $need }
    .with = w parze z kim innym, { $player }: { $reason }
    .further = Jeszcze { $count } { $count ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    } z grupy { $bracket } – bez lepszego wyniku
    .both = { $higher } ({ $higher_points }): przeniesienie w dół; { $lower } ({ $lower_points }): przeniesienie w górę

Pairing-Explain-Need =
    .odd-number = nieparzysta liczba zawodników
    .more-mdps-than-residents = mniej zawodników własnych niż przeniesionych w dół
    .no-legal-partner = nie ma tam dalszej dopuszczalnej pary
    .completion = dalsza para uniemożliwia skojarzenie reszty

Pairing-Explain-Bye =
    .lowest = { $player } otrzymuje pauzę: najniższy możliwy dorobek, { $points }
    .left-over = { $player } otrzymuje pauzę: pozostaje bez pary w ostatniej grupie
    .spared = pauza dla kogo innego, { $player }: { $reason }
    .further = Niżej zaszeregowani, którzy nie byli bliżej pauzy: { $count }

Pairing-Explain-Placed =
    .homogeneous = Grupa { $bracket }, { $score }: { $higher } – miejsce { $place } w S1, { $lower } – miejsce { $partner_place } w S2
    .mdp-pairing = Grupa { $bracket }, { $score }, kojarzenie MDP: { $higher } – miejsce { $place } w S1, { $lower } – miejsce { $partner_place } w S2
    .remainder = Grupa { $bracket }, { $score }, reszta: { $higher } – miejsce { $place } w S1, { $lower } – miejsce { $partner_place } w S2
    .collapsed = połączona

Pairing-Explain-Exchange = Wymiana: do S1 { $coming }, z S1 { $leaving }
    .without = Bez wymiany: { $reason }

Pairing-Explain-Partner =
    .first = { $player } to pierwszy partner w kolejności przemieszczeń
    .before = Wcześniej w kolejności: { $player } – { $reason }
    .further = Wcześniej w kolejności próbowano bez powodzenia jeszcze tylu partnerów: { $count }; potem { $player }

Pairing-Explain-WhyNot =
    .do-meet = { $player } i { $opponent } grają ze sobą w tej rundzie
    .cannot = { $player } i { $opponent } nie mogą grać ze sobą: { $reason }
    .forced = wymuszona para w grupie { $bracket }: { $player } – { $opponent }
    .floating = Aby powstała para { $player } – { $opponent }, potrzebne byłoby przeniesienie w dół z grupy { $bracket }: { $player }
    .then = Wtedy: { $reason }

Pairing-Explain-Colours =
    .so-far = Dotychczasowe kolory: { $white } ({ $white_history }), { $black } ({ $black_history })
    .no-games = brak
    .gets-white = Białe: { $white }, czarne: { $black } – { $why }
    .initial = Wyżej zaszeregowany zawodnik, { $player }, liczy się jako numer { $parity ->
        [odd] nieparzysty
       *[even] parzysty
    }; numery nieparzyste otrzymują kolor początkowy: { $colour ->
        [white] białe
       *[black] czarne
    }

Pairing-Explain-Article5 =
    .both = spełniono obie preferencje
    .only-one = spełniono jedyną preferencję
    .wider = większa różnica kolorów: { $player }
    .stronger = { $granted ->
        [absolute] preferencja absolutna
        [strong] preferencja silna
        [mild] preferencja słaba
       *[none] brak preferencji
    } ma pierwszeństwo przed: { $other ->
        [absolute] preferencja absolutna
        [strong] preferencja silna
        [mild] preferencja słaba
       *[none] brak preferencji
    }
    .latest = zmieniają się kolory z ich ostatnich partii
    .last-differed = ich kolory różniły się ostatnio przed tyloma partiami: { $games }, i zmieniają się
    .higher = spełniono preferencję wyżej zaszeregowanego: { $player }
    .none = nikt z nich nie ma preferencji

Pairing-Explain-Obstacle =
    .absent = jeden z nich nie jest kojarzony w tej rundzie
    .met = grali ze sobą w { $round }. rundzie
    .prohibited = turniej nie kojarzy ich ze sobą
    .same-absolute-colour = obaj muszą dostać { $colour ->
        [white] białe
        [black] czarne
       *[any] ten sam kolor
    }
    .had-bye = { $round }. runda przyniosła już punkty bez gry
    .not-completable = reszty nie dałoby się skojarzyć
    .later = nic się nie pogarsza, ale to kojarzenie jest dalej w kolejności

Pairing-Explain-Worse =
    .bye-score = pauza przypadłaby przy dorobku: { $instead }, a nie: { $actual }
    .downfloaters = przeniesień w dół byłoby { $instead }, a nie { $actual }
    .downfloater-scores = dorobek zawodnika przeniesionego w dół: { $instead }, a nie: { $actual }
    .score-differences = różnica punktów w grupie: { $instead }, a nie: { $actual }
    .bye-unplayed-games = pauza przypadłaby zawodnikowi, który ma rund nierozegranych: { $instead }, a nie { $actual }
    .colour-difference = różnicę kolorów większą niż dwa miałoby zawodników: { $instead }, a nie { $actual }
    .colour-three-times = jeden kolor trzy razy z rzędu miałoby zawodników: { $instead }, a nie { $actual }
    .colour-preference = bez preferowanego koloru byłoby zawodników: { $instead }, a nie { $actual }
    .strong-colour-preference = bez silnie preferowanego koloru byłoby zawodników: { $instead }, a nie { $actual }
    .residents-down-last-round = zawodników własnych przeniesionych w dół dwa razy z rzędu byłoby { $instead }, a nie { $actual }
    .residents-up-last-round = zawodników własnych przeniesionych w górę dwa razy z rzędu byłoby { $instead }, a nie { $actual }
    .residents-down-two-rounds-before = zawodników własnych przeniesionych w dół ponownie po dwóch rundach byłoby { $instead }, a nie { $actual }
    .residents-up-two-rounds-before = zawodników własnych przeniesionych w górę ponownie po dwóch rundach byłoby { $instead }, a nie { $actual }
    .players-down-last-round = zawodników przeniesionych w dół dwa razy z rzędu byłoby { $instead }, a nie { $actual }
    .players-up-last-round = zawodników przeniesionych w górę dwa razy z rzędu byłoby { $instead }, a nie { $actual }
    .players-down-two-rounds-before = zawodników przeniesionych w dół ponownie po dwóch rundach byłoby { $instead }, a nie { $actual }
    .players-up-two-rounds-before = zawodników przeniesionych w górę ponownie po dwóch rundach byłoby { $instead }, a nie { $actual }
    .mdp-difference-down-last-round = przy przeniesieniu w dół dwa razy z rzędu różnica w dół: { $instead }, a nie: { $actual }
    .mdp-difference-up-last-round = przy przeniesieniu w górę dwa razy z rzędu różnica w górę: { $instead }, a nie: { $actual }
    .mdp-difference-down-two-rounds-before = przy ponownym przeniesieniu w dół po dwóch rundach różnica w dół: { $instead }, a nie: { $actual }
    .mdp-difference-up-two-rounds-before = przy ponownym przeniesieniu w górę po dwóch rundach różnica w górę: { $instead }, a nie: { $actual }
    .difference-down-last-round = przy przeniesieniu w dół dwa razy z rzędu różnica w dół: { $instead }, a nie: { $actual }
    .difference-up-last-round = przy przeniesieniu w górę dwa razy z rzędu różnica w górę: { $instead }, a nie: { $actual }
    .difference-down-two-rounds-before = przy ponownym przeniesieniu w dół po dwóch rundach różnica w dół: { $instead }, a nie: { $actual }
    .difference-up-two-rounds-before = przy ponownym przeniesieniu w górę po dwóch rundach różnica w górę: { $instead }, a nie: { $actual }

Pairing-Explain-NextBracket =
    .floaters = z następnej grupy przeniesień byłoby { $instead }, a nie { $actual }
    .scores = dorobek zawodnika przeniesionego z następnej grupy: { $instead }, a nie: { $actual }
    .no-bye = kto na końcu pozostanie bez pary, nie może dostać pauzy

Pairing-Explain-Size =
    .out = poza grupę
    .nobody = nikt
