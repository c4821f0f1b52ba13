### The table of direct titles in a form.

Console-DirectTitles =
    .title = Table of direct titles
    .about = Titles and norms that this event gives for a place or for a share of the points. FIDE publishes the table with its title regulations (B.01 1.2) and changes it: enter the lines that hold for this event. What they give is an estimate; FIDE decides.
    .table = Which table
    .edition = Edition
    .edition-hint = Title Regulations in force from …
    .source = Where it is read
    .source-hint = handbook.fide.com, B.01, table of direct titles
    .add = Add a line
    .save = Save the table
    .not-yours = The chief arbiter enters the table.

Console-TitleLineFields =
    .title = Line
    .remove = Remove this line
    .name = Name (World Under 20, gold)
    .of-title = Title
    .gives = It gives
    .by = For
    .first = First place
    .last = Last place
    .most = At most so many who tie (empty: all)
    .share = Share of the points in % (50, 66⅔)
    .least-games = Games played at least
    .rating = Rating to have been reached (empty: none)
    .least-entrants = Players it is for at least
    .least-federations = Federations among them at least
