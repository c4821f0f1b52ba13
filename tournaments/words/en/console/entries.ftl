### The list of players.

Console-Entries =
    .title = Entries
    .cards = Player cards
    .look-over = Look over
    .withdraw-a-group = Withdraw a group
    .import = Import a list
    .rating-lists = Rating lists
    .enter = Enter a player
    .enter-late = Late entry
    .no-players = No players yet
    .how-to-begin = Import the entry list (XLSX, CSV or a TRF report), or enter players one by one.
    .who-enters = The office and the check-in desk enter them.
    .find = Find a player
    .find-by = Name, number, FIDE ID, club
    .show = Show
    .no-match = No player matches.
    .player = Player

# Which of them are shown.
Console-EntriesShown =
    .all = all
    .entered = not checked in
    .checked-in = checked in
    .withdrawn = withdrawn
    .expelled = expelled
    .merged = merged
    .taken-back = taken back

Console-EntriesColumn =
    .number = No.
    .player = Player
    .federation = Fed.
    .rating = Rating
    .status = Status
    .byes = Byes
    .born = Born
    .fide-id = FIDE ID
    .club = Club
    .bye = R{ $round } { $bye }

# How many there are.
Console-EntryTally =
    .players = { $count } players
    .checked-in = { $count } checked in
    .withdrawn = { $count } withdrawn
