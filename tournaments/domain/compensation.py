"""Taking back at any depth: the command that compensates an event whose fact still stands.

Nothing is removed from the log. Where a later event has replaced the fact there is nothing to take
back: that one has to be taken back instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from .command import Command
from .event import Event
from .tournament.state import Tournament


class Past(NamedTuple):
    """Of one event. Both are asked for only where they are needed, because they read the log."""

    before: Callable[[], Tournament]
    """The state before the event."""
    later: Callable[[], Sequence[tuple[int, Event]]]
    """All events after it with their seqs, oldest first."""


_Compensation = Callable[[Tournament, int, Any, Past], Command | None]
_C = TypeVar("_C", bound=_Compensation)
_Replacing = Callable[[Any, Past], int]
_R = TypeVar("_R", bound=_Replacing)

_COMPENSATIONS: Final[dict[type[Event], _Compensation]] = {}
_REPLACED: Final[dict[type[Event], _Replacing]] = {}


def takes_back(*events: type[Event]) -> Callable[[_C], _C]:
    """The function gives the command that takes such an event back; None: its fact does not stand,
    or it cannot be."""

    def register(compensation: _C) -> _C:
        for event in events:
            if event in _COMPENSATIONS:
                raise TypeError(f"{event.__name__} is taken back twice")
            _COMPENSATIONS[event] = compensation
        return compensation

    return register


def replaces(*events: type[Event]) -> Callable[[_R], _R]:
    """The function finds what has replaced such an event, whose class states no `fact`."""

    def register(replacing: _R) -> _R:
        for event in events:
            if event in _REPLACED:
                raise TypeError(f"{event.__name__} is replaced twice")
            _REPLACED[event] = replacing
        return replacing

    return register


def compensation(state: Tournament, seq: int, event: Event, past: Past) -> Command | None:
    """What would take back the event `seq`; None: its fact does not stand, or it cannot be."""
    compensate = _COMPENSATIONS.get(type(event))
    return compensate(state, seq, event, past) if compensate else None


def compensable(event: Event | type[Event]) -> bool:
    """Whether events of that type can be taken back at all."""
    return (event if isinstance(event, type) else type(event)) in _COMPENSATIONS


def replacing(event: Event, past: Past) -> int:
    """The seq of the first event that has replaced the fact of this one since; 0: none did."""
    return _REPLACED.get(type(event), replaced_by)(event, past)


def replaced_by(event: Event, past: Past) -> int:
    """The seq of the first later event about the same fact; 0: none."""
    fact = event.fact()
    if fact is None:
        return 0
    return next((seq for seq, later in past.later() if later.fact() == fact), 0)
