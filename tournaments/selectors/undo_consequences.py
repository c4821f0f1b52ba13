"""What taking an event back changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ..domain.arbiters.commands import AppointArbiter, DismissArbiter
from ..domain.command import Command
from ..domain.deadlines.commands import AnnounceLastCall, SetPairingDeadline
from ..domain.entries import merges
from ..domain.entries.commands import RestoreEntry, SeparateEntries, TakeBackEntry
from ..domain.ids import PlayerId
from ..domain.moving.commands import TakeBackMove
from ..domain.refusals import listed
from ..domain.said import Fact, Said, said
from ..domain.settings.commands import (
    ChangeRegulations,
    ChangeSettings,
    SetProhibitedPairs,
    SetVirtualPoints,
)
from ..domain.settings.events import ProhibitedPlayers
from ..domain.settings.readings import to_record
from ..domain.settings.settings import Settings, differing, pairing_part, regulations_of, under
from ..domain.tournament.state import Tournament
from ..words.placeholders import player_ref
from .activity.settings import name_of, value_text
from .formats import local_time


def consequences(state: Tournament, seq: int, command: Command) -> tuple[Said, ...]:
    """Of the command that takes the event `seq` back."""
    match command:
        case SeparateEntries(kept=kept, dropped=dropped):
            return merges.sentences(state, kept, dropped)
        case ChangeSettings():
            return (*_settings(state, command), *_read_by_pairings(state, seq, command))
        case ChangeRegulations():
            return (*_regulations(state, command), *_paired_since(state, seq), *_outdated(state))
        case SetProhibitedPairs():
            return (*_prohibited(state, command), *_paired_since(state, seq), *_outdated(state))
        case SetVirtualPoints():
            again = said("TakenBack.acceleration")
            return (again, *_paired_since(state, seq), *_outdated(state))
        case TakeBackEntry():
            return (*_entry(state, command), *_outdated(state))
        case TakeBackMove(player=player):
            return (*_move(state, player), *_outdated(state))
        case RestoreEntry(player=player):
            return (said("TakenBack.RestoreEntry", player=player), *_outdated(state))
        case AppointArbiter(user=user, role=role):
            return (said("TakenBack.AppointArbiter", user=user, role=role),)
        case DismissArbiter(user=user):
            return (said("TakenBack.DismissArbiter", user=user),)
        case SetPairingDeadline(at=""):
            return (said("TakenBack.pairing-deadline-of-the-regulations"),)
        case SetPairingDeadline(at=at):
            return (said("TakenBack.SetPairingDeadline", until=local_time(at)),)
        case AnnounceLastCall(until=until):
            return (said("TakenBack.AnnounceLastCall", until=local_time(until)),)
    return (said(f"TakenBack.{type(command).__name__}", round=state.next_round),)


def _settings(state: Tournament, command: ChangeSettings) -> Iterator[Said]:
    if command.name != state.name:
        yield said("TakenBack.name", name=command.name)
    recorded = to_record(command.settings, state.settings)
    for field in Settings.__struct_fields__:
        if getattr(state.settings, field) != getattr(recorded, field):
            yield said("TakenBack.setting", **_again(field, state.settings, recorded))


def _read_by_pairings(state: Tournament, seq: int, command: ChangeSettings) -> tuple[Said, ...]:
    recorded = to_record(command.settings, state.settings)
    same = pairing_part(recorded) == pairing_part(state.settings)
    return () if same else _paired_since(state, seq)


def _regulations(state: Tournament, command: ChangeRegulations) -> Iterator[Said]:
    first = command.from_round
    standing = state.settings_in(first)
    wanted = under(command.regulations, standing)
    for field in differing(regulations_of(standing), command.regulations):
        yield said("TakenBack.regulation", round=first, **_again(field, standing, wanted))


def _again(field: str, now: Settings, was: Settings) -> dict[str, Fact]:
    """As the activity writes values: half points as points, systems by their names."""
    called = name_of(field)
    before, after = (value_text(field, each, player_ref) for each in (now, was))
    return {"name": f"{called[0].upper()}{called[1:]}", "was": before, "now": after}


def _prohibited(state: Tournament, command: SetProhibitedPairs) -> Iterator[Said]:
    standing = _to_come(state.prohibited, command.from_round)
    wanted = _to_come(command.groups, command.from_round)
    for group in standing:
        if group not in wanted:
            yield said("TakenBack.may-meet", players=listed(group.players))
    for group in wanted:
        if group not in standing:
            players = listed(group.players)
            yield said(
                "TakenBack.may-not-meet", players=players, first=group.first, last=group.last
            )


def _to_come(groups: Iterable[ProhibitedPlayers], first: int) -> list[ProhibitedPlayers]:
    return [
        replace(group, first=max(group.first, first)) for group in groups if group.last >= first
    ]


def _entry(state: Tournament, command: TakeBackEntry) -> Iterator[Said]:
    player = command.player
    yield said("TakenBack.entry-gone", player=player)
    if byes := state.players[player].byes:
        yield said("TakenBack.byes-gone", rounds=listed(byes))
    if any(player in group.players for group in state.prohibited):
        yield said("TakenBack.still-prohibited", player=player)
    if player in state.settings.fixed_boards:
        board = state.settings.fixed_boards[player]
        yield said("TakenBack.still-fixed", player=player, board=board)


def _move(state: Tournament, player: PlayerId) -> Iterator[Said]:
    move = state.players[player].moved
    if move and move.away:
        yield said("TakenBack.plays-here", player=player)
        yield said("TakenBack.entry-there-gone", section=move.section_name)
        return
    if move:
        yield said("TakenBack.plays-there", player=player, section=move.section_name)
    else:
        yield said("TakenBack.plays-in-the-other", player=player)
    yield said("TakenBack.both-halves")


def _paired_since(state: Tournament, seq: int) -> tuple[Said, ...]:
    rounds = merges.published_since(state, seq)
    return tuple(said("TakenBack.paired-since", round=number) for number in rounds)


def _outdated(state: Tournament) -> tuple[Said, ...]:
    upcoming = state.round(state.next_round)
    return (said("PairingOutdated", round=upcoming.number),) if upcoming.open else ()
