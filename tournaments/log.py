"""The tournament's side of the event log: its event types, and how records become facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import methodcaller
from typing import Final

from django.dispatch import Signal

from events import codec
from events.messages import Recorded

from .domain.catalogue import EVENTS
from .domain.event import Event, version_of
from .domain.tournament.steps import Stamp

appended: Final = Signal()
"""Sent (`send_robust`) with the `events` of each command, once they stand in the log. It may be
missed: whoever hears it must also find by looking what is to be done."""


def register() -> None:
    """Makes every event of the domain known to the log; called once, when the app is ready."""
    for name, struct in EVENTS.items():
        codec.register(name, version_of(struct), struct, methodcaller("scopes"))
        for version, step in enumerate(struct.older, 1):
            codec.upcaster(name, version)(step)


def facts(recorded: Iterable[Recorded]) -> Iterator[tuple[Stamp, Event]]:
    """What the fold takes."""
    for each in recorded:
        yield stamp(each), decoded(each)


def stamp(recorded: Recorded) -> Stamp:
    return Stamp(recorded.seq, recorded.actor, recorded.recorded_at, recorded.device)


def decoded(recorded: Recorded) -> Event:
    """The body as the newest version of its event."""
    event: Event = codec.decode(recorded)
    return event


def subject(event: Event) -> str:
    """What the event is about: its first scope, e.g. "game:3.1.47"."""
    return next(iter(event.scopes()), getattr(event, "scope", ""))
