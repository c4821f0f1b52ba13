### What changed from a moment until now.

Console-Difference = Difference to now
    .what-it-is = What is not as it was after event { $then }; now is event #{ $now }.
    .parts = Parts
    .none = Nothing of this has changed.
    .events = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }

Console-DifferencePart =
    .everything = everything
    .players = players
    .standings = standings
    .appeals = appeals
    .devices = devices
    .settings = settings
    .round = round { $round }

Console-Moves = Standings
    .places = Places that changed
    .caption = Places and points, then and now
    .player = Player
    .place-then = Place then
    .points-then = Points then
    .now = now
    .after = after it
    .prizes = Prizes that moved
    .more = { $count ->
        [one] One more player moved.
       *[other] { $count } more players moved.
    }
