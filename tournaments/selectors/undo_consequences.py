"""What taking an event back changes, in sentences with players as in refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from ..domain.appeals.commands import DecideAppeal, SetAppealsCommittee
from ..domain.arbiters.commands import AppointArbiter, DismissArbiter
from ..domain.attendance.commands import (
    CheckIn,
    CheckOut,
    DecideAbsentees,
    ReinstatePlayer,
    WithdrawPlayer,
)
from ..domain.byes.commands import GrantBye, RevokeBye
from ..domain.changes.commands import TakeBackPairingChange
from ..domain.command import Command
from ..domain.deadlines.commands import AnnounceLastCall, CancelLastCall, SetPairingDeadline
from ..domain.entries import merges
from ..domain.entries.commands import (
    CorrectRating,
    MergeEntries,
    RestoreEntry,
    SeparateEntries,
    TakeBackEntry,
)
from ..domain.festival.commands import SetFestival
from ..domain.games.commands import (
    AdjournAgain,
    AdjournGame,
    ClearResult,
    CorrectColours,
    CorrectResult,
    TakeBackAdjournment,
)
from ..domain.ids import PlayerId
from ..domain.moving.commands import TakeBackMove
from ..domain.placeholders import arbiter_ref, player_ref
from ..domain.rounds.commands import CloseRound, ReopenRound
from ..domain.settings.commands import (
    ChangeRegulations,
    ChangeSettings,
    SetProhibitedPairs,
    SetVirtualPoints,
)
from ..domain.settings.events import ProhibitedPlayers
from ..domain.settings.readings import to_record
from ..domain.settings.settings import Settings, differing, pairing_part, regulations_of, under
from ..domain.start_of_play.commands import NoteEmptySeat, NoteTakenSeat
from ..domain.tournament.commands import CloseTournament, ReopenTournament
from ..domain.tournament.state import Tournament
from .activity import ROLE_NAMES
from .activity.settings import name_of, value_text
from .words import local_time


def consequences(state: Tournament, seq: int, command: Command) -> tuple[str, ...]:
    """Of the command that takes the event `seq` back."""
    match command:
        case SeparateEntries(kept=kept, dropped=dropped):
            return merges.sentences(state, kept, dropped)
        case ChangeSettings():
            return _settings(state, seq, command)
        case ChangeRegulations():
            return _regulations(state, seq, command)
        case SetProhibitedPairs():
            return _prohibited(state, seq, command)
        case SetVirtualPoints():
            said = "The acceleration is again what it was before."
            return (said, *_paired_since(state, seq), *_outdated(state))
        case TakeBackEntry():
            return _entry(state, command)
        case TakeBackMove(player=player):
            return (*_move(state, player), *_outdated(state))
        case RestoreEntry(player=player):
            return (f"{player_ref(player)} stands on the lists again.", *_outdated(state))
        case AppointArbiter(user=user, role=role):
            return (f"{arbiter_ref(user)} has the role {ROLE_NAMES[role]} again.",)
        case DismissArbiter(user=user):
            return (f"{arbiter_ref(user)} has no role in the tournament any more.",)
        case SetPairingDeadline(at=at):
            until = local_time(at) if at else "that of the regulations"
            return (f"The pairing deadline is again {until}.",)
        case AnnounceLastCall(until=until):
            return (f"The last call ends at {local_time(until)} again.",)
    return (_plain(state)[type(command)],)


def _plain(state: Tournament) -> Mapping[type[Command], str]:
    upcoming = f"round {state.next_round}"
    return {
        **_PLAIN,
        ReinstatePlayer: f"The player is paired again from {upcoming} on.",
        WithdrawPlayer: f"The player is not paired from {upcoming} on.",
        CheckOut: f"The player is not paired in {upcoming} unless checked in again.",
        CheckIn: f"The player is paired in {upcoming}.",
    }


_PLAIN: Final[Mapping[type[Command], str]] = MappingProxyType(
    {
        ClearResult: "The board has no result any more, until one is entered.",
        CorrectResult: "What stood before stands again.",
        CorrectColours: "The colours are again what they were before.",
        CorrectRating: "The rating is again what it was before.",
        AdjournGame: "The game is adjourned again: a draw for pairing (C.04.2 3.1).",
        AdjournAgain: "The game is adjourned again: a draw for pairing (C.04.2 3.1).",
        TakeBackAdjournment: "The board has no result, and is waited for again.",
        NoteTakenSeat: "The seat is taken again.",
        NoteEmptySeat: "The seat is empty again.",
        MergeEntries: "The two entries are one again.",
        DecideAbsentees: "What stood before stands again, with what followed from it.",
        GrantBye: "The player has the bye again.",
        RevokeBye: "The player is paired in that round, if present.",
        SetFestival: "This section says of its event again what it said before.",
        SetAppealsCommittee: "The committee is again what it was before; decisions stand.",
        DecideAppeal: "The appeal ends as withdrawn; that it was filed stays on record.",
        CancelLastCall: "No last call runs any more.",
        TakeBackPairingChange: "The boards are again as they were published before it.",
        ReopenRound: "Corrections reach as far as before the end of the round (C.04.2 4.3).",
        CloseRound: "The round has ended: later corrections reach less far (C.04.2 4.3).",
        ReopenTournament: "Results and entries can be changed again.",
        CloseTournament: "Nothing can be changed any more until it is reopened.",
    }
)


def _settings(state: Tournament, seq: int, command: ChangeSettings) -> tuple[str, ...]:
    said = [f"The tournament is called {command.name} again."] * (command.name != state.name)
    recorded = to_record(command.settings, state.settings)
    said += [
        f"{_again(field, state.settings, recorded)} again."
        for field in Settings.__struct_fields__
        if getattr(state.settings, field) != getattr(recorded, field)
    ]
    if pairing_part(recorded) == pairing_part(state.settings):
        return tuple(said)
    return (*said, *_paired_since(state, seq))


def _regulations(state: Tournament, seq: int, command: ChangeRegulations) -> tuple[str, ...]:
    first = command.from_round
    standing = state.settings_in(first)
    wanted = under(command.regulations, standing)
    said = [
        f"{_again(field, standing, wanted)} again, from round {first} on."
        for field in differing(regulations_of(standing), command.regulations)
    ]
    return (*said, *_paired_since(state, seq), *_outdated(state))


def _again(field: str, now: Settings, was: Settings) -> str:
    """As the activity writes values: half points as points, systems by their names."""
    called = name_of(field)
    before, after = (value_text(field, each, player_ref) for each in (now, was))
    return f"{called[0].upper()}{called[1:]}: {before} becomes {after}"


def _prohibited(state: Tournament, seq: int, command: SetProhibitedPairs) -> tuple[str, ...]:
    standing = _to_come(state.prohibited, command.from_round)
    wanted = _to_come(command.groups, command.from_round)
    said = [f"{_group(group)} may meet again." for group in standing if group not in wanted]
    said += [
        f"{_group(group)} may not meet in rounds {group.first} to {group.last} again."
        for group in wanted
        if group not in standing
    ]
    return (*said, *_paired_since(state, seq), *_outdated(state))


def _to_come(groups: Iterable[ProhibitedPlayers], first: int) -> list[ProhibitedPlayers]:
    return [
        replace(group, first=max(group.first, first)) for group in groups if group.last >= first
    ]


def _group(group: ProhibitedPlayers) -> str:
    return ", ".join(player_ref(player) for player in group.players)


def _entry(state: Tournament, command: TakeBackEntry) -> tuple[str, ...]:
    player = command.player
    said = [f"{player_ref(player)} is on no list any more, as if never entered."]
    entry = state.players[player]
    if entry.byes:
        rounds = ", ".join(map(str, entry.byes))
        said.append(f"The bye of round {rounds} counts for nothing.")
    if any(player in group.players for group in state.prohibited):
        said.append(f"{player_ref(player)} stays named in the prohibited pairs (Settings).")
    if player in state.settings.fixed_boards:
        board = state.settings.fixed_boards[player]
        said.append(f"Board {board} stays fixed for {player_ref(player)} (Settings).")
    return (*said, *_outdated(state))


def _move(state: Tournament, player: PlayerId) -> tuple[str, ...]:
    move = state.players[player].moved
    there = move.section_name if move else "the other section"
    if move and move.away:
        return (
            f"{player_ref(player)} plays here again, as before the move.",
            f"The entry in {there} is taken back with it.",
        )
    return (
        f"{player_ref(player)} plays in {there} again, and no longer here.",
        "Both halves of the move are taken back together.",
    )


def _paired_since(state: Tournament, seq: int) -> tuple[str, ...]:
    return tuple(
        f"Round {number} was paired with it and stays as it is."
        for number in merges.published_since(state, seq)
    )


def _outdated(state: Tournament) -> tuple[str, ...]:
    upcoming = state.round(state.next_round)
    if not upcoming.open:
        return ()
    return (f"The pairing of round {upcoming.number} in hand is outdated: discard it, pair again.",)
