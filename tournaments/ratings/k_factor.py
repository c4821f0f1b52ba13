"""The development coefficient K, with its reason (B.02 8.3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .editions import HIGH, LAST_YOUNG_AGE, NEW_GAMES, YOUNG_BELOW, RatingRules
from .model import RatedPlayer


class KReason(StrEnum):
    ALWAYS = "always"
    """Rapid and blitz, until September 2022."""
    NEW = "new"
    HIGH = "high"
    """The published rating has reached 2400, now or earlier."""
    YOUNG = "young"
    USUAL = "usual"


@dataclass(frozen=True, slots=True)
class KFactor:
    """`value` counts; `before` is K by its `reason`, greater where K times games was too much."""

    value: int
    before: int
    reason: KReason

    @property
    def lowered(self) -> bool:
        return self.value < self.before


def k_factor(rules: RatingRules, player: RatedPlayer, year: int, games: int) -> KFactor:
    """`year` in which the event is played, `games` that count in the period."""
    before, reason = _by_player(rules, player, year)
    most = rules.k_games_most
    value = min(before, most // games) if most is not None and games else before
    return KFactor(value, before, reason)


def _by_player(rules: RatingRules, player: RatedPlayer, year: int) -> tuple[int, KReason]:
    """Who has reached 2400 keeps that K, whatever the age."""
    if rules.k_always is not None:
        return rules.k_always, KReason.ALWAYS
    if player.games is not None and player.games < NEW_GAMES:
        return rules.k_new, KReason.NEW
    if player.reached_2400 or player.rating >= HIGH:
        return rules.k_high, KReason.HIGH
    if rules.k_young is not None and _is_young(player, year):
        return rules.k_young, KReason.YOUNG
    return rules.k_usual, KReason.USUAL


def _is_young(player: RatedPlayer, year: int) -> bool:
    """Until the end of the year of the 18th birthday, while rated under 2300."""
    if not player.born or player.rating >= YOUNG_BELOW:
        return False
    return year - player.born <= LAST_YOUNG_AGE
