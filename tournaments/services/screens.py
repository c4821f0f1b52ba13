"""Hall screens say that they are there: told to the arbiters' consoles, and remembered for a day.

Like the presence of consoles: whoever has not been heard for a while is said to be gone by those
who listen. Nothing of it is in the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from django.core.cache import cache
from django.utils import timezone
from msgspec import Meta

from events import live

from ..domain.screens.state import ScreenKind
from ..domain.settings.settings import LARGEST_NUMBER

SPACING: Final = 2
"""Seconds in which a screen is told of once, however often it speaks: anybody may call."""
REMEMBERED: Final = 24 * 60 * 60
"""Seconds: a console that is opened later says since when a screen is silent."""

Measure = Annotated[int, Meta(ge=0, le=20_000)]
Pages = Annotated[int, Meta(ge=0, le=9_999)]


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a screen says of itself: the public version that it shows, its size in pixels, and which
    page of which list stands there."""

    version: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
    width: Measure
    height: Measure
    kind: ScreenKind | None = None
    page: Pages = 0
    pages: Pages = 0


def announce(stream: str, screen: str, seen: Seen, newest: int) -> None:
    """To all consoles that follow the stream now; `newest` is the version that it should show."""
    if not cache.add(f"screen-seen:{stream}:{screen}", 1, SPACING):
        return
    state = {"name": screen, **msgspec.to_builtins(seen), "newest": newest}
    cache.set(_last(stream, screen), state | {"at": timezone.now().isoformat()}, REMEMBERED)
    live.note(stream, {"screen": state})


def last_seen(stream: str, screens: Iterable[str]) -> dict[str, dict[str, Any]]:
    """What those that were heard within a day said last, by name, and when (`at`)."""
    said = {screen: cache.get(_last(stream, screen)) for screen in screens}
    return {screen: state for screen, state in said.items() if state}


def _last(stream: str, screen: str) -> str:
    return f"screen-last:{stream}:{screen}"
