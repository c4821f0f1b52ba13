"""The rounds of a candidate, and which of them count for a norm (B.01 1.4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

NO_FEDERATION = frozenset({"", "FID"})
"""Neither foreign nor under a cap: unknown, or under the flag of FIDE (1.4.2)."""
OUTSIDE_FIDE = "NON"


class NormRound(StrEnum):
    """What a round was."""

    PLAYED = "played"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    PAB = "pab"
    OTHER = "other"
    """A bye, an absence, or a game without a move of each side."""


@dataclass(frozen=True, slots=True)
class NormGame:
    """A round of the candidate. `score` in half points; `rating` 0: unrated."""

    round: int
    kind: NormRound = NormRound.PLAYED
    opponent: int = 0
    rating: int = 0
    title: str = ""
    federation: str = ""
    score: int = 0
    womens_title: str = ""
    """Of who has a higher one in `title` too."""

    def holds(self, titles: frozenset[str]) -> bool:
        """Whether the opponent has one of these."""
        return self.title in titles or self.womens_title in titles

    @property
    def counts(self) -> bool:
        """Played, against somebody of a FIDE federation."""
        return self.kind is NormRound.PLAYED and self.federation != OUTSIDE_FIDE


@dataclass(frozen=True, slots=True)
class Candidate:
    federation: str = ""
    titles: frozenset[str] = frozenset()
    rating: int = 0


def counting(games: Sequence[NormGame]) -> tuple[NormGame, ...]:
    return tuple(game for game in games if game.counts)
