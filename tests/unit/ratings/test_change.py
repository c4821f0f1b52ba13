"""Rating changes: worked examples of B.02 8.3, by its days."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.ratings.change import NotCounted, RatingChange, rating_change
from tournaments.ratings.editions import EDITIONS, RatingRules, rules_of
from tournaments.ratings.k_factor import KReason, k_factor
from tournaments.ratings.model import How, RatedGame, RatedPlayer, RatingKind
from tournaments.ratings.rounding import half_away
from tournaments.ratings.tables import expected

TODAY = date(2026, 5, 1)
RATINGS = st.integers(1400, 2900)
SCORES = st.sampled_from([0, 1, 2])


def game(rating: int, score: int, round_: int = 1, how: How = How.PLAYED) -> RatedGame:
    return RatedGame(round_, 100 + round_, rating, score, how)


def change(
    player: RatedPlayer, games: list[RatedGame], day: date = TODAY, kind: RatingKind = "standard"
) -> RatingChange:
    return rating_change(rules_of(kind, day), player, games, day.year)


def test_nine_games_are_summed_and_multiplied_by_k() -> None:
    """D -121, 57, 3, 4, 250, -10, 0, 198, -392: PD by 8.1.2, one by one."""
    opponents = (2121, 1943, 1997, 1996, 1750, 2010, 2000, 1802, 2392)
    scores = (2, 1, 0, 2, 2, 1, 1, 2, 0)
    made = change(
        RatedPlayer(rating=2000),
        [game(*each, number) for number, each in enumerate(zip(opponents, scores, strict=True), 1)],
    )
    assert [line.expected for line in made.lines] == [34, 58, 50, 51, 81, 49, 50, 76, 8]
    assert [line.gain for line in made.lines] == [66, -8, -50, 49, 19, 1, 0, 24, -8]
    assert (made.score, made.expected, made.gain) == (11, 457, 93)
    assert made.exact == Fraction(186, 10)
    assert made.rounded == 19


@pytest.mark.parametrize(
    ("day", "opponents", "counted"),
    [
        (date(2026, 1, 1), (1500, 1590), [400, 400]),
        (date(2024, 3, 1), (1500, 1590), [400, 400]),
        (date(2024, 2, 29), (1500, 1590), [400, 410]),
        (date(2024, 2, 29), (1590, 1500), [410, 400]),
        (date(2024, 2, 29), (1500, 1500), [400, 500]),
        (date(2009, 7, 1), (1640, 1651), [360, 349]),
        (date(2009, 6, 30), (1640, 1651), [350, 349]),
    ],
)
def test_a_wide_difference_counts_by_the_rules_of_its_day(
    day: date, opponents: tuple[int, int], counted: list[int]
) -> None:
    """Since March 2024 as often as it comes, before in one game: the first with the widest."""
    games = [game(rating, 2, number) for number, rating in enumerate(opponents, 1)]
    made = change(RatedPlayer(rating=2000), games, day)
    assert [line.counted for line in made.lines] == counted


@pytest.mark.parametrize(
    ("day", "rating", "counted"),
    [
        (date(2025, 10, 1), 2650, 600),
        (date(2025, 10, 1), 2649, 400),
        (date(2025, 9, 30), 2650, 400),
    ],
)
def test_from_2650_on_the_real_difference_counts_since_october_2025(
    day: date, rating: int, counted: int
) -> None:
    (line,) = change(RatedPlayer(rating=rating), [game(rating - 600, 2)], day).lines
    assert (line.difference, line.counted) == (600, counted)


def test_the_opponent_of_2650_takes_400_all_the_same() -> None:
    (line,) = change(RatedPlayer(rating=2100), [game(2700, 0)]).lines
    assert (line.counted, line.expected, line.gain) == (-400, 8, -8)


def test_games_that_were_not_played_or_against_the_unrated_change_nothing() -> None:
    games = [
        game(2100, 2, 1, How.FORFEIT),
        game(2100, 2, 2, How.SHORT),
        game(0, 2, 3),
        game(2000, 2, 4),
    ]
    made = change(RatedPlayer(rating=2000), games)
    assert [line.not_counted for line in made.lines] == [
        NotCounted.FORFEIT,
        NotCounted.SHORT,
        NotCounted.UNRATED_OPPONENT,
        None,
    ]
    assert (made.games, made.score, made.gain) == (1, 2, 50)


def test_whoever_has_no_rating_is_refused() -> None:
    with pytest.raises(ValueError, match="rating"):
        change(RatedPlayer(), [game(2000, 2)])


@pytest.mark.parametrize(
    ("day", "player", "value", "reason"),
    [
        (TODAY, RatedPlayer(1900, games=29), 40, KReason.NEW),
        (TODAY, RatedPlayer(1900, games=30), 20, KReason.USUAL),
        (TODAY, RatedPlayer(1900), 20, KReason.USUAL),
        (TODAY, RatedPlayer(2399), 20, KReason.USUAL),
        (TODAY, RatedPlayer(2400), 10, KReason.HIGH),
        (TODAY, RatedPlayer(2310, reached_2400=True), 10, KReason.HIGH),
        (TODAY, RatedPlayer(2299, born=2008), 40, KReason.YOUNG),
        (TODAY, RatedPlayer(2300, born=2008), 20, KReason.USUAL),
        (TODAY, RatedPlayer(2299, born=2007), 20, KReason.USUAL),
        (TODAY, RatedPlayer(2250, born=2012, reached_2400=True), 10, KReason.HIGH),
        (date(2014, 6, 30), RatedPlayer(1900, born=2005), 15, KReason.USUAL),
        (date(2014, 6, 30), RatedPlayer(1900, games=0), 30, KReason.NEW),
        (date(2014, 6, 30), RatedPlayer(2450), 10, KReason.HIGH),
        (date(2014, 7, 1), RatedPlayer(1900, born=2005), 40, KReason.YOUNG),
    ],
)
def test_k_by_rating_age_and_games(
    day: date, player: RatedPlayer, value: int, reason: KReason
) -> None:
    made = k_factor(rules_of("standard", day), player, day.year, 9)
    assert (made.value, made.reason, made.lowered) == (value, reason, False)


@pytest.mark.parametrize(("games", "value"), [(17, 40), (18, 38), (20, 35)])
def test_k_times_games_is_700_at_most(games: int, value: int) -> None:
    made = k_factor(rules_of("standard", TODAY), RatedPlayer(1900, born=2010), 2026, games)
    assert (made.value, made.lowered) == (value, value < 40)


@pytest.mark.parametrize("kind", ["rapid", "blitz"])
def test_k_was_20_for_everybody_in_rapid_and_blitz_until_october_2022(kind: RatingKind) -> None:
    for player in (RatedPlayer(2600), RatedPlayer(1500, born=2014), RatedPlayer(1500, games=3)):
        before = k_factor(rules_of(kind, date(2022, 9, 30)), player, 2022, 17)
        since = k_factor(rules_of(kind, date(2022, 10, 1)), player, 2022, 17)
        assert before.value == 20
        assert since == k_factor(rules_of("standard", TODAY), player, 2022, 17)


def test_a_rapid_game_of_very_unequal_players_is_not_rated() -> None:
    """7.3.1 of the chapter of rapid and blitz, since 1 December 2024."""
    (line,) = change(RatedPlayer(2601), [game(2001, 2)], kind="rapid").lines
    assert line.not_counted is NotCounted.TOO_FAR
    assert change(RatedPlayer(2600), [game(2000, 2)], kind="rapid").games == 1
    assert change(RatedPlayer(2601), [game(2001, 2)]).games == 1


@pytest.mark.parametrize(
    ("number", "rounded"), [("2.5", 3), ("-2.5", -3), ("2.49", 2), ("-2.49", -2), ("0.5", 1)]
)
def test_a_half_is_rounded_away_from_zero(number: str, rounded: int) -> None:
    assert half_away(Fraction(number)) == rounded


@given(ahead=st.integers(-3000, 3000))
def test_what_one_is_expected_to_score_the_other_is_not(ahead: int) -> None:
    assert expected(ahead) + expected(-ahead) == 100


def test_a_greater_difference_never_promises_less() -> None:
    assert all(one <= other for one, other in pairwise(map(expected, range(-1000, 1001))))


@given(
    own=RATINGS,
    games=st.lists(st.tuples(RATINGS, SCORES), min_size=1, max_size=13),
    edition=st.sampled_from(EDITIONS),
)
def test_a_better_result_never_costs_rating(
    own: int, games: list[tuple[int, int]], edition: RatingRules
) -> None:
    day = max(edition.since, date(2001, 1, 1))
    played = [game(*each, number) for number, each in enumerate(games, 1)]
    made = change(RatedPlayer(own), played, day)
    for place, each in enumerate(played):
        if each.score < 2:
            better = [*played]
            better[place] = game(each.opponent_rating, each.score + 1, each.round)
            assert change(RatedPlayer(own), better, day).rounded >= made.rounded
    assert made.gain == sum(line.gain for line in made.lines)
    assert made.gain == made.score * 50 - made.expected


@given(
    one=RATINGS,
    other=RATINGS.filter(lambda rating: rating < 2650),
    score=SCORES,
)
def test_both_sides_of_a_game_change_by_the_same(one: int, other: int, score: int) -> None:
    """But for K, and below 2650."""
    if one >= 2650:
        one -= 300
    first = change(RatedPlayer(one), [game(other, score)])
    second = change(RatedPlayer(other), [game(one, 2 - score)])
    assert first.gain == -second.gain
