"""All results at a glance, a line a player in the order of the standings, a column a round.

What a result was is told by how high its cell is filled: all of it, half, a dot; no game is empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tournaments.selectors.pictures import Mark
from tournaments.words import label

from .picture import Picture, column, drawn, round_column
from .svg import WIDTH, element, number, rect, several, shortened, text

NAMED: Final = 40
"""Up to so many players have their names beside their lines."""
BLOCK: Final = 100
"""Lines that stand below each other; the next hundred stand beside them."""
NAME: Final = 130
WIDEST: Final = 40
RANK: Final = 26
TOP: Final = 42
SHOWN: Final[tuple[Mark, ...]] = ("win", "draw", "loss")


class HeatLine(NamedTuple):
    rank: int
    name: str
    marks: Sequence[Mark]


class Grid(NamedTuple):
    """Where the cells of a block of lines stand."""

    left: float
    wide: float
    high: float


def heat(lines: Sequence[HeatLine], language: str) -> Picture:
    rounds = max((len(each.marks) for each in lines), default=0)
    named = len(lines) <= NAMED
    columns = max(-(-len(lines) // BLOCK), 1)
    part = WIDTH / columns
    margin = NAME if named else min(RANK, part / 3)
    grid = Grid(margin, min((part - margin - 4) / max(rounds, 1), WIDEST), 16 if named else 5)
    paths: dict[Mark, list[str]] = {mark: [] for mark in SHOWN}
    body = _legend(language)
    for block in range(columns):
        left = block * part
        body += _rounds(rounds, left, grid, every=1 if grid.wide >= 12 else 5)
        for index, each in enumerate(lines[block * BLOCK : (block + 1) * BLOCK]):
            y = TOP + index * grid.high
            if named:
                body.append(text(left, y + 12, f"{each.rank} {shortened(each.name)}"))
            elif index % 10 == 0:
                body.append(text(left + margin - 3, y + 5, str(each.rank), several("end", "small")))
            _cells(paths, each.marks, left, y, grid)
    body += [
        element("path", d="".join(paths[mark]), class_=several("cell", mark)) for mark in SHOWN
    ]
    rows = [
        (each.name, str(each.rank), *(label("Shared-PictureMark", m, language) for m in each.marks))
        for each in lines
    ]
    head = [column("player", language), column("rank", language)]
    head += [round_column(n, language) for n in range(1, rounds + 1)]
    height = TOP + min(len(lines), BLOCK) * grid.high + 4
    return drawn("heat", body, height, head, rows, language)


def _cells(
    paths: dict[Mark, list[str]], marks: Sequence[Mark], left: float, y: float, grid: Grid
) -> None:
    """A cell is a box from its bottom up; all of one kind are one path."""
    full = grid.high - 1
    for index, mark in enumerate(marks):
        if mark in paths:
            x = left + grid.left + index * grid.wide
            high = {"win": full, "draw": full / 2, "loss": max(full / 8, 0.8)}[mark]
            wide = number(grid.wide - 1)
            paths[mark].append(
                f"M{number(x)} {number(y + full)}v-{number(high)}h{wide}v{number(high)}"
            )


def _rounds(rounds: int, left: float, grid: Grid, every: int) -> list[str]:
    class_ = "mid" if every == 1 else several("mid", "small")
    return [
        text(left + grid.left + (n - 0.5) * grid.wide, TOP - 6, str(n), class_)
        for n in range(1, rounds + 1)
        if n == 1 or n % every == 0
    ]


def _legend(language: str) -> list[str]:
    body: list[str] = []
    for index, mark in enumerate(SHOWN):
        x, high = index * 110, {"win": 12.0, "draw": 6.0, "loss": 1.5}[mark]
        body.append(rect(x, 14 - high, 12, high, several("cell", mark)))
        body.append(text(x + 17, 13, label("Shared-PictureMark", mark, language)))
    return body
