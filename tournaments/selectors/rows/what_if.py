"""What supposed results would change."""

from __future__ import annotations

from .base import PlayerRef, Row
from .prizes import PrizeChange


class SupposedLine(PlayerRef, frozen=True, kw_only=True):
    """A line of the standings as it is and as it would be. `plays`: at a supposed board; `up`: by
    how many ranks (below 0: down)."""

    rank: int
    points: str
    new_rank: int
    new_points: str
    plays: bool

    @property
    def up(self) -> int:
        return self.rank - self.new_rank

    @property
    def ranks_down(self) -> int:
        return -self.up

    @property
    def moves(self) -> bool:
        return self.rank != self.new_rank or self.points != self.new_points


class WhatIfRow(Row, frozen=True, kw_only=True):
    """All standings in the order that they would have. `open`: games that would still be open."""

    lines: tuple[SupposedLine, ...]
    open: int
    prizes: tuple[PrizeChange, ...]

    @property
    def moved(self) -> tuple[SupposedLine, ...]:
        return tuple(line for line in self.lines if line.moves)
