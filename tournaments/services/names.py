"""All names that the rows of one tournament need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from events.messages import Recorded

from .. import log
from ..domain.catalogue import EVENTS
from ..domain.discretion import EVERYTHING, Knows
from ..domain.event import Event
from ..domain.ids import PersonId
from ..domain.tournament.state import Tournament
from ..selectors.memo import once_per_state
from ..selectors.names import Names, discreet
from . import people, reasons, users

_NAMING: Final = frozenset(
    name for name, event in EVENTS.items() if event.accounts is not Event.accounts
)
"""Events that name somebody with an account beside the one who acted."""
_OUTSIDERS: Final = frozenset(
    name for name, event in EVENTS.items() if event.outsiders is not Event.outsiders
)


def names_of(
    state: Tournament,
    actors: Iterable[str] = (),
    events: Iterable[Recorded] = (),
    knows: Knows = EVERYTHING,
) -> Names:
    """Names for this state, for further `actors`, and for what `events` add: actors and reasons;
    as far as the asker `knows` them."""
    recorded = tuple(events)
    further = {*actors, *(event.actor for event in recorded), *_accounts_in(recorded)}
    readable = (event for event in recorded if knows.reads(event.actor, event.type))
    names = Names(
        people.names(state),
        users.names({*_actors(state), *further}),
        reasons.texts(event.reason for event in readable),
        _others(state, recorded),
    )
    return names if knows.details else discreet(names)


def _accounts_in(recorded: Iterable[Recorded]) -> Iterator[str]:
    for event in recorded:
        if event.type in _NAMING:
            yield from log.decoded(event).accounts()


def _others(state: Tournament, recorded: Iterable[Recorded]) -> dict[PersonId, str]:
    """Members of committees who neither play nor have an account."""
    members = [*state.committee, *(one for each in state.appeals.values() for one in each.sat)]
    keys = {(member.person, member.details) for member in members if member.person}
    for event in recorded:
        if event.type in _OUTSIDERS:
            keys |= {*log.decoded(event).outsiders()}
    return {key[0]: view.name for key, view in people.views(keys).items()} if keys else {}


@once_per_state
def _actors(state: Tournament) -> frozenset[str]:
    return frozenset(actor for actor in _named_in(state) if actor)


def _named_in(state: Tournament) -> Iterator[str]:
    yield from state.arbiters
    for device in state.devices.values():
        yield from (device.user, device.enrolled_by, device.revoked_by, device.reviewed_by)
    for member in state.committee:
        yield member.user
    for appeal in state.appeals.values():
        yield from (appeal.recorded_by, appeal.decided_by)
        yield from (member.user for member in appeal.sat)
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
