"""Ratings of other lists, converted at the entry (1992, A1)."""

import pytest

from tournaments.domain.entries.ratings import NoRating, RatingKind, converted


@pytest.mark.parametrize(
    ("kind", "number", "rating", "source"),
    [
        ("elo", 2345, 2345, ""),
        ("ingo", 80, 2200, "INGO 80"),
        ("ingo", 105, 2000, "INGO 105"),
        ("bcf", 200, 2200, "BCF 200"),
        ("bcf", 175, 2000, "BCF 175"),
        ("ingo", 0, 0, ""),
        ("bcf", 0, 0, ""),
    ],
)
def test_what_counts(kind: RatingKind, number: int, rating: int, source: str) -> None:
    assert converted(kind, number) == (rating, source)


@pytest.mark.parametrize(("kind", "number"), [("ingo", 355), ("ingo", -3), ("bcf", 426)])
def test_what_no_list_has(kind: RatingKind, number: int) -> None:
    with pytest.raises(NoRating, match=f"{kind.upper()} {number} is no rating"):
        converted(kind, number)
