### Messages to the phones of readers who asked for them. What is sent stands above another line, the
### player's name; the worker of the public pages shows it.

Public-PushSeat =
    .white = Round { $round }: board { $board }, White against { $opponent }
    .black = Round { $round }: board { $board }, Black against { $opponent }
    .white-again = Round { $round } was changed: board { $board }, White against { $opponent }
    .black-again = Round { $round } was changed: board { $board }, Black against { $opponent }

Public-PushResult = Round { $round }, board { $board }, result recorded: { $white } – { $black } { $result }
    .again = Round { $round }, board { $board }, result corrected: { $white } – { $black } { $result }

Public-PushBye =
    .pab = Round { $round }: the pairing-allocated bye, no game
    .half = Round { $round }: a half-point bye, no game
    .full = Round { $round }: a full-point bye, no game
