"""The development coefficient K, with its reason (B.02 8.3.3).

K hangs on what a player has done before: the games behind a new one, a rating of 2400 once reached.
FIDE's list says its K, and so shows that history; what the article lets hang on rating and age is
worked out, as these may have changed since the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .editions import HIGH, LAST_YOUNG_AGE, NEW_GAMES, YOUNG_BELOW, RatingRules
from .model import RatedPlayer


class KReason(StrEnum):
    ALWAYS = "always"
    """Rapid and blitz, until September 2022."""
    NEW = "new"
    NEW_LISTED = "new-listed"
    """The list's K is that of new players, and no age explains it."""
    NEW_OR_YOUNG = "new-or-young"
    """The same, where the year of birth is not known."""
    HIGH = "high"
    """The published rating has reached 2400, now or earlier."""
    HIGH_LISTED = "high-listed"
    """So the list's K says."""
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
    if reason := _new(rules, player, year):
        return rules.k_new, reason
    if player.reached_2400 or player.rating >= HIGH:
        return rules.k_high, KReason.HIGH
    if player.listed_k == rules.k_high:
        return rules.k_high, KReason.HIGH_LISTED
    if rules.k_young is not None and _is_young(player, year):
        return rules.k_young, KReason.YOUNG
    return rules.k_usual, KReason.USUAL


def _new(rules: RatingRules, player: RatedPlayer, year: int) -> KReason | None:
    """Where the list may be of the year before, a K that was for the young says nothing."""
    if player.games is not None:
        return KReason.NEW if player.games < NEW_GAMES else None
    if player.listed_k != rules.k_new:
        return None
    young_rule = rules.k_young == rules.k_new and player.rating < YOUNG_BELOW
    if young_rule and not player.born:
        return KReason.NEW_OR_YOUNG
    then = player.listed_year or year - 1
    return None if young_rule and _is_young(player, then) else KReason.NEW_LISTED


def _is_young(player: RatedPlayer, year: int) -> bool:
    """Until the end of the year of the 18th birthday, while rated under 2300."""
    if not player.born or player.rating >= YOUNG_BELOW:
        return False
    return year - player.born <= LAST_YOUNG_AGE
