### What stands around every page of a tournament.

Console-Shell =
    .as-of = As of #{ $seq }
    .connection = Connection to the server, and the last event this page shows
    .connecting = Connecting
    .menu = Menu:
    .public-page = Public page
    .toasts = What just happened

Console-Sections = Sections in this hall
    .all = All tournaments

Console-Bar =
    .all-tournaments = All tournaments
    .help = Help
    .help-title = Help: the keys and the guide (?)
    .theme = Light or dark

Console-Unsent = Typed here, not yet answered
    .waiting = waiting

Console-Answers = Answers to read
    .to-read = to read

Console-Account = Account
    .name-and-role = { $name }, { $role }
    .no-role = no role
    .this-device = This device is “{ $device }” in the log.
    .device-name = Name of this device in the log
    .devices = Devices
    .what-i-did = What I did
    .tokens = Your tokens
    .look-back-to = Look back to (time in the hall)
    .look-back = Look back
    .log-out = Log out
    .logged-out = You have been logged out. { $link }; what you have typed is kept on this device and goes out then.
    .log-in-again = Log in again
    .read-again = Read it again

# --- the row of tabs

Console-Tabs = Console
    .results = Results
    .entries = Entries
    .check-in = Check-in
    .pairing = Pairing
    .standings = Standings
    .appeals = Appeals
    .activity = Activity
    .settings = Settings

# What the number beside a tab counts.
Console-TabCount =
    .results = missing
    .pairing = in conflict
    .appeals = open

Console-Phase =
    .closed = closed
    .standings-final = The standings are final

# --- calls of the players' reports

Console-Calls =
    .board = Board { $board }
    .stands = { $board }: { $result } stands, { $of ->
        [file] a claim says
       *[players] a player says
    } otherwise: { $claims }.
    .differ = { $board }: { $of ->
        [file] the claims differ
       *[players] the players report differently
    }: { $claims }.
    .claim = { $name } { $result } at { $time }
    .claim-of-file = file of the boards { $result } at { $time }
