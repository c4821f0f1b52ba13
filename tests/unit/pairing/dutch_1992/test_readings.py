"""Each option matters: a field for each value on which it and the default give different rounds.

Engine, literal version, judge and story honour all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from pairing.model import TPN, Field, ProhibitedGroup, RoundPairing
from pairing.validator import validate
from tests.unit.pairing.builders import pair
from tests.unit.pairing.random_rounds import random_round

from .. import builders
from .hall import VALUES, options, players, refused, shown, story
from .literal import NOBODY, Literal
from .second_reading import SecondReading

DUTCH_1992 = "dutch-1992"
IDS = ["=".join(value) for value in VALUES]


def before(*games: str, barred: str = "", rounds: int = 9) -> Field:
    """`barred` are pairs that may not meet ("1-2 3-4")."""
    groups = (
        ProhibitedGroup(frozenset(TPN(int(n)) for n in pair.split("-"))) for pair in barred.split()
    )
    return builders.field(*players(*games), rounds=rounds, prohibited=tuple(groups))


def only(size: int, allowed: str) -> str:
    """All pairs of the first `size` players but these."""
    pairs = {tuple(map(int, each.split("-"))) for each in allowed.split()}
    return " ".join(
        f"{a}-{b}" for a, b in combinations(range(1, size + 1), 2) if (a, b) not in pairs
    )


def drawn(seed: int) -> Field:
    """As the literal comparison makes them."""
    return random_round(seed, 5, 7 if seed % 3 == 0 else 16, DUTCH_1992)


def white_again() -> Field:
    """1 had White four times and Black twice: the difference says Black, A7a as written White."""
    return before("90w= 91w= 92w= 93w= 94b= 95b=", "Z Z Z Z Z 96w=")


def above_half() -> Field:
    """Last round: 1 had White twice, his difference is 0; that of 2 is +1."""
    return before("90b1 91b1 92w1 93w0", "Z 94w1 95b1 96w1", rounds=5)


def remainder_that_fails() -> Field:
    """3 moves down and may only meet 4; then 5 and 6 are left, who may not meet."""
    games = ("7w1", "8w1", "9w1", "H", "H", "H", "1b0", "2b0", "3b0")
    return before(*games, barred="3-5 3-6 5-6", rounds=5)


def one_opponent_more() -> Field:
    """1 moves down to 2, but then 3, 4 and 5 have nobody; so he meets 3.

    5 had the bye before. 8 stands below.
    """
    games = ("F F", "Z F", "Z F", "Z F", "Z U", "Z F", "Z F", "Z Z")
    return before(*games, barred=only(7, "1-2 1-3 2-3 2-4 2-5 6-7"))


def three_below() -> Field:
    """1 and 2 have moved down to 3, 4 and 5; 6, 7 and 8 below may not meet."""
    games = ("F F", "F F", "F Z", "F Z", "F Z", "Z Z", "Z Z", "Z Z")
    return before(*games, barred="1-2 6-7 6-8 7-8")


def two_exchanges() -> Field:
    """Only 4 and 5 for 6 and 9, or 4 and 5 for 7 and 8, make a round."""
    allowed = "1-4 2-5 3-6 3-7 6-8 7-9 8-10 9-10"
    return before(*[""] * 10, barred=only(10, allowed))


def two_for_one() -> Field:
    """1 and 2 have moved down to 3, 4 and 5; 5 has no opponent and leaves. Both may only meet 3.

    2 had the bye before: he is not to move down again, if S1 is not just 1.
    """
    games = ("F F", "F U", "F Z", "F Z", "F Z", "Z Z", "Z Z", "Z Z")
    return before(*games, barred="1-2 1-4 1-5 2-4 2-5 3-5 4-5")


def one_above_half() -> Field:
    """1 has three of four points, 2 has one; both had White twice."""
    return before("90b1 91b1 92w1 93w0", "Z 94b0 95w1 96w0", rounds=5)


def met_by_all_below() -> Field:
    """1 leads alone and may not meet 2 and 3, who come next; 2 and 3 may meet."""
    return before("F F", "F Z", "F Z", "Z Z", "Z Z", "Z Z", barred="1-2 1-3")


def three_above_half() -> Field:
    """Last round: 1, 2 and 3 have all points, 4 has half of them; 3 had the bye last time."""
    return before("F F", "F F", "F U", "F Z", "Z Z", rounds=3)


FIELDS: dict[tuple[str, str], Callable[[], Field]] = {
    ("half-of", "all"): two_for_one,
    ("float-mark", "played"): lambda: drawn(17),
    ("same-colour", "rounds"): lambda: drawn(187),
    ("colour-conflict", "as-written"): white_again,
    ("void-obligation", "difference"): above_half,
    ("bye-bar", "bye-or-forfeit"): lambda: drawn(39),
    ("moved-down-floats", "free"): lambda: drawn(71),
    ("b6", "any-direction"): lambda: drawn(18),
    ("last-round", "one-above-half"): one_above_half,
    ("last-round", "never"): lambda: drawn(10),
    ("last-round-floats", "protected"): three_above_half,
    ("dropping", "together"): lambda: drawn(71),
    ("c1", "c14"): met_by_all_below,
    ("c10", "lowest-player"): lambda: drawn(23),
    ("c10-floats", "dropped"): one_opponent_more,
    ("c11", "both"): lambda: drawn(292),
    ("after-c11", "dropped"): lambda: drawn(71),
    ("c12", "remainder-too"): remainder_that_fails,
    ("c13", "remainder"): three_below,
    ("c14-x", "raised"): lambda: drawn(10),
    ("c14-zero", "whole-bracket"): lambda: drawn(4),
    ("d2-ties", "lowest-last"): two_exchanges,
    ("stronger", "by-difference"): lambda: before(
        "Z 90b1 91w1 92w1", "93w0 94b1 95w1 96w1", rounds=5
    ),
    ("no-games", "by-round"): lambda: drawn(41),
}


def engine(field: Field, **readings: str) -> object:
    outcome = pair(field, DUTCH_1992, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


def test_every_value_has_its_field() -> None:
    assert sorted(FIELDS) == sorted(VALUES)


@pytest.mark.parametrize(("name", "value"), VALUES, ids=IDS)
def test_the_value_and_the_default_give_different_rounds(name: str, value: str) -> None:
    field = FIELDS[name, value]()
    assert engine(field) != engine(field, **{name: value})


@pytest.mark.parametrize(("name", "value"), VALUES, ids=IDS)
def test_literal_judge_and_story_honour_it(name: str, value: str) -> None:
    field = FIELDS[name, value]()
    for readings in ({}, {name: value}):
        assert engine(field, **readings) == Literal(field, **readings).pair()
        outcome = pair(field, DUTCH_1992, **readings)
        chosen = options(**readings)
        assert not validate(field, outcome, DUTCH_1992, chosen).errors
        if isinstance(outcome, RoundPairing):
            boards = [each.board for each in story(field, **readings).boards]
            assert tuple(boards) == outcome.boards


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("colour-conflict", "as-written"),
        ("void-obligation", "difference"),
        ("same-colour", "rounds"),
        ("bye-bar", "bye-or-forfeit"),
        ("last-round", "one-above-half"),
        ("no-games", "by-round"),
    ],
)
def test_the_judge_objects_to_the_other_round(name: str, value: str) -> None:
    """A control: a round by the default is not sound by this value, nor the other way round."""
    field = FIELDS[name, value]()
    default, other = pair(field, DUTCH_1992), pair(field, DUTCH_1992, **{name: value})
    chosen = options(**{name: value})
    seen = [
        bool(validate(field, default, DUTCH_1992, chosen).errors),
        bool(validate(field, other, DUTCH_1992, options()).errors),
    ]
    assert any(seen)


# -- what the values mean, read off the board ----------------------------------------------------


def test_a_round_without_a_game_parts_the_same_colour_twice() -> None:
    """A7a, B2b: by games both have to get Black; by rounds 1 only prefers it."""
    field = before("90b= 91w= 92w= Z", "Z 93b= 94w= 95w=")
    assert refused(field).article == "B1, B2"
    assert shown(field, same_colour="rounds") == "1-2"


def test_white_is_due_after_two_blacks_as_written() -> None:
    assert shown(white_again()) == "2-1"
    assert shown(white_again(), colour_conflict="as-written") == "1-2"


def test_a_void_obligation_counts_by_the_difference() -> None:
    assert shown(above_half()) == "2-1"
    assert shown(above_half(), void_obligation="difference") == "1-2"


def test_it_is_not_void_against_a_player_below_half() -> None:
    field = before("90b1 91b1 92w1 93w0", "Z 94w0 95b1 96w0", rounds=5)
    assert shown(field) == shown(field, void_obligation="difference") == "2-1"


def test_one_player_above_half_is_enough_by_a_reading() -> None:
    field = one_above_half()
    assert refused(field).article == "B1, B2"
    assert shown(field, last_round="one-above-half") == "2-1"


def test_a_full_point_bye_bars_from_the_bye_or_not() -> None:
    field = before("90w1", "91b1", "F")
    assert not shown(field).endswith("3-0")
    assert shown(field, bye_bar="bye-or-forfeit") == "2-1 3-0"


def test_the_higher_player_alternates_from_round_to_round() -> None:
    """E4: 2 and 4 have half a point and no game; 2 is even, and round 3 is odd."""
    field = before("Z Z", "H Z", "Z Z", "H Z")
    assert shown(field) == "4-2 1-3"
    assert shown(field, no_games="by-round") == "2-4 1-3"
    assert shown(before("Z", "H", "Z", "H"), no_games="by-round") == "4-2 3-1"


def test_the_half_is_counted_after_or_before_c1() -> None:
    assert {"3-2", "2-3"} & {*shown(two_for_one()).split()}
    assert {"1-3", "3-1"} & {*shown(two_for_one(), half_of="all").split()}


def test_c1_lowers_p_or_the_player_moves_on_alone() -> None:
    """1 has no opponent among 2 and 3, and nobody else could have moved down to them."""

    def met(**readings: str) -> set[frozenset[str]]:
        boards = shown(met_by_all_below(), **readings).split()
        return {frozenset(board.split("-")) for board in boards}

    assert met() == {frozenset(pair) for pair in ("23", "14", "56")}
    assert met(c1="c14") == {frozenset(pair) for pair in ("14", "25", "36")}


def test_above_half_in_the_last_round_a_float_may_be_repeated_or_not() -> None:
    """Note to B: 3 has more than half, but 4 whom he would meet has not."""
    assert {"3-4", "4-3"} & {*shown(three_above_half()).split()}
    protected = {*shown(three_above_half(), last_round_floats="protected").split()}
    assert {"2-4", "4-2"} & protected


def test_c10_leaves_the_floats_dropped_or_not() -> None:
    """5 had the bye in the round before."""
    with_8 = {"8-5", "5-8"}
    assert not with_8 & {*shown(one_opponent_more()).split()}
    assert with_8 & {*shown(one_opponent_more(), c10_floats="dropped").split()}


def test_c13_makes_s1_smaller_or_merges_at_once() -> None:
    def met(**readings: str) -> set[frozenset[str]]:
        return {frozenset(board.split("-")) for board in shown(three_below(), **readings).split()}

    assert met() == {frozenset(pair) for pair in ("13", "26", "47", "58")}
    assert met(c13="remainder") == {frozenset(pair) for pair in ("15", "26", "37", "48")}


def test_c13_looks_at_p_of_the_remainder_again_when_s1_is_smaller() -> None:
    """Only 2 can meet 6; without 2 in S1 three are left, of whom two can still be paired."""
    field = before(*["F F"] * 2, *["F Z"] * 3, *["Z Z"] * 3, barred=f"1-2 {only_2_meets_6()}")
    expected = {frozenset(pair) for pair in ("13", "45", "26", "78")}
    assert {frozenset(board.split("-")) for board in shown(field).split()} == expected
    assert engine(field) == Literal(field).pair()
    second = SecondReading(field).pair()
    assert second is not None
    assert {frozenset(map(str, pair)) for pair in second[0]} == expected


def test_c13_tries_a_remainder_that_never_had_a_pair_by_both_readings_of_p_zero() -> None:
    """Bracket 2 has two players and one moved down to it: another pair of it helps the lowest."""
    field = drawn(1310)
    for value in ("remainder", "whole-bracket"):
        expected = Literal(field, **{"c14-zero": value}).pair()
        assert engine(field, **{"c14-zero": value}) == expected


def only_2_meets_6() -> str:
    return " ".join(f"{other}-6" for other in (1, 3, 4, 5)) + " 6-7 6-8"


def test_ties_of_d2_are_decided_either_way() -> None:
    def met(**readings: str) -> set[frozenset[str]]:
        return {frozenset(board.split("-")) for board in shown(two_exchanges(), **readings).split()}

    assert {frozenset(("6", "8")), frozenset(("9", "10"))} <= met()
    assert {frozenset(("7", "9")), frozenset(("8", "10"))} <= met(d2_ties="lowest-last")
