### A new tournament.

Console-NewTournament =
    .title = New tournament
    .name = Tournament or section
    .name-example = Open A
    .first-day = First day
    .rounds = Rounds
    .system = Pairing system
    .no-teams = Team events are not run yet: teams of a report file are paired and checked on the command line (python -m pairing).
    .rate-of-play = Rate of play
    .rate-of-play-example = 90 min/40 + 30 min + 30 s
    .from-report = From a report file (TRF)
    .report = Report of a tournament that has begun elsewhere
    .what-comes = Players, rounds and results come with it, and name and settings are those of the report; play goes on from there.
    .more = More: event and address, points, hall, deadlines, publication
    .usual = Whatever is left as it is follows the FIDE rules. All of it can be changed under Settings until the tournament starts.
    .section = Section of an event
    .event = Event that groups the sections of one hall (empty: none but this)
    .address = Address on the web
    .address-form = small letters, digits and hyphens
    .make = Make the tournament
