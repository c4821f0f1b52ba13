"""What each event is told as: each module of this package describes those of its noun."""

from __future__ import annotations

from enum import Enum
from functools import singledispatch
from typing import Any

import msgspec

from ...domain.event import Event
from ...domain.games.results import Result
from ...domain.said import Fact, Said
from ..formats import local_time, result_text
from .context import SentenceContext


def sentence(event: Event, context: SentenceContext) -> str:
    """What happened, in one sentence without a full stop."""
    return context.say(describe(event, context))


@singledispatch
def describe(event: Event, context: SentenceContext) -> Said:
    """What happened; the key is the type of the event, or type and variant.

    Here for events whose fields are the facts of their sentence. A test names those without one.
    """
    return Said(f"Event-{type(event).__name__}", facts_of(event, context))


def facts_of(event: Event, context: SentenceContext) -> dict[str, Fact]:
    """Its plain fields as people say them; the `game` is a `place`."""
    facts: dict[str, Fact] = {}
    for name, value in msgspec.structs.asdict(event).items():
        match name, value:
            case "game", str():
                facts["place"] = context.board(value)  # type: ignore[arg-type]
            case _, int() | str():
                facts[name] = _fact(name, value, context)
            case _, None:
                facts[name] = ""
    return facts


def _fact(name: str, value: Any, context: SentenceContext) -> Fact:
    match name:
        case "player":
            return context.player(value)
        case "user":
            return context.names.user(value)
        case "at":
            return local_time(value)
    if isinstance(value, Result):
        return result_text(value)
    plain: Fact = value.value if isinstance(value, Enum) else value
    return int(plain) if isinstance(plain, bool) else plain
