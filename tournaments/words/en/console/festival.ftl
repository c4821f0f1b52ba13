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
