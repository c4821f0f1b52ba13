"""Titles that a rating alone gives (B.01)."""

from __future__ import annotations

import pytest

from tournaments.ratings.titles import title_by_rating


@pytest.mark.parametrize(
    ("title", "rating", "woman", "reached"),
    [
        ("", 2300, False, "FM"),
        ("", 2299, False, "CM"),
        ("", 2199, False, None),
        ("", 2199, True, "WFM"),
        ("", 2200, True, "CM"),
        ("", 2099, True, "WCM"),
        ("", 1999, True, None),
        ("CM", 2299, False, None),
        ("CM", 2300, False, "FM"),
        ("WCM", 2099, True, None),
        ("WCM", 2100, True, "WFM"),
        ("WFM", 2199, True, None),
        ("WFM", 2200, True, "CM"),
        ("WIM", 2250, True, "CM"),
        ("WGM", 2299, True, None),
        ("WGM", 2300, True, "FM"),
        ("FM", 2400, False, None),
        ("IM", 2500, False, None),
        ("GM", 2700, False, None),
    ],
)
def test_the_highest_title_that_the_rating_gives_and_the_player_has_not(
    title: str, rating: int, woman: bool, reached: str | None
) -> None:
    assert title_by_rating(frozenset({title} - {""}), rating, woman=woman) == reached
