"""What ratings are made of: players and their games."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

RatingKind = Literal["standard", "rapid", "blitz"]

WIN = 2
"""The score of a game won, in half points."""


class How(StrEnum):
    """How a round came to its end."""

    PLAYED = "played"
    SHORT = "short"
    """Ended before each side had made a move (codes W, D, L)."""
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """`rating` as it was in force at the start, 0: none. `born` is the year, 0: not known.

    `games`: how many rated games are behind the player, None: not known (then 30 at least, unless
    the list shows otherwise). `reached_2400`: the published rating was 2400 or more at some time.
    `listed_k`: K as the list of `listed_year` said it; 0: not known.
    """

    rating: int = 0
    born: int = 0
    games: int | None = None
    reached_2400: bool = False
    listed_k: int = 0
    listed_year: int = 0


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A round with an opponent. `score` in half points, of the player."""

    round: int
    opponent: int
    opponent_rating: int
    """0: unrated."""
    score: int
    how: How = How.PLAYED
