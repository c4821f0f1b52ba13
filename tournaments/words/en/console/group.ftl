### Withdrawing a group of players as one batch.

Console-Group =
    .title = Withdraw a group
    .about = One batch with one reason; the activity feed takes the whole batch back.
    .who-withdraws = The chief, the deputies and the pairing officer withdraw players.
    .find = Find a player
    .find-by = Name, number
    .federation = Federation
    .all-federations = all
    .rated-from = Rated from
    .rated-to = to
    .tick-shown = Tick all shown
    .tick-none = Tick none
    .unrated = unrated
    .no-match = No player matches.
    .withdraw-nobody = Withdraw nobody
