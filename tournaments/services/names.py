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
        users.ActorNames({*state.arbiters, *further}),
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
