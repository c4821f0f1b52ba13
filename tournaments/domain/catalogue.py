"""The only list of nouns: each is a package here, in the order in which things happen in the hall.

A noun's `commands` and `events` say what may be asked and what has happened; `@decides`, `@folds`,
`@takes_back` and `@types_again` in its other modules say what follows from them. Whatever is
missing is named when the program starts.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final, TypeVar

from .command import Command, name_of
from .decisions import DECIDERS
from .event import Event
from .ledger import FOLDS

NOUNS: Final = (
    "tournament",
    "settings",
    "fide_mode",
    "festival",
    "arbiters",
    "devices",
    "entries",
    "attendance",
    "byes",
    "moving",
    "numbers",
    "drafts",
    "manual",
    "rounds",
    "changes",
    "imported",
    "lots",
    "start_of_play",
    "games",
    "notes",
    "rulings",
    "player_reports",
    "appeals",
    "deadlines",
    "announcements",
    "screens",
    "prizes",
    "standings",
    "direct_titles",
    "photos",
    "game_moves",
    "federation_reports",
    "erasure",
    "batches",
    "leadership",
)

T = TypeVar("T", Command, Event)


class Incomplete(LookupError):  # noqa: N818 (a fault of the program, named like those of the log)
    """A message of a noun lacks what every message needs."""


def faults(commands: Mapping[str, type[Command]], events: Mapping[str, type[Event]]) -> list[str]:
    """What these messages lack, by name."""
    return [*_of_commands(commands), *_of_events(events)]


def _of_commands(commands: Mapping[str, type[Command]]) -> Iterator[str]:
    for command in commands.values():
        if not hasattr(command, "roles"):
            yield f"{command.__name__} does not say which roles may send it"
        if command not in DECIDERS:
            yield f"{command.__name__} is decided nowhere"


def _of_events(events: Mapping[str, type[Event]]) -> Iterator[str]:
    for event in events.values():
        for trait in ("topics", "public"):
            if not hasattr(event, trait):
                yield f"{event.__name__} does not state its {trait}"
        if event.scopes is Event.scopes:
            yield f"{event.__name__} does not say what it moves"
        if event not in FOLDS:
            yield f"{event.__name__} is folded nowhere"


def _messages(part: str, base: type[T]) -> Iterator[type[T]]:
    """The messages that the nouns define in that module, in the order of the source."""
    for noun in NOUNS:
        name = f"{__package__}.{noun}.{part}"
        package = import_module(f"{__package__}.{noun}")
        if part not in {module.name for module in pkgutil.iter_modules(package.__path__)}:
            continue
        for value in vars(import_module(name)).values():
            if isinstance(value, type) and issubclass(value, base) and value.__module__ == name:
                yield value


def _load() -> None:
    for noun in NOUNS:
        package = import_module(f"{__package__}.{noun}")
        for module in pkgutil.iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")


_load()

COMMANDS: Final[Mapping[str, type[Command]]] = MappingProxyType(
    {name_of(command): command for command in _messages("commands", Command)}
)
"""All commands by the name the API gives them, e.g. `enter-result`."""

EVENTS: Final[Mapping[str, type[Event]]] = MappingProxyType(
    {event.__name__: event for event in _messages("events", Event)}
)
"""All events by the name of their type, e.g. `ResultEntered`."""

if lacking := faults(COMMANDS, EVENTS):
    raise Incomplete("; ".join(lacking))
