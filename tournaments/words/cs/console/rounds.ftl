Console-Rounds = Kola
    .round = { $round }. kolo: { $status }
    .none = nespárováno
    .requested = páruje se
    .draft = návrh
    .failed = nespárováno
    .published = zveřejněno{ $missing ->
        [0] { "" }
       *[other] , chybí: { $missing }
    }
    .closed = uzavřeno{ $missing ->
        [0] { "" }
       *[other] , chybí: { $missing }
    }
