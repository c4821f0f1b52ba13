Console-Event =
    .page = Zdarzenie { $seq }
    .title = Zdarzenie #{ $seq }
    .no-such = W dzienniku nie ma zdarzenia { $seq }.
    .neighbours = Wśród sąsiednich zdarzeń
    .undoes = Cofa { $event }.
    .refused-again = { $times ->
            [one] Odmowa jeszcze { $times } raz, ostatnio { $last }.
            [few] Odmowa jeszcze { $times } razy, ostatnio { $last }.
            [many] Odmowa jeszcze { $times } razy, ostatnio { $last }.
           *[other] Odmowa jeszcze { $times } raza, ostatnio { $last }.
        }
    .who = Kto
    .actor = { $name }, { $role }
    .from-where = Skąd
    .no-device = nie podano urządzenia
    .recorded = Zapisano
    .by-the-device = Według zegara urządzenia
    .not-said = nie podano
    .as-it-stood = Stan w tamtej chwili
    .changed-since = Co się zmieniło od chwili przed nim
    .history = Historia tego samego
    .take-it-back = Cofnij to
    .take-back = Cofnij…

Console-EventRecorded =
    .title = Zapis w dzienniku
    .type = Rodzaj
    .recorded-at = Zapisano
    .devices-time = Czas urządzenia
    .actor = Wykonawca
    .command = Polecenie
    .body = Treść
    .hash-before = Poprzedni skrót
    .hash = Skrót
