"""Scopes are the unit of concurrency: what an event moves, and what a command must find unmoved.

| scope | moved by |
|---|---|
| `game:GAMEID` | every event of that game |
| `player:41` | every event of that entry |
| `player:41:details` | its entry, corrections of its details and of its rating |
| `round:3` | request, draft, failure, discard, by hand, publication, close, reopening, deadlines |
| `settings` | creation, settings, regulations |
| `prohibited-pairs`, `virtual-points` | these lists, each by itself |
| `festival` | the event of several sections, as this one says it |
| `arbiters` | appointments and dismissals |
| `devices` | joining, revocation and review of devices |
| `numbers` | lot and TPN lists |
| `tournament` | close and reopening |
| `appeal:2` | an appeal and its decision, which move what they are about as well |
| `committee` | the appeals committee |
| `player:41`, `game:…`, `appeal:2` | also a picture of it; `player:41` also by erasure |
| `pairing-input` | everything the next pairing reads |

A refusal on record moves nothing. Two arbiters on two boards share no scope but `pairing-input`,
and no result command looks at that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from . import commands as c
from . import events as e

PAIRING_INPUT: Final = "pairing-input"
SETTINGS: Final = "settings"
PROHIBITED: Final = "prohibited-pairs"
VIRTUAL: Final = "virtual-points"
ARBITERS: Final = "arbiters"
DEVICES: Final = "devices"
NUMBERS: Final = "numbers"
TOURNAMENT: Final = "tournament"
COMMITTEE: Final = "committee"
FESTIVAL: Final = "festival"

Scopes = tuple[str, ...]


def of_event(event: e.Event) -> Scopes:
    """What the event moves; the first is its subject."""
    return _EVENT_SCOPES[type(event)](event)


def of_command(command: c.Command) -> Scopes:
    """What has to be unmoved since the command's `read_seq`.

    Where the command itself carries what it expects to replace, `decide` compares with the state,
    and asks by the scope whether somebody else changed it and changed it back.
    """
    return _COMMAND_SCOPES.get(type(command), _nothing)(command)


def subject(command: c.Command) -> str:
    """What the command is about: "game:3.1.47", "player:41", "round:3" or nothing in particular."""
    for noun in ("game", "player", "round", "appeal"):
        name = getattr(command, noun, None)
        if name is not None:
            return f"{noun}:{name}"
    return getattr(command, "about", "")


def _nothing(_body: Any) -> Scopes:
    return ()


def _settings(_body: Any) -> Scopes:
    return (SETTINGS, PAIRING_INPUT)


def _settings_alone(_body: Any) -> Scopes:
    return (SETTINGS,)


def _arbiters(_body: Any) -> Scopes:
    return (ARBITERS,)


def _devices(_body: Any) -> Scopes:
    return (DEVICES,)


def _tournament(_body: Any) -> Scopes:
    return (TOURNAMENT,)


def _numbers(_body: Any) -> Scopes:
    return (NUMBERS, PAIRING_INPUT)


def _entry(body: Any) -> Scopes:
    return (f"player:{body.player}", f"player:{body.player}:details", PAIRING_INPUT)


def _details(body: Any) -> Scopes:
    return (f"player:{body.player}", f"player:{body.player}:details")


def _details_alone(body: Any) -> Scopes:
    return (f"player:{body.player}:details",)


def _player(body: Any) -> Scopes:
    return (f"player:{body.player}", PAIRING_INPUT)


def _merged(body: e.EntriesMerged | e.EntriesSeparated) -> Scopes:
    return (f"player:{body.kept}", f"player:{body.dropped}", PAIRING_INPUT)


def _told_apart(body: e.EntriesToldApart) -> Scopes:
    return (f"player:{body.one}", f"player:{body.other}")


def _erased(body: e.PersonErased) -> Scopes:
    return tuple(
        scope
        for player in body.entries
        for scope in (f"player:{player}", f"player:{player}:details")
    )


def _round(body: Any) -> Scopes:
    return (f"round:{body.round}",)


def _round_and_input(body: Any) -> Scopes:
    return (f"round:{body.round}", PAIRING_INPUT)


def _input(_body: Any) -> Scopes:
    return (PAIRING_INPUT,)


def _game(body: Any) -> Scopes:
    return (f"game:{body.game}",)


def _games(body: c.ClearResults | c.RestoreResults) -> Scopes:
    return tuple(f"game:{each.game}" for each in body.results)


def _player_alone(body: Any) -> Scopes:
    return (f"player:{body.player}",)


def _result(body: Any) -> Scopes:
    return (f"game:{body.game}", PAIRING_INPUT)


def _committee(_body: Any) -> Scopes:
    return (COMMITTEE,)


def _appeal(body: Any) -> Scopes:
    return (f"appeal:{body.appeal}", body.about)


def _appeal_alone(body: Any) -> Scopes:
    return (f"appeal:{body.appeal}",)


def _colours(body: e.ColoursCorrected) -> Scopes:
    return _result(body) if body.counts else _game(body)


def _changed_pairings(body: e.PublishedPairingsChanged) -> Scopes:
    """The games that ended and the new ones too: whoever types one of them must look again."""
    games = (f"game:{board.game}" for board in (*body.old, *body.new))
    return (f"round:{body.round}", *games, PAIRING_INPUT)


def _as_written(body: Any) -> Scopes:
    return (body.scope,)


_EVENT_SCOPES: Final[Mapping[type[e.Event], Callable[[Any], Scopes]]] = MappingProxyType(
    {
        e.TournamentCreated: _settings_alone,
        e.SettingsChanged: _settings,
        e.RegulationsChanged: _settings,
        e.ProhibitedPairsSet: lambda _: (PROHIBITED, PAIRING_INPUT),
        e.VirtualPointsSet: lambda _: (VIRTUAL, PAIRING_INPUT),
        e.FestivalSet: lambda _: (FESTIVAL,),
        e.ReportLinesImported: lambda _: (TOURNAMENT,),
        e.ColumnsMapped: lambda _: (TOURNAMENT,),
        e.ReportTakenBack: lambda _: (TOURNAMENT, NUMBERS, PAIRING_INPUT),
        e.ArbiterAppointed: _arbiters,
        e.ArbiterDismissed: _arbiters,
        e.DeviceEnrolled: _devices,
        e.DeviceRevoked: _devices,
        e.DeviceReviewed: _devices,
        e.PlayerEntered: _entry,
        e.LateEntryAdmitted: _entry,
        e.EntryTakenBack: _player,
        e.EntryRestored: _player,
        e.PlayerMovedAway: _player,
        e.PlayerMovedHere: _entry,
        e.MoveTakenBack: _player,
        e.PlayerCorrected: _details,
        e.RatingCorrected: _entry,
        e.EntriesMerged: _merged,
        e.EntriesSeparated: _merged,
        e.EntriesToldApart: _told_apart,
        e.PlayerCheckedIn: _player,
        e.PlayerCheckedOut: _player,
        e.AbsenteeDecided: _player,
        e.PlayerWithdrawn: _player,
        e.PlayerReinstated: _player,
        e.PlayerExpelled: _player,
        e.ByeGranted: _player,
        e.ByeRevoked: _player,
        e.InitialColourDrawn: _numbers,
        e.PairingNumbersAssigned: _numbers,
        e.PairingNumbersFrozen: lambda _: (NUMBERS,),
        e.PairingRequested: _round,
        e.RoundPaired: _round,
        e.PairingFailed: _round,
        e.PairingDiscarded: _round,
        e.ManualPairingBegun: _round,
        e.ManualPairingChanged: _round,
        e.ManualPairingDiscarded: _round,
        e.RoundPairedManually: _round,
        e.RoundPublished: _round_and_input,
        e.PublishedPairingsChanged: _changed_pairings,
        e.PlayersRequestRefused: _nothing,
        e.RoundClosed: _round,
        e.RoundReopened: _round,
        e.ResultEntered: _result,
        e.ForfeitDeclared: _result,
        e.ResultConfirmed: _game,
        e.ResultCorrected: _result,
        e.RatedResultCorrected: _game,
        e.ColoursCorrected: _colours,
        e.ResultCleared: _result,
        e.GameAdjourned: _result,
        e.AdjournedGameFinished: _result,
        e.ConflictRaised: _as_written,
        e.ConflictResolved: _as_written,
        e.PlayerReported: _game,
        e.ReportsSettled: _game,
        e.AppealsCommitteeSet: _committee,
        e.AppealFiled: _appeal,
        e.AppealDecided: _appeal,
        e.ClocksStarted: _round,
        e.SeatFoundEmpty: _game,
        e.SeatTaken: _game,
        e.AbsenceExplained: _player_alone,
        e.AdjournmentTakenBack: _result,
        e.BoardDecided: _game,
        e.BoardNoted: _game,
        e.PairingDeadlineSet: _round,
        e.LastCallAnnounced: _round,
        e.LastCallCancelled: _round,
        e.LateCorrectionAdmitted: _game,
        e.AttachmentAdded: lambda event: (event.about,),
        e.PersonErased: _erased,
        e.MemberErased: _committee,
        e.TournamentClosed: _tournament,
        e.TournamentReopened: _tournament,
        e.RequestRefused: _nothing,
        e.RequestRefusedAgain: _nothing,
    }
)

_COMMAND_SCOPES: Final[Mapping[type[c.Command], Callable[[Any], Scopes]]] = MappingProxyType(
    {
        c.ChangeSettings: _settings_alone,
        c.ChangeRegulations: _settings_alone,
        c.SetProhibitedPairs: lambda _: (PROHIBITED,),
        c.SetVirtualPoints: lambda _: (VIRTUAL,),
        c.SetFestival: lambda _: (FESTIVAL,),
        c.CorrectPlayer: _details_alone,
        c.RecordPairing: _input,
        c.RecordPairingFailure: _input,
        c.PublishRound: _round_and_input,
        c.EnterResult: _game,
        c.ConfirmResult: _game,
        c.CorrectResult: _game,
        c.CorrectColours: _game,
        c.ClearResult: _game,
        c.ClearResults: _games,
        c.RestoreResults: _games,
        c.AdjournGame: _game,
        c.TakeBackAdjournment: _game,
        c.AdjournAgain: _game,
        c.ResolveConflict: _game,
        c.SetAppealsCommittee: _committee,
        c.DecideAppeal: _appeal_alone,
        c.ErasePerson: _player_alone,
        c.EraseMember: _committee,
        c.CorrectRating: _details_alone,
        c.TakeBackEntry: _player_alone,
        c.RestoreEntry: _player_alone,
        c.MovePlayerAway: _player_alone,
        c.TakeBackMove: _player_alone,
        c.CheckIn: _player_alone,
        c.CheckOut: _player_alone,
        c.WithdrawPlayer: _player_alone,
        c.WithdrawPlayers: lambda command: tuple(f"player:{each}" for each in command.players),
        c.DecideAbsentees: lambda command: tuple(
            f"player:{each.player}" for each in command.choices
        ),
        c.ExpelPlayer: _player_alone,
        c.ReinstatePlayer: _player_alone,
        c.GrantBye: _player_alone,
        c.RevokeBye: _player_alone,
        c.AppointArbiter: _arbiters,
        c.DismissArbiter: _arbiters,
        c.AdjournGames: lambda command: tuple(f"game:{each}" for each in command.games),
        c.DeclareForfeits: lambda command: tuple(f"game:{each.game}" for each in command.forfeits),
        c.DecideBoard: _game,
        c.NoteEmptySeat: _game,
        c.NoteTakenSeat: _game,
        c.StartClocks: _round,
        c.SetPairingDeadline: _round,
        c.AnnounceLastCall: _round,
        c.CancelLastCall: _round,
        c.CloseRound: _round,
        c.ReopenRound: _round,
    }
)
