### A round of the Dutch System of 2012, told step by step. Points are numbers: 2 or 2.5; P0, M0,
### X1 and the like are those of the rules.

# The brackets from the top.
Pairing-Dutch-2012 =
    .bracket = Bracket of { $points } { $points ->
        [one] point
       *[other] points
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .bracket-of-even-round = Bracket of { $points } { $points ->
        [one] point
       *[other] points
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .joined = The lowest brackets are joined, down to { $points } { $points ->
        [one] point
       *[other] points
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .joined-of-even-round = The lowest brackets are joined, down to { $points } { $points ->
        [one] point
       *[other] points
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .no-opponent = { $player } has no possible opponent here and moves down.
    .back-from-next = Back from the next bracket: others have to move down, as many as before.
    .back-from-lowest = Back from the lowest bracket: others move down, so that it can be paired.
    .half-moved-down = At least half have moved down: the bracket counts as homogeneous.
    .no-pair-moved-down = No pair with those who moved down: the bracket counts as homogeneous.
    .fewer-moved-down = Of those who moved down only { $m1 } are paired first: M1.
    .fewer-pairs = P1 goes down from { $p0 } to { $pairs } pairs.
    .top-scorers = B.2 is dropped for top scorers in { $pairs } of the pairs.
    .semi-absolute = A.7.d is dropped for { $pairs } of the pairs.
    .x-raised = X goes up from { $x1 } to { $x }.
    .z-raised = Z goes up from { $z1 } to { $z }.
    .downfloaters = { $rule } is dropped for { $count } { $count ->
        [one] downfloater
       *[other] downfloaters
    }.
    .upfloaters = { $rule } is dropped for { $count } { $count ->
        [one] upfloater
       *[other] upfloaters
    }.
    .exchange = Exchange: { $leaving } and { $coming } change places between S1 and S2.
    .exchange-leaves = Exchange: { $player } leaves S1 for S2.
    .exchange-comes = Exchange: { $player } comes to S1 from S2.
    .transposed = Transposition of S2: { $player } meets { $opponent }, not { $opposite }.
    .moves-down = { $player } is not paired here and moves down.
    .bye = { $player } is left over in the lowest bracket and gets the bye.

# Why two meet.
Pairing-Dutch-2012-Pair =
    .moved-down = { $player } has moved down and meets { $opponent }.
    .of-bracket = { $player } is number { $number } of S1 and meets { $opponent }.

# Why somebody of S2 was passed over.
Pairing-Dutch-2012-Passed =
    .met = { $player } and { $other } met in round { $round }.
    .same-colour = { $player } and { $other } both have to get { $colour ->
        [white] White
       *[black] Black
    }.
    .kept-apart = { $player } and { $other } are kept apart by order of the tournament.
    .both-moved-down = { $player } and { $other } have both moved down, and each is to meet a resident.
    .floated-up = { $player } floated up the last round.
    .floated-up-before = { $player } floated up two rounds ago.
    .semi-absolute = { $player } and { $other } both prefer { $colour ->
        [white] White
       *[black] Black
    }, which counts as absolute.
    .same-preference = { $player } and { $other } both prefer { $colour ->
        [white] White
       *[black] Black
    }.
    .others-unpaired = If { $player } and { $other } met, the others could not be paired as well.

# Why two were not paired: where pairings with the two stand in the walk.
Pairing-Dutch-2012-Apart =
    .other-bracket = { $player } was paired in bracket { $bracket }, { $other } in bracket { $other_bracket }.
    .not-completed = If { $player } and { $other } met, the lowest bracket could not be completed.
    .left-for-next = Pairings with { $player } against { $other } come sooner, but the next bracket needs other players to move down.
    .left-for-lowest = Pairings with { $player } against { $other } come sooner, but the lowest bracket could not be completed after them.
    .fewer-moved-down = If { $player } and { $other } met, fewer of those who moved down would be paired first: { $count } instead of { $more }.
    .fewer-pairs = If { $player } and { $other } met, the bracket would have fewer pairs: { $count } instead of { $more }.
    .further-apart = If { $player } and { $other } met, scores would be further apart in the bracket.
    .given-up = If { $player } and { $other } met, { $rule } would be dropped more often: { $count } instead of { $fewer }.
    .other-moved-down = If { $player } and { $other } met, others of those who moved down would be paired first: { $instead } in the place of { $chosen }.
    .later-opponent = If { $player } and { $other } met, { $top } would have to meet { $instead }, who comes after { $chosen }.
    .later-exchange = If { $player } and { $other } met, the exchange between S1 and S2 would be a later one.

# Who has which colour (E); `$colour` is the one that `$player` prefers or gets.
Pairing-Dutch-2012-Colour =
    .both-granted = { $player } prefers { $colour ->
        [white] White
       *[black] Black
    }, { $other } the other colour.
    .granted = { $player } prefers { $colour ->
        [white] White
       *[black] Black
    }, the opponent has no preference.
    .stronger = { $player } has the stronger preference and gets { $colour ->
        [white] White
       *[black] Black
    }.
    .alternate = { $player } gets { $colour ->
        [white] White
       *[black] Black
    }: the last time the two had different colours it was the other.
    .higher = { $player } is ranked above { $other } and gets { $colour ->
        [white] White
       *[black] Black
    }, the preferred colour.
    .by-lot = { $player } gets { $colour ->
        [white] White
       *[black] Black
    } by number and the lot before round 1.

# What is known of players and brackets, and what it is called; `$marks`: preference and floats.
Pairing-Dutch-2012-Value =
    .player = player { $tpn }
    .score = { $points } { $points ->
        [one] point
       *[other] points
    }
    .state = { $score }:
    .state-and-marks = { $score }: { $marks }
    .players = bracket { $bracket }: players
    .parameter = bracket { $bracket }: { $name }
