### The events of a server and their sections, for everybody.

Console-EventList =
    .title = Tournaments
    .log-in = Log in as an arbiter
    .none = No tournament yet
    .soon = Pairings, results and standings appear here as soon as there is one.
    .days = { $first } to { $last }
    .players = { $count ->
            [one] { $count } player
           *[other] { $count } players
        }
    .over = over
    .before-round-one = before round 1
    .round = round { $round } of { $rounds }
