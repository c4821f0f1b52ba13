"""Taking back at any depth: the command that compensates an event whose fact still stands.

Nothing is removed from the log. Where a later event has replaced the fact there is nothing to take
back: that one has to be taken back instead.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from .. import commands as c
from .. import events as e
from ..state import Tournament
from . import entries, festival, games, moving, rounds, setup
from .past import Compensations, Past, replaced_by

__all__ = ["Past", "compensable", "compensation", "replacing"]


def compensation(state: Tournament, seq: int, event: e.Event, past: Past) -> c.Command | None:
    """What would take back the event `seq`; None: its fact does not stand, or it cannot be."""
    found = _COMPENSATIONS.get(type(event))
    return found(state, seq, event, past) if found else None


def compensable(event: e.Event | type[e.Event]) -> bool:
    """Whether events of that type can be taken back at all."""
    return (event if isinstance(event, type) else type(event)) in _COMPENSATIONS


def replacing(event: e.Event, past: Past) -> int:
    """The seq of the first event that has replaced the fact of this one since; 0: none did."""
    if isinstance(event, e.SettingsChanged | e.ProhibitedPairsSet | e.RegulationsChanged):
        return setup.setup_replaced_by(event, past)
    return replaced_by(event, past)


_COMPENSATIONS: Final[Compensations] = MappingProxyType(
    {
        **setup.COMPENSATIONS,
        **festival.COMPENSATIONS,
        **entries.COMPENSATIONS,
        **moving.COMPENSATIONS,
        **rounds.COMPENSATIONS,
        **games.COMPENSATIONS,
    }
)
