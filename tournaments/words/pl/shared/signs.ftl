Shared-ColourHistory =
    .w = białe
    .b = czarne
    .none = brak

Shared-Float =
    .down = przeniesienie w dół
    .up = przeniesienie w górę

Shared-RoundStep =
    .PairingRequested = Zlecono kojarzenie
    .RoundPaired = Utworzono wersję roboczą
    .PairingFailed = Kojarzenie nie powiodło się
    .PairingDiscarded = Odrzucono
    .ManualPairingBegun = Rozpoczęto kojarzenie ręczne
    .ManualPairingDiscarded = Odrzucono kojarzenie ręczne
    .RoundPairedManually = Skojarzono ręcznie
    .RoundPublished = Opublikowano
    .RoundClosed = Zamknięto
    .RoundReopened = Otwarto ponownie
    .PairingDeadlineSet = Ustalono termin kojarzenia
    .LastCallAnnounced = Ogłoszono ostatnie wezwanie
    .LastCallCancelled = Odwołano ostatnie wezwanie
    .ClocksStarted = Zegary uruchomiono
    .ReportTakenBack = Sprawozdanie cofnięte
