"""The public version: how many public changes a log holds.

Pages are immutable by it. The seq would not do: it would betray drafts and throw caches away for
events nobody outside may see.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from typing import Protocol

PUBLIC = frozenset(
    {
        "TournamentCreated",
        "SettingsChanged",
        "RegulationsChanged",
        "ReportTakenBack",
        "FestivalSet",
        "PlayerEntered",
        "LateEntryAdmitted",
        "PlayerCorrected",
        "RatingCorrected",
        "EntryTakenBack",
        "EntryRestored",
        "PlayerMovedAway",
        "PlayerMovedHere",
        "MoveTakenBack",
        "EntriesMerged",
        "EntriesSeparated",
        "PlayerWithdrawn",
        "PlayerReinstated",
        "PlayerExpelled",
        "ByeGranted",
        "ByeRevoked",
        "PairingNumbersAssigned",
        "RoundPublished",
        "PublishedPairingsChanged",
        "RoundClosed",
        "RoundReopened",
        "ResultEntered",
        "ForfeitDeclared",
        "ResultCorrected",
        "ColoursCorrected",
        "ResultCleared",
        "GameAdjourned",
        "AdjournedGameFinished",
        "AppealFiled",
        "AppealDecided",
        "AdjournmentTakenBack",
        "LastCallAnnounced",
        "LastCallCancelled",
        "PersonErased",
        "TournamentClosed",
        "TournamentReopened",
    }
)
"""Events after which a public page may look different.

A bye is shown with its round; one granted for a published round (C.04.2 2.4) is shown at once.
"""

PRIVATE = frozenset(
    {
        "ProhibitedPairsSet",
        "MemberErased",
        "VirtualPointsSet",
        "ReportLinesImported",
        "ColumnsMapped",
        "ArbiterAppointed",
        "ArbiterDismissed",
        "DeviceEnrolled",
        "DeviceRevoked",
        "DeviceReviewed",
        "EntriesToldApart",
        "PlayerCheckedIn",
        "PlayerCheckedOut",
        "AbsenteeDecided",
        "InitialColourDrawn",
        "PairingNumbersFrozen",
        "PairingRequested",
        "RoundPaired",
        "PairingFailed",
        "PairingDiscarded",
        "ManualPairingBegun",
        "ManualPairingChanged",
        "ManualPairingDiscarded",
        "RoundPairedManually",
        "ResultConfirmed",
        "RatedResultCorrected",
        "PlayerReported",
        "ReportsSettled",
        "ConflictRaised",
        "ConflictResolved",
        "AppealsCommitteeSet",
        "ClocksStarted",
        "SeatFoundEmpty",
        "SeatTaken",
        "AbsenceExplained",
        "BoardDecided",
        "BoardNoted",
        "PairingDeadlineSet",
        "LateCorrectionAdmitted",
        "AttachmentAdded",
        "RequestRefused",
        "RequestRefusedAgain",
        "PlayersRequestRefused",
    }
)
"""Events that leave every public page as it is: the view is the same before and after them."""


class Logged(Protocol):
    """What of a recorded event decides about versions."""

    @property
    def seq(self) -> int: ...
    @property
    def type(self) -> str: ...


class Versions:
    """Version <-> seq of one stream, moved forward by its events."""

    def __init__(self) -> None:
        self.head = 0
        self._seqs = array("Q")

    @property
    def latest(self) -> int:
        """The current version; 0 for an empty log."""
        return len(self._seqs)

    def fold(self, events: Iterable[Logged]) -> bool:
        """Takes events in order; those it knows already are skipped. True if the version moved.

        Raises ValueError at a gap.
        """
        before = self.latest
        for event in events:
            if event.seq <= self.head:
                continue
            if event.seq != self.head + 1:
                raise ValueError(f"event {event.seq} follows event {self.head}")
            self.head = event.seq
            if event.type in PUBLIC:
                self._seqs.append(event.seq)
        return self.latest != before

    def seq_of(self, version: int) -> int:
        """Seq of the event that made `version` (1 to latest); IndexError otherwise."""
        if not 1 <= version <= self.latest:
            raise IndexError(version)
        return self._seqs[version - 1]

    def at(self, seq: int) -> int:
        """The version that stood once the event `seq` was in the log."""
        return bisect_right(self._seqs, seq)
