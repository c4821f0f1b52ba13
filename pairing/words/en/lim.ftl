### A round of the Lim system, told step by step; rules in comments are those of 1999. Points are numbers: 2, 2.5 or 2.25.

# The round and its groups (9.2, 9.6, 22).
Pairing-Lim =
    .median = The median group is that of { $points } { $points ->
        [one] point
       *[other] points
    }.
    .federations-together = Players of one federation cannot all be kept apart in this round.
    .group = Group of { $points } { $points ->
        [one] point
       *[other] points
    }, { $half ->
        [upper] downwards
        [lower] upwards
       *[median] from the top down
    }: { $players } { $players ->
        [one] player
       *[other] players
    }.
    .group-with-floaters = Group of { $points } { $points ->
        [one] point
       *[other] points
    }, { $half ->
        [upper] downwards
        [lower] upwards
       *[median] from the top down
    }: { $players } { $players ->
        [one] player
       *[other] players
    } and { $floaters } { $floaters ->
        [one] floater
       *[other] floaters
    }.
    .median-unpaired = The median group cannot be paired: { $above } { $above ->
        [one] floater
       *[other] floaters
    } from above, { $below } from below.
    .cancelled = The pair { $player } and { $opponent } of the { $half ->
        [upper] upper
       *[lower] lower
    } half is cancelled.

# Who has the bye (8, 14.1).
Pairing-Lim-Bye =
    .had-before = { $player } has had the bye or a walkover.
    .others-unpaired = With the bye for { $player } the others could not all be paired.
    .lowest-rated = { $player } has the bye: the lowest rated who may have it.
    .lowest-ranked = { $player } has the bye: lowest ranked of the lowest group who may have it.

# Who floats, and why it is he (9.3, 10, 11.4).
Pairing-Lim-Floater =
    .alone = { $player } is alone in the group and floats { $way ->
        [up] up
       *[down] down
    }.
    .met-everybody = { $player } has met everybody in the group and floats { $way ->
        [up] up
       *[down] down
    }.
    .may-meet-nobody = { $player } may meet nobody in the group and floats { $way ->
        [up] up
       *[down] down
    }.
    .odd-number = The number of players is odd: { $player } floats { $way ->
        [up] up
       *[down] down
    }.
    .no-more-pairs = No exchange gives the group more pairs: { $player } floats { $way ->
        [up] up
       *[down] down
    }.
    .kind = { $player } is a floater of kind { $kind }; nobody of a better kind can go.
    .floated-before = { $player } floated in the previous round; that cannot be avoided here.
    .equalises = More are due { $colour ->
        [white] White
       *[black] Black
    }, and { $player } is the { $end ->
        [highest] highest
       *[lowest] lowest
    } ranked of them to go.
    .last-of-those = { $player } is the { $end ->
        [highest] highest
       *[lowest] lowest
    } ranked of those who can go.

# Who meets whom (9.4, 10.8, 11.2).
Pairing-Lim-Pair =
    .as-proposed = { $player } meets { $opponent }, as proposed.
    .exchange = Exchange: { $opponent } takes the place of { $proposed } and meets { $player }.
    .highest-available = Floater { $player } meets { $opponent }, the highest ranked available.
    .lowest-available = Floater { $player } meets { $opponent }, the lowest ranked available.
    .highest-that-fits = Floater { $player } meets { $opponent }, the highest ranked whose colour fits.
    .lowest-that-fits = Floater { $player } meets { $opponent }, the lowest ranked whose colour fits.

# Why somebody was passed over (9.1, 10.8, 11, 12, 22).
Pairing-Lim-Passed =
    .met = { $player } and { $other } have met.
    .prohibited = { $player } and { $other } are not to be paired.
    .federation = { $player } and { $other } are of one federation.
    .colours = { $player } and { $other } cannot both be given a colour within the limits.
    .same-colour = { $player } and { $other } are due the same colour.
    .rated-too-far = { $other } is rated too far from { $first }.
    .others-unpaired = If { $player } met { $other }, the others could not all be paired.
    .more = { $count } more were asked before.
    .nobody-near = Nobody rated near { $first } is due the other colour than { $player }.
    .nobody-suits = Nobody who is due the other colour than { $player } is available.
    .other-group = { $player } was paired in the group of { $points } { $points ->
        [one] point
       *[other] points
    }, to which { $other } did not belong.

# Who has which colour (12, 13, 14.2).
Pairing-Lim-Colour =
    .has-to-get = { $player } has to get { $colour ->
        [white] White
       *[black] Black
    }.
    .due = { $player } is due { $colour ->
        [white] White
       *[black] Black
    }.
    .both-due = { $white } is due White and { $black } is due Black.
    .history = Both are due the same colour; when their colours last differed, { $white } had Black.
    .higher-ranked = Equal histories: { $player }, higher ranked, gets the colour he is due.
    .lower-ranked = Equal histories: { $player }, lower ranked, gets the colour he is due.
    .odd-number = { $player } has an odd number and gets the same colour as number 1.
    .even-number = { $player } has an even number and gets the other colour than number 1.
    .may-break-limit = In the last round { $player } may break a limit with { $colour ->
        [white] White
       *[black] Black
    }.

# Beside the numbers of a round: "group 2.5: pairs".
Pairing-Lim-Group = group { $points }
    .median = median { $points }

Pairing-Lim-Value =
    .median = median
    .players = { $group }: players
    .due-white = { $group }: due White
    .due-black = { $group }: due Black
    .pairs = { $group }: pairs
    .floaters = { $group }: floaters
    .no-floaters = none
