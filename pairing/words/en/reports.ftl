### What is doubtful or wrong in a report file; line, player and record stand beside it.

Pairing-Doubt =
    .points = { $stated } points are stated, the results make { $made }
    .rank = the rank is { $rank }, where { $place } or a tie should stand
    .rank-with-fewer = the rank is { $rank }, but { $player } has rank { $before } with fewer points
    .rank-with-more = the rank is { $rank }, but { $player } has rank { $before } with more points
    .same-fide-id = player { $player } has the same FIDE ID { $fide_id }
    .same-person = player { $player } has the same name and birth date
    .short-of-one = round { $round }: { $result } and { $theirs } of { $opponent } differ on whether a move was played by both
    .no-start-date = the start date is no day: { QUOTED($text) }
    .no-end-date = the end date is no day: { QUOTED($text) }
    .end-first = the end { $end } is before the start { $start }
    .born-late = the birth date { $date } is not before the tournament
    .no-round-date = the date of round { $round } is no day: { QUOTED($text) }
    .round-early = round { $round } is on { $date }, before the round that precedes it
    .round-outside = round { $round } is on { $date }, outside the tournament
    .dates = { $dates } dates for { $rounds } rounds
    .count-of-players = { $stated } players are stated, the file has { $count }
    .count-of-rated = { $stated } rated players are stated, the file has { $count }
    .no-sex = the sex is m or w, not { QUOTED($text) }
    .no-title = { QUOTED($text) } is no title
    .no-fide-id = { QUOTED($text) } is no FIDE ID
    .no-birth-date = { QUOTED($text) } is no birth date
    .no-federation = { QUOTED($text) } is no federation
    .no-rank-method = { QUOTED($text) } is no method of starting ranks
    .no-time-control = { QUOTED($text) } is no encoded time control
    .two-orders = the order of the standings is stated in 202 already
    .accelerated-twice = line { $line } has virtual points for player { $player } already
    .colour-without-opponent = round { $round }: a colour without an opponent is not kept
    .unknown-record = record { QUOTED($code) } is not known and not used
    .prohibition-without-rounds = the rounds (columns 5-7 and 9-11) are not stated: from the first or to the last
    .change-unreadable = the change of the regulations cannot be read: { $comment }
    .change-contradicted = from round { $round } on { $name } is said to be { $value }, afterwards it is { $after }
    .read-as-pab = round { $round }: { $result } without an opponent is the pairing-allocated bye
    .read-as-full-bye = round { $round }: { $result } without an opponent is a full-point bye
    .read-as-half-bye = round { $round }: { $result } without an opponent is a half-point bye
    .read-as-zero-bye = round { $round }: { $result } without an opponent is a zero-point bye

Pairing-Contradiction =
    .number-twice = starting number { $player } already stands in line { $line }
    .no-player = there is no player { $player }
    .listed-twice = player { $player } stands in the record { $times } times
    .prohibition-of-one = a prohibition needs two players
    .points-for-nobody = the points are for nobody
    .no-round = there is no round { $round }: the tournament has { $rounds }
    .match-points = match points (columns 8-11) belong to a team event; the points of an individual one stand in columns 14-17
    .byes-twice = byes { $bye } of round { $round } stand in line { $line } too
    .two-byes = round { $round }: bye { $bye } and { $other }
    .bye = bye { $bye } for round { $round }, but the player's own line says { $result }
    .bye-but-paired = bye { $bye } for round { $round }, but the player's own line says paired
    .no-opponent = round { $round }: there is no opponent { $opponent }
    .not-mutual = round { $round }: plays { $opponent }, but { $opponent } has opponent { $theirs }
    .not-mutual-alone = round { $round }: plays { $opponent }, but { $opponent } has no opponent
    .same-colour = round { $round }: { $opponent } has the same colour
    .results-disagree = round { $round }: result { $result ->
        [blank] blank
       *[other] { $result }
    } does not fit the result { $theirs ->
        [blank] blank
       *[other] { $theirs }
    } of { $opponent }
    .rounds = { $recorded } rounds are recorded, but the tournament has { $rounds }
    .result-missing = round { $round }: the result is missing
    .second-bye = round { $round }: player { $player } has the pairing-allocated bye already
