"""All results at a glance, a line a player in the order of the standings, a column a round.

What a result was is told by how high its cell is filled: all of it, half, a dot; no game is empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, get_args

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

    def boxes(self) -> dict[Mark, str]:
        """Of each mark the box from its bottom up."""
        full, wide = self.high - 1, number(self.wide - 1)
        highs = {"win": full, "draw": full / 2, "loss": max(full / 8, 0.8)}
        return {mark: f"v-{number(highs[mark])}h{wide}v{number(highs[mark])}" for mark in SHOWN}

    def places(self, left: float, rounds: int) -> list[str]:
        """From where the block begins: where the box of each round does."""
        return [number(left + self.left + index * self.wide) for index in range(rounds)]


def heat(lines: Sequence[HeatLine], language: str) -> Picture:
    rounds = max((len(each.marks) for each in lines), default=0)
    named = len(lines) <= NAMED
    columns = max(-(-len(lines) // BLOCK), 1)
    part = WIDTH / columns
    margin = NAME if named else min(RANK, part / 3)
    grid = Grid(margin, min((part - margin - 4) / max(rounds, 1), WIDEST), 16 if named else 5)
    boxes = grid.boxes()
    paths: dict[Mark, list[str]] = {mark: [] for mark in SHOWN}
    body = _legend(language)
    for block in range(columns):
        left = block * part
        places = grid.places(left, rounds)
        body += _rounds(rounds, left, grid, every=1 if grid.wide >= 12 else 5)
        for index, each in enumerate(lines[block * BLOCK : (block + 1) * BLOCK]):
            y = TOP + index * grid.high
            if named:
                body.append(text(left, y + 12, f"{each.rank} {shortened(each.name)}"))
            elif index % 10 == 0:
                body.append(text(left + margin - 3, y + 5, str(each.rank), several("end", "small")))
            bottom = number(y + grid.high - 1)
            for place, mark in zip(places, each.marks, strict=False):
                if mark in boxes:
                    paths[mark].append(f"M{place} {bottom}{boxes[mark]}")
    body += [
        element("path", d="".join(paths[mark]), class_=several("cell", mark)) for mark in SHOWN
    ]
    marked = {mark: label("Shared-PictureMark", mark, language) for mark in get_args(Mark)}
    rows = [(each.name, str(each.rank), *(marked[mark] for mark in each.marks)) for each in lines]
    head = [column("player", language), column("rank", language)]
    head += [round_column(n, language) for n in range(1, rounds + 1)]
    height = TOP + min(len(lines), BLOCK) * grid.high + 4
    return drawn("heat", body, height, head, rows, language)


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
