### What signs mean, for those who do not see them.

Shared-ColourHistory =
    .w = White
    .b = Black
    .none = none

Shared-Float =
    .down = downfloat
    .up = upfloat

# What happened to a round, by the type of its event.
Shared-RoundStep =
    .PairingRequested = Pairing requested
    .RoundPaired = Draft made
    .PairingFailed = Pairing failed
    .PairingDiscarded = Discarded
    .ManualPairingBegun = Manual pairing begun
    .ManualPairingDiscarded = Manual pairing discarded
    .RoundPairedManually = Paired by hand
    .RoundPublished = Published
    .RoundClosed = Closed
    .RoundReopened = Reopened
    .PairingDeadlineSet = Pairing deadline set
    .LastCallAnnounced = Last call announced
    .LastCallCancelled = Last call cancelled
    .ClocksStarted = Clocks started
    .ReportTakenBack = Report taken back
