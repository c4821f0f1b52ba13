"""Double entries: merged, separated again, or told apart."""

from __future__ import annotations

from .. import guards
from ..attendance.events import PlayerCheckedIn, PlayerCheckedOut
from ..batches.in_turn import after
from ..byes.events import ByeGranted, ByeRevoked
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..event import Event
from ..ids import PlayerId
from ..numbers.decide import numbers_with_again, numbers_without
from ..refusals import Refused, due_to, refuse
from ..tournament.state import Tournament
from . import merges
from .back import seated_in
from .commands import MergeDoubles, MergeEntries, SeparateEntries, TellEntriesApart
from .events import EntriesMerged, EntriesSeparated, EntriesToldApart
from .state import Player


@decides(MergeEntries)
def merge_entries(state: Tournament, command: MergeEntries, _context: Context) -> Decision:
    """`kept` takes over check-in and byes; `dropped` must not have been paired."""
    if refused := _two_entries(state, command.kept, command.dropped):
        return refused
    dropped = state.players[command.dropped]
    if dropped.merged_into == command.kept:
        return AlreadyRecorded(dropped.merged_seq)
    return (
        guards.not_merged(state, command.kept)
        or due_to("dropped", guards.not_merged(state, command.dropped))
        or _never_paired(state, command.dropped)
        or Accepted(_merge_events(state, state.players[command.kept], dropped))
    )


@decides(MergeDoubles)
def merge_doubles(state: Tournament, command: MergeDoubles, context: Context) -> Decision:
    """One after the other, because pairing numbers follow from each; the first objection stops
    all. What is merged already is left."""
    events: list[Event] = []
    standing = 0
    for double in command.doubles:
        wanted = MergeEntries(kept=double.kept, dropped=double.dropped)
        match decision := merge_entries(state, wanted, context):
            case Accepted():
                state = after(state, decision.events, context)
                events += decision.events
            case AlreadyRecorded():
                standing = max(standing, decision.standing_seq)
            case _:
                return decision
    return Accepted(tuple(events)) if events else AlreadyRecorded(standing)


@decides(SeparateEntries)
def separate_entries(state: Tournament, command: SeparateEntries, context: Context) -> Decision:
    """Compensates a merge, however long ago; what was played since stays with `kept`."""
    if refused := _two_entries(state, command.kept, command.dropped):
        return refused
    kept, dropped = state.players[command.kept], state.players[command.dropped]
    if dropped.merged_into is None and dropped.merged_seq:
        return AlreadyRecorded(dropped.merged_seq)
    return (
        _merged_there(kept, dropped)
        or _kept_still_stands(kept)
        or guards.not_entered(state, dropped.person)
        or guards.reason_given(context, "taking-back-a-merge")
        or Accepted(_separation(state, kept, dropped, context))
    )


@decides(TellEntriesApart)
def tell_entries_apart(state: Tournament, command: TellEntriesApart, _context: Context) -> Decision:
    if refused := _two_entries(state, command.one, command.other):
        return refused
    one, other = sorted((command.one, command.other))
    if (seq := state.apart.get((one, other))) is not None:
        return AlreadyRecorded(seq)
    return (
        guards.not_merged(state, one)
        or guards.not_merged(state, other)
        or Accepted((EntriesToldApart(one=one, other=other),))
    )


def _two_entries(state: Tournament, one: PlayerId, other: PlayerId) -> Refused | None:
    if one == other:
        return refuse("SameEntry", field="dropped", player=one)
    return (
        guards.not_closed(state)
        or guards.player_known(state, one)
        or due_to("dropped", guards.player_known(state, other))
    )


def _never_paired(state: Tournament, player: PlayerId) -> Refused | None:
    for number, round_ in state.rounds.items():
        if round_.published and player in seated_in(state, round_):
            return refuse(
                "EntryHasGames",
                field="dropped",
                player=player,
                round=number,
            )
    return None


def _merge_events(state: Tournament, kept: Player, dropped: Player) -> tuple[Event, ...]:
    over = merges.taken_over(kept, dropped, state.next_round)
    events: list[Event] = [EntriesMerged(kept=kept.id, dropped=dropped.id)]
    if over.checked_in:
        events.append(PlayerCheckedIn(player=kept.id))
    events += [
        ByeGranted(player=kept.id, round=number, kind=dropped.byes[number].kind)
        for number in over.byes
    ]
    renumbered = numbers_without(state, (dropped,), "merge")
    return (*events, renumbered) if renumbered else tuple(events)


def _merged_there(kept: Player, dropped: Player) -> Refused | None:
    if dropped.merged_into == kept.id:
        return None
    return refuse("NotMerged", kept=kept.id, dropped=dropped.id)


def _kept_still_stands(kept: Player) -> Refused | None:
    if kept.merged_into is None:
        return None
    return refuse("KeptEntryMerged", kept=kept.id, into=kept.merged_into)


def _separation(
    state: Tournament, kept: Player, dropped: Player, context: Context
) -> tuple[Event, ...]:
    events: list[Event] = [EntriesSeparated(kept=kept.id, dropped=dropped.id)]
    if merges.check_in_to_return(state, kept, dropped):
        events.append(PlayerCheckedOut(player=kept.id))
    events += [
        ByeRevoked(player=kept.id, round=number)
        for number in merges.byes_to_return(state, kept, dropped)
    ]
    if dropped.checked_in and merges.published_since(state, dropped.merged_seq):
        events.append(PlayerCheckedOut(player=dropped.id))
    numbers = numbers_with_again(state, dropped, context)
    return (*events, numbers) if numbers else tuple(events)
