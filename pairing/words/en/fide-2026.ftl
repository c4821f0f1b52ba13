### What the FIDE systems of 2026 beside the Dutch say alike of a round.

# Who has the bye (3.1).
Pairing-Fide-2026-Bye =
    .barred = { $player } has had the bye, or the points of a win without playing.
    .others-unpaired = With the bye for { $player } the others could not all be paired.
    .only = { $player } has the bye: nobody else may have it and leaves the others a pairing.
    .lowest-score = { $player } has the bye: the lowest score of those who may have it.
    .most-games = { $player } has the bye: most games of those with the lowest score who may have it.
    .last = { $player } has the bye: the last of those with the lowest score and most games.

# Why somebody was passed over (C1, C3, C4).
Pairing-Fide-2026-Passed =
    .met = { $player } and { $other } have met.
    .prohibited = { $player } and { $other } are not to be paired.
    .colours = { $player } and { $other } both have to get the same colour.
    .others-unpaired = If { $player } met { $other }, the others could not all be paired.
    .other-group = { $player } was paired in the group of { $points } { $points ->
        [one] point
       *[other] points
    }, to which { $other } did not belong.
    .more = { $count } more come before.

# Why two were not paired: what would be worse if they were (C.04.5, C.04.6).
Pairing-Fide-2026-Apart =
    .nobody-floats = { $player } was paired in scoregroup { $points }. It needs nobody from below, so { $other } was not in it.
    .floats-up = { $player } floats up to scoregroup { $points }, in which { $other } was not.
    .both-float = { $player } and { $other } both float up: each of them meets somebody of the scoregroup.
    .more-upfloaters = If { $other } floated up to { $player }, more would have to float up: { $count } instead of { $fewer }.
    .lower-scores = If { $other } floated up to { $player }, the upfloaters would have lower scores.
    .following = If { $other } floated up to { $player }, the next scoregroup would need more upfloaters.
    .floated-before = If { $other } floated up to { $player }, more of the upfloaters would have floated in the previous round.
    .later-set = If { $other } floated up to { $player }, the upfloaters would be a later set: { $instead } in the place of { $chosen }.
    .broken-more = If { $player } met { $other }, { $criterion } would be broken more often: { $count } instead of { $fewer }.
    .later-identifier = If { $player } met { $other }, the identifier would come later: { $instead } in the place of { $chosen }.

# Who has which colour (5.2).
Pairing-Fide-2026-Colour =
    .odd-number = Neither has played. { $player }, higher ranked with an odd number, gets the initial colour.
    .even-number = Neither has played. { $player }, higher ranked with an even number, gets the other colour.
    .both = { $white } prefers White and { $black } prefers Black.
    .only-wish = { $player } prefers { $colour ->
        [white] White
       *[black] Black
    }; the opponent has no preference.
    .stronger = { $player } has the stronger preference for { $colour ->
        [white] White
       *[black] Black
    }.
    .alternate = Equal preferences; when their colours last differed, { $white } had Black.
    .higher = Equal preferences and colours: { $player }, higher ranked, gets the preferred colour.
