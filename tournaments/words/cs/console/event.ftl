Console-Event =
    .page = Událost { $seq }
    .title = Událost #{ $seq }
    .no-such = Deník nemá událost { $seq }.
    .neighbours = Mezi sousedními
    .undoes = Bere zpět: { $event }.
    .refused-again = { $times ->
            [one] Odmítnuto ještě { $times }×, naposledy { $last }.
            [few] Odmítnuto ještě { $times }×, naposledy { $last }.
           *[other] Odmítnuto ještě { $times }×, naposledy { $last }.
        }
    .who = Kdo
    .actor = { $name }, { $role }
    .from-where = Odkud
    .no-device = zařízení neuvedeno
    .recorded = Zapsáno
    .by-the-device = Podle hodin zařízení
    .not-said = neuvedeno
    .as-it-stood = Jak to bylo tehdy
    .changed-since = Co se změnilo od stavu před ní
    .history = Historie téhož
    .take-it-back = Vzít ji zpět
    .take-back = Vzít zpět…

Console-EventRecorded =
    .title = Jak je v deníku
    .type = Typ
    .recorded-at = Zapsáno
    .devices-time = Čas zařízení
    .actor = Kdo
    .command = Příkaz
    .body = Obsah
    .hash-before = Předchozí hash
    .hash = Hash
