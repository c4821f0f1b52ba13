### The mirror: where the public pages stand besides, and how that fares.

Console-Mirror =
    .title = Mirror
    .about = A mirror is a copy of the public pages as files: any web host or content network shows it to however many readers, without this server. It is brought up to date by itself; pages that are open there ask for what is new every 20 seconds.
    .not-yours = The mirror is the chief arbiter's matter, on the newest page of a console that logged in by password.
    .state = How it fares
    .try-now = Try now
    .go-on = Go on
    .stop = Stop
    .made = Set by { $name }, { $at }.
    .more = More
    .anew = Write everything anew
    .anew-means = Whatever stands there: after a back-up was put back, or when somebody changed files there.
    .take-away = Take everything away there
    .take-away-means = All files that this server has written there are removed, and the mirror is stopped.
    .remove = Forget the mirror
    .remove-means = What stands there stays there, and gets older.

Console-MirrorState =
    .stopped = Stopped. What happens waits.
    .failing = { $failures ->
        [one] The last try failed
       *[other] The last { $failures } tries failed
    }; the next is at { $next }. What is there stays there.
    .leaving = Everything is being taken away.
    .first = The first files are on the way.
    .behind = Version { $newest } is on the way.
    .current = It is current.
    .waiting = { $count ->
        [one] One file waits.
       *[other] { $count } files wait.
    }
    .there = Version { $version } stands there, written { $at }; { $files ->
        [one] one file
       *[other] { $files } files
    }.
    .nothing-there = Nothing stands there yet.
    .readers-at = Readers find it at { $address }
    .host-key = The host is known by its key: { $key }
    .last-problem = The last problem, at { $at }: { $problem }.
    .status = HTTP answered { $status }.

Console-MirrorFields =
    .place = Where the files stand
    .kind = Kind
    .address = Address or folder
    .address-means = Of the folder of this tournament. WebDAV: https://host/path. SFTP: sftp://host/path, or sftp://host/~/path from where a log-in begins. S3: https://host/bucket/path, or https://bucket.host/path.
    .folder = A folder is one below { $folder }.
    .no-folder = This server has no folder for mirrors.
    .user = User name, or the id of the access key
    .secret = Password, secret access key, or private key
    .secret-means = It is kept sealed and shown nowhere.
    .secret-kept = One is kept. Leave it empty to keep it; another address or user needs it again.
    .region = Region (for S3)
    .host-key = Key of the host (for SFTP)
    .host-key-means = As OpenSSH shows it: ssh-ed25519 SHA256:… Left empty, the one that is met first is kept, and no other host gets anything then.
    .readers-at = Where readers find it
    .readers-at-means = The address of the web host that shows this folder: https://results.example/open/. Pages of other sections of the event link to it; this server never calls it.
    .languages = Languages
    .set = Set the mirror
