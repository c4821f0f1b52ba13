### The tournaments of this server.

Console-Home = Tournaments
    .clock = { $clock } Set it right: times in the log and deadlines go by it.
    .new = New tournament
    .edit-event = Edit the event
    .none = No tournament yet
    .make-one = Make one, then enter its players by hand or from a file.
    .chief-makes-one = A chief arbiter makes one and appoints you.

Console-HomeRow =
    .players = { $count } players
    .days = { $first } to { $last }
    .in-conflict = { $count } in conflict
    .entries-open = entries open
    .closed = closed
    .round = round { $round } of { $rounds }
    .missing = { $count } missing
    .public-page = public page
