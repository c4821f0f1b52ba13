### How settings, choices and places are called in a sentence.

# What a refusal is about: it begins the sentence.
Setting =
    .name = The name of the tournament
    .festival_name = The name of the event
    .place = The place
    .city = The city
    .time_control = The time control
    .chief_arbiter = The name of the chief arbiter
    .deputy_arbiters = The name of a deputy
    .rounds = The number of rounds
    .tie_breaks = Tie-breaks
    .tie_break_edition = The edition of the tie-breaks
    .default_time = The default time in minutes
    .correction_deadline = The deadline of corrections in minutes
    .pairing_deadline = The deadline of the pairing in minutes
    .appeal_deadline = The deadline of appeals in minutes
    .bye_deadline = The deadline of byes in minutes
    .half_byes_allowed = The number of half-point byes
    .last_round_with_half_bye = The last round with a half-point bye
    .board_offset = The number of boards before this section
    .two_person_boards = The number of boards that two persons confirm
    .live_boards = The number of boards with live games

# In the middle of a sentence: what was built on an import.
SettingName =
    .name = the name
    .rounds = rounds
    .system = system
    .system_options = system options
    .win = win
    .draw = draw
    .loss = loss
    .absent = absent
    .pab = pab
    .acceleration = acceleration
    .tie_breaks = tie-breaks
    .tie_break_edition = tie-break edition
    .ranking_method = which rating counts
    .ranking_federation = federation of the national ratings
    .default_time = default time
    .correction_deadline = correction deadline
    .pairing_deadline = pairing deadline
    .appeal_deadline = appeal deadline
    .bye_deadline = bye deadline
    .half_byes_allowed = half byes allowed
    .last_round_with_half_bye = last round with half bye
    .board_offset = board offset
    .fixed_boards = fixed boards
    .city = city
    .federation = federation
    .start_date = start date
    .end_date = end date
    .round_starts = round starts
    .time_zone = time zone
    .time_control = time control
    .norms_possible = norms possible
    .fide_event = FIDE event number
    .registered_on = registered on
    .norm_event = norm event
    .two_person = two person
    .two_person_boards = two person boards
    .public_explanations = public explanations
    .rated_as = rated as
    .public_rating_changes = public rating changes
    .push_messages = messages to phones
    .player_reports = player reports
    .hall_plan = hall plan
    .live_address = live address
    .live_boards = live boards
    .chief_arbiter = chief arbiter
    .deputy_arbiters = deputy arbiters

# In the middle of a sentence: what is refused because it is fixed since the start.
Regulation =
    .rounds = the number of rounds
    .system = the pairing system
    .system_options = the readings of the system
    .win = the points of a win
    .draw = the points of a draw
    .loss = the points of a loss
    .absent = the points of an absence
    .pab = the points of the pairing-allocated bye
    .acceleration = the acceleration
    .tie_breaks = the list of tie-breaks
    .tie_break_edition = the edition of the tie-breaks
    .ranking_method = which rating counts

# In the list of what is fixed since the start, and of what was changed on the way.
RegulationLabel =
    .rounds = Rounds
    .system = Pairing system
    .acceleration = Acceleration
    .tie_breaks = Tie-breaks
    .tie_break_edition = Edition of the tie-breaks
    .ranking_method = Rating that counts
    .system_options = Readings
    .win = Win
    .draw = Draw
    .loss = Loss
    .absent = Absent
    .pab = Pairing-allocated bye

AbsenteeChoice =
    .open = open
    .excluded = excluded
    .admitted = admitted
    .half-bye = a half-point bye
    .withdrawn = withdrawn

# What an appeal is about.
Subject =
    .round = round { $name }
    .game = game { $name }
    .player = player { $name }

# What stands for an article where none applies.
Article =
    .tournament-rules = tournament rules
    .chief-arbiter = decision of the chief arbiter; the rules are silent

Sector = all boards
    .on = boards from { $first }
    .between = boards { $first } to { $last }
    .of-nobody = nobody's sector

BoardInSentence = board { $board }

Place = round { $round }, { BOARD($board) }

Both = { $one } and { $other }

# What a text holds that is no line; it stands behind what the text is.
LineFault =
    .line-break = holds a line break ({ $sign })
    .turning = holds the sign { $sign }, which turns text around
    .unseen = holds no visible sign

# Where a rating came from.
Source =
    .entry-list = entry list
    .report-file = report file
    .national = national rating

# Labels of settings and regulations, in the activity, histories and lists of what changed.
SettingLabel =
    .rounds = rounds
    .system = pairing system
    .system_options = readings of the system
    .win = points for a win
    .draw = points for a draw
    .loss = points for a loss
    .absent = points for absence
    .pab = points for the pairing-allocated bye
    .acceleration = acceleration
    .tie_breaks = tie-breaks
    .tie_break_edition = edition of the tie-breaks
    .ranking_method = rating that counts
    .ranking_federation = federation of the national ratings
    .default_time = default time
    .correction_deadline = deadline for corrections
    .pairing_deadline = pairing deadline
    .appeal_deadline = deadline for appeals
    .bye_deadline = deadline for byes
    .half_byes_allowed = half-point byes allowed
    .last_round_with_half_bye = half-point byes until round
    .board_offset = first board
    .fixed_boards = fixed boards
    .city = city
    .federation = federation
    .start_date = first day
    .end_date = last day
    .round_starts = starts of the rounds
    .time_zone = time zone
    .time_control = time control
    .norms_possible = title norms possible
    .fide_event = number of the event with FIDE
    .registered_on = registered with FIDE on
    .norm_event = what the event is for titles
    .two_person = results confirmed by a second person
    .two_person_boards = first boards that are confirmed
    .public_explanations = explanations on the public pages
    .rated_as = rated as
    .public_rating_changes = rating changes on the public pages
    .push_messages = messages to phones
    .player_reports = players report results
    .hall_plan = places of the boards
    .live_address = address of the live games
    .live_boards = boards with live games
    .chief_arbiter = chief arbiter in the report
    .deputy_arbiters = deputies in the report

# How values of settings are written.
SettingValue =
    .none = none
    .yes = yes
    .no = no
    .fixed-board = { $player } on board { $board }
    .last-but-one = the last but one
    .of-the-server = the server's
    .acceleration-none = none
    .acceleration-baku = Baku (C.04.7)
    .two_person-off = nowhere
    .two_person-first = on the first boards
    .two_person-all = on all boards
    .rated_as-standard = standard
    .rated_as-rapid = rapid
    .rated_as-blitz = blitz
    .rated_as-no = not rated
    .norm_event-none = none of these
    .norm_event-national = final of a national championship
    .norm_event-zonal = zonal or sub-zonal tournament
    .norm_event-qualifier = qualifies directly to the World Cup or the Candidates
    .norm_event-zonal-qualifier = zonal or sub-zonal tournament that qualifies directly to the World Cup
    .norm_event-eve = individual event of FIDE or of a continent
    .ranking_method-FIDE = FIDE’s alone
    .ranking_method-NRO = the national one alone
    .ranking_method-FIDON = FIDE’s, else the national one
    .ranking_method-NIDOF = the national one, else FIDE’s
    .ranking_method-HBFN = the higher of both
    .ranking_method-LBFN = the lower of both
    .ranking_method-OTHER = another order (FIDE’s, else the national one)

Minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

# What a column of an entry list holds.
ListColumn =
    .name = name
    .surname = surname
    .first_name = first name
    .title = title
    .federation = federation
    .rating = rating
    .rating_fide = rating fide
    .rating_national = rating national
    .national_rating = national rating
    .fides_k = K in FIDE’s list
    .womens_title = women’s title
    .ingo = ingo
    .bcf = bcf
    .fide_id = fide id
    .birth_date = birth date
    .sex = sex
    .type = type
    .group = group
    .club = club
    .contact = contact

ServerPart =
    .pairing = pairing program
    .import = import
    .start-up = start-up
    .second-machine = second machine

AnnouncementPriority =
    .normal = normal
    .urgent = urgent
    .screen = for hall screens alone

AppealVerdict =
    .granted = granted
    .rejected = rejected
    .withdrawn = withdrawn
