"""The final order: points, then 16 (a) or (b) with their cuts."""

from __future__ import annotations

from pairing.lim_1999 import LIM_1999
from pairing.model import Field, Options
from pairing.ranking import Ranked

from ..builders import field
from ..criteria import criteria
from .hall import players, rated

RATINGS = "Ratings of opponents (16 a)"
PROGRESSIVE = "Progressive scores (16 b)"


def ranked(after: Field, **options: str) -> tuple[Ranked, ...]:
    assert LIM_1999.rank is not None
    return LIM_1999.rank(after, Options(tuple(options.items())))


def order(after: Field, **options: str) -> list[tuple[int, int]]:
    """Place and starting number."""
    return [(line.place, line.tpn) for line in ranked(after, **options)]


def column(after: Field, name: str, **options: str) -> list[str]:
    return [dict(criteria(line))[name] for line in ranked(after, **options)]


FOUR = field(*players("3w1 4b= 2w=", "4w1 3b= 1b=", "1b0 2w= 4w=", "2b0 1w= 3b="))
"""1 and 2 have 2 points, 3 and 4 have 1."""


class TestRatingsOfOpponents:
    def test_without_the_lowest(self) -> None:
        """1 met 3, 4 and 2: 2300 + 2100; 2 met 4, 3 and 1: 2400 + 2100."""
        after = rated(FOUR, 2400, 2300, 2100, 2000)
        assert order(after) == [(1, 2), (2, 1), (3, 3), (3, 4)]
        assert column(after, RATINGS) == ["4500", "4400", "4700", "4700"]

    def test_then_without_the_two_lowest(self) -> None:
        after = field(*players("3w1 5b1 6w0", "4w1 7b1 8w0", *["Z Z Z"] * 6))
        after = rated(after, 2200, 2100, 1800, 2000, 1600, 1200, 1400, 1000)
        assert order(after)[:2] == [(1, 2), (2, 1)]
        assert column(after, RATINGS)[:2] == ["3400, 2000", "3400, 1800"]

    def test_places_are_shared_where_nothing_decides(self) -> None:
        assert order(rated(FOUR, *[2000] * 4)) == [(1, 1), (1, 2), (3, 3), (3, 4)]


class TestProgressiveScores:
    def test_where_somebody_met_an_unrated_player(self) -> None:
        """1: 1 + 1 + 2, 2: 0 + 1 + 2."""
        after = field(*players("5w1 6b0 7w1", "6w0 5b1 8w1"))
        assert order(after) == [(1, 1), (2, 2)]
        assert column(after, PROGRESSIVE) == ["4", "3"]
        assert column(after, RATINGS) == ["", ""]

    def test_then_without_round_1(self) -> None:
        """Both 6; without round 1: 1 has 5½ and 2 has 5."""
        after = field(*players("5w= 6b1 7w= 8b0", "6w1 5b0 8w1 7b0"))
        assert column(after, PROGRESSIVE) == ["6, 5.5", "6, 5"]
        assert order(after) == [(1, 1), (2, 2)]

    def test_by_the_option_the_result_leaves_all_scores(self) -> None:
        """Without the results of round 1: 1 + 1½ + 1½ = 4 against 0 + 1 + 1 = 2."""
        after = field(*players("5w= 6b1 7w= 8b0", "6w1 5b0 8w1 7b0"))
        assert column(after, PROGRESSIVE, progressive="result") == ["6, 4", "6, 2"]

    def test_each_may_be_asked_for(self) -> None:
        after = rated(FOUR, 2400, 2300, 2100, 2000)
        assert order(after, ties="b") == [(1, 1), (1, 2), (3, 3), (3, 4)]
        assert column(after, PROGRESSIVE, ties="b") == ["4.5", "4.5", "1.5", "1.5"]
        assert {name for line in ranked(after, ties="a") for name, _ in criteria(line)} == {RATINGS}
