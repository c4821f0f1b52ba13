### Buttons of files: tables, the rounds for a calendar, games for boards.

# Said before the form, for those who do not see whose button it is.
Console-Files =
    .entries = Entries
    .badges = Names for badges
    .pairings = Pairings
    .standings = Standings
    .crosstable = Crosstable
    .progress = Progress
    .rankings = Ranking
    .prizes = Prizes
    .xlsx = XLSX
    .badges-xlsx = Badges (XLSX)
    .csv = CSV
    .calendar = Rounds for a calendar (ICS)
    .pgn = Boards (PGN)
    .pgn-for = The games without moves, for electronic boards and broadcasts
