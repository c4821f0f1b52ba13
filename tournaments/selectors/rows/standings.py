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
    """One criterion of a ranking beyond the points, with its value as text; `name` is its
    code in the list ("BH/C1")."""

    name: str
    value: str


class ListedTieBreak(Row, frozen=True):
    """A criterion of the list: its code, and its name in words."""

    code: str
    name: str


class ChosenTieBreak(Row, frozen=True, kw_only=True):
    """An entry of a list that is being made. `wrong`: why it cannot stand there; `warning`: what it
    needs, and `instead` the code that has it."""

    code: str
    name: str = ""
    wrong: str = ""
    warning: str = ""
    instead: str = ""


class RankedBy(Row, frozen=True, kw_only=True):
    """What the standings are ranked by after the points, best first.

    `edition` of C.07; empty where nothing of the list is FIDE's. `lots`: the seed of a drawing of
    lots. `provisional`: games are open, which have given nothing yet.
    """

    tie_breaks: tuple[ListedTieBreak, ...]
    edition: str
    lots: str
    provisional: bool


class StandingRow(PlayerRef, frozen=True, kw_only=True):
    """`rank` is shared by players whom nothing separates; `games` has one cell for each round."""

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
