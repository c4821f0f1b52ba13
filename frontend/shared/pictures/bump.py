"""The ranks of some players after each round, a line a player, the best on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .picture import Picture, column, drawn, round_column
from .svg import (
    DASHES,
    SHAPES,
    WIDTH,
    Scale,
    line,
    marker,
    polyline,
    several,
    shortened,
    spread,
    text,
    ticks,
)

LEFT: Final = 30
NAMES: Final = 236
"""Where the lines end and the names stand."""
TOP: Final = 24
BETWEEN: Final = 15
"""Between two names."""


class Climb(NamedTuple):
    """A player, and his rank after each round."""

    name: str
    ranks: Sequence[int]


def bump(climbs: Sequence[Climb], language: str) -> Picture:
    rounds = max((len(climb.ranks) for climb in climbs), default=0)
    worst = max((rank for climb in climbs for rank in climb.ranks), default=1)
    bottom = TOP + max(BETWEEN * max(len(climbs) - 1, 1), 150)
    across = Scale(1, max(rounds, 2), LEFT + 10, NAMES - 12)
    down = Scale(1, max(worst, 2), TOP, bottom)
    body = [
        *(_grid(rank, down(rank)) for rank in [1, *ticks(2, worst, 6)]),
        *(text(across(number), bottom + 20, str(number), "mid") for number in range(1, rounds + 1)),
    ]
    ends = spread([down(climb.ranks[-1]) for climb in climbs], BETWEEN, TOP, bottom)
    for index, (climb, end) in enumerate(zip(climbs, ends, strict=True)):
        places = [(across(n), down(rank)) for n, rank in enumerate(climb.ranks, 1)]
        body += _climb(index, climb.name, places, end)
    rows = [(climb.name, *map(str, climb.ranks)) for climb in climbs]
    head = [column("player", language)]
    head += [round_column(number, language) for number in range(1, rounds + 1)]
    return drawn("bump", body, bottom + 28, head, rows, language)


def _grid(rank: int, y: float) -> str:
    return line(LEFT, y, NAMES, y, "grid") + text(LEFT - 6, y + 4, str(rank), "end")


def _climb(index: int, name: str, places: list[tuple[float, float]], end: float) -> list[str]:
    """Neighbours differ in shape and dashes, and the end of the line leads to the name."""
    shape, class_ = SHAPES[index % len(SHAPES)], several("line", f"k{index % 6}")
    dashes = DASHES[(index + index // len(SHAPES)) % len(DASHES)]
    x, y = places[-1]
    return [
        polyline(places, class_, dashes) if len(places) > 1 else "",
        *(marker(*place, shape, several("point", f"k{index % 6}")) for place in places),
        line(x + 5, y, NAMES + 4, end, "leader"),
        marker(NAMES + 10, end, shape, several("point", f"k{index % 6}")),
        text(min(NAMES + 18, WIDTH), end + 4, shortened(name)),
    ]
