### Proč kolo nemá párování.

NoPairing = { $round }. kolo nemá párování ({ $code }).
    .as-said = { PAIRING($sentence, $facts) }
    .disputed = Nezávislá kontrola nesouhlasí: { ARTICLE($article) }: { PAIRING($sentence, $facts) }{ $others ->
        [0] { "" }
       *[other] { " " }(a další: { $others })
    }
    .NotSettled = { $round }. kolo se marně párovalo { $attempts }×.
    .RoundIncomplete = Výsledek byl vzat zpět: { $open_round }. kolo, šachovnice { $board }: zatím bez výsledku.
    .UnknownSystem = neznámý systém párování '{ $system }'; známé: { $known }.
    .TimeLimit = Do { $seconds } sekund se žádné párování nenašlo.
    .EngineFailed = Párovací program skončil bez odpovědi.
    .PairingInputMoved = { $count ->
        [one] Během párování { $round }. kola přišla { $count } změna: { CHANGES($changes, $count) }. Párování vzniklo bez ní a bylo zahozeno.
        [few] Během párování { $round }. kola přišly { $count } změny: { CHANGES($changes, $count) }. Párování vzniklo bez nich a bylo zahozeno.
       *[other] Během párování { $round }. kola přišlo { $count } změn: { CHANGES($changes, $count) }. Párování vzniklo bez nich a bylo zahozeno.
    }
