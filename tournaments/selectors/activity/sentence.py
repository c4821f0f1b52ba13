"""What each event is told as: each module of this package describes those of its noun."""

from __future__ import annotations

from enum import Enum
from functools import singledispatch
from typing import Any

import msgspec

from ...domain.event import Event
from ...domain.games.results import Result
from ...domain.said import Fact, Said
from ..words import local_time, result_text
from .telling import Telling


def sentence(event: Event, telling: Telling) -> str:
    """What happened, in one sentence without a full stop."""
    return telling.say(describe(event, telling))


@singledispatch
def describe(event: Event, telling: Telling) -> Said:
    """What happened; the key is the type of the event, or type and variant.

    Here for events whose fields are the facts of their sentence. A test names those without one.
    """
    return Said(f"Event-{type(event).__name__}", facts_of(event, telling))


def facts_of(event: Event, telling: Telling) -> dict[str, Fact]:
    """Its plain fields as people say them; the `game` is a `place`."""
    facts: dict[str, Fact] = {}
    for name, value in msgspec.structs.asdict(event).items():
        match name, value:
            case "game", str():
                facts["place"] = telling.board(value)  # type: ignore[arg-type]
            case _, int() | str():
                facts[name] = _fact(name, value, telling)
            case _, None:
                facts[name] = ""
    return facts


def _fact(name: str, value: Any, telling: Telling) -> Fact:
    match name:
        case "player":
            return telling.player(value)
        case "user":
            return telling.names.user(value)
        case "at":
            return local_time(value)
    if isinstance(value, Result):
        return result_text(value)
    plain: Fact = value.value if isinstance(value, Enum) else value
    return int(plain) if isinstance(plain, bool) else plain
