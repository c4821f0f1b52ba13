"""Everything that can have happened to a tournament: the bodies of its events.

An event is a fact: it is never edited, a correction is a new event that names the seq it corrects
(`of`). Who, when, where and why stand in the envelope of the log, not here. No event holds a name,
a birth date or another personal detail: those are reached by `person` and can be erased.
Changing a struct means a new version and an upcaster.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# The order of the catalogue: as things happen in the hall.
# isort: off
from .base import Event
from .setup import (
    TournamentCreated,
    SettingsChanged,
    RegulationsChanged,
    ProhibitedPairsSet,
    ProhibitedPlayers,
    VirtualPoints,
    VirtualPointsSet,
    ReportLinesImported,
    ColumnsMapped,
    ReportTakenBack,
    Role,
    ArbiterAppointed,
    ArbiterDismissed,
    DeviceEnrolled,
    DeviceRevoked,
    DeviceReviewed,
)
from .entries import (
    PlayerEntered,
    LateEntryAdmitted,
    EntryTakenBack,
    EntryRestored,
    PlayerCorrected,
    RatingCorrected,
    EntriesMerged,
    EntriesSeparated,
    EntriesToldApart,
    PlayerCheckedIn,
    PlayerCheckedOut,
    AbsenteeChoice,
    AbsenteeDecided,
    PlayerWithdrawn,
    PlayerReinstated,
    PlayerExpelled,
    ByeKind,
    ByeGranted,
    ByeRevoked,
)
from .moving import PlayerMovedAway, PlayerMovedHere, MoveTakenBack
from .numbers import InitialColourDrawn, PairingNumbersAssigned, PairingNumbersFrozen
from .rounds import (
    PairingRequested,
    PairedBoard,
    RoundPaired,
    PairingFailed,
    PairingDiscarded,
    RoundPublished,
    RoundClosed,
    RoundReopened,
    Ground,
    PublishedPairingsChanged,
    RequestKind,
    PlayersRequestRefused,
)
from .manual import (
    ManualPairingBegun,
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from .games import (
    ResultEntered,
    ForfeitDeclared,
    ResultConfirmed,
    ResultCorrected,
    RatedResultCorrected,
    ColoursCorrected,
    ResultCleared,
    GameAdjourned,
    AdjournedGameFinished,
    ConflictRaised,
    ConflictResolved,
)
from .reports import PlayerReported, ReportsSettled
from .disputes import (
    CommitteeMember,
    AppealsCommitteeSet,
    LateCause,
    AppealFiled,
    Verdict,
    AppealDecided,
)
from .start import (
    ClocksStarted,
    SeatFoundEmpty,
    SeatTaken,
    AbsenceExplained,
    AdjournmentTakenBack,
    BoardDecided,
)
from .notes import NoteKind, BoardNoted
from .festival import FestivalSet
from .deadlines import (
    PairingDeadlineSet,
    LastCallAnnounced,
    LastCallCancelled,
    LateCorrectionAdmitted,
)
from .papers import AttachmentAdded, ErasureGround, MemberErased, PersonErased
from .end import TournamentClosed, TournamentReopened, RequestRefused, RequestRefusedAgain

__all__ = [
    "BY_NAME",
    "AbsenceExplained",
    "AbsenteeChoice",
    "AbsenteeDecided",
    "AdjournedGameFinished",
    "AdjournmentTakenBack",
    "AppealDecided",
    "AppealFiled",
    "AppealsCommitteeSet",
    "ArbiterAppointed",
    "ArbiterDismissed",
    "AttachmentAdded",
    "BoardDecided",
    "BoardNoted",
    "ByeGranted",
    "ByeKind",
    "ByeRevoked",
    "ClocksStarted",
    "ColoursCorrected",
    "ColumnsMapped",
    "CommitteeMember",
    "ConflictRaised",
    "ConflictResolved",
    "DeviceEnrolled",
    "DeviceReviewed",
    "DeviceRevoked",
    "EntriesMerged",
    "EntriesSeparated",
    "EntriesToldApart",
    "EntryRestored",
    "EntryTakenBack",
    "ErasureGround",
    "Event",
    "FestivalSet",
    "ForfeitDeclared",
    "GameAdjourned",
    "Ground",
    "InitialColourDrawn",
    "LastCallAnnounced",
    "LastCallCancelled",
    "LateCause",
    "LateCorrectionAdmitted",
    "LateEntryAdmitted",
    "ManualPairingBegun",
    "ManualPairingChanged",
    "ManualPairingDiscarded",
    "MemberErased",
    "MoveTakenBack",
    "NoteKind",
    "PairedBoard",
    "PairingDeadlineSet",
    "PairingDiscarded",
    "PairingFailed",
    "PairingNumbersAssigned",
    "PairingNumbersFrozen",
    "PairingRequested",
    "PersonErased",
    "PlayerCheckedIn",
    "PlayerCheckedOut",
    "PlayerCorrected",
    "PlayerEntered",
    "PlayerExpelled",
    "PlayerMovedAway",
    "PlayerMovedHere",
    "PlayerReinstated",
    "PlayerReported",
    "PlayerWithdrawn",
    "PlayersRequestRefused",
    "ProhibitedPairsSet",
    "ProhibitedPlayers",
    "PublishedPairingsChanged",
    "RatedResultCorrected",
    "RatingCorrected",
    "RegulationsChanged",
    "ReportLinesImported",
    "ReportTakenBack",
    "ReportsSettled",
    "RequestKind",
    "RequestRefused",
    "RequestRefusedAgain",
    "ResultCleared",
    "ResultConfirmed",
    "ResultCorrected",
    "ResultEntered",
    "Role",
    "RoundClosed",
    "RoundPaired",
    "RoundPairedManually",
    "RoundPublished",
    "RoundReopened",
    "SeatFoundEmpty",
    "SeatTaken",
    "SettingsChanged",
    "TournamentClosed",
    "TournamentCreated",
    "TournamentReopened",
    "Verdict",
    "VirtualPoints",
    "VirtualPointsSet",
]


BY_NAME: Final[Mapping[str, type[Event]]] = MappingProxyType(
    {event.__name__: event for event in Event.__subclasses__()}
)
"""All events by the type name that stands in the log."""
