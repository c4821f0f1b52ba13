### A round of the Double-Swiss, told step by step. Points are numbers: 2 or 2.5.

Pairing-Double-Swiss =
    .group = Scoregroup of { $points } { $points ->
        [one] point
       *[other] points
    }: { $players } { $players ->
        [one] player
       *[other] players
    } not yet paired.
    .tops = Not every number of the first half can be the smaller one of its pair; the smaller ones are { $players }.
    .meets = { $player } meets { $opponent }.
    .spared = { $player } floated in the previous round and is spared the upfloater { $other }.
    .others-by-c8 = If { $player } met { $other }, C8 would be complied with less, or the others could not all be paired.

# Who has the bye (3.4).
Pairing-Double-Swiss-Bye =
    .most-matches = { $player } has the bye: most matches of those with the lowest score who may have it.
    .last = { $player } has the bye: the last of those with the lowest score and most matches.

# Who floats up (3.5).
Pairing-Double-Swiss-Floater =
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
    .first-set = { $players } float up: the first set of { $count } that is best by C5 to C7.
    .others-unpaired = If { $player } floated up, not everybody could be paired.
    .following = With { $player } gone the next scoregroup would need more upfloaters than it has to.
    .floated-before = { $player } floated in the previous round.

# Who has White in game 1 (4.3).
Pairing-Double-Swiss-Colour =
    .fewer-whites = { $white } has had White less often than { $black }.
    .alternate = White equally often; when their colours last differed, { $white } had Black.
    .higher = The same colours: { $player }, higher ranked, changes the last one.
    .opponent = { $player } has not played yet: the opponent changes the last colour.

# Beside the numbers of a round: "group 2.5: upfloaters".
Pairing-Double-Swiss-Group = group { $points }

Pairing-Double-Swiss-Value =
    .residents = { $group }: residents
    .upfloaters = { $group }: upfloaters
    .identifier = { $group }: identifier
    .none = none

# The second games of a match (4.4).
Pairing-Double-Swiss-Second =
    .games = The second games are the first ones with the colours exchanged.
    .exchanged = { $white } and { $black } meet again, with the colours exchanged.
    .bye = { $player } has the bye in both games: one won, one drawn.
