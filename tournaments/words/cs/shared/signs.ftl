Shared-ColourHistory =
    .w = bílé
    .b = černé
    .none = žádné

Shared-Float =
    .down = přesun dolů
    .up = přesun nahoru

Shared-RoundStep =
    .PairingRequested = Požadavek na párování
    .RoundPaired = Návrh hotov
    .PairingFailed = Párování se nezdařilo
    .PairingDiscarded = Návrh zahozen
    .ManualPairingBegun = Ruční párování zahájeno
    .ManualPairingDiscarded = Ruční párování zahozeno
    .RoundPairedManually = Spárováno ručně
    .RoundPublished = Zveřejněno
    .RoundClosed = Uzavřeno
    .RoundReopened = Znovu otevřeno
    .PairingDeadlineSet = Uzávěrka párování stanovena
    .LastCallAnnounced = Poslední výzva vyhlášena
    .LastCallCancelled = Poslední výzva zrušena
    .ClocksStarted = Hodiny spuštěny
    .ReportTakenBack = Zpráva vzata zpět
