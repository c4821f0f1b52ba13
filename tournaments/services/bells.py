"""Who wants to know at once that an event of a type was recorded.

A bell may be missed: whoever hears it must also find by looking what is to be done.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from events.messages import Recorded

from ..domain.event import Event

Bell = Callable[[Recorded], None]

logger = logging.getLogger(__name__)


def hear(event: type[Event], bell: Bell) -> None:
    """`bell` is called with each recorded event of that type, after it was recorded."""
    _bells[event.__name__] = bell


def ring(stream: str, recorded: Iterable[Recorded]) -> None:
    """Never raises: the events stand, whatever becomes of the bell."""
    for event in recorded:
        bell = _bells.get(event.type)
        if bell is None:
            continue
        try:
            bell(event)
        except Exception:
            logger.exception("%s: nobody could be told of event %s", stream, event.seq)


_bells: dict[str, Bell] = {}
