"""Entries, and the card of one player."""

from __future__ import annotations

from ...domain.entries.state import PlayerStatus
from .base import PlayerRef, Row


class PlayerRow(PlayerRef, frozen=True, kw_only=True):
    """`rating` is the one of the two that counts. `from_round` is the round from which the status
    (late entry, withdrawal) holds, 1 by default. `latin` is the name letter by letter, where the
    reader's language is written in another script than the name.

    The last fields are for arbiters; they are None for everybody else.
    """

    latin: str = ""
    status: PlayerStatus
    from_round: int
    byes: dict[int, str]
    points: str
    merged_into: int | None = None
    rating_source: str = ""
    fides_rating: int = 0
    fides_source: str = ""
    fides_k: int = 0
    """As FIDE's list says it; 0: not known."""
    womens_title: str = ""
    """Beside a higher one in `title`."""
    national_rating: int = 0
    national_source: str = ""
    sex: str | None = None
    birth_date: str | None = None
    birth_year: int | None = None
    fide_id: str | None = None
    club: str | None = None
    contact: str | None = None


class CardRound(Row, frozen=True, kw_only=True):
    """One round of one player. `kind` is that of `pairing.model.RoundKind`, or "open" while the
    result is missing; `float` is "down", "up" or empty; `points` is what the round gave."""

    round: int
    kind: str
    board: int | None
    opponent: PlayerRef | None
    colour: str
    result: str | None
    result_text: str
    points: str
    float: str
    total: str


class PlayerCard(PlayerRow, frozen=True, kw_only=True):
    rank: int | None
    rounds: tuple[CardRound, ...]


class FixedBoard(PlayerRef, frozen=True, kw_only=True):
    board: int
