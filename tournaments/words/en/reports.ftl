### Report files: what of one cannot be used, what is not kept, and what becomes of it.

ReportProblem =
    .too-large = The file has { $bytes } bytes; at most { $most }.
    .no-report = This is not a tournament report (no 001 record).
    .unusable = The file cannot be imported.
    .teams = This is a team tournament (record { $record }), which is not run here yet; only individual ones can be imported. Its rounds are paired and checked on the command line.
    .by-position = XXC rank: the players have to stand in the order of their numbers
    .too-many-rounds = { $rounds } rounds; at most { $most } are taken
    .virtual-points = { $points } virtual points; 0 to { $most } are taken
    .no-acceleration = { $system } knows no acceleration (C.04.7)
    .scoring = The points differ by colour, or a forfeit or bye is not worth a win, draw or absence (records 162, XXS): such a scoring cannot be kept.
    .order-of-points = A win counts { $win }, a draw { $draw }, a loss { $loss }, an absence { $absent }, a bye { $pab }: a win must be worth more than a draw, a draw more than a loss, and nothing more than a win, which is worth at most { $most } points.
    .baku = Baku acceleration needs a win worth two draws and a loss worth nothing
    .points-outside-results = Record 299 gives points outside the results: such points cannot be kept.
    .result = round { $round }: the result { $result } and { $theirs } of the game against { $opponent } cannot be kept

ReportNote =
    .nameless = Imported tournament
    .rounds-stay-out = The tournament has entries already: the rounds of the file stay out.
    .replaces = Name, rounds and points become those of the file: "{ $name }" replaces "{ $replaced }".
    .lines-left-out-gaps = ### lines of the file that are left out: { $count }; its starting numbers have gaps, and the lines name players by them.
    .lines-left-out-unfit = ### lines of the file that are left out: { $count }; they hold what may not stand in the record.
    .virtual-points-of-no-system = The file does not name a system (record 192) and has virtual points, which the rules of its days ({ $system }) do not know; { $newest } is taken.
    .another-system = The file names { $named }; further rounds would be paired by { $system }.
    .no-rounds = The file states no number of rounds; { $rounds } are taken.
    .not-paired = Not paired in round { $round }: { $numbers }. Withdraw those who left.

# --- what is not kept

NotKept = { $what }: { $value } is not kept
    .changed = { $what }: { $value } is not kept and becomes { $now }
    .points = The points in the file and in our standings differ: { $players }.
    .rank = The rank in the file and in our standings differ: { $players }.
    .players = players { $numbers }
    .players-and-more = players { $numbers } and { $count } more
    .number = { $old } becomes { $new }
    .numbers = The starting numbers have gaps; they are closed: { $numbers }.
    .comments = Comments of the file are not kept: { $comments }
    .record = line { $line }: record { $record } is not kept: { $text }

# What a report says.
ReportValue =
    .name = name
    .city = city
    .federation = federation
    .start-date = start date
    .end-date = end date
    .teams = teams
    .type = type of tournament
    .chief-arbiter = chief arbiter
    .deputy-arbiters = deputy arbiters
    .time-control = time control
    .round-dates = dates of the rounds
    .rounds = number of rounds
    .initial-colour = initial colour
    .scoring = scoring
    .rank-method = starting rank method
    .controller = pairing controller
    .system = system
    .tie-breaks = tie-breaks
    .standings-order = order of the standings
    .encoded-time-control = encoded time control
    .by-position = rank
    .sex = sex
    .title = title
    .rating = rating
    .national-rating = national rating
    .fide-id = FIDE ID
    .birth-date = birth date
    .points = points
    .rank = rank
    .round = round { $round }
    .other-points = points of round { $round } for { $code }
    .virtual-points = virtual points of round { $round }
    .virtual-match-points = virtual match points of round { $round }
    .prohibition = prohibition of { $players } in rounds { $rounds }
