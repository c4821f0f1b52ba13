Console-Byes =
    .pab = pauza z kojarzenia
    .bye = { $kind ->
        [zero] pauza za 0 punktów
        [half] pauza za ½ punktu
        [full] pauza za 1 punkt
       *[other] pauza: { $kind }
    }
    .not-paired = poza kojarzeniem
