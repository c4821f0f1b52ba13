"""The table, and what moves in it."""

from __future__ import annotations

from ...domain.entries.state import PlayerStatus
from .base import PlayerRef, Row


class GameCell(Row, frozen=True, kw_only=True):
    """A cell of the cross table: "w12 1" is text for people, the other fields say the same."""

    round: int
    opponent: int | None
    """TPN of the opponent."""
    colour: str
    points: str
    kind: str
    text: str


class TieBreak(Row, frozen=True):
    """One criterion of a ranking beyond the points, with its value as text."""

    name: str
    value: str


class StandingRow(PlayerRef, frozen=True, kw_only=True):
    """`rank` is shared by players of equal points; `games` has one cell for each round."""

    rank: int
    points: str
    tie_breaks: tuple[TieBreak, ...]
    status: PlayerStatus
    games: tuple[GameCell, ...]


class StandingMove(PlayerRef, frozen=True, kw_only=True):
    """A line of the standings before and after a correction."""

    rank: int
    points: str
    new_rank: int
    new_points: str
