Script-DeviceOut =
    .order = Příkaz

Script-DeviceReview =
    .confirmed = Šachovnice { $board }: potvrzeno
    .corrected = Šachovnice { $board }: opraveno
    .done = { $what }.
