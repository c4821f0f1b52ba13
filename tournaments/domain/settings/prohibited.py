"""Prohibited pairs: announced before round 1 (C.05 5.2), changed afterwards by the chief."""

from __future__ import annotations

from itertools import combinations

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, due_to, listed, refuse
from ..roles import CHIEF
from ..tournament.state import Tournament
from .commands import SetProhibitedPairs
from .events import ProhibitedPairsSet, ProhibitedPlayers
from .settings import ROUNDS_AT_MOST


@decides(SetProhibitedPairs)
def set_prohibited_pairs(
    state: Tournament, command: SetProhibitedPairs, context: Context
) -> Decision:
    if command.groups == state.prohibited:
        return AlreadyRecorded(state.prohibited_seq)
    return (
        guards.not_closed(state)
        or guards.unmoved(context, "prohibited-pairs")
        or _sound_groups(state, command.groups)
        or _pairs_announced(state, command, context)
        or Accepted((_pairs_set(state, command),))
    )


def _sound_groups(state: Tournament, groups: tuple[ProhibitedPlayers, ...]) -> Refused | None:
    refusals = (_sound_group(state, group, f"groups[{at}]") for at, group in enumerate(groups))
    return next(filter(None, refusals), None)


def _sound_group(state: Tournament, group: ProhibitedPlayers, place: str) -> Refused | None:
    few = len(set(group.players)) < 2
    if few or not 1 <= group.first <= group.last <= ROUNDS_AT_MOST:
        part = "players" if few else "last" if 1 <= group.first <= ROUNDS_AT_MOST else "first"
        return refuse("ProhibitedGroupEmpty", field=f"{place}.{part}")
    return due_to(f"{place}.players", guards.players_known(state, group.players))


def _pairs_announced(
    state: Tournament, command: SetProhibitedPairs, context: Context
) -> Refused | None:
    """Restrictions are announced before round 1 (C.05 5.2); what is published keeps its own."""
    if not state.last_published:
        return None
    if role_of(state, context.actor) not in CHIEF:
        return refuse("PairsAnnounced", article="C.05 5.2")
    if refused := guards.reason_given(context, "change-of-the-prohibited-pairs-after-round-1"):
        return refused
    return _earlier_rounds_kept(state, command)


def _earlier_rounds_kept(state: Tournament, command: SetProhibitedPairs) -> Refused | None:
    upcoming = max(command.from_round, state.next_round)
    changed = [
        number
        for number in range(1, upcoming)
        if _apart_in(state.prohibited, number) != _apart_in(command.groups, number)
    ]
    if command.from_round >= state.next_round and not changed:
        return None
    return refuse(
        "RoundsBehindUs",
        field="from_round",
        from_round=command.from_round,
        first=state.next_round,
        rounds=listed(changed),
    )


def _apart_in(groups: tuple[ProhibitedPlayers, ...], number: int) -> frozenset[frozenset[int]]:
    """The pairs that do not meet in that round."""
    return frozenset(
        frozenset(two)
        for group in groups
        if group.first <= number <= group.last
        for two in combinations(set(group.players), 2)
    )


def _pairs_set(state: Tournament, command: SetProhibitedPairs) -> ProhibitedPairsSet:
    stated = command.from_round if state.last_published else 0
    return ProhibitedPairsSet(groups=command.groups, from_round=stated)
