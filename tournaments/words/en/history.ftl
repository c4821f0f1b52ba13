### The history of a thing: how its values are called and written.

HistoryKind =
    .results = results
    .corrections = corrections and conflicts
    .players = players
    .rounds = rounds and pairings
    .start = clocks, seats and decisions
    .appeals = appeals
    .photos = photos and erasures
    .devices = devices
    .settings = settings and arbiters
    .refusals = refusals
    .others = anything else

# By the field of the state; a field without a message goes by its own name.
HistoryFact =
    .recorded = recorded
    .name = name
    .choice = had not come when check-in closed
    .reports = reported by the players
    .file_report = said by a file of the electronic boards
    .tpn = pairing number
    .from_round = plays from round
    .withdrawn_from = not paired from round
    .merged_into = merged into
    .moved = moved
    .explained = absence explained, round
    .pab = pairing-allocated bye
    .absent = not paired
    .clocks = clocks started
    .empty = seats found empty
    .prohibited = prohibited pairs
    .virtual = virtual points
    .committee = appeals committee
    .frozen = pairing numbers frozen
    .prize_fund = prize fund
    .federation_reports = reports for the federation
    .rankings = rankings within the standings
    .direct_titles = direct titles
    .takes_prize = prize chosen
    .away_from_prizes = does not come to the prize giving
    .seed = seed of the lot
    .by = by
    .since = in doubt since
    .sat = decided by
    .sex = sex
    .birth-year = year of birth
    .fide-id = FIDE ID
    .club = club
    .contact = contact
    .personal-details = personal details
    .in-round = round { $round }
    .result = result
    .rated = rated
    .colours = colours
    .colours-in-report = colours in the report
    .ended = ended
    .board = board { $board }
    .bye = { NAME("ByeName", $kind) } of { $player }
    .pairing-by-hand = being paired by hand
    .manual-pair = by hand, pair { $number }
    .by-hand = paired by hand
    .not-pairable = could not be paired
    .pairing-version = version of the pairings
    .requests-refused = requests refused
    .photo-of = of
    .picture = picture
    .stands = stands
    .claimed = claimed
    .title = title
    .womens_title = women’s title
    .federation = federation
    .rating = rating
    .ratings = ratings
    .rating_source = rating source
    .checked_in = checked in
    .expelled = expelled
    .taken_back = taken back
    .confirmed_by = confirmed by
    .notes = notes
    .seen_at = seen at
    .seen_by = seen by
    .status = status
    .imported = imported
    .default_time = default time
    .pairing_deadline = pairing deadline
    .last_call = last call
    .role = role
    .first_board = first board
    .last_board = last board
    .user = user
    .until = until
    .revoked_by = revoked by
    .revoked_at = revoked at
    .reviewed_by = reviewed by
    .reviewed_at = reviewed at
    .filed_at = filed at
    .deadline = deadline
    .late = late
    .verdict = verdict
    .priority = priority
    .shows = shows
    .decided_by = decided by
    .decided_at = decided at
    .festival = festival
    .festival_name = festival name
    .festival_more = festival more
    .regulations = regulations
    .phase = phase
    .initial_colour = initial colour
    .rating_list = rating list
    .report_lines = report lines

HistoryValue =
    .yes = yes
    .no = no
    .erased = erased
    .nothing = nothing
    .adjourned = adjourned
    .reversed = reversed
    .as-paired = as paired
    .paired-anew = paired anew, or its import was taken back
    .by = by { $user }
    .pair = { $white } – { $black }
    .photo = photo, { $kilobytes } kB
    .claimed = { $result } by { $user }
    .report = { NAME("Colour", $colour) }: { $result }
    .moved-to = to { $section }
    .moved-from = from { $section }
    .virtual = { $points } in rounds { $first } to { $last }: { $players }

HistoryPhase =
    .entries = entries
    .running = under way
    .closed = closed

HistoryStatus =
    .none = not paired
    .requested = being paired
    .draft = draft
    .failed = could not be paired
    .published = published
    .closed = closed

HistorySex =
    .m = male
    .w = female
    .f = female

HistoryChoice =
    .excluded = excluded
    .admitted = admitted
    .half-bye = half bye
    .withdrawn = withdrawn

# What moved.
Thing =
    .settings = Settings
    .tournament = Tournament
    .photo = Photo
    .round = Round { $name }
    .appeal = Appeal { $name }
    .announcement = Announcement { $name }
    .screen = Screen { $name }
    .conflict = Conflict #{ $name }
    .apart = { $one } and { $other } are two people

BoardOfHistory = { $place }: { $white } – { $black }

ChangeTakenBack = Change #{ $seq } taken back

# --- what was done to several at once

Batch =
    .withdrawn = withdrawn
    .lost-by-forfeit = lost by forfeit
    .said-by-a-file = results of a file from the boards
    .adjourned = adjourned
    .entered = entered
    .corrected = corrected
    .merged = merged
    .reinstated = reinstated
    .entries-changed = entries changed
    .report = entered with { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of a report

BatchSubject =
    .settings = the settings
    .prohibited-pairs = the prohibited pairs
    .virtual-points = the virtual points
    .game = round { $round }, board { $board }
