"""The nine rounds of fifteen players worked through by the Technical Commission (2026 rules).

And what the rules of 2017 make of the same rounds.
"""

from __future__ import annotations

import pytest

from pairing.model import TPN
from pairing.trf import field_before, next_round

from .builders import DUTCH_2017, boards, paired, position

ROUNDS = {
    1: "1-8, 9-2, 3-10, 11-4, 5-12, 13-6, 7-14, 15-0",
    2: "14-1, 15-3, 4-13, 2-5, 12-9, 10-7, 8-11",
    3: "1-4, 3-2, 13-8, 9-14, 12-15, 6-5, 11-10",
    4: "4-3, 2-1, 8-9, 7-12, 5-13, 14-6, 15-11, 10-0",
    5: "1-3, 9-7, 4-5, 12-2, 6-8, 13-11, 10-15, 14-0",
    6: "7-1, 3-4, 8-12, 11-9, 2-10, 5-14, 15-6, 13-0",
    7: "3-8, 1-9, 4-2, 6-7, 13-14, 12-11, 5-10",
    8: "7-3, 1-13, 9-4, 2-8, 10-12, 11-6, 14-15, 5-0",
    9: "10-1, 9-3, 4-7, 13-2, 8-15, 5-11, 12-14, 6-0",
}

ROUNDS_2017 = ROUNDS | {
    5: "1-3, 9-7, 4-5, 12-2, 6-8, 11-14, 10-15, 13-0",
    8: "7-3, 1-13, 9-4, 2-8, 14-12, 10-6, 5-15, 11-0",
    9: "10-1, 9-3, 4-7, 13-2, 8-14, 6-12, 15-5, 11-0",
}


@pytest.mark.parametrize("round_number", ROUNDS)
def test_every_round_of_the_worked_example_is_paired_as_published(round_number: int) -> None:
    pairing = paired(field_before(position("worked-example"), round_number))
    expected, pab = boards(ROUNDS[round_number])
    assert set(pairing.boards) == set(expected)
    assert pairing.pab == pab


def test_the_last_round_is_listed_by_boards() -> None:
    report = position("worked-example")
    assert next_round(report) == 9
    pairing = paired(field_before(report, 9))
    assert (pairing.boards, pairing.pab) == boards(ROUNDS[9])


def test_the_floats_of_the_last_round_are_named() -> None:
    pairing = paired(field_before(position("worked-example"), 9))
    assert pairing.downfloaters == {TPN(n) for n in (1, 3, 4, 2, 8, 11, 12, 6)}
    assert pairing.upfloaters == {TPN(n) for n in (10, 9, 7, 13, 15, 5, 14)}


@pytest.mark.parametrize("round_number", ROUNDS_2017)
def test_the_rules_of_2017_pair_three_rounds_otherwise(round_number: int) -> None:
    pairing = paired(field_before(position("worked-example"), round_number), DUTCH_2017)
    expected, pab = boards(ROUNDS_2017[round_number])
    assert set(pairing.boards) == set(expected)
    assert pairing.pab == pab
