Console-Rounds = Rundy
    .round = Runda { $round }: { $status }
    .none = nie skojarzono
    .requested = trwa kojarzenie
    .draft = wersja robocza
    .failed = nie skojarzono
    .published = opublikowano{ $missing ->
        [0] { "" }
       *[other] , brakuje: { $missing }
    }
    .closed = zamknięto{ $missing ->
        [0] { "" }
       *[other] , brakuje: { $missing }
    }
