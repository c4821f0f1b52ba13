"""What each event is told as: each module of this package describes those of its noun."""

from __future__ import annotations

from functools import singledispatch

from ...domain.event import Event
from ...domain.said import Said
from .telling import Telling


def sentence(event: Event, telling: Telling) -> str:
    """What happened, in one sentence without a full stop."""
    return telling.say(describe(event, telling))


@singledispatch
def describe(event: Event, _telling: Telling) -> Said:
    """What happened; the key is the type of the event, or type and variant.

    Here for an event that has none: a test holds the catalogue of events against the registry.
    """
    raise NotImplementedError(f"no sentence for {type(event).__name__}")
