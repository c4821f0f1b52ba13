### Settings, arbiters, prohibited pairs and virtual points.

DatesOutOfOrder = The last day ({ $last }) is before the first day ({ $first }).
    .rounds = Round { $round } starts before round { $earlier }.

NoDate =
    .round = The start of round { $round } must be a date or a date and time like 2026-08-01 10:30, of the years 1900 to 2199, not “{ $given }”.
    .first-day = The first day must be a date like 2026-08-01, of the years 1900 to 2199, not “{ $given }”.
    .last-day = The last day must be a date like 2026-08-01, of the years 1900 to 2199, not “{ $given }”.
    .registration-day = The day of the registration must be a date like 2026-08-01, of the years 1900 to 2199, not “{ $given }”.

RoundsOutOfRange = The number of rounds must lie between { $least } and { $most }.
RoundsNoMatches = A match has { $games } games: the number of rounds has to be a multiple of { $games }, not { $rounds } ({ $article }).

NoAcceleration = { SYSTEM($system) } knows no acceleration (C.04.7).
    .later = { SYSTEM($system) }, by which the rounds from round { $round } on are paired, knows no acceleration (C.04.7).

RoundsBehindUs = Say from which round on they are others: round { $first } or a later one. In the rounds before it the prohibited pairs stay as they are.
    .virtual-points = The virtual points of rounds that are published stay as they are (round { $rounds }); they can be others from round { $first } on.
    .regulations = Round { $from_round } is published and keeps its regulations. They can be others from round { $first } on.

LastChief = A tournament needs a chief arbiter; appoint another one first.

TournamentExists = A tournament { $slug } exists already.

PointsOutOfOrder = A win must be worth more than a draw, and a draw more than a loss; none less than 0 or more than { $most } points.
    .absence-or-bye = An absence or a bye must not be worth more than a win.

BakuNotUsable = Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).

SettingOutOfRange = { SETTING($setting) } must lie between { $least } and { $most }, and is { $value }.
    .fixed-board = A fixed board is out of range.

HallPlan =
    .unreadable = Line { $line } of the places must be like “1–20: stage”, “7: office” or “81–: gallery”, not “{ $given }”.
    .no-range = Line { $line } of the places: boards { $first } to { $last } are no range between 1 and { $most }.
    .twice = Line { $line } of the places: board { $board } stands in line { $other } already.
    .long = Line { $line } of the places: a place has { $most } letters at most, and this one { $length }.
    .too-many = The places have { $most } lines at most.
    .line-break = Line { $line } of the places holds a line break ({ $sign }).
    .turning = Line { $line } of the places holds the sign { $sign }, which turns text around.
    .unseen = Line { $line } of the places holds no visible sign.

LiveAddress = The address of the live games must begin with https://, name a host and hold no blanks: https://lichess.org/broadcast/…
    .slot = The address of the live games knows {"{"}board{"}"} and {"{"}round{"}"}, not “{ $slot }”.
    .long = The address of the live games has { $most } letters at most, and this one { $length }.

FixedBoardTwice = A board can be fixed for one player only.

ProhibitedGroupEmpty = A group needs two players and a range of rounds between 1 and 99.

PairsAnnounced = Who does not meet is announced before round 1 (C.05 5.2); since then only the chief arbiter changes it, from a round on that is not paired yet.

VirtualPointsOutOfRange = A line of virtual points needs players, a range of rounds and 0 to { $most } points.

NotAppointable = The server itself cannot be appointed.

SectorEmpty = Boards { $first } to { $last } are no sector.

UnknownOption = { SYSTEM($system) }: { PAIRING($sentence, $facts) }.

UnknownTieBreakEdition = There is no edition { $edition } of C.07; known are { $known }.

TooManyTieBreaks = A list has { $most } tie-breaks at most.

WrongTieBreak = Tie-breaks: { SAID($clause, $facts) }.

TieBreakUnrated = { $code }: { $count ->
        [one] one player is unrated
       *[other] { $count } players are unrated
    }, and with them it is not defined unless the regulations say what they count (C.07 10).

NoLotsToDraw = The list of tie-breaks has no drawing of lots (OTHER_LOT).

LotsDrawnAlready = Lots were drawn before (seed { $seed }); that drawing stands.

NotALine =
    .line-break = { SETTING($setting) } holds a line break ({ $sign }).
    .turning = { SETTING($setting) } holds the sign { $sign }, which turns text around.
    .unseen = { SETTING($setting) } holds no visible sign.
    .needed = { SETTING($setting) } is needed.

NoSuchAccount = There is no account { $user }.

AccelerationAnnounced = The acceleration is announced before round 1 (C.04.1 1); since then only the chief arbiter changes it, for rounds that are not paired yet.
