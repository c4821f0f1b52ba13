"""The final order: points, then 16 (a) or (b) with their cuts."""

from __future__ import annotations

from pairing.lim import LIM_1999
from pairing.model import TPN, Field, Options

from ..builders import field
from ..own_ranking import Ranked, ranked_by, ranking_of, sums
from .hall import players, rated

RATINGS = "OTHER_RATINGS_CUTS"
PROGRESSIVE = "OTHER_PS_CUTS_UNRATED"


def ranked(after: Field, **options: str) -> list[Ranked]:
    return ranked_by(LIM_1999, after, Options(tuple(options.items())))


def order(after: Field, **options: str) -> list[tuple[int, int]]:
    """Place and starting number."""
    return [(line.place, line.tpn) for line in ranked(after, **options)]


def column(after: Field, code: str, **options: str) -> list[list[int]]:
    """The sums cut by cut, in the order of the ranking."""
    worked = sums(LIM_1999, after, Options(tuple(options.items())))
    return [worked[line.tpn][code] for line in ranked(after, **options)]


FOUR = field(*players("3w1 4b= 2w=", "4w1 3b= 1b=", "1b0 2w= 4w=", "2b0 1w= 3b="))
"""1 and 2 have 2 points, 3 and 4 have 1."""


class TestRatingsOfOpponents:
    def test_without_the_lowest(self) -> None:
        """1 met 3, 4 and 2: 2300 + 2100; 2 met 4, 3 and 1: 2400 + 2100."""
        after = rated(FOUR, 2400, 2300, 2100, 2000)
        assert order(after) == [(1, 2), (2, 1), (3, 3), (3, 4)]
        assert column(after, RATINGS) == [[4500], [4400], [4700], [4700]]

    def test_then_without_the_two_lowest(self) -> None:
        after = field(*players("3w1 5b1 6w0", "4w1 7b1 8w0", *["Z Z Z"] * 6))
        after = rated(after, 2200, 2100, 1800, 2000, 1600, 1200, 1400, 1000)
        assert order(after)[:2] == [(1, 2), (2, 1)]
        assert column(after, RATINGS)[:2] == [[3400, 2000], [3400, 1800]]

    def test_places_are_shared_where_nothing_decides(self) -> None:
        assert order(rated(FOUR, *[2000] * 4)) == [(1, 1), (1, 2), (3, 3), (3, 4)]


class TestProgressiveScores:
    def test_where_somebody_met_an_unrated_player(self) -> None:
        """1: 1 + 1 + 2, 2: 0 + 1 + 2."""
        after = field(*players("5w1 6b0 7w1", "6w0 5b1 8w1", *["Z Z Z"] * 6))
        assert order(after)[:2] == [(1, 1), (2, 2)]
        assert column(after, PROGRESSIVE)[:2] == [[8], [6]]
        assert column(after, RATINGS)[:2] == [[], []]

    def test_then_without_round_1(self) -> None:
        """Both 6; without round 1: 1 has 5½ and 2 has 5."""
        after = field(*players("5w= 6b1 7w= 8b0", "6w1 5b0 8w1 7b0", *["Z Z Z Z"] * 6))
        assert column(after, PROGRESSIVE)[:2] == [[12, 11], [12, 10]]
        assert order(after)[:2] == [(1, 1), (2, 2)]

    def test_by_the_option_the_result_leaves_all_scores(self) -> None:
        """Without the results of round 1: 1 + 1½ + 1½ = 4 against 0 + 1 + 1 = 2."""
        after = field(*players("5w= 6b1 7w= 8b0", "6w1 5b0 8w1 7b0", *["Z Z Z Z"] * 6))
        assert column(after, "OTHER_PS_RESULTS_UNRATED", progressive="result")[:2] == [
            [12, 8],
            [12, 4],
        ]

    def test_each_may_be_asked_for(self) -> None:
        after = rated(FOUR, 2400, 2300, 2100, 2000)
        assert order(after, ties="b") == [(1, 1), (1, 2), (3, 3), (3, 4)]
        assert column(after, "OTHER_PS_CUTS", ties="b") == [[9], [9], [3], [3]]
        assert set(ranked(after, ties="a")[0].values) == {"OTHER_RATINGS_CUTS_ZERO"}

    def test_the_workings_say_which_of_the_two_decides(self) -> None:
        unrated = ranking_of(
            LIM_1999, field(*players("5w1 6b0 7w1", "6w0 5b1 8w1", *["Z Z Z"] * 6)), Options()
        )
        all_rated = ranking_of(LIM_1999, rated(FOUR, 2400, 2300, 2100, 2000), Options())
        says = [
            [says.key for says in ranking.working(column, TPN(3)).says]
            for ranking, column in ((all_rated, 1), (all_rated, 2))
        ]
        assert says == [[], ["Pairing-Working.met-rated-only"]]
        assert [each.key for each in unrated.working(1, TPN(1)).says] == [
            "Pairing-Working.met-unrated"
        ]
