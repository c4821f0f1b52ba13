### How is the hall: the chief's page about the server itself.

Console-Hall =
    .title = How is the hall
    .about = What could stop the server, and what would be lost with it. The page looks again by itself.
    .backups = Back-ups
    .machine = This machine
    .clocks = Clocks
    .folder = Into
    .sealed = sealed by a passphrase
    .open = not sealed: whoever has it has the keys of the server and all personal details
    .not-yours = How the server fares is the chief arbiter's matter, on a console that logged in by password.

# Ages, short.
Console-HallAge =
    .seconds = { $count } s
    .minutes = { $count } min
    .hours = { $count } h
    .days = { $count } d

# How back-ups fare.
Console-HallBackup =
    .off = There are no back-ups by themselves. If this machine breaks, everything since the last one made by hand is lost. Who starts the server names a folder, best on a stick: ./hall --backup FOLDER.
    .postgresql = The database is PostgreSQL: its own tools back it up, and this page does not see them.
    .waiting = The first one is being made.
    .well = Everything up to { $age } ago is in the newest one.
    .kept = { $count ->
        [one] 1 back-up, { $size } MB
       *[other] { $count } back-ups, { $size } MB
    }
    .same-disk = They are on the same disk as the hall: if that breaks, both are gone. Name a folder on a stick or on another machine.
    .never = There is none yet.
    .last = The newest one is { $age } old.
    .tried = It is tried again every few seconds.

# What is wrong with them, for { $age }.
Console-HallTrouble =
    .no-folder = For { $age } the folder has not been there: is the stick plugged in?
    .disk-full = For { $age } there has been no room in the folder, and the oldest back-ups are gone already: make room there, or take a larger stick.
    .hall-disk-full = For { $age } this machine's own disk has had too little room for a copy: make room on it, before results find none.
    .read-only = For { $age } the folder could not be written: a stick may be locked, or belong to somebody else.
    .damaged = For { $age } a log has contradicted itself, and nothing was backed up: the back-ups that are there are good. Tell who runs the server; “manage.py verify” says where.
    .passphrase = For { $age } the file with the passphrase could not be read, and nothing is written without it.
    .disk-broken = For { $age } the folder could not be written: take another stick.

# What the machine has left; memory in MB, the disk in GB.
Console-HallMachine =
    .disk = { $free } GB of { $all } GB are free on the disk.
    .memory = { $free } MB of { $all } MB of memory are free.
    .connections = { $free } of { $all } connections are free.
    .no-pairing = No pairing is being waited for.
    .pairing = A pairing has been asked for, { $age } ago.

# And what to do where that is little.
Console-HallLack =
    .disk = Remove what is not needed before results find no room.
    .memory = End other programs on this machine.
    .connections = Too many phones or pages are open: the public is asked to wait, arbiters go first.

# Of those who typed lately.
Console-HallClock =
    .well = The clocks of all who typed lately agree with that of the server.
    .ahead = The clock of { $name } is { $age } ahead: the times of these entries are wrong. Set it, or that of the server.
    .behind = Entries of { $name } come { $age } late, all of them: the clock is behind, or the connection is bad.
