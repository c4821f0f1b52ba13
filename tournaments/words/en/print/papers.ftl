### What goes to the federation and FIDE: certificates (IT1), tournament report (IT3), reports about arbiters.

Print-Form =
    .draft = DRAFT: the tournament is not closed, this may still change
    .foot = { $tournament }, prepared by Openhall from its record as of event { $event }; not an official form — page { $page } of { $pages }
    .signature = Signature
    .date = date
    .lacking = Not complete: to be supplied
    .lack = { $what } ({ $who })

# Who has to supply what is missing.
Print-Supplier =
    .chief-arbiter = chief arbiter
    .organiser = organiser
    .player = player
    .federation = federation
    .arbiter = arbiter

Print-Lack =
    .not-closed = closing of the tournament, until when its results are not final
    .start = first day of the event (settings)
    .end = last day of the event (settings)
    .time-control = rate of play (settings)
    .place = city (settings)
    .host = federation of the event (settings)
    .chief-arbiter = name of the chief arbiter (settings)
    .arbiters-id = FIDE id of { $arbiter }, behind the name in the settings
    .players-id = FIDE id of { $player }
    .players-federation = federation of { $player }
    .schedule = starts of the rounds (settings)
    .deputy = { $players ->
        [0] deputy arbiter { $number } (settings)
       *[other] deputy arbiter { $number }, of an event of more than { $players } players (settings)
    }
    .organisers-details = name, address, phone and e-mail of the organiser
    .arbiters-birth = date and place of birth, federation of the arbiter
    .arbiters-report = the confidential report and the recommendation, signed
    .confirms-1-5-6 = tick whether the event is of the kind of 1.5.6
    .chiefs-signature = signature of the chief arbiter
    .federations-signature = name and signature of the federation’s official

Print-IT1 =
    .title = Certificate of Title Result: { $norm }
    .about = IT1, by FIDE Handbook B.01 in force from 1 January 2024. Not valid until the FIDE Qualification Commission has confirmed it.
    .player = Player
    .name = Family name, first name
    .id = FIDE id
    .federation = Federation
    .title-sought = Title sought
    .title-held = Title held
    .born = Year of birth
    .event = Event
    .event-name = Event
    .place = Place
    .start = First day
    .end = Last day
    .time-control = Rate of play
    .rounds = Rounds
    .chief-arbiter = Chief arbiter
    .counts = Opponents in the games of the result
    .field = Where 1.4.3d is applied:
    .games = Games
    .column-round = Rd
    .column-opponent = Opponent
    .column-id = FIDE id
    .column-federation = Fed
    .column-rating = Rating
    .column-raised = 1.4.6c
    .column-title = Title
    .column-score = Score
    .column-left-out = Left out
    .result = Result
    .average = Average (1.4.6b)
    .performance = Performance
    .required-performance = Performance required
    .required = Score required
    .achieved = Score achieved
    .over = Exceeding by
    .remarks = Remarks
    .unrated = Opponents without a rating count as 1400 (B.01 1.4.6).
    .waived = The mix of federations is waived (B.01 { $article }).
    .confirms = The event is of the kind of 1.5.6:   { $kind ->
            [met] ☒ yes   ☐ no
            [failed] ☐ yes   ☒ no
           *[open] ☐ yes   ☐ no
        }        Signs of rounds without a game: + = −
    .signatures = Confirmed
    .by-chief = Chief arbiter
    .by-federation = Federation’s official, name
    .copies = Copies: the player, the federation of the event, the player’s federation, FIDE. The details above are kept by FIDE for titles.

Print-IT1Count =
    .games = Games
    .federations = Federations of opponents
    .not-own = Not of the player’s federation
    .rated = Rated
    .host = Of the host federation
    .titled = Titleholders (not CM, WCM)
    .event-federations = Federations of the event
    .foreign = Rated, not of the host federation
    .foreign-federations = Federations of these
    .foreign-titled = GM, IM, WGM, WIM of these

Print-IT1Alone =
    .pab = (pairing-allocated bye)
    .other = (no opponent)

# Duty of an arbiter.
Print-Duty =
    .chief = Chief arbiter
    .deputy = Deputy

Print-IT3 =
    .title = Tournament Report
    .about = IT3, with the fields of older prints: no print of 2026 was found. It is needed where norms of players or arbiters were made.
    .event = Event
    .event-name = Event
    .host = Host federation
    .place = Place
    .rounds = Rounds
    .start = First day
    .end = Last day
    .time-control = Rate of play
    .rated-as = Rated as
    .system = Tournament type
    .paired-by = Pairings
    .computer = by computer: Openhall ({ $programs })
    .schedule = Rounds by day
    .rounds-of-day = { $count ->
        [one] round { $first }
       *[other] rounds { $first }–{ $last }
    }
    .organiser = Organiser
    .name = Name
    .address = Address
    .phone = Phone
    .mail = E-mail
    .players = Players who took part
    .rated = Rated
    .unrated = Unrated
    .column-kind = Players
    .column-number = Number
    .column-federations = Federations
    .column-host = Host federation
    .column-others = Other federations
    .remarks = Special remarks, exceptions in the pairing
    .by-hand = Paired by hand: rounds { $rounds }.
    .changed = Published pairings were changed: rounds { $rounds }.
    .imported = Taken over from a report file: rounds { $rounds }.
    .ended-early = The event ended after round { $rounds }.
    .no-remarks = None on record.
    .arbiters = Arbiters
    .column-duty = Duty
    .column-arbiter = Name
    .column-id = FIDE id
    .column-contact = Phone, e-mail
    .all-arbiters = All arbiters of the event are named: who is missing here or on FIDE’s server gets no norm.
    .confirmed = Confirmed
    .by-chief = Chief arbiter

Print-Arbiter =
    .title = Report about an arbiter: { $form }
    .about = By FIDE Handbook B.06.1, with the fields of older prints: no print of 2026 was found. It is handed over on request before the end of the event.
    .arbiter = Arbiter
    .name = Family name, first name
    .id = FIDE id
    .born = Born on
    .born-in = Place of birth
    .federation = Federation
    .duty = Duty in the event
    .event = Event
    .event-name = Event
    .host = Federation
    .place = Venue
    .days = Days
    .system = Type
    .kind = Rated as, rate of play
    .players = Players
    .rated = Rated players
    .rounds = Rounds
    .federations = Federations
    .confidential = Confidential report by: { $reporter }
    .laws = Knowledge of the Laws of Chess and of the competition rules:
    .pairing = Knowledge of the pairing rules:
    .objectivity = Objectivity:
    .incidents = Incidents, and how they were dealt with:
    .protection = Protection of players from disturbance and distraction:
    .recommendation = Recommendation
    .tick = ☐ has reached the required standard     ☐ needs more experience
    .signatures = Confirmed
    .sign = Signature, date
    .by-federation = Federation’s official, name

Print-Papers =
    .it1 = IT1, { $norm }: { $player }
    .it3 = IT3, tournament report
    .direct-titles = Direct titles, list for FIDE

# --- the list before the report is sent, and the package

Print-CheckVerdict =
    .met = in order
    .failed = missing
    .open = look

# The name of a line and what came of it.
Print-ReportCheck =
    .closed-met = The tournament is closed.
    .closed-failed = The tournament is not closed: its results are not final.
    .event-code-met = Registered with FIDE as event { $code }.
    .event-code-open = The number of the event with FIDE is not entered: is the event registered?
    .arbiters-met = Chief arbiter and deputies are named, each with a FIDE id.
    .arbiters-failed = Arbiters: { $lines }.
    .licences-open = Licences of the arbiters are not kept here: look them up on FIDE’s server.
    .ids-met = Every player has a FIDE id, or is new, of the host federation, with birth date, sex and federation.
    .ids-failed = FIDE ids: { $lines }.
    .id-without-details = { $player } has none, and birth date, sex or federation is missing
    .id-of-foreigner = { $player } has none; the own federation gives one to a guest
    .federations-met = Every player has a federation.
    .federations-failed = Without a federation: { $lines }.
    .ratings-met = No rating in the file is another than FIDE's.
    .ratings-open = Seeded by a rating that is not FIDE's, which stands in the file as a national one (172); for norms and rating changes they count as unrated: { $lines }.
    .days-met = Every round has its day, within the days of the event.
    .days-failed = Days of rounds: { $lines }.
    .days-open = First and last day of the event are not both entered.
    .day-unknown = round { $round } has none
    .day-outside = round { $round } is outside the event
    .rounds-a-day-met = Rounds a day: { $number }, { $most } are allowed.
    .rounds-a-day-failed = Rounds a day: { $number }, { $most } are allowed.
    .rounds-a-day-open = { $number ->
            [0] How many rounds a day were played is not known.
           *[other] Rounds a day: { $number }. Do they fit into 12 hours, each player with the time for 60 moves (B.02 1.2)?
        }
    .time-control-met = Rate of play: { $minutes } minutes for 60 moves, enough for { $kind } with a player rated { $rating }.
    .time-control-failed = Rate of play: { $minutes } minutes for 60 moves are not legal for { $kind } with a player rated { $rating }{ $least ->
        [0] { "" }
       *[other] : at least { $least }
    } (B.02 1).
    .time-control-open = The rate of play cannot be read as minutes and seconds: is it long enough for the highest rated (B.02 1)?
    .games-met = Every game has its result.
    .games-failed = Games: { $lines }.
    .games-missing = { $count ->
        [one] one without a result
       *[other] { $count } without a result
    }
    .games-adjourned = { $count ->
        [one] one adjourned
       *[other] { $count } adjourned
    }
    .games-conflicts = { $count ->
        [one] one with two different entries
       *[other] { $count } with two different entries
    }
    .games-appeals = { $count ->
        [one] one appeal is open
       *[other] { $count } appeals are open
    }
    .unplayed-met = Rounds without a game: { $which }.
    .unplayed-forfeit-win = won by forfeit { $count }
    .unplayed-pab = pairing-allocated byes { $count }
    .unplayed-full-bye = full-point byes { $count }
    .unplayed-half-bye = half-point byes { $count }
    .unplayed-zero-bye = absences { $count }
    .title-table-met = No table of direct titles is entered, and the settings name no kind of event that gives titles.
    .title-table-open = No table of direct titles is entered, and the settings call the event “{ $called }”, which may give titles: enter it on the page Norms.
    .direct-titles-met = Direct titles: nobody reaches a line of the table ({ $edition }; { $source }).
    .direct-titles-open = Direct titles by the table of the event ({ $edition }; { $source }), to be sent to FIDE (B.01 1.10): { $lines }.
    .direct-title = { $gives }, { $player }: { $standing }
    .certificates-met = { $number ->
        [0] No norm was made.
        [one] One certificate is complete but for signatures.
       *[other] { $number } certificates are complete but for signatures.
    }
    .certificates-failed = Certificates: { $lines }.
    .certificate = { $norm } of { $player }: { $count ->
        [one] one entry missing
       *[other] { $count } entries missing
    }
    .and-more = { $lines }; and { $count } more

Print-ReportChange = { $number } { $name }, { $what }: { $was } → { $now }
    .of-event = { $what }: { $was } → { $now }
    .more = and { $count } more

Print-Package =
    .title = { $tournament }: report { $number } for the federation
    .made-of = Made of the record up to event { $event }, { $hash }. The audit bundle ends with this hash; SHA256SUMS has the digest of each file.
    .reason = Why it replaces the one before: { $reason }
    .reason-of-first = Why it was made as it is: { $reason }
    .checks = Looked at before it was made:
    .check = { $verdict }: { $text }
    .test-good = Self-test: the report was read back and is the same tournament; pairings and standings agree with the rules.
    .test-nothing-yet = Self-test: no round is published yet, so there is nothing to test.
    .test-bad = Self-test: the report does not come back as the same tournament, or pairings or standings do not agree with the rules:
    .since = What the report says otherwise than report { $number } (event { $event }):
    .nothing-changed = nothing
    .games = { $file } has the games, with players, ratings and results, and the moves of those whose moves are kept here.
    .made-again = Report { $number } was made again, and differs from the one that was sent. On record is the digest { $recorded }; SHA256SUMS of this one has { $digest }. This happens after another version of the program, with another language of the hall, or when somebody's data was erased. The record of the tournament is the same: the audit bundle shows it.

Print-DirectTitles =
    .title = Direct titles
    .about = By the table of direct titles that the chief arbiter entered (FIDE Handbook B.01 1.2). An estimate: a title is given by FIDE, and a conditional one when its rating is reached.
    .event = Event
    .host = Federation of the event
    .start = First day
    .end = Last day
    .edition = Table
    .source = Where it is read
    .not-final = The standings are not final.
    .column-player = Player
    .column-has = Title
    .column-id = FIDE id
    .column-federation = Federation
    .column-standing = Gets
    .column-why = Why, and what is missing
    .confirmed = Confirmed
    .by-chief = Chief arbiter
