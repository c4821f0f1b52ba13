Script-DeviceOut =
    .order = Polecenie

Script-DeviceReview =
    .confirmed = Szachownica { $board }: potwierdzono
    .corrected = Szachownica { $board }: skorygowano
    .done = { $what }.
