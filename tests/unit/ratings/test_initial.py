"""First ratings and performances: worked examples of B.02 8.2 and of C.07 10."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.ratings.initial import NoFirstRating, first_rating
from tournaments.ratings.model import How, RatedGame
from tournaments.ratings.performance import performance

TODAY = date(2026, 5, 1)


def games(*of: tuple[int, int]) -> list[RatedGame]:
    return [RatedGame(number, number, *each) for number, each in enumerate(of, 1)]


def test_five_wins_against_1800() -> None:
    made = first_rating(games(*[(1800, 2)] * 5), TODAY)
    assert (made.percent, made.difference, made.rating) == (86, 309, 2109)


def test_two_hypothetical_draws_with_1800_belong_to_the_average() -> None:
    """(9900 + 3600) / 8 = 1687.5; (2½ + 1) / 8 = 0.4375, so 0.44 and -43: 1644.5, so 1645."""
    made = first_rating(
        games((1650, 2), (1650, 1), (1650, 1), (1650, 0), (1650, 1), (1650, 0)), TODAY
    )
    assert (made.score, made.percent, made.difference, made.rating) == (5, 44, -43, 1645)


def test_no_first_rating_is_above_2200() -> None:
    made = first_rating(games(*[(2400, 2)] * 6), TODAY)
    assert made.computed > 2200
    assert made.rating == 2200


def test_four_games_are_too_few_and_say_what_they_would_give() -> None:
    made = first_rating(games(*[(1800, 2)] * 4), TODAY)
    assert (made.why, made.rating, made.computed) == (NoFirstRating.TOO_FEW, 0, 2073)


def test_below_1400_a_player_stays_unrated() -> None:
    made = first_rating(games((1450, 0), (1420, 0), (1410, 0), (1400, 0), (1400, 1)), TODAY)
    assert (made.why, made.rating) == (NoFirstRating.TOO_LOW, 0)
    assert made.computed < 1400


def test_only_games_over_the_board_against_the_rated_count() -> None:
    played = games(*[(1800, 2)] * 5)
    more = [
        *played,
        RatedGame(6, 6, 0, 2),
        RatedGame(7, 7, 1900, 2, How.FORFEIT),
        RatedGame(8, 8, 1900, 0, How.SHORT),
    ]
    made = first_rating(more, TODAY)
    assert made.disregarded == (6, 7, 8)
    assert replace(made, disregarded=()) == first_rating(played, TODAY)


@pytest.mark.parametrize(
    ("day", "of", "why"),
    [
        (TODAY, [(1800, 0)] * 5, NoFirstRating.ZERO),
        (TODAY, [(0, 2)] * 5, NoFirstRating.NO_GAMES),
        (date(2024, 2, 29), [(1800, 1)] * 3, NoFirstRating.OLDER_RULES),
        (date(2024, 2, 29), [(1800, 2)] * 2, NoFirstRating.DISREGARDED),
        (date(2009, 7, 1), [(1800, 0)] * 4 + [(1800, 1)], NoFirstRating.DISREGARDED),
        (date(2009, 6, 30), [(1800, 1), (1800, 1)], NoFirstRating.OLDER_RULES),
        (date(2009, 6, 30), [(1800, 1), (1800, 0)], NoFirstRating.DISREGARDED),
    ],
)
def test_why_there_is_none(day: date, of: list[tuple[int, int]], why: NoFirstRating) -> None:
    made = first_rating(games(*of), day)
    assert (made.why, made.rating) == (why, 0)


def test_a_performance_is_the_average_and_what_the_score_adds() -> None:
    """Ra 2000, 6½ of 9 is 0.72 and +166; 0.73 a game, so as much, is expected from 171 above."""
    played = games(*[(2000, 2)] * 5, *[(2000, 1)] * 3, (2000, 0))
    made = performance(played)
    assert made is not None
    assert (made.average, made.percent, made.difference, made.rating) == (2000, 72, 166, 2166)
    assert made.perfect == 2171


def test_without_a_rated_opponent_there_is_no_performance() -> None:
    assert performance(games((0, 2))) is None


@given(of=st.lists(st.tuples(st.integers(1400, 2800), st.sampled_from([0, 1, 2])), min_size=1))
def test_performances_lie_between_those_of_nothing_and_all(of: list[tuple[int, int]]) -> None:
    made = performance(games(*of))
    assert made is not None
    assert made.average - 800 <= made.rating <= made.average + 800
    assert min(rating for rating, _ in of) - 800 <= made.perfect
    assert made.perfect <= max(rating for rating, _ in of) + 800


@given(of=st.lists(st.tuples(st.integers(1400, 2800), st.sampled_from([0, 1, 2])), min_size=5))
def test_a_first_rating_is_between_1400_and_2200_or_none(of: list[tuple[int, int]]) -> None:
    made = first_rating(games(*of), TODAY)
    assert (made.rating == 0) == (made.why is not None)
    assert made.rating == 0 or 1400 <= made.rating <= 2200
