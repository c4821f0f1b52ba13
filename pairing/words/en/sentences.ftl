### What is said of a round: why there is no pairing, and what is wrong with one.
### Logs hold the codes: they are only ever added to. `$why` is a sentence of its own. Players stand in
### `NUMBERED`, so that whoever knows their names can say these.

# A number with decimals.
Pairing-Figure = { $whole }.{ $part }

Pairing-Number = { $number }

# What somebody wrote, as he wrote it.
Pairing-Quoted = '{ $text }'

Pairing-Numbered =
    .one = no. { $tpn }
    .more = { $count } more
    .joined = { $first } and { $last }

Pairing-Listed =
    .more = { $count } more
    .joined = { $first } and { $last }

# What stands for an article where none applies.
Pairing-Article =
    .tournament-rules = tournament rules

Pairing-Points = { $number } { $points ->
    [0.5] point
    [one] point
   *[other] points
}

Pairing-Said =
    .other-words = { $words }
    .unknown-option = unknown option { QUOTED($option) }; known: { $known }
    .unknown-choice = option { $option } is one of { $known }, not { QUOTED($value) }
    .unknown-listing = option { $option } lists some of { $known }, each once, not { QUOTED($value) }
    .one-way-only = { $system } has only one way to pair a bracket
    .nobody-legal-left = No legal opponent is left for { NUMBERED($players) }.
    .nobody-possible-left = No possible opponent is left for { NUMBERED($players) }.
    .nobody-left-by-b1-b2 = No opponent is left by B1 and B2 for { NUMBERED($players) }.
    .nobody-left-to-meet-once = Nobody is left whom { NUMBERED($players) } may meet: two players meet only once (V6), so the tournament ends here (V18).
    .incomplete-legal = However the round is paired, at least { $count } players find no legal opponent; one of the ways leaves { NUMBERED($players) }.
    .incomplete = However the round is paired, at least { $count } players find no opponent; one of the ways leaves { NUMBERED($players) }.
    .incomplete-by-b1-b2 = However the round is paired, B1 and B2 leave somebody without an opponent; one of the ways leaves { NUMBERED($players) }.
    .incomplete-without-bye-by-b1-b2 = However the round is paired, B1 and B2 leave somebody without an opponent; one of the ways leaves nobody for the bye.
    .incomplete-meeting-once = Two players meet only once (V6), and however the round is paired, at least { $count } find no opponent, so the tournament ends here (V18).
    .every-pab-had = The number of players is odd, but each of them has had the pairing-allocated bye or an unplayed round worth a win.
    .every-bye-had-1992 = The number of players is odd, but each of them has had a point without play.
    .every-bye-had-2012 = The number of players is odd, but each of them has had a bye or points without playing.
    .every-odd-had = The number of players is odd, and each has had the point of the odd player (V8), so the tournament ends here (V18).
    .pab-only-to = The pairing-allocated bye may only go to { NUMBERED($players) }, and then the others cannot be paired.
    .bye-only-to = The bye may only go to { NUMBERED($players) }, and then the others cannot be paired.
    .odd-only = The odd player may only be { NUMBERED($players) } (V8), and then the others cannot be paired (V17), so the tournament ends here (V18).
    .only-with-those-apart = A pairing exists only with players who are kept apart by order of the tournament.
    .only-beyond-colour-limits = A pairing exists only with colours beyond the limits of 5.1.
    .no-bye-by-8-2 = The number of players is odd and rule 8.2 stands in the way: { $why }.
    .bye-only-then-others-not = the bye may only go to { NUMBERED($players) }, and then the others cannot be paired
    .everybody-had-bye-or-walkover = everybody has had the bye or won by a walkover
    .blocked = 9.6 is exhausted: even with every pairing cancelled the round cannot be paired, because { $why }.
    .blocked-for = 9.6 is exhausted: even with every pairing cancelled the round cannot be paired, because { $why }. No opponent is left for { NUMBERED($players) }.
    .left-over = 9.6 is exhausted: even with every pairing cancelled at least { $count } players are left over, because { $why }; one of the ways leaves { NUMBERED($players) }.
    .federations-apart = rule 22 keeps players of one federation apart
    .some-apart = the tournament rules keep some players apart
    .no-colours-for-some = rule 12.1 allows some pairs no colours
    .all-met = all others have been met (rule 2)
    .paired-with-himself = { CAPITAL(NUMBERED($tpn)) } is paired with himself.
    .paired-times = { CAPITAL(NUMBERED($tpn)) } is paired { $times } times.
    .not-paired = { CAPITAL(NUMBERED($players)) } { COUNT($players) ->
        [one] is
       *[other] are
    } not paired.
    .no-such-player = { CAPITAL(NUMBERED($tpn)) } is paired, but there is no such player.
    .paired-but-away = { CAPITAL(NUMBERED($tpn)) } is paired, but does not play this round.
    .bye-but-even = { CAPITAL(NUMBERED($tpn)) } gets the bye, but the number of players is even.
    .has-bye-but-even = { CAPITAL(NUMBERED($tpn)) } has the bye, but the number is even.
    .odd-but-even = { CAPITAL(NUMBERED($tpn)) } is odd, but the number of players is even.
    .pair-barred = { CAPITAL(NUMBERED($white)) } and { NUMBERED($black) } { $why }.
    .have-met = have met before
    .have-met-in = have met in round { $round }
    .kept-apart = are not to be paired with each other
    .both-white = both have to get White
    .both-black = both have to get Black
    .same-federation = are of the same federation
    .no-colours-for-both = { CAPITAL(NUMBERED($white)) } and { NUMBERED($black) } cannot both be given a colour within the limits.
    .second-games-exchanged = { CAPITAL(NUMBERED($white)) } against { NUMBERED($black) }: the second games are the first ones with the colours exchanged.
    .bye-of-one-game = { CAPITAL(NUMBERED($tpn)) } has the bye in one game of the match alone.
    .bye-barred = { CAPITAL(NUMBERED($tpn)) } gets the bye, but { $why }.
    .had-bye-in = had the bye in round { $round }
    .won-unplayed-in = got the points of a win without playing in round { $round }
    .points-unplayed-in = got points without playing in round { $round }
    .bye-after-unplayed-point = { CAPITAL(NUMBERED($tpn)) } gets the bye after a point without play.
    .odd-again = { CAPITAL(NUMBERED($tpn)) } must not be the odd player again.
    .complete-pairing-exists = A complete pairing exists, for example { $pairs }.
    .legal-pairing-exists = A legal pairing exists, for example { $pairs }.
    .permissible-pairing-exists = A permissible pairing exists, for example { $pairs }.
    .table-ended = With { $count } players the table has { $rounds } rounds, so there is no round { $round }.
    .row-exists = The table has a row for round { $round }.
    .row-has-pair = { CAPITAL(NUMBERED($white)) } and { NUMBERED($black) } meet in this round by the table, but are not paired.
    .row-has-not-pair = { CAPITAL(NUMBERED($white)) } and { NUMBERED($black) } are paired, but do not meet in this round by the table.
    .row-not-free = { CAPITAL(NUMBERED($tpn)) } is free, but has an opponent in this round by the table.
    .black-should-have-white = { CAPITAL(NUMBERED($white)) } has White against { NUMBERED($black) }, but { NUMBERED($black) } should have it.
    .other-should-have-white = { CAPITAL(NUMBERED($white)) } has White against { NUMBERED($black) }, but { NUMBERED($other) } should have it.
    .should-have-white = { CAPITAL(NUMBERED($black)) } should have White against { NUMBERED($white) }.
    .same-colour-twice = { CAPITAL(NUMBERED($white)) } and { NUMBERED($black) } both had the same colour twice, but there is a pairing without a third equal colour.
    .board-belongs-after = Board { $board } ({ $white }-{ $black }) belongs after board { $next } ({ $next_white }-{ $next_black }).
    .board-out-of-order = Board { $board } is out of order.
    .is-downfloater = { CAPITAL(NUMBERED($tpn)) } is downfloater of this round.
    .is-no-downfloater = { CAPITAL(NUMBERED($tpn)) } is no downfloater of this round.
    .is-upfloater = { CAPITAL(NUMBERED($tpn)) } is upfloater of this round.
    .is-no-upfloater = { CAPITAL(NUMBERED($tpn)) } is no upfloater of this round.
    .mark-down-wrong = The mark moved down is wrong for { NUMBERED($players) }.
    .mark-up-wrong = The mark moved up is wrong for { NUMBERED($players) }.
    .float-but-only = From the bracket of { DECIMAL($score) } points { NUMBERED($players) } float, but only { NUMBERED($instead) } would have to.
    .float-but-nobody = From the bracket of { DECIMAL($score) } points { NUMBERED($players) } float, but nobody would have to.
    .bracket-could-be = The bracket of { DECIMAL($score) } points could be paired better, or as well and earlier: { $pairs }.
    .bracket-not-proved = Not shown: that nothing better exists in the bracket of { DECIMAL($score) } points.
    .float-up-but-others = Into the group of { DECIMAL($score) } points float up: { NUMBERED($players) }; better, or as good and earlier: { NUMBERED($instead) }.
    .float-not-shown = Not shown: that { $count } have to float from the bracket of { DECIMAL($score) } points.
    .order-not-shown = Not shown: that the bracket of { $count } has the first pairing of those that keep C8 to C10 best.
    .preference-not-shown = Not shown: that { $count } players of the bracket of { DECIMAL($score) } points cannot get their preference.
    .preferences-missed = In the bracket of { DECIMAL($score) } points { $count } do not get their colour preference, but { $fewest } need not.
    .strong-preferences-missed = In the bracket of { DECIMAL($score) } points { $count } do not get their strong colour preference, but { $fewest } need not.
    .preferences-broken = The players with { DECIMAL($score) } points who meet each other break { $count } colour preferences; { $fewest } would do.
    .more-preferences-possible = The same players of one bracket could be paired with more preferences fulfilled.
    .more-pairs-possible = More than { $count } pairs could be made in a bracket.
    .bye-to-lower-score = The bye goes to { NUMBERED($tpn) } with { DECIMAL($score) } points, but { NUMBERED($other) } with { DECIMAL($other_score) } could get it.
    .bye-to-more-unplayed = The bye goes to { NUMBERED($tpn) } with { $unplayed } unplayed games, but { NUMBERED($other) } with { $other_unplayed } could get it.
    .bye-but-other-first = { CAPITAL(NUMBERED($tpn)) } gets the bye, but { NUMBERED($other) } comes first and could have it.
    .odd-but-other-below = { CAPITAL(NUMBERED($tpn)) } is the odd player, but { NUMBERED($other) }, placed below, could be.
    .other-sought-earlier = { CAPITAL(NUMBERED($tpn)) } gets { NUMBERED($opponent) }, but { NUMBERED($other) } is sought earlier, and the others could be paired.
    .meets-but-has-to-meet = { CAPITAL(NUMBERED($tpn)) } meets { NUMBERED($opponent) }, but has to meet { NUMBERED($other) }.
    .could-meet-before = { CAPITAL(NUMBERED($tpn)) } could meet { NUMBERED($other) }, who comes before { NUMBERED($opponent) }.
