### A round of the Swiss system based on rating (1992), told step by step. Points are numbers: 2 or
### 2.5; x, p, S1 and S2 are those of the rules. `$who`: one or two players, or how many they are.

Pairing-Dutch-1992-Who = { $count } players

# The brackets from the top.
Pairing-Dutch-1992 =
    .no-opponent = { $who }: no opponent in the bracket; moved down.
    .another-down = { $who } cannot be paired; the previous bracket is paired anew so that another player moves down.
    .undone = The lowest bracket cannot be paired; the pairs of bracket { $bracket } are undone.
    .joined = No pairing there helps: the two lowest brackets become one of { $count } { $count ->
        [one] player
       *[other] players
    }.
    .whole-bracket-down = p is 0: the whole bracket moves down, { $who }.
    .bracket = Bracket { $bracket }: { $residents } { $residents ->
        [one] player
       *[other] players
    }.
    .bracket-moved-down = Bracket { $bracket }: { $residents } { $residents ->
        [one] player
       *[other] players
    } and { $moved_down } moved down to it.
    .move-down = { $who } { $count ->
        [one] moves
       *[other] move
    } down to the next bracket.
    .p-lowered = p is lowered by { $by }.
    .x-raised = x is raised to { $x }.
    .subgroups = S1: { $s1 } moved down, S2: { $s2 }; x is { $x }.
    .part = { $part ->
        [remainder] Remainder
       *[homogeneous] Homogeneous
    }: { $count } { $count ->
        [one] player
       *[other] players
    }, x is { $x }, p is { $p }.
    .dropped = { $rules ->
        [b6] B6 is
       *[b5-b6] B5 and B6 are
    } dropped for players moving { $way ->
        [up] up
       *[down] down
    }.
    .another-opponent = The remainder requires another opponent for a player moved down.
    .meets-moved-down = { $player } was moved down and meets { $opponent }.
    .exchange = { $letter ->
        [none] An exchange
       *[other] Exchange { $letter }
    }: { $out } and { $into } change places.
    .exchange-of-several = { $letter ->
        [none] An exchange
       *[other] Exchange { $letter }
    }: { $out } change places with { $into }.
    .transposed = S2 is transposed: { $player } meets { $opponent } instead of { $instead }.
    .left-over = { $player } is left over in the lowest bracket.

# Why two meet.
Pairing-Dutch-1992-Pair =
    .moved-down = { $player } was moved down to bracket { $bracket } and meets { $opponent }.
    .of-bracket = Bracket { $bracket }: { $player } is no. { $number } of S1, { $opponent } is in S2.

# Why somebody of S2 was passed over.
Pairing-Dutch-1992-Passed =
    .others-unpaired = { $player } comes first in S2, but then no acceptable pairing of the others is left.
    .met = { $player } comes first in S2, but they met in round { $round }.
    .same-colour = { $player } comes first in S2, but both have to get { $colour ->
        [white] White
       *[black] Black
    }.
    .kept-apart = { $player } comes first in S2, but they are not to be paired with each other.

# Why two cannot be a pair, or are none.
Pairing-Dutch-1992-Apart =
    .met = { $player } and { $other } met in round { $round }.
    .same-colour = { $player } and { $other } both have to get { $colour ->
        [white] White
       *[black] Black
    }.
    .prohibited = { $player } and { $other } are not to be paired with each other.
    .other-bracket = { $player } was paired in bracket { $bracket }, { $other } in bracket { $other_bracket }.
    .same-half = { $player } and { $other } are both in { $half ->
        [s1] S1, whose players meet those of S2
       *[s2] S2, whose players meet those of S1
    }.
    .upfloat = { $other } must not float up to { $player }, who has more points.
    .others-unpaired = If { $player } met { $other }, no acceptable pairing of the others would be left.

# Who has which colour (E).
Pairing-Dutch-1992-Colour =
    .both-granted = Both preferences are granted: { $higher } { $higher_prefers ->
        [white] prefers White
        [black] prefers Black
       *[none] has none
    }, { $lower } { $lower_prefers ->
        [white] prefers White
        [black] prefers Black
       *[none] has none
    }.
    .stronger = Both prefer { $colour ->
        [white] White
       *[black] Black
    }; { $player } more: { $degree } against { $other_degree }.
    .alternate = Both prefer { $colour ->
        [white] White
       *[black] Black
    } equally; they alternate from the last round in which their colours differed.
    .higher = Both prefer { $colour ->
        [white] White
       *[black] Black
    } equally; { $player } is ranked higher.
    .by-round = Neither has a preference; { $player } is ranked higher and gets { $colour ->
        [white] White
       *[black] Black
    }.
    .by-number = Neither has a preference; { $player } has an { $number ->
        [odd] odd
       *[even] even
    } starting number and gets { $colour ->
        [white] White
       *[black] Black
    }.

Pairing-Dutch-1992-Degree =
    .mild = mild ({ $difference })
    .strong = strong ({ $difference })
    .absolute = absolute ({ $difference })

# What the numbers of a bracket are called.
Pairing-Dutch-1992-Value =
    .bracket = bracket { $bracket }: { $name }
    .remainder = remainder { $bracket }: { $name }
