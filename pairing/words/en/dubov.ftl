### A round of the Dubov system, told step by step. Points are numbers: 2 or 2.5.

Pairing-Dubov =
    .group = Scoregroup of { $points } { $points ->
        [one] point
       *[other] points
    }: { $players } { $players ->
        [one] player
       *[other] players
    } not yet paired.

# Who floats up (3.2.1, 3.2.2).
Pairing-Dubov-Floater =
    .nobody = They can all be paired with each other: nobody floats up.
    .odd = The number is odd: at least { $count } { $count ->
        [one] player has
       *[other] players have
    } to float up.
    .even = Without help they or those below could not all be paired: at least { $count } { $count ->
        [one] player has
       *[other] players have
    } to float up.
    .floats = { $player } floats up from { $points } { $points ->
        [one] point
       *[other] points
    }.
    .first-set = { $players } float up: the first set of { $count } that is best by C5 to C10.
    .others-unpaired = If { $player } floated up, not everybody could be paired.
    .colours = With { $player } { $count } { $count ->
        [one] player misses
       *[other] players miss
    } the preferred colour, with { $other } only { $fewest }.
    .most-upfloats = { $player } has floated up { $count } { $count ->
        [one] time
       *[other] times
    }, as often as is allowed.
    .more-upfloats = { $player } has floated up { $count } { $count ->
        [one] time
       *[other] times
    }, more often than { $other }.
    .floated-before = { $player } floated up in the previous round.

# The two subgroups (3.2.3, 3.2.4).
Pairing-Dubov-Subgroup =
    .halves = Nobody in the bracket has played: G1 is the first half by number ({ $first }), G2 the other ({ $second }).
    .preferences = G1 prefers White ({ $first } { $first ->
        [one] player
       *[other] players
    }), G2 are the others ({ $second }).
    .from-smaller = { $players } { $count ->
        [one] is
       *[other] are
    } shifted: so many pairs ({ $count }) have to be made inside the smaller subgroup.
    .from-larger = { $players } { $count ->
        [one] is
       *[other] are
    } shifted, so that both subgroups are of the same size.

Pairing-Dubov-Pair =
    .meets = { $player } (ARO { $aro }) meets { $opponent }, the first of G2 who is possible.
    .same-half = { $player } and { $other } are both in { $half ->
        [s1] S1, whose players meet those of S2
       *[s2] S2, whose players meet those of S1
    }.

# Beside the numbers of a round: "2.5: upfloaters".
Pairing-Dubov-Group = group { $points }

Pairing-Dubov-Value =
    .most-upfloats = MaxT
    .residents = { $group }: residents
    .upfloaters = { $group }: upfloaters
    .g1 = { $group }: G1
    .g2 = { $group }: G2
    .shifted = { $group }: shifted
    .s1 = { $group }: S1
    .t2 = { $group }: T2
    .aro = { $group }: ARO
    .missed = { $group }: colour preferences missed
    .none = none
