### Settings: what the regulations fix, who the players and arbiters are, and the end. Reasons to choose
### from stand in one message, with | between them.

Console-Settings =
    .title = Settings
    .groups = Groups of settings
    .event = The event
    .system = System and points
    .hall = Hall and times
    .byes = Byes and deadlines
    .public = Publication
    .papers = Papers
    .festival = Event of sections …
    .prizes = Prizes …
    .regulations = Regulations
    .arbiters = Arbiters
    .players = Players
    .end = End
    .discard = Discard the changes
    .not-yours = The chief and the deputies change settings.
    .how-it-ends = A tournament is closed here when its last round is in; where no permissible pairing exists any more it ends early.
    .for-the-chief-by-now = Since round 1 is published only the chief arbiter changes this.
    .first-round = First round
    .last-round = Last round
    .wrong-reasons = Announced wrongly|Decision of the chief arbiter
    .not-entered-reasons = Announced, but not entered|Decision of the chief arbiter
    .sector = boards { $first }–{ $last }
    .sector-from = boards from { $first }

Console-SettingsFields =
    .name = Tournament or section
    .city = City
    .federation = Federation
    .federation-example = CZE
    .federation-form = three capital letters
    .ranking-federation = Federation of the national ratings
    .start-date = First day
    .end-date = Last day
    .norms-possible = Title norms possible
    .registered-on = Registered with FIDE on
    .norm-event = For titles the event is
    .fide-event = Number of the event with FIDE
    .fide-event-form = digits, as FIDE's server gave them when the event was registered
    .time-control = Rate of play
    .time-control-example = 90 min/40 + 30 min + 30 s
    .time-zone = Time zone of the hall
    .server-zone = that of the server, { $zone }
    .default-time = Default time, minutes
    .first-board = First board of this section
    .two-person = Results confirmed by a second person
    .two-person-off = not needed
    .two-person-first = on the first boards
    .two-person-all = on all boards
    .two-person-boards = How many first boards
    .round-starts = Starts of the rounds, local time, one a line
    .hall-plan = Where boards stand, a line a part of the hall
    .hall-plan-example = 1–20: stage
    .hall-plan-hint = “1–20: stage”, “81–: gallery, 1st floor”: phones, lists by name and place cards say it.
    .live-address = Address of the live games
    .live-address-example = https://lichess.org/broadcast/…
    .live-address-hint = A Lichess broadcast or any https page; {"{"}board{"}"} and {"{"}round{"}"} stand for the numbers.
    .live-boards = Live games on how many first boards (0: all)
    .half-byes = Half-point byes a player
    .last-half-bye = Last round with one (0: all but the last)
    .bye-deadline = Byes asked for, minutes before the pairing
    .correction-deadline = Corrections count until, minutes before the pairing
    .pairing-deadline = Next round paired at the latest, minutes after the start (0: no deadline)
    .appeal-deadline = Appeals within, minutes
    .explanations = Explanations of pairings
    .explanations-for-arbiters = for arbiters only
    .explanations-for-all = on the public pages too
    .rated-as = Rated as (whose ratings these are)
    .rating-changes = Changes of ratings
    .rating-changes-for-arbiters = for arbiters only
    .rating-changes-for-all = on the public pages too (K 40 tells who is a junior)
    .messages = Messages to the phones of those who ask for them
    .messages-off = none
    .messages-on = boards and results
    .player-reports = Reports by the players, with the codes on the slips
    .player-reports-off = not taken
    .player-reports-on = taken as claims; an arbiter enters the result
    .as-printed = As they stand on reports and printed sheets.
    .chief-arbiter = Chief arbiter, as printed
    .deputy-arbiters = Deputies, as printed (comma between them)

Console-Registration =
    .title = Registration and report
    .not-rated = The tournament is not rated: there is nothing to register.
    .number = Registered with FIDE as event { $number }.
    .no-number = The number of the event with FIDE is not entered yet (The event, above).
    .until = Until
    .what = What
    .article = Article
    .state = State
    .done = done
    .over = over
    .federations = Federations ask for it earlier: days of their own count besides.
    .no-days = The days of the event are not entered yet (The event, above).

Console-RegulationFields =
    .rounds = Rounds
    .system = Pairing system
    .acceleration = Acceleration
    .no-acceleration = none
    .baku = Baku (C.04.7)
    .ranking-method = Rating that counts
    .readings = Readings of { $system }
    .matches = A match is { $games } rounds against one opponent, with the colours exchanged (C.04.5 4.4): they are paired and published together, so { $games } times the number of matches is the number of rounds. The bye is worth a game won, and one drawn (1.4).
    .points = Points
    .win = Win
    .draw = Draw
    .loss = Loss
    .absent = Absent
    .pab = Pairing-allocated bye

# The list of tie-breaks while it is being chosen.
Console-TieBreaks = Tie-breaks
    .first = Points come first; who is still equal is ranked by these, in their order (C.07 4).
    .from = Begin with
    .own = a list of one’s own
    .of-a-system = as the text of { $system } ranks
    .nothing = no list: equal points share a rank, or the text of the pairing system ranks
    .swiss = Swiss, not all ratings consistent (FIDE until 2023, C.02.13.16.4)
    .swiss-rated = Swiss, ratings consistent (FIDE until 2023, C.02.13.16.5)
    .as-in = As in another tournament
    .codes = Tie-breaks by their codes, in order
    .example = BH/C1, BH, SB
    .edition = Edition of C.07
    .edition-of = { $year }, since { $since }
    .list = Tie-breaks in their order
    .none = None: equal points share a rank, or the text of the pairing system ranks.
    .earlier = { $code }: earlier
    .later = { $code }: later
    .remove = { $code }: take off the list
    .use = Use { $code }
    .add = Add a tie-break
    .add-one = Add { $code }: { $name }

# What was announced before the start, and the chief's way to change it.
Console-Regulations =
    .fixed = Regulations, fixed since the start
    .change = Change the regulations
    .announced = They were announced before the start and hold for everybody alike (C.04.2 1.3). Where one has to be changed all the same, the chief arbiter does it from a round on, with a reason.
    .announced-for-the-chief = They were announced before the start and hold for everybody alike (C.04.2 1.3). Where one has to be changed all the same: { $link }.
    .as-announced = The regulations are as they were announced.
    .open = From a round on, with a reason …
    .effect = Rounds that are published keep their regulations, and their results stay worth what they were. The report names the change in a ### line. A draft of the next round is outdated by it.
    .from-round = From round
    .submit = Change …

Console-Prohibited = Prohibited pairs
    .title = Players who do not meet
    .nobody = Nobody: everybody may meet everybody.
    .remove-label = Let them meet again
    .confirm-remove = { $names }: from the next pairing on they can be paired with each other.
    .confirm-late = Who does not meet is announced before round 1 (C.05 5.2). This holds from the stated round on, with a reason; the report names it in a ### line.
    .add = Add a group
    .picked = Players of the group
    .pick = Players, by the first letters
    .name-or-number = Name or number
    .matches = Players found
    .submit = Keep them apart

Console-FixedBoards = Fixed boards
    .board = board { $board }
    .where = Who always plays at the same board: set on the page of the player ({ $entries }).
    .entries = Entries

Console-VirtualPoints = Virtual points
    .players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .many = { $players }, numbers { $numbers }
    .computed = None by hand: the Baku acceleration is computed (C.04.7).
    .none = None: each player is paired with the points he has.
    .remove-label = Take the virtual points away
    .confirm-remove = { $count ->
        [one] +{ $points } for { $count } player, { $rounds }: from the next pairing on these points do not count.
       *[other] +{ $points } for { $count } players, { $rounds }: from the next pairing on these points do not count.
    }
    .confirm-remove-last = { $count ->
        [one] +{ $points } for { $count } player, { $rounds }: from the next pairing on these points do not count. The Baku acceleration is computed again.
       *[other] +{ $points } for { $count } players, { $rounds }: from the next pairing on these points do not count. The Baku acceleration is computed again.
    }
    .by-hand = Give points by hand
    .effect = They count for pairing alone, never for the standings. A later line replaces an earlier one for the same player and round.
    .baku-written-out = The Baku acceleration stays as it is now, written out line by line.
    .no-baku = They stand in place of the Baku acceleration.
    .numbers = Players, by their numbers
    .entry-numbers = Players, by their entry numbers (the pairing numbers come with the start)
    .points = Points
    .show = Show what it means
    .no-number = “{ $given }” is no number and no range such as 1–20.
    .nobody = Nobody has the number { $number }.
    .who = Say which players, by their numbers.
    .preview = { $count ->
        [one] { $points } in { $rounds } for { $count } player: { $players }
       *[other] { $points } in { $rounds } for { $count } players: { $players }
    }
    .groups = Players by score in the pairing of round { $round }
    .score = Score
    .now = now
    .then = then
    .seen-with-results = What it does to the pairing of round { $round } is seen once all results before it stand.
    .seen-once-started = What it does to the pairing of round { $round } is seen once the tournament is started.
    .yes = Give them
    .give = Give these points
    .give-late = Give these points …
    .confirm-late = The acceleration is announced before round 1 (C.04.1 1). This holds for rounds that are not paired yet, with a reason; the report names it in a ### line.

# Accelerations that an organiser may announce, as virtual points by hand.
Console-Acceleration = Points by an announced acceleration
    .effect = Groups from the top, by the pairing numbers of those who are paired in round 1; what stands is replaced. C.04.7 knows Baku alone: points by hand are outside of FIDE mode.
    .halves = Upper half: a win, rounds 1–2
    .thirds = Upper third: a win, middle third: a draw, rounds 1–2
    .baku-long = Upper half: a win, rounds 1–3, half of it, rounds 4–5
