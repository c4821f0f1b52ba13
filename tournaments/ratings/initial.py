"""The first rating of an unrated player (B.02 7.1.4, 8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from fractions import Fraction
from typing import Final

from .change import why_not
from .model import RatedGame
from .rounding import half_up
from .tables import difference, percent

SINCE: Final = date(2024, 3, 1)
THREE_OPPONENTS_SINCE: Final = date(2009, 7, 1)

GAMES: Final = 5
HYPOTHETICAL: Final = (1800, 1800)
"""Two opponents with whom the player is taken to have drawn."""
LEAST: Final = 1400
MOST: Final = 2200


class NoFirstRating(StrEnum):
    """Why the games of this event alone give no rating."""

    NO_GAMES = "no-games"
    TOO_FEW = "too-few"
    """Those of other events within 26 months are added."""
    ZERO = "zero"
    """No point: in a first event that is disregarded (8.2.1), later it counts with the others."""
    TOO_LOW = "too-low"
    DISREGARDED = "disregarded"
    """By the rules of its day the event counts for nothing."""
    OLDER_RULES = "older-rules"
    """The event is of a day whose computation is not known here."""


@dataclass(frozen=True, slots=True)
class FirstRating:
    """`rating` 0: none, for the reason `why`. `average` and `percent` are those with the two
    hypothetical opponents; `score` in half points, of the `games` against rated opponents alone.
    `computed` is what the games give, before the least and the most."""

    games: int
    score: int
    why: NoFirstRating | None
    rating: int = 0
    average: Fraction = Fraction()
    percent: int = 0
    difference: int = 0
    computed: int = 0
    disregarded: tuple[int, ...] = ()
    """Rounds whose games do not count."""


def first_rating(games: Sequence[RatedGame], day: date | None) -> FirstRating:
    """Of the games of one Swiss event that began on `day` (None: today's rules)."""
    counting = [game for game in games if why_not(game) is None]
    left_out = tuple(game.round for game in games if why_not(game) is not None)
    score = sum(game.score for game in counting)
    if day is not None and not by_todays_rules(day):
        why = _older(len(counting), score, day)
        return FirstRating(len(counting), score, why, disregarded=left_out)
    if not counting or not score:
        why = NoFirstRating.ZERO if counting else NoFirstRating.NO_GAMES
        return FirstRating(len(counting), score, why, disregarded=left_out)
    ratings = [*(game.opponent_rating for game in counting), *HYPOTHETICAL]
    average = Fraction(sum(ratings), len(ratings))
    share = percent(score + len(HYPOTHETICAL), len(ratings))
    computed = half_up(average + difference(share))
    why_none = _why_none(len(counting), computed)
    return FirstRating(
        games=len(counting),
        score=score,
        why=why_none,
        rating=0 if why_none else min(computed, MOST),
        average=average,
        percent=share,
        difference=difference(share),
        computed=computed,
        disregarded=left_out,
    )


def by_todays_rules(day: date | None) -> bool:
    return day is None or day >= SINCE


def _why_none(games: int, computed: int) -> NoFirstRating | None:
    if games < GAMES:
        return NoFirstRating.TOO_FEW
    return NoFirstRating.TOO_LOW if computed < LEAST else None


def _older(games: int, score: int, day: date) -> NoFirstRating:
    """From July 2009 three rated opponents and a point against them; before, more than a half."""
    enough = games >= 3 and score >= 2 if day >= THREE_OPPONENTS_SINCE else score > 1
    return NoFirstRating.OLDER_RULES if enough else NoFirstRating.DISREGARDED
