### Why a round has no pairing.

NoPairing = Round { $round } has no pairing ({ $code }).
    .as-said = { PAIRING($sentence, $facts) }
    .disputed = The independent check disagrees: { ARTICLE($article) }: { PAIRING($sentence, $facts) }{ $others ->
        [0] { "" }
       *[other] { " " }(and { $others } more)
    }
    .NotSettled = Round { $round } was paired { $attempts } times in vain.
    .RoundIncomplete = A result was taken back: round { $open_round }, board { $board }: no result yet.
    .UnknownSystem = unknown pairing system '{ $system }'; known: { $known }.
    .TimeLimit = There is no pairing within { $seconds } seconds.
    .EngineFailed = The pairing program ended without an answer.
    .PairingInputMoved = { $count ->
        [one] 1 change came in while round { $round } was being paired: { CHANGES($changes, $count) }. The pairing was made without it and was dropped.
       *[other] { $count } changes came in while round { $round } was being paired: { CHANGES($changes, $count) }. The pairing was made without them and was dropped.
    }
