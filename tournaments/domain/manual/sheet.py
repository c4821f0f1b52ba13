"""An empty sheet: the engine found no legal pairing, so the chief pairs the round by hand.

C.04.3 1.9.3 leaves such a round to the chief arbiter. What C.04.1 2 to 4 and the regulations forbid
cannot all be kept then: it is confirmed player by player at the end (level 3).
"""

from __future__ import annotations

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Context
from ..drafts.field import absent_from, byes_for, pairable
from ..drafts.stale import input_hash
from ..refusals import Refused, refuse
from ..roles import CHIEFS
from ..rounds.state import Round
from ..tournament.state import Tournament
from .events import EmptySheet


def in_the_way(state: Tournament, round_: Round, context: Context) -> Refused | None:
    """Why the round is not paired from an empty sheet: only where, as things stand, no legal
    pairing exists, and only by the chiefs."""
    if role_of(state, context.actor) not in CHIEFS:
        return refuse("NotPermitted.empty-sheet")
    return not_needed(state, round_)


def not_needed(state: Tournament, round_: Round) -> Refused | None:
    failure = round_.failure
    if failure is None or not failure.input_hash:
        return refuse("NoEmptySheet", round=round_.number)
    if refused := guards.complete(state, range(1, round_.number)) or guards.no_conflicts(state):
        return refused
    if failure.input_hash == input_hash(state, round_.number):
        return None
    return refuse("NoEmptySheet.moved", round=round_.number)


def laid(state: Tournament, number: int) -> EmptySheet:
    """For everybody who is to be paired."""
    return EmptySheet(
        base=state.seq,
        players=tuple(sorted(pairable(state, number))),
        byes=byes_for(state, number),
        absent=absent_from(state, number),
        input_hash=input_hash(state, number),
    )
