"""Entries taken back, and put back: whoever was entered by mistake is on no list."""

from __future__ import annotations

from collections.abc import Sequence

from .. import guards
from ..attendance.events import (
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, decides
from ..event import Event
from ..ids import PlayerId
from ..moving.moves import not_moved_away, not_moved_here
from ..numbers.by_lot import number_comes_back
from ..numbers.decide import late_entry_numbers, numbers_without
from ..refusals import Refused, refuse
from ..rounds.state import Round
from ..standings.record import paired_in
from ..tournament.state import Tournament
from .commands import RestoreEntry, TakeBackEntry
from .events import EntryRestored, EntryTakenBack
from .merges import published_since
from .state import Player


@decides(TakeBackEntry)
def take_back_entry(state: Tournament, command: TakeBackEntry, context: Context) -> Decision:
    """Only while nothing rests on it: no round, no merge, no appeal, no seat in the committee."""
    if refused := guards.not_closed(state) or guards.player_known(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.taken_back:
        return AlreadyRecorded(entry.taken_back_seq)
    return (
        guards.not_merged(state, entry.id)
        or not_moved_here(entry)
        or guards.reason_given(context, "taking-back-an-entry")
        or entry_in_use(state, entry.id)
        or _stands_as_seen(entry, context)
        or Accepted(taken_back(state, (entry,)))
    )


@decides(RestoreEntry)
def restore_entry(state: Tournament, command: RestoreEntry, context: Context) -> Decision:
    """In a tournament that runs it gets its fitting number, as a late entry does."""
    if refused := guards.not_closed(state) or guards.player_known(state, command.player):
        return refused
    entry = state.players[command.player]
    if not entry.taken_back:
        return AlreadyRecorded(entry.taken_back_seq or entry.entered_seq)
    return (
        not_moved_away(entry)
        or number_comes_back(state, entry)
        or guards.reason_given(context, "putting-an-entry-back")
        or guards.not_entered(state, entry.person)
        or _stands_as_seen(entry, context)
        or Accepted(_restored(state, entry, context))
    )


def entry_in_use(state: Tournament, player: PlayerId) -> Refused | None:
    """What rests on the entry, so that it can only be withdrawn."""
    return (
        _paired(state, player)
        or _merged_into(state, player)
        or _appeals(state, player)
        or _sits(state, player)
    )


def taken_back(state: Tournament, entries: Sequence[Player]) -> tuple[Event, ...]:
    """Several at once leave one list of numbers behind."""
    gone = tuple(
        EntryTakenBack(player=entry.id, of=entry.taken_back_seq or entry.entered_seq)
        for entry in entries
    )
    numbers = numbers_without(state, entries, "correction")
    return (*gone, numbers) if numbers else gone


def _restored(state: Tournament, entry: Player, context: Context) -> tuple[Event, ...]:
    events: list[Event] = [EntryRestored(player=entry.id, of=entry.taken_back_seq)]
    if entry.checked_in and published_since(state, entry.taken_back_seq):
        events.append(PlayerCheckedOut(player=entry.id))
    if state.phase == "running" and entry.tpn is None and entry.withdrawn_from is None:
        events.append(late_entry_numbers(state, entry, context))
    return tuple(events)


def _stands_as_seen(entry: Player, context: Context) -> Conflict | None:
    changed = (
        EntryTakenBack,
        EntryRestored,
        PlayerCheckedIn,
        PlayerCheckedOut,
        PlayerWithdrawn,
        PlayerReinstated,
        PlayerExpelled,
    )
    return guards.unchanged(context, "entry", changed, player=entry.id)


def _paired(state: Tournament, player: PlayerId) -> Refused | None:
    for number, round_ in sorted(state.rounds.items()):
        if round_.published and player in place_in(state, round_):
            return refuse("EntryPlayed", player=player, round=number)
    return None


def place_in(state: Tournament, round_: Round) -> frozenset[PlayerId]:
    """Whoever has or had a place in the round, a granted bye included."""
    return seated_in(state, round_).union(player for player, _ in round_.byes)


def seated_in(state: Tournament, round_: Round) -> frozenset[PlayerId]:
    """Whoever has or had a board or the allocated bye, changes and pairing by hand included: a
    change that is taken back seats them again."""
    games = (game for game in state.games.values() if game.round == round_.number)
    players = {player for game in games for player in (game.white, game.black)}
    players |= paired_in(round_)
    for change in round_.changes:
        players |= {*change.made.admitted, *change.made.absent, *change.made.agreed}
        players |= {player for player in (change.made.was_pab, change.made.pab) if player}
    if round_.by_hand is not None:
        made = round_.by_hand.made
        players |= {player for pair in (*made.broken, *made.made) for player in pair}
        players |= {player for player in (made.was_pab, made.pab) if player}
    return frozenset(players)


def _merged_into(state: Tournament, player: PlayerId) -> Refused | None:
    merged = [other.id for other in state.players.values() if other.merged_into == player]
    if not merged:
        return None
    return refuse("EntryKeptByMerge", player=player, dropped=merged[0])


def _appeals(state: Tournament, player: PlayerId) -> Refused | None:
    about = f"player:{player}"
    for appeal in state.appeals.values():
        if appeal.by == player or appeal.about == about:
            return refuse("EntryAppealed", player=player, appeal=appeal.id)
    return None


def _sits(state: Tournament, player: PlayerId) -> Refused | None:
    if all(member.player != player for member in state.committee):
        return None
    return refuse("EntryInCommittee", player=player)
