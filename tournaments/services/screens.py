"""Hall screens say that they are there: told to the arbiters' consoles, kept nowhere.

Like the presence of consoles: whoever has not been heard for a while is said to be gone by those
who listen. Nothing of it is in the log.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from django.core.cache import cache
from msgspec import Meta

from events import live

from ..domain.settings.settings import LARGEST_NUMBER

SPACING: Final = 2
"""Seconds in which a screen is told of once, however often it speaks: anybody may call."""

Measure = Annotated[int, Meta(ge=0, le=20_000)]


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a screen says of itself: the public version that it shows, and its size in pixels."""

    version: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
    width: Measure
    height: Measure


def announce(stream: str, screen: str, seen: Seen) -> None:
    """To all consoles that follow the stream now."""
    if cache.add(f"screen-seen:{stream}:{screen}", 1, SPACING):
        live.note(stream, {"screen": {"name": screen, **msgspec.to_builtins(seen)}})
