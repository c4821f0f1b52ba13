"""K of FIDE's list shows what nobody else knows: who is new, and who was once rated 2400."""

from __future__ import annotations

from datetime import date

import pytest

from tournaments.ratings.editions import rules_of
from tournaments.ratings.k_factor import KReason, k_factor
from tournaments.ratings.model import RatedPlayer

TODAY = rules_of("standard", date(2026, 6, 1))
OF_2012 = rules_of("standard", date(2012, 6, 1))


@pytest.mark.parametrize(
    ("player", "value", "reason"),
    [
        (RatedPlayer(2350, 1990, listed_k=10), 10, KReason.HIGH_LISTED),
        (RatedPlayer(2420, 1990, listed_k=10), 10, KReason.HIGH),
        (RatedPlayer(2250, 2010, listed_k=10), 10, KReason.HIGH_LISTED),
        (RatedPlayer(1900, 1990, listed_k=40), 40, KReason.NEW_LISTED),
        (RatedPlayer(2310, 2010, listed_k=40), 40, KReason.NEW_LISTED),
        (RatedPlayer(1900, 2010, listed_k=40), 40, KReason.YOUNG),
        (RatedPlayer(1900, 0, listed_k=40), 40, KReason.NEW_OR_YOUNG),
        (RatedPlayer(2310, 0, listed_k=40), 40, KReason.NEW_LISTED),
        (RatedPlayer(1900, 1990, listed_k=20), 20, KReason.USUAL),
        (RatedPlayer(1900, 2010, listed_k=20), 40, KReason.YOUNG),
        (RatedPlayer(2410, 1990, listed_k=20), 10, KReason.HIGH),
        (RatedPlayer(1900, 1990, games=100, listed_k=40), 20, KReason.USUAL),
        (RatedPlayer(1900, 1990, games=3, listed_k=20), 40, KReason.NEW),
    ],
)
def test_the_list_shows_the_history_and_the_article_decides(
    player: RatedPlayer, value: int, reason: KReason
) -> None:
    made = k_factor(TODAY, player, 2026, 9)
    assert (made.value, made.reason) == (value, reason)


@pytest.mark.parametrize(
    ("year_of_list", "reason"),
    [(0, KReason.USUAL), (2025, KReason.USUAL), (2026, KReason.NEW_LISTED)],
)
def test_a_list_of_last_year_may_have_counted_the_player_as_young(
    year_of_list: int, reason: KReason
) -> None:
    """Born in 2007: 18 in 2025, and so K 40 by age until the end of that year."""
    player = RatedPlayer(1900, 2007, listed_k=40, listed_year=year_of_list)
    assert k_factor(TODAY, player, 2026, 9).reason is reason


def test_other_coefficients_hold_in_older_rules_and_for_everybody_in_rapid_of_then() -> None:
    assert k_factor(OF_2012, RatedPlayer(1900, 1990, listed_k=30), 2012, 9).value == 30
    assert k_factor(OF_2012, RatedPlayer(2350, 1990, listed_k=10), 2012, 9).value == 10
    assert k_factor(OF_2012, RatedPlayer(1900, 1990, listed_k=40), 2012, 9).value == 15
    rapid = rules_of("rapid", date(2020, 1, 1))
    assert k_factor(rapid, RatedPlayer(2350, 1990, listed_k=10), 2020, 9).value == 20


def test_a_listed_k_is_bound_by_the_games_too() -> None:
    made = k_factor(TODAY, RatedPlayer(1900, 1990, listed_k=40), 2026, 20)
    assert (made.value, made.before, made.lowered) == (35, 40, True)
