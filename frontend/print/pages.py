"""Which pages of a print are asked for: all, one again, or those of one of several walls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from django.http import Http404, QueryDict

from tournaments.words import speak

T = TypeVar("T")


class Pages(msgspec.Struct, frozen=True, kw_only=True):
    """`page` 0: all. `wall` of `walls`: equal shares of the pages, the first ones first. `large`:
    the same pages on A3."""

    page: int = 0
    wall: int = 1
    walls: int = 1
    large: bool = False

    def of(self, sheets: Sequence[T]) -> Sequence[T]:
        """Raises Http404 where there is no such page."""
        if self.page > len(sheets):
            raise Http404(speak("NoSuch.sheet", {"page": self.page, "of": len(sheets)}))
        if self.page:
            return [sheets[self.page - 1]]
        if self.walls > len(sheets):
            raise Http404(speak("NoSuch.wall", {"walls": self.walls, "of": len(sheets)}))
        first = len(sheets) * (self.wall - 1) // self.walls
        return sheets[first : len(sheets) * self.wall // self.walls]


def asked(query: QueryDict) -> Pages:
    """`?page=3`, `?wall=2/3`, `?print=large`. Raises Http404 for what is none of these."""
    page, (wall, slash, walls) = query.get("page", ""), query.get("wall", "1/1").partition("/")
    numbers = [_number(text) for text in (page or "1", wall, walls)]
    if not slash or 0 in numbers or numbers[1] > numbers[2]:
        raise Http404(speak("NoSuch.pages", {}))
    return Pages(
        page=numbers[0] if page else 0,
        wall=numbers[1],
        walls=numbers[2],
        large=query.get("print") == "large",
    )


def _number(text: str) -> int:
    """0 for what is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
