NoPairing = Runda { $round } nie ma kojarzenia ({ $code }).
    .as-said = { PAIRING($sentence, $facts) }
    .disputed = Niezależna kontrola ma inne zdanie: { ARTICLE($article) }: { PAIRING($sentence, $facts) }{ $others ->
        [0] { "" }
       *[other] { " " }(i jeszcze { $others })
    }
    .NotSettled = Rundy { $round } nie udało się skojarzyć; liczba prób: { $attempts }.
    .RoundIncomplete = Cofnięto wynik: runda { $open_round }, szachownica { $board }: nie ma jeszcze wyniku.
    .UnknownSystem = nieznany system kojarzeń „{ $system }”; znane: { $known }.
    .TimeLimit = Nie ma kojarzenia w ciągu { $seconds } sekund.
    .EngineFailed = Program kojarzący zakończył się bez odpowiedzi.
    .PairingInputMoved = { $count ->
        [one] Podczas kojarzenia { $round }. rundy wpłynęła { $count } zmiana: { CHANGES($changes, $count) }. Kojarzenie wykonano bez niej i odrzucono.
        [few] Podczas kojarzenia { $round }. rundy wpłynęły { $count } zmiany: { CHANGES($changes, $count) }. Kojarzenie wykonano bez nich i odrzucono.
        [many] Podczas kojarzenia { $round }. rundy wpłynęło { $count } zmian: { CHANGES($changes, $count) }. Kojarzenie wykonano bez nich i odrzucono.
       *[other] Podczas kojarzenia { $round }. rundy wpłynęło { $count } zmiany: { CHANGES($changes, $count) }. Kojarzenie wykonano bez nich i odrzucono.
    }
