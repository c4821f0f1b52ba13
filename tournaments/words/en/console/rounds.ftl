### The row of rounds above results, pairing and standings.

Console-Rounds = Rounds
    .round = Round { $round }: { $status }
    .none = not paired
    .requested = being paired
    .draft = draft
    .failed = not paired
    .published = published{ $missing ->
        [0] { "" }
       *[other] , { $missing } missing
    }
    .closed = closed{ $missing ->
        [0] { "" }
       *[other] , { $missing } missing
    }
