"""The one question that each module of this package answers for its events."""

from __future__ import annotations

from functools import singledispatch

from ...domain.event import Event
from .telling import Telling


@singledispatch
def sentence(event: Event, _telling: Telling) -> str:
    """What happened, in one sentence without a full stop.

    Here for an event that has none: a test holds the catalogue of events against the registry.
    """
    raise NotImplementedError(f"no sentence for {type(event).__name__}")
