### Why a round is paired as it is, by the criteria of C.04.3. `$reason`, `$need` and `$why` are
### parts of their own, written below; S1, S2, MDP, C6 and articles are those of the Handbook.

## What a rule says, with its place: "… (C6, C.04.3 2.4.1)".
Pairing-Explain =
    .cited = { $says } ({ $rule })

Pairing-Explain-Bracket =
    .scored = Bracket { $bracket }, { $points }: { $residents } { $residents ->
        [one] resident
       *[other] residents
    }, { $moved_down } moved down, { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }
    .collapsed = Bracket { $bracket }, { $points } and less, collapsed: { $residents } { $residents ->
        [one] resident
       *[other] residents
    }, { $moved_down } moved down, { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }
    .last = All players not yet paired are one last bracket
    .again = Bracket { $bracket } is paired again: the rest could not be completed
    .moved-down = Moved down to it: { $players }

Pairing-Explain-Float =
    .from-here = { $players } { $count ->
        [one] floats
       *[other] float
    } down: { $need }
    .instead = { $player } floating instead: { $reason }
    .from = { $player } floats down from bracket { $bracket }: { $need }
    .with = with { $player }: { $reason }
    .further = { $count } { $count ->
        [one] more player
       *[other] more players
    } of bracket { $bracket } brought nothing better
    .both = { $higher } floats down from { $higher_points }, { $lower } floats up from { $lower_points }

## Why anybody floats down.
Pairing-Explain-Need =
    .odd-number = odd number of players
    .more-mdps-than-residents = fewer residents than moved-down players
    .no-legal-partner = no further legal pair there
    .completion = a further pair spoils the rest

Pairing-Explain-Bye =
    .lowest = { $player } gets the bye: { $points } is the lowest possible score
    .left-over = { $player } gets the bye: left over from the last bracket
    .spared = bye for { $player }: { $reason }
    .further = { $count } { $count ->
        [one] more player
       *[other] more players
    } ranked below came no closer to the bye

## `$score`: points, or "collapsed".
Pairing-Explain-Placed =
    .homogeneous = Bracket { $bracket }, { $score }: { $higher } is place { $place } of S1, { $lower } place { $partner_place } of S2
    .mdp-pairing = Bracket { $bracket }, { $score }, MDP-Pairing: { $higher } is place { $place } of S1, { $lower } place { $partner_place } of S2
    .remainder = Bracket { $bracket }, { $score }, remainder: { $higher } is place { $place } of S1, { $lower } place { $partner_place } of S2
    .collapsed = collapsed

Pairing-Explain-Exchange = Exchanged: { $coming } into S1 for { $leaving }
    .without = Without the exchange: { $reason }

Pairing-Explain-Partner =
    .first = { $player } is the first partner in the order of transpositions
    .before = { $player } came before: { $reason }
    .further = { $count } { $count ->
        [one] more partner
       *[other] more partners
    } came before { $player } without success

Pairing-Explain-WhyNot =
    .do-meet = { $player } and { $opponent } do meet in this round
    .cannot = { $player } cannot meet { $opponent }: { $reason }
    .forced = forced in bracket { $bracket }: { $player } against { $opponent }
    .floating = To meet { $opponent }, { $player } would have to float down from bracket { $bracket }
    .then = Then { $reason }

## A history is written "WBW".
Pairing-Explain-Colours =
    .so-far = Colours so far: { $white } ({ $white_history }), { $black } ({ $black_history })
    .no-games = none
    .gets-white = { $white } gets White against { $black }: { $why }
    .initial = { $player } ranks higher and counts as { $parity ->
        [odd] odd
       *[even] even
    }; odd numbers get the initial colour { $colour ->
        [white] White
       *[black] Black
    }

## Why a player gets White.
Pairing-Explain-Article5 =
    .both = both preferences are granted
    .only-one = the only preference is granted
    .wider = { $player } has the wider colour difference
    .stronger = { $granted ->
        [absolute] an absolute
        [strong] a strong
        [mild] a mild
       *[none] no
    } preference prevails over { $other ->
        [absolute] an absolute
        [strong] a strong
        [mild] a mild
       *[none] no
    } one
    .latest = they change the colours of their latest games
    .last-differed = their colours last differed { $games } games ago, and change
    .higher = the preference of { $player }, ranked higher, is granted
    .none = neither has a preference

## Reasons why two do not meet, or why somebody does not float or get the bye.
Pairing-Explain-Obstacle =
    .absent = one of them is not paired in this round
    .met = they met in round { $round }
    .prohibited = the tournament keeps them apart
    .same-absolute-colour = both must get { $colour ->
        [white] White
        [black] Black
       *[any] any colour
    }
    .had-bye = round { $round } already brought points without a game
    .not-completable = the rest could not be completed
    .later = nothing gets worse, but it comes later in the order

## The first criterion that gets worse: `$instead` of `$actual`, each a number or points.
Pairing-Explain-Worse =
    .bye-score = the bye would go to { $instead }, not { $actual }
    .downfloaters = { $instead } { $instead ->
        [one] player
       *[other] players
    } would float down, not { $actual }
    .downfloater-scores = a downfloater would have { $instead }, not { $actual }
    .score-differences = a score difference of the bracket would be { $instead }, not { $actual }
    .bye-unplayed-games = { $instead } { $instead ->
        [one] unplayed game
       *[other] unplayed games
    } would stand against the bye, not { $actual }
    .colour-difference = { $instead } { $instead ->
        [one] player
       *[other] players
    } would get a colour difference beyond two, not { $actual }
    .colour-three-times = { $instead } { $instead ->
        [one] player
       *[other] players
    } would get one colour three times running, not { $actual }
    .colour-preference = { $instead } { $instead ->
        [one] player
       *[other] players
    } would miss the preferred colour, not { $actual }
    .strong-colour-preference = { $instead } { $instead ->
        [one] player
       *[other] players
    } would miss a strongly preferred colour, not { $actual }
    .residents-down-last-round = { $instead } { $instead ->
        [one] resident
       *[other] residents
    } would float down twice running, not { $actual }
    .residents-up-last-round = { $instead } { $instead ->
        [one] resident
       *[other] residents
    } would float up twice running, not { $actual }
    .residents-down-two-rounds-before = { $instead } { $instead ->
        [one] resident
       *[other] residents
    } would float down again after two rounds, not { $actual }
    .residents-up-two-rounds-before = { $instead } { $instead ->
        [one] resident
       *[other] residents
    } would float up again after two rounds, not { $actual }
    .players-down-last-round = { $instead } { $instead ->
        [one] player
       *[other] players
    } would float down twice running, not { $actual }
    .players-up-last-round = { $instead } { $instead ->
        [one] player
       *[other] players
    } would float up twice running, not { $actual }
    .players-down-two-rounds-before = { $instead } { $instead ->
        [one] player
       *[other] players
    } would float down again after two rounds, not { $actual }
    .players-up-two-rounds-before = { $instead } { $instead ->
        [one] player
       *[other] players
    } would float up again after two rounds, not { $actual }
    .mdp-difference-down-last-round = one floating down twice running would drop { $instead }, not { $actual }
    .mdp-difference-up-last-round = one floating up twice running would rise { $instead }, not { $actual }
    .mdp-difference-down-two-rounds-before = one floating down again after two rounds would drop { $instead }, not { $actual }
    .mdp-difference-up-two-rounds-before = one floating up again after two rounds would rise { $instead }, not { $actual }
    .difference-down-last-round = one floating down twice running would drop { $instead }, not { $actual }
    .difference-up-last-round = one floating up twice running would rise { $instead }, not { $actual }
    .difference-down-two-rounds-before = one floating down again after two rounds would drop { $instead }, not { $actual }
    .difference-up-two-rounds-before = one floating up again after two rounds would rise { $instead }, not { $actual }

## The same of the bracket that follows.
Pairing-Explain-NextBracket =
    .floaters = from the next bracket { $instead } { $instead ->
        [one] player
       *[other] players
    } would float, not { $actual }
    .scores = from the next bracket { $instead } would float, not { $actual }
    .no-bye = whoever is left over at the end may not get the bye

## In place of points.
Pairing-Explain-Size =
    .out = out of the bracket
    .nobody = nobody
