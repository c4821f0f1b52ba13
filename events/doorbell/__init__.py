"""The doorbell: "something was written". Nobody depends on hearing it.

It rings inside the process, and through Redis in the other processes when REDIS_URL is set.
Subscribers are called in the thread that rings.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from django.conf import settings

from .announcements import Note, Ring

Subscriber = Callable[[Ring | Note], None]

logger = logging.getLogger(__name__)


def ring(stream: str, head: int) -> None:
    """Say that `stream` has been written up to `head`. Never raises."""
    announce(Ring(stream, head))


def note(stream: str, payload: dict[str, Any]) -> None:
    """Tell all who follow `stream` now, on every server, something that is kept nowhere.

    `payload` is JSON. May be called from any thread and from the event loop. Never raises.
    """
    announce(Note(stream, payload))


def subscribe(subscriber: Subscriber) -> Callable[[], None]:
    """Hear everything that is announced, until the function that comes back is called."""
    _subscribers.append(subscriber)
    return lambda: _subscribers.remove(subscriber)


def announce(message: Ring | Note) -> None:
    announce_here(message)
    if getattr(settings, "REDIS_URL", ""):
        from . import redis_bell

        redis_bell.publish(message)


def announce_here(message: Ring | Note) -> None:
    for subscriber in tuple(_subscribers):
        try:
            subscriber(message)
        except Exception:
            logger.exception("a subscriber of the doorbell failed")


_subscribers: list[Subscriber] = []
