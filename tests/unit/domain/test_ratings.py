"""BothRatings of other lists, converted at the entry (1992, A1)."""

import pytest

from tournaments.domain.entries.ratings import NoRating, RatingKind, converted
from tournaments.domain.entries.sources import is_fides, with_kind


@pytest.mark.parametrize(
    ("kind", "number", "rating", "source"),
    [
        ("elo", 2345, 2345, ""),
        ("national", 1650, 1650, "national"),
        ("national", 0, 0, ""),
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


@pytest.mark.parametrize(
    ("source", "fides"),
    [
        ("", True),
        ("entry-list", True),
        ("FIDE standard 2026-10", True),
        ("FIDE rapid, GER 2026-10", True),
        ("told by the INGO office", True),
        ("national", False),
        ("national: told by the club", False),
        ("GER 2026-10", False),
        ("INGO 95", False),
        ("BCF 175: told by the club", False),
    ],
)
def test_the_source_says_whether_a_rating_is_fides(source: str, fides: bool) -> None:
    assert is_fides(source) is fides


def test_what_was_typed_of_a_source_hides_no_kind() -> None:
    assert with_kind("INGO 95", "the club") == "INGO 95: the club"
    assert with_kind("national", "GER 2026-10") == "GER 2026-10"
    assert with_kind("", "the club") == "the club"
    assert with_kind("national", "") == "national"
    assert with_kind("", "DWZ") == "national: DWZ"
    assert with_kind("", "lok of 2026") == "national: lok of 2026"
    assert with_kind("", "FIDE, by way of the DSB") == "FIDE, by way of the DSB"
    assert not is_fides(with_kind("national", "x" * 200))


@pytest.mark.parametrize(("kind", "number"), [("ingo", 355), ("ingo", -3), ("bcf", 426)])
def test_what_no_list_has(kind: RatingKind, number: int) -> None:
    with pytest.raises(NoRating, match=f"{kind.upper()} {number} is no rating"):
        converted(kind, number)
