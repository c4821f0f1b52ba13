"""Several decisions of which each sees what the ones before it did."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..decisions import Accepted, Context, Decision
from ..event import Event
from ..folding import fold
from ..tournament.state import Tournament
from ..tournament.steps import Stamp

Step = Callable[[Tournament, Context], Decision]


def accepted_in_turn(
    state: Tournament, steps: Iterable[Step], context: Context
) -> tuple[Event, ...]:
    """What the steps that are possible lead to; the others are left out."""
    events: list[Event] = []
    for step in steps:
        decision = step(state, context)
        if isinstance(decision, Accepted):
            state = after(state, decision.events, context)
            events += decision.events
    return tuple(events)


def after(state: Tournament, events: Iterable[Event], context: Context) -> Tournament:
    return fold(
        state,
        (
            (Stamp(seq, context.actor, context.now, context.device), event)
            for seq, event in enumerate(events, state.seq + 1)
        ),
    )
