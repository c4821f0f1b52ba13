### What signs mean, for those who do not see them.

Shared-ColourHistory =
    .w = белые
    .b = чёрные
    .none = нет

Shared-Float =
    .down = спуск
    .up = подъём

# What happened to a round, by the type of its event.
Shared-RoundStep =
    .PairingRequested = Запрошена жеребьёвка
    .RoundPaired = Составлен черновик
    .PairingFailed = Жеребьёвка не удалась
    .PairingDiscarded = Отброшено
    .ManualPairingBegun = Начата ручная жеребьёвка
    .ManualPairingDiscarded = Ручная жеребьёвка отброшена
    .RoundPairedManually = Жеребьёвка проведена вручную
    .RoundPublished = Опубликовано
    .RoundClosed = Закрыто
    .RoundReopened = Снова открыто
    .PairingDeadlineSet = Назначен срок жеребьёвки
    .LastCallAnnounced = Объявлен последний срок исправлений
    .LastCallCancelled = Последний срок исправлений отменён
    .ClocksStarted = Часы пущены
    .ReportTakenBack = Отчёт отменён
