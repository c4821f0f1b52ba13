### What was asked for and is not there, or not for who asks.

NoSuch =
    .ranking = There is no ranking { $ranking }.
    .entry = There is no entry { $entry }.
    .slip-code = { $code } is no code of a slip that names its section.
    .section-of-slip = This slip is of no section on this server.
    .member = No committee here had a member { $member } by name.
    .tournament = There is no tournament { $slug }.
    .event-yet = the log ends at { $last }
    .event-by = nothing was recorded by { $moment }
    .moment = { $text } is neither an event nor a time.
    .day = { $text } is beyond the calendar.
    .appeal = There is no appeal { $appeal }.
    .batch = No batch that can be taken back begins at event { $event }.
    .photo = There is no such photo.
    .photo-any-more = This photo was erased.
    .round = There is no round { $round }.
    .webhook = This tournament has no webhook { $webhook }.
    .mirror = This tournament has no mirror.
    .delivery = Webhook { $webhook } remembers no delivery { $delivery }.
    .token-of-yours = You have no token { $token }.
    .rating-list = There is no rating list { $number }.
    .token = No arbiter of this tournament has a token { $token }.
    .event-of-log = The log has no event { $event }.
    .device = There is no device { $device }.
    .event = There is no event { $event }.
    .publication = Round { $round } has not been published.
    .published-round = There is no published round { $round }.
    .board = Round { $round } has no board { $board }.
    .game = There is no game { $game }.
    .event-of-sections = There is no such event on this server.
    .player-of-event = There is no such player in this section of the event.
    .publication-of = Round { $round } is not published.
    .public-version = Nothing was public then.
    .working = After round { $round } no list of tie-breaks ranks the entry { $entry }.
    .wall-list = Round { $round } has not been published; wall lists show published rounds.
    .sheet = There is no page { $page }: { $of ->
        [one] there is one page
       *[other] there are { $of } pages
    }.
    .wall = The pages cannot be shared out to { $walls } walls: there { $of ->
        [one] is one page
       *[other] are { $of } pages
    }.
    .boards = Boards are asked for as ?boards=41-80.
    .pages = Pages are asked for as ?page=3 or ?wall=2/3.
    .federation-report = There is no report { $number } for the federation.
    .norm = Player { $entry } has not made the norm { $norm } as it stands.
    .arbiter-form = There is no such form, or nobody is named at that place.
    .title-table = There is no list of direct titles: no table is entered, or the event is not one of standard chess.
    .refused-request = Event { $event } is no refused request.

NotForYou =
    .photos = Photos are for arbiters in the hall and for the office.
    .no-arbiter = You are no arbiter of this tournament.
    .devices = Devices of others are the chief arbiter's matter.
    .dossiers = Dossiers are for arbiters and for members of the committee.
    .staff = Only staff accounts open tournaments.
    .report-packages = Only the chief arbiter and deputies may take the report package.
    .audit-bundle = Only the chief arbiter and deputies may take the audit bundle.

NotExplained =
    .lost = What round { $round } was paired from can no longer be put together.
    .of-round = Round { $round }: { $why }
    .step-by-step = This system pairs step by step, so “why not?” has no answer here.
    .one-player = The question is about two different players.
    .no-number = Player { $entry } had no pairing number when the round was paired.
    .imported = Round { $round } was imported; how it was paired is not on record.
    .by-hand = Round { $round } was paired by hand; the reason is on record.
    .not-paired = Round { $round } is not paired.
    .for-arbiters = How round { $round } was paired is for arbiters only.
    .changed = Board { $board } of round { $round } was not paired by the system: it was changed after the publication (C.04.2 4.4, version { $version }).
