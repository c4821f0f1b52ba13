"""Rating against performance: above the slanting line whoever played better than rated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .picture import Picture, column, drawn
from .svg import WIDTH, Scale, element, line, number, text, ticks

LEFT: Final = 40
BOTTOM: Final = 290
TOP: Final = 22
RIGHT: Final = WIDTH - 16


class Played(NamedTuple):
    """A player with the rating he came with."""

    rank: int
    name: str
    rating: int
    performance: int


def performances(players: Sequence[Played], language: str) -> Picture:
    """The unrated stand in the table alone. All dots are one path: five hundred stay small."""
    rated = [each for each in players if each.rating]
    values = [value for each in rated for value in (each.rating, each.performance)]
    low, high = min(values, default=1000) - 20, max(values, default=2000) + 20
    across, up = Scale(low, high, LEFT, RIGHT), Scale(low, high, BOTTOM, TOP)
    body = [line(across(low), up(low), across(high), up(high), "even")]
    for value in ticks(low, high, 7):
        body.append(line(LEFT, up(value), RIGHT, up(value), "grid"))
        body.append(text(LEFT - 5, up(value) + 4, str(value), "end"))
        body.append(text(across(value), BOTTOM + 16, str(value), "mid"))
    dots = "".join(
        f"M{number(across(each.rating))} {number(up(each.performance))}h0" for each in rated
    )
    body.append(element("path", d=dots, class_="dots"))
    body.append(text(LEFT, TOP - 8, column("performance", language)))
    body.append(text(RIGHT, BOTTOM + 32, column("rating", language), "end"))
    rows = [
        (each.name, str(each.rank), str(each.rating or "–"), str(each.performance))
        for each in players
    ]
    head = [column(code, language) for code in ("player", "rank", "rating", "performance")]
    return drawn("performances", body, BOTTOM + 38, head, rows, language)
