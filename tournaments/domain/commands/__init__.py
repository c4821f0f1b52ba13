"""What an arbiter, a desk or the server may ask of a tournament.

Commands are imperatives and carry what they expect to replace. The kebab-case name of the class is
the command's name in the API (`EnterResult` -> `enter-result`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# The order of the catalogue: as things happen in the hall.
# isort: off
from .base import (
    Slug,
    ShortText,
    Title,
    Federation,
    Rating,
    RoundNumber,
    Moment,
    Number,
    Article,
    MOST_IN_A_BATCH,
    Command,
)
from .setup import (
    CreateTournament,
    ChangeSettings,
    ChangeRegulations,
    SetProhibitedPairs,
    SetVirtualPoints,
    ImportReportLines,
    MapColumns,
    AppointArbiter,
    DismissArbiter,
    EnrolDevice,
    RevokeDevice,
    CloseDeviceReview,
)
from .entries import (
    EnterPlayer,
    TakeBackEntry,
    RestoreEntry,
    CorrectPlayer,
    CorrectRating,
    Double,
    MergeDoubles,
    MergeEntries,
    SeparateEntries,
    TellEntriesApart,
    CheckIn,
    CheckOut,
    ChoiceForAbsentee,
    DecideAbsentees,
    WithdrawPlayer,
    ReinstatePlayer,
    ExpelPlayer,
    GrantBye,
    RevokeBye,
)
from .moving import MovePlayerAway, AdmitMovedPlayer, TakeBackMove
from .numbers import StartTournament, AssignPairingNumbers
from .rounds import (
    RequestPairing,
    RecordPairing,
    RecordPairingFailure,
    ImportRound,
    DiscardPairing,
    PublishRound,
    NewBoard,
    ChangePublishedPairings,
    TakeBackPairingChange,
    RefuseRequest,
    CloseRound,
    ReopenRound,
)
from .manual import (
    BeginManualPairing,
    ChangeManualPairing,
    EndManualPairing,
    DiscardManualPairing,
)
from .games import (
    ReachRead,
    EnterResult,
    ConfirmResult,
    CorrectResult,
    CorrectColours,
    ClearResult,
    BoardResult,
    BoardResults,
    ClearResults,
    RestoreResults,
    AdjournGame,
    TakeBackAdjournment,
    AdjournAgain,
    ResolveConflict,
)
from .reports import ReportResult, SettleReports
from .disputes import Disputed, NamedMember, SetAppealsCommittee, FileAppeal, DecideAppeal
from .start import (
    StartClocks,
    NoteEmptySeat,
    NoteTakenSeat,
    DeclareForfeits,
    ExplainAbsence,
    WithdrawPlayers,
    AdjournGames,
    EntryBefore,
    UndoBatch,
    DecideBoard,
)
from .notes import NoteBoard
from .festival import SetFestival
from .deadlines import SetPairingDeadline, AnnounceLastCall, CancelLastCall
from .papers import AddAttachment, EraseMember, ErasePerson, Pictured
from .end import CloseTournament, ReopenTournament

__all__ = [
    "BY_NAME",
    "MOST_IN_A_BATCH",
    "AddAttachment",
    "AdjournAgain",
    "AdjournGame",
    "AdjournGames",
    "AdmitMovedPlayer",
    "AnnounceLastCall",
    "AppointArbiter",
    "Article",
    "AssignPairingNumbers",
    "BeginManualPairing",
    "BoardResult",
    "BoardResults",
    "CancelLastCall",
    "ChangeManualPairing",
    "ChangePublishedPairings",
    "ChangeRegulations",
    "ChangeSettings",
    "CheckIn",
    "CheckOut",
    "ChoiceForAbsentee",
    "ClearResult",
    "ClearResults",
    "CloseDeviceReview",
    "CloseRound",
    "CloseTournament",
    "Command",
    "ConfirmResult",
    "CorrectColours",
    "CorrectPlayer",
    "CorrectRating",
    "CorrectResult",
    "CreateTournament",
    "DecideAbsentees",
    "DecideAppeal",
    "DecideBoard",
    "DeclareForfeits",
    "DiscardManualPairing",
    "DiscardPairing",
    "DismissArbiter",
    "Disputed",
    "Double",
    "EndManualPairing",
    "EnrolDevice",
    "EnterPlayer",
    "EnterResult",
    "EntryBefore",
    "EraseMember",
    "ErasePerson",
    "ExpelPlayer",
    "ExplainAbsence",
    "Federation",
    "FileAppeal",
    "GrantBye",
    "ImportReportLines",
    "ImportRound",
    "MapColumns",
    "MergeDoubles",
    "MergeEntries",
    "Moment",
    "MovePlayerAway",
    "NamedMember",
    "NewBoard",
    "NoteBoard",
    "NoteEmptySeat",
    "NoteTakenSeat",
    "Number",
    "Pictured",
    "PublishRound",
    "Rating",
    "ReachRead",
    "RecordPairing",
    "RecordPairingFailure",
    "RefuseRequest",
    "ReinstatePlayer",
    "ReopenRound",
    "ReopenTournament",
    "ReportResult",
    "RequestPairing",
    "ResolveConflict",
    "RestoreEntry",
    "RestoreResults",
    "RevokeBye",
    "RevokeDevice",
    "RoundNumber",
    "SeparateEntries",
    "SetAppealsCommittee",
    "SetFestival",
    "SetPairingDeadline",
    "SetProhibitedPairs",
    "SetVirtualPoints",
    "SettleReports",
    "ShortText",
    "Slug",
    "StartClocks",
    "StartTournament",
    "TakeBackAdjournment",
    "TakeBackEntry",
    "TakeBackMove",
    "TakeBackPairingChange",
    "TellEntriesApart",
    "Title",
    "UndoBatch",
    "WithdrawPlayer",
    "WithdrawPlayers",
    "name_of",
]


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


BY_NAME: Final[Mapping[str, type[Command]]] = MappingProxyType(
    {_kebab(command.__name__): command for command in Command.__subclasses__()}
)
"""All commands by the name the API gives them, e.g. `enter-result`."""


def name_of(command: Command | type[Command]) -> str:
    """`EnterResult` -> `enter-result`."""
    return _kebab((command if isinstance(command, type) else type(command)).__name__)
