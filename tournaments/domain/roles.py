"""Who may ask what: the table command × role, and the sectors.

The server itself acts as `system:…` and has no other right than to answer a pairing request; a
player acts as `player:41` and can do no more than report the result of his own game.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from . import commands as c
from .events import Role
from .ids import UserId
from .refusals import Refused, refuse
from .state import Tournament

Acting = Role | Literal["player"]
"""A role of the log, or that of a player, to which nobody is appointed."""

CHIEFS: Final[frozenset[Role]] = frozenset({"chief", "deputy"})
OFFICE: Final[frozenset[Role]] = CHIEFS | {"pairing-officer"}
DESK: Final[frozenset[Role]] = OFFICE | {"check-in"}
FLOOR: Final[frozenset[Role]] = OFFICE | {"sector"}
TYPISTS: Final[frozenset[Role]] = FLOOR | {"results"}
STAFF: Final[frozenset[Role]] = DESK | TYPISTS | {"read-only"}
CHIEF: Final[frozenset[Role]] = frozenset({"chief"})
SERVER: Final[frozenset[Role]] = frozenset({"system"})
PLAYER: Final[frozenset[Acting]] = frozenset({"player"})

PERMITTED: Final[Mapping[type[c.Command], frozenset[Acting]]] = MappingProxyType(
    {
        c.CreateTournament: frozenset(),  # before there are roles: see `not_permitted`
        c.ChangeSettings: CHIEFS,
        c.ChangeRegulations: CHIEF,
        c.SetProhibitedPairs: CHIEFS,
        c.SetVirtualPoints: CHIEFS,
        c.SetFestival: CHIEFS,
        c.AppointArbiter: CHIEF,
        c.DismissArbiter: CHIEF,
        c.EnrolDevice: STAFF,
        c.RevokeDevice: STAFF,
        c.CloseDeviceReview: CHIEFS,
        c.EnterPlayer: DESK,
        c.TakeBackEntry: OFFICE,
        c.RestoreEntry: OFFICE,
        c.MovePlayerAway: OFFICE,
        c.AdmitMovedPlayer: OFFICE,
        c.TakeBackMove: OFFICE,
        c.CorrectPlayer: DESK,
        c.CorrectRating: OFFICE,
        c.MergeDoubles: OFFICE,
        c.MergeEntries: OFFICE,
        c.SeparateEntries: OFFICE,
        c.TellEntriesApart: OFFICE,
        c.CheckIn: DESK,
        c.CheckOut: DESK,
        c.DecideAbsentees: OFFICE,
        c.WithdrawPlayer: OFFICE,
        c.ReinstatePlayer: OFFICE,
        c.ExpelPlayer: CHIEFS,
        c.GrantBye: OFFICE,
        c.RevokeBye: OFFICE,
        c.StartTournament: OFFICE,
        c.AssignPairingNumbers: OFFICE,
        c.RequestPairing: OFFICE,
        c.RecordPairing: SERVER,
        c.RecordPairingFailure: SERVER,
        c.ImportRound: OFFICE,
        c.ImportReportLines: OFFICE,
        c.MapColumns: DESK,
        c.DiscardPairing: OFFICE,
        c.BeginManualPairing: OFFICE,
        c.ChangeManualPairing: OFFICE,
        c.EndManualPairing: OFFICE,
        c.DiscardManualPairing: OFFICE,
        c.PublishRound: OFFICE,
        c.ChangePublishedPairings: CHIEFS,
        c.TakeBackPairingChange: CHIEFS,
        c.RefuseRequest: OFFICE,
        c.EnterResult: TYPISTS,
        c.ConfirmResult: TYPISTS,
        c.CorrectResult: FLOOR,
        c.CorrectColours: CHIEFS,
        c.ClearResult: FLOOR,
        c.ClearResults: FLOOR,
        c.RestoreResults: FLOOR,
        c.AdjournGame: FLOOR,
        c.TakeBackAdjournment: FLOOR,
        c.AdjournAgain: FLOOR,
        c.ResolveConflict: FLOOR,
        c.ReportResult: PLAYER,
        c.SettleReports: FLOOR,
        c.SetAppealsCommittee: CHIEFS,
        c.FileAppeal: FLOOR,
        c.DecideAppeal: CHIEFS,
        c.StartClocks: FLOOR,
        c.NoteEmptySeat: TYPISTS,
        c.NoteTakenSeat: TYPISTS,
        c.DeclareForfeits: FLOOR,
        c.ExplainAbsence: OFFICE,
        c.WithdrawPlayers: OFFICE,
        c.AdjournGames: OFFICE,
        c.UndoBatch: OFFICE,
        c.DecideBoard: CHIEFS,
        c.NoteBoard: TYPISTS,
        c.SetPairingDeadline: OFFICE,
        c.AnnounceLastCall: OFFICE,
        c.CancelLastCall: OFFICE,
        c.AddAttachment: FLOOR,
        c.ErasePerson: CHIEF,
        c.EraseMember: CHIEF,
        c.CloseRound: OFFICE,
        c.ReopenRound: CHIEFS,
        c.CloseTournament: CHIEF,
        c.ReopenTournament: CHIEF,
    }
)

BY_PASSWORD: Final[frozenset[type[c.Command]]] = frozenset(
    {
        c.AppointArbiter,
        c.DismissArbiter,
        c.EnrolDevice,
        c.ErasePerson,
        c.EraseMember,
        c.MovePlayerAway,
        c.AdmitMovedPlayer,
        c.TakeBackMove,
    }
)
"""What no device that joined by a code may do, whoever's it is: it would still let somebody in, or
keep somebody out, after the device was revoked, it cannot be taken back, or it is done in two
sections, of which the device opens one."""


def role_of(state: Tournament, actor: UserId) -> Acting | None:
    """None: no arbiter of this tournament."""
    if actor.startswith("system:"):
        return "system"
    if actor.startswith("player:"):
        return "player"
    arbiter = state.arbiters.get(actor)
    return arbiter.role if arbiter else None


def permitted(
    state: Tournament, actor: UserId, *, on_device: bool = False
) -> frozenset[type[c.Command]]:
    """The commands that role may send at all; sectors and the state of things refuse later.

    `on_device`: from a device that joined by a code.
    """
    role = role_of(state, actor)
    given = frozenset(command for command, roles in PERMITTED.items() if role in roles)
    return given - BY_PASSWORD if on_device else given


def not_permitted(state: Tournament, command: c.Command, actor: UserId) -> Refused | None:
    """Anybody may create a tournament, and is its chief arbiter then.

    A stranger's attempt is not put on record: anybody could fill the log with them.
    """
    if isinstance(command, c.CreateTournament):
        return None
    role = role_of(state, actor)
    if role is None:
        return refuse("NoArbiter", actor=actor)
    if role in PERMITTED[type(command)]:
        return None
    name = c.name_of(command)
    return refuse("NotPermitted", role=role, command=name)


def outside_sector(state: Tournament, actor: UserId, board: int) -> Refused | None:
    """Sector arbiters and helpers with a board range touch the boards of that range alone."""
    arbiter = state.arbiters.get(actor)
    if arbiter is None or arbiter.role in OFFICE or arbiter.looks_after(board):
        return None
    return refuse(
        "OutsideSector",
        board=board,
        first_board=arbiter.first_board,
        last_board=arbiter.last_board,
    )
