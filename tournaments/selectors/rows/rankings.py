"""Rankings within the standings."""

from __future__ import annotations

from ...domain.entries.state import PlayerStatus
from ...domain.standings.announced import RankingBy
from .base import PlayerRef, Row
from .standings import TieBreak


class PlacedRow(PlayerRef, frozen=True, kw_only=True):
    """`place` within, `rank` in the whole standings."""

    place: int
    rank: int
    points: str
    tie_breaks: tuple[TieBreak, ...]
    status: PlayerStatus


class PartRow(Row, frozen=True, kw_only=True):
    """One list; `home` is the federation or club that it is of, empty in a ranking of one list."""

    home: str
    lines: tuple[PlacedRow, ...]


class TeamRow(Row, frozen=True, kw_only=True):
    """`players` are those who count, of `size` that belong to it; `ranks` is the sum of their
    ranks, `best` the first of these."""

    place: int
    home: str
    points: str
    ranks: int
    best: int
    size: int
    players: tuple[PlacedRow, ...]


class RankingRow(Row, frozen=True, kw_only=True):
    """Either `parts` or `teams`, as `by` says; `rule` says how places come about."""

    ranking: int
    name: str
    rule: str
    by: RankingBy
    public: bool
    parts: tuple[PartRow, ...]
    teams: tuple[TeamRow, ...]
