"""The validator agrees with sound rounds and finds what is wrong with others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.model import TPN, Field, NoLegalPairing, RoundPairing
from pairing.validator import validate

from .. import random_rounds
from ..builders import boards, field
from . import worked
from .hall import barred, options, outcome, pair, players

SYSTEM = "dutch-2012"


def stated(text: str) -> RoundPairing:
    """ "5-1 2-7 14-0" as the pairing of a round."""
    made, bye = boards(text.replace(" ", ","))
    return RoundPairing(made, bye)


def errors(before: Field, pairing: RoundPairing | NoLegalPairing, **named: str) -> list[str]:
    """The articles of all errors, the order of the boards left aside."""
    found = validate(before, pairing, SYSTEM, options(**named)).errors
    return sorted({finding.article for finding in found} - {"C.04.2 3.6"})


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_worked_example_is_sound(number: int) -> None:
    before = worked.before(number)
    assert validate(before, pair(before), SYSTEM).findings == ()


@pytest.mark.parametrize("seed", range(120))
def test_rounds_of_the_engine_are_sound(seed: int) -> None:
    before = random_rounds.random_round(seed, 5, 16, SYSTEM)
    assert validate(before, outcome(before), SYSTEM).errors == ()


@pytest.mark.parametrize(
    ("round_number", "text", "articles"),
    [
        (2, "1-5 2-7 6-3 4-9 8-11 10-13 14-0", ["E.4"]),
        (2, "5-1 7-2 6-3 4-9 8-11 10-13 14-0", ["E.1"]),
        (2, "5-1 2-7 6-3 4-9 8-11 10-13", ["C.04.3 1.9.1"]),
        (2, "5-1 2-7 6-3 4-9 8-11 10-13 14-12", ["C.04.2 3.2"]),
        (2, "3-1 7-5 2-6 4-9 8-11 10-13 14-0", ["C.10.e"]),
        (2, "5-1 2-7 3-4 6-11 9-8 10-13 14-0", ["C.14"]),
        (3, "2-5 3-4 11-6 14-1 7-10 12-8 13-9", ["E.4"]),
        (3, "2-5 3-6 11-4 14-1 7-10 12-8 9-13", ["B.1.a"]),
        (4, "2-5 4-6 1-3 11-7 10-14 8-9 13-12", ["B.1.a"]),
        (5, "2-1 5-11 4-6 3-7 9-10 14-8 12-13", ["B.1.a"]),
    ],
)
def test_a_wrong_round_is_found(round_number: int, text: str, articles: list[str]) -> None:
    assert set(articles) <= set(errors(worked.before(round_number), stated(text)))


def test_two_absolute_preferences_for_one_colour() -> None:
    before = field(*players("8w1 7w1", "7w1 8w1", "8b0 7b0", "7b0 8b0"))
    assert errors(before, stated("2-1 3-4")) == ["B.2"]
    assert errors(replace(before, rounds_total=3), stated("2-1 4-3")) == ["B.2"]


@pytest.mark.parametrize(("history", "bars"), [("U", True), ("H", True), ("Z", False)])
def test_the_bye_after_points_without_play(history: str, bars: bool) -> None:
    before = field(*players("9w1", "8b1", history))
    assert errors(before, stated("2-1 3-0")) == (["B.1.b"] if bars else [])


def test_prohibited_pairs() -> None:
    before = field(*players("", ""), prohibited=barred("1-2"))
    assert errors(before, stated("1-2")) == ["tournament rules"]


def test_a_pairing_that_is_said_not_to_exist() -> None:
    answer = NoLegalPairing("no-complete-pairing", "B.1.a", "There is none.")
    assert errors(worked.before(2), answer) == ["C.13"]
    assert errors(field(*players("2w1", "1b0")), answer) == []


def test_the_order_of_the_boards() -> None:
    before = worked.before(3)
    made = pair(before)
    turned = replace(made, boards=tuple(reversed(made.boards)))
    assert [found.article for found in validate(before, turned, SYSTEM).errors] == ["C.04.2 3.6"]


def test_a_float_that_is_stated_wrongly() -> None:
    before = worked.before(4)
    wrong = replace(pair(before), downfloaters=frozenset({TPN(1)}))
    assert errors(before, wrong) == ["C.04.3 1.4"]


def test_readings_of_colours() -> None:
    before = field(*players("H", "H"))
    assert errors(before, stated("1-2")) == []
    assert errors(before, stated("1-2"), late_colours="by-round") == ["E.5"]
    later = field(*players("Z", "H"))
    assert errors(later, stated("2-1"), late_colours="by-round") == []
    assert errors(later, stated("1-2"), late_colours="by-round") == ["E.5"]
    wide = field(*players("8b1 7w1 6w1", "8w1 7w1 F"), rounds=4)
    assert errors(wide, stated("1-2")) == ["E.4"]
    assert errors(wide, stated("1-2"), stronger="difference") == []
