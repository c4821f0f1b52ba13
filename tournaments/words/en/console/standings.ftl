### The standings after a round.

Console-Standings = Standings
    .after-round = after round { $round }
    .tables = Tables
    .print = Print
    .final = Final standings
    .prizes = Prizes
    .report = Report (TRF)
    .none = No standings yet
    .when = They begin with the first published round.
    .pairing = Pairing
    .find = Find a player
    .find-hint = Name or number
    .no-player = No player matches.
    .player-dialog = Player
    .draw-lots = Draw the lots
    .confirm-lots = The server draws a seed, from which each player’s lot follows. Lots are drawn once, and stand.

Console-StandingsTable = Standings table
    .rank = Rank
    .number = No.
    .player = Player
    .federation = Fed.
    .rating = Rating
    .points = Points
    .round = R{ $round }
    .withdrawn = withdrawn
    .expelled = expelled
