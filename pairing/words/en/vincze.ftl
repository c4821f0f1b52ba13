### A round of VinczeSwiss, told step by step. Points are numbers: 2 or 2.5.

Pairing-Vincze =
    .ban-lifted = No pairing spares everybody a third equal colour; so that ban is not applied.

# The odd player (V8, V17).
Pairing-Vincze-Odd =
    .lowest = { $player } is the lowest placed player who may be odd, and gets { $points } { $points ->
        [one] point
       *[other] points
    } without play.
    .left-over = { $player } is left over as the odd player, and gets { $points } { $points ->
        [one] point
       *[other] points
    } without play.
    .had-points = { $player } has had points without play.
    .was-odd = { $player } has been the odd player before.
    .others-unpaired = If { $player } were the odd player, the others could not be paired.
    .others-unpaired-with-ban = If { $player } were the odd player, the others could not be paired without a third equal colour.

# Who meets whom, by the part of V13.
Pairing-Vincze-Pair =
    .lower-half = { $player } meets { $opponent } of the lower half.
    .upper-half = { $player } meets { $opponent } of the upper half, sought from its end.
    .next-group = { $player } meets { $opponent } of the next score group.
    .lower-group = { $player } meets { $opponent } of a lower score group.

# Why somebody was passed over (V6, V14, V16, V21).
Pairing-Vincze-Passed =
    .met = { $player } and { $other } met in round { $round }.
    .kept-apart = { $player } and { $other } are kept apart by order of the tournament.
    .same-colour-twice = { $player } and { $other } have both had { $colour ->
        [white] White
       *[black] Black
    } twice in a row.
    .others-unpaired = If { $player } and { $other } met, the players left could not be paired.
    .others-unpaired-with-ban = If { $player } and { $other } met, the players left could not be paired without a third equal colour.

# Who has which colour (V24); `$colour` is the one he gets.
Pairing-Vincze-Colour =
    .twice = { $colour ->
        [white] { $player } has had Black twice in a row and gets White.
       *[black] { $player } has had White twice in a row and gets Black.
    }
    .larger-difference = { $player } has the larger colour difference, { $difference }, and gets { $colour ->
        [white] White
       *[black] Black
    }.
    .balance = { $player } has the { $number ->
        [lower] lower
       *[higher] higher
    } number; { $colour ->
        [white] White
       *[black] Black
    } balances the difference of { $difference }.
    .alternate = { $player }, the { $number ->
        [lower] lower
       *[higher] higher
    } number, { $colour ->
        [white] had Black and gets White
       *[black] had White and gets Black
    }.
    .lot = { $player } has the lower number, which is { $parity ->
        [odd] odd
       *[even] even
    }, and gets { $colour ->
        [white] White
       *[black] Black
    } by the lot of round 1.

# Beside the numbers of a round: "score group 2.5: Whites minus Blacks".
Pairing-Vincze-Group = score group { $points }

Pairing-Vincze-Value =
    .equal-colours = three equal colours
    .banned = banned
    .not-banned = not banned
    .differences = { $group }: Whites minus Blacks
