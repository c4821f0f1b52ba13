"""The tournament's side of the event log: its event types, and how records become facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from events import codec
from events.messages import Recorded

from .domain import events, scopes
from .domain.events import Event
from .domain.state import Stamp
from .older_events import STEPS, VERSIONS


def register() -> None:
    """Makes every event of the domain known to the log; called once, when the app is ready."""
    for struct in event_types():
        codec.register(struct.__name__, VERSIONS.get(struct, 1), struct, scopes.of_event)
    for (struct, version), step in STEPS.items():
        codec.upcaster(struct.__name__, version)(step)


def event_types() -> Iterator[type[Event]]:
    """All events of the domain, in the order of the catalogue."""
    for value in vars(events).values():
        if isinstance(value, type) and issubclass(value, Event) and value is not Event:
            yield value


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
    return next(iter(scopes.of_event(event)), getattr(event, "scope", ""))
