Script-Changing =
    .recorded = Zapisano.
    .already-recorded = Już wcześniej zapisano.

Script-Manual =
    .two = { $one } i { $other }
    .choose-another = { $name }: wybierz drugiego zawodnika do wymiany albo
    .take-apart = Rozłącz parę
    .take-bye = Odbierz pauzę
    .give-bye = Przyznaj pauzę
    .exchange-colours = Zamień kolory
    .with-white = { $name } białymi
    .exchange = Zamień zawodników
    .label = Runda { $round } ręcznie: { $what }
    .choose-anew = Wybierz od nowa

Script-Pairing =
    .progress = skojarzono { $done } z { $total } zawodników

Script-Start =
    .not-there = Szachownica { $board }, nie ma na miejscu: { $name }
    .there = Szachownica { $board }, na miejscu: { $name }
    .nothing-ticked = Nic nie zaznaczono.
    .confirm-forfeits = { $count ->
        [one] Potwierdzić { $count } walkower?
        [few] Potwierdzić { $count } walkowery?
        [many] Potwierdzić { $count } walkowerów?
       *[other] Potwierdzić { $count } walkowera?
    }
    .all-or-none = Zapisane zostaną wszystkie albo żaden: kto w międzyczasie usiądzie, zostanie wymieniony.
    .confirm = Potwierdź
    .forfeits = walkowery: { $count }
    .nobody-ticked = Nikogo nie zaznaczono.
    .withdraw-players = { $count ->
        [one] Wycofać { $count } zawodnika?
        [few] Wycofać { $count } zawodników?
        [many] Wycofać { $count } zawodników?
       *[other] Wycofać { $count } zawodnika?
    }
    .not-paired = Od następnej rundy nie będą kojarzeni i pozostaną w klasyfikacji.
    .withdraw = Wycofaj
    .withdrawn = wycofania: { $count }
    .started-at = Zegary { $round }. rundy uruchomiono o { $time }?
    .default-time = Dopuszczalne spóźnienie liczy się od tej godziny.
    .recorded-later = Zapisano później niż uruchomiono
    .mistyped = Błąd przy wpisywaniu
    .began-later = Runda rozpoczęła się później
    .set-time = Ustaw godzinę
    .clocks = Zegary, runda { $round }
    .over = Dopuszczalne spóźnienie minęło. Można potwierdzać walkowery.
    .time-recorded = Godzinę uruchomienia zegarów zapisano.
