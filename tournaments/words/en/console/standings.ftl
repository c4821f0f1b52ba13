### The standings after a round.

Console-Standings = Standings
    .after-round = after round { $round }
    .tables = Tables
    .print = Print
    .final = Final standings
    .prizes = Prizes
    .report = Report (TRF)
    .report-older = TRF16
    .report-older-for = The report for programs that do not know TRF26; nothing of it is lost
    .older-without-sign = TRF16 has no sign for a game that is adjourned: the file has “?” for it, which other programs may refuse. Wait for the result, or send the TRF26.
    .older-game = Round { $round }: { $white } – { $black }
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
