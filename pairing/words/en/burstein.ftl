### A round of the Burstein system, told step by step. Points are numbers: 2 or 2.5.

Pairing-Burstein =
    .group = Scoregroup of { $points } { $points ->
        [one] point
       *[other] points
    }: { $players } { $players ->
        [one] player
       *[other] players
    }.
    .group-with-floaters = Scoregroup of { $points } { $points ->
        [one] point
       *[other] points
    }: { $players } { $players ->
        [one] player
       *[other] players
    } and { $floaters } { $floaters ->
        [one] floater
       *[other] floaters
    }.
    .pairs = Everybody is paired: { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }.
    .pairs-and-floaters = At most { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }, so { $count } { $count ->
        [one] player floats
       *[other] players float
    } on: { $players }.
    .missed = { $count } { $count ->
        [one] player does
       *[other] players do
    } not get the preferred colour; fewer cannot be.
    .meets = { $player } meets { $opponent }: the lowest ranked with whom all else stays as good.
    .same-preference = { $player } and { $other } prefer the same colour, or the others could not be paired as well.

# Rounds paired by the FIDE (Dutch) System (1.6).
Pairing-Burstein-WhyNot =
    .floated = { $other } was paired in the group of { $points } { $points ->
        [one] point
       *[other] points
    }; { $player } floated on from it, as is best by C5 to C8.
    .worse = If { $player } met { $other }, the group could be paired only worse by C5 to C8, or not at all.

Pairing-Burstein-Seeding =
    .round = Round { $number } of { $last } seeding rounds, paired by the FIDE (Dutch) System.
    .group = Bracket of { $points } { $points ->
        [one] point
       *[other] points
    }: { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }.
    .meets = { $player } ({ $points } { $points ->
        [one] point
       *[other] points
    }) meets { $opponent }.
    .bye = { $player } is left over and has the bye.

# Beside the numbers of a round: "group 2.5: floaters".
Pairing-Burstein-Group = group { $points }

Pairing-Burstein-Value =
    .order = { $group }: order by Index
    .index = { $group }: Buchholz/Sonneborn-Berger
    .floaters = { $group }: floaters
    .none = none
