"""All names that the rows of one tournament need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from events.messages import Recorded

from ..domain.discretion import EVERYTHING, Knows
from ..domain.state import Tournament
from ..selectors.memo import once_per_state
from ..selectors.names import Names, discreet
from . import people, reasons, users


def names_of(
    state: Tournament,
    actors: Iterable[str] = (),
    events: Iterable[Recorded] = (),
    knows: Knows = EVERYTHING,
) -> Names:
    """Names for this state, for further `actors`, and for what `events` add: actors and reasons;
    as far as the asker `knows` them."""
    recorded = tuple(events)
    further = {*actors, *(event.actor for event in recorded)}
    readable = (event for event in recorded if knows.reads(event.actor, event.type))
    names = Names(
        people.names(state),
        users.names({*_actors(state), *further}),
        reasons.texts(event.reason for event in readable),
    )
    return names if knows.details else discreet(names)


@once_per_state
def _actors(state: Tournament) -> frozenset[str]:
    return frozenset(actor for actor in _named_in(state) if actor)


def _named_in(state: Tournament) -> Iterator[str]:
    yield from state.arbiters
    for device in state.devices.values():
        yield from (device.user, device.enrolled_by, device.revoked_by, device.reviewed_by)
    for game in state.games.values():
        yield from (game.by, game.confirmed_by, game.seen_by)
        yield from (note.by for note in game.notes)
    for conflict in state.conflicts.values():
        yield from (conflict.by, conflict.standing_by)
    for photo in state.attachments.values():
        yield photo.by
    for round_ in state.rounds.values():
        yield from (step.by for step in round_.steps)
        yield from (change.by for change in round_.changes)
        yield from (refused.by for refused in round_.refused)
