### A round of the Team-Swiss, told step by step. Points are numbers: 2 or 2.5.

Pairing-Team-Swiss =
    .group = Scoregroup of { $points } { $points ->
        [one] point
       *[other] points
    }: { $teams } { $teams ->
        [one] team
       *[other] teams
    } not yet paired.
    .broken = { $criterion } cannot be kept altogether: it is broken { $count ->
        [one] once
       *[other] { $count } times
    }, the fewest possible.
    .tops = Not every number of the first half can be the smaller one of its pair; the smaller ones are { $players }.
    .meets = { $player } meets { $opponent }.
    .both-white = { $player } and { $other } both prefer White.
    .both-black = { $player } and { $other } both prefer Black.
    .others-worse = If { $player } met { $other }, others could not be paired, or C8 to C10 would suffer.
    .spared = Of { $player } and { $other } one floats up and the other floated in the previous round.

# Which team has the bye (3.4).
Pairing-Team-Swiss-Bye =
    .most-matches = { $player } has the bye: most matches of those with the lowest score that may have it.
    .last = { $player } has the bye: the last of those with the lowest score and most matches.

# Which teams float up (3.5).
Pairing-Team-Swiss-Floater =
    .nobody = They can all be paired with each other: no team floats up.
    .odd = The number is odd: at least { $count } { $count ->
        [one] team has
       *[other] teams have
    } to float up.
    .even = Without help they or those below could not all be paired: at least { $count } { $count ->
        [one] team has
       *[other] teams have
    } to float up.
    .floats = { $player } floats up from { $points } { $points ->
        [one] point
       *[other] points
    }.
    .first-set = { $players } float up: the first set of { $count } that is best by C5 to C7.
    .others-unpaired = If { $player } floated up, not every team could be paired.
    .following = With { $player } gone the next scoregroup would need more upfloaters than it has to.
    .floated-before = { $player } floated in the previous round.

# Which team has White on board 1 (4.3).
Pairing-Team-Swiss-Colour =
    .odd-number = Neither team has played a match. { $player } is the first team, with an odd number: initial colour.
    .even-number = Neither team has played a match. { $player } is the first team, with an even number: the other colour.
    .only-wish = { $player } prefers { $colour ->
        [white] White
       *[black] Black
    }; the other team has no preference.
    .both = { $white } prefers White and { $black } prefers Black.
    .strong-wish = { $player } alone has a strong preference for { $colour ->
        [white] White
       *[black] Black
    }.
    .lower-difference = { $white } has the lower colour difference, { $black } the higher one.
    .alternate = Equal colour differences; when their colours last differed, { $white } had Black.
    .first-prefers = The same colours: the preference of the first team, { $player }, is granted.
    .first-changes = The same colours: the first team, { $player }, changes its last one.
    .other-changes = The first team has not played; { $player } changes its last colour.

# Beside the numbers of a round: "group 2.5: upfloaters".
Pairing-Team-Swiss-Group = group { $points }

Pairing-Team-Swiss-Value =
    .residents = { $group }: residents
    .upfloaters = { $group }: upfloaters
    .identifier = { $group }: identifier
    .none = none
