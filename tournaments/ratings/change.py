"""The change of a rated player's rating, game by game (B.02 8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from .editions import RatingRules
from .k_factor import KFactor, k_factor
from .model import How, RatedGame, RatedPlayer
from .rounding import half_away
from .tables import HUNDRED, expected


class NotCounted(StrEnum):
    """Why a game changes no rating."""

    FORFEIT = "forfeit"
    SHORT = "short"
    UNRATED_OPPONENT = "unrated-opponent"
    TOO_FAR = "too-far"
    """Rapid and blitz: 600 points or more apart, and one of the two above 2600."""


@dataclass(frozen=True, slots=True)
class Line:
    """A game. `difference` of the ratings, `counted` of it by the 400-point rule; the score that
    was `expected` and what was scored beyond it (`gain`), in hundredths. All 0 where it does not
    count."""

    game: RatedGame
    not_counted: NotCounted | None = None
    difference: int = 0
    counted: int = 0
    expected: int = 0
    gain: int = 0


@dataclass(frozen=True, slots=True)
class RatingChange:
    """`score` in half points of the `games` that count; `expected` and `gain` in hundredths."""

    lines: tuple[Line, ...]
    k: KFactor
    games: int
    score: int
    expected: int
    gain: int

    @property
    def exact(self) -> Fraction:
        return Fraction(self.gain * self.k.value, HUNDRED)

    @property
    def rounded(self) -> int:
        """Of an event that is a whole rating period (8.3.4)."""
        return half_away(self.exact)


def rating_change(
    rules: RatingRules, player: RatedPlayer, games: Sequence[RatedGame], year: int
) -> RatingChange:
    """Of a rated player.

    Raises ValueError for one without a rating: see `initial`.
    """
    if player.rating <= 0:
        raise ValueError("a rating changes only where there is one")
    capped = _capped(rules, player, games)
    lines = tuple(_line(rules, player, game, capped) for game in games)
    counting = [line for line in lines if line.not_counted is None]
    return RatingChange(
        lines=lines,
        k=k_factor(rules, player, year, len(counting)),
        games=len(counting),
        score=sum(line.game.score for line in counting),
        expected=sum(line.expected for line in counting),
        gain=sum(line.gain for line in counting),
    )


def why_not(game: RatedGame) -> NotCounted | None:
    """Why a game changes no rating; None: it does."""
    if game.how is How.FORFEIT:
        return NotCounted.FORFEIT
    if game.how is How.SHORT:
        return NotCounted.SHORT
    return None if game.opponent_rating > 0 else NotCounted.UNRATED_OPPONENT


def _why_not(rules: RatingRules, player: RatedPlayer, game: RatedGame) -> NotCounted | None:
    reason = why_not(game)
    if reason is not None or rules.too_far is None:
        return reason
    ratings = (player.rating, game.opponent_rating)
    far = max(ratings) - min(ratings) >= rules.too_far
    return NotCounted.TOO_FAR if far and max(ratings) > rules.too_far_above else None


def _capped(rules: RatingRules, player: RatedPlayer, games: Sequence[RatedGame]) -> frozenset[int]:
    """The rounds in which a wide difference counts less; of several, where it may be but once,
    the one with the widest, and of these the first."""
    if rules.uncapped_from is not None and player.rating >= rules.uncapped_from:
        return frozenset()
    wide = [
        (-abs(player.rating - game.opponent_rating), game.round)
        for game in games
        if _why_not(rules, player, game) is None
        and abs(player.rating - game.opponent_rating) > rules.widest
    ]
    return frozenset(number for _, number in (sorted(wide)[:1] if rules.once else wide))


def _line(rules: RatingRules, player: RatedPlayer, game: RatedGame, capped: frozenset[int]) -> Line:
    if reason := _why_not(rules, player, game):
        return Line(game, reason)
    difference = player.rating - game.opponent_rating
    counted = difference
    if game.round in capped:
        counted = rules.widest if difference > 0 else -rules.widest
    chance = expected(counted)
    return Line(game, None, difference, counted, chance, game.score * HUNDRED // 2 - chance)
