### The event of several sections.

Console-Festival =
    .title = Event
    .about = Several sections in one hall: the list of tournaments, for everybody, shows them under one name and in this order.
    .settings = Settings
    .saved = Saved. It stands in the activity of each section that it changed.
    .name = Name of the event
    .place = Place
    .first-day = First day
    .last-day = Last day
    .sections = Sections
    .order = Order
    .section = Section
    .take-out = Take out
    .order-of = Order of { $section }
    .not-yours = its chief is somebody else
    .take-out-of = Take { $section } out of the event
    .add = Add a tournament of yours as the last section
    .add-none = none
    .not-yours-to-add = This tournament is not yours to add.
    .what-taking-out-means = A section that is taken out is an event of its own, with the name of the tournament.
    .save = Save the event
    .who-changes = The chief and the deputies change the event.

Console-FestivalSections =
    .title = All sections
    .closed = You have no role in: { $sections }
    .one-on-a-device = This device joined one section by a code. Not shown: { $sections }

Console-FestivalArbiters =
    .title = Arbiters of all sections
    .about = { $event }: one appointment for several sections. Each section keeps it in its own log.
    .done = Recorded in each section.
    .closed = not shown to you
    .who-appoints = The chief arbiter of a section appoints there.
    .appoint = Appoint in several sections
    .appoint-in = Appoint in the ticked sections
    .all-or-none = In all ticked sections or in none: where one of them refuses, nothing is changed anywhere.
    .no-section = Tick at least one section.
    .relieve = Relieve in the ticked sections
    .relieve-of = Relieve { $name } …
    .relieve-whom = Relieve { $name }
    .relieve-means = Nothing more can be typed there. What was typed stays.
    .stays-in = Another chief arbiter decides in: { $sections }
    .invite = Invite somebody who has no account …

Console-FestivalCheckIn =
    .title = Check-in of all sections

Console-FestivalActivity =
    .title = Activity of all sections
    .about = { $event }: what was done in the sections, newest first.
    .all = All sections
