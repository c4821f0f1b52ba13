"""C6 and C7: the candidates of D1, each forced by pairs that may not meet."""

from __future__ import annotations

import pytest

from pairing.model import TPN, Field, ProhibitedGroup

from .. import builders
from .hall import paired, players


def first_round(size: int, *barred: str) -> Field:
    groups = (ProhibitedGroup(frozenset(TPN(int(n)) for n in pair.split("-"))) for pair in barred)
    return builders.field(*players(*[""] * size), prohibited=tuple(groups))


def s2(field: Field) -> str:
    """The opponents of S1 in its order."""
    partner = {}
    for board in paired(field).boards:
        partner[min(board)] = max(board)
    return "-".join(str(partner[one]) for one in sorted(partner))


@pytest.mark.parametrize(
    ("barred", "order"),
    [
        ("", "5-6-7-8"),
        ("3-7", "5-6-8-7"),
        ("2-6", "5-7-6-8"),
        ("2-6 3-6", "5-7-8-6"),
        ("2-6 2-7", "5-8-6-7"),
        ("2-6 2-7 3-6", "5-8-7-6"),
        ("1-5", "6-5-7-8"),
        ("1-5 3-7", "6-5-8-7"),
    ],
)
def test_the_transpositions_of_d1(barred: str, order: str) -> None:
    assert s2(first_round(8, *barred.split())) == order


def test_an_odd_number_leaves_the_lowest_over() -> None:
    """F4."""
    assert paired(first_round(7)).pab == 7
    assert s2(first_round(7)) == "4-5-6"


def test_transpositions_come_before_exchanges() -> None:
    assert s2(first_round(4, "1-3", "2-4")) == "4-3"


def test_exchange_a_when_no_transposition_helps() -> None:
    """3 may meet nobody of 5 to 8; 4 and 5 change places (D2), so 3 meets 4."""
    field = first_round(8, "3-5", "3-6", "3-7", "3-8")
    assert {tuple(sorted(board)) for board in paired(field).boards} == {
        (1, 6),
        (2, 7),
        (3, 4),
        (5, 8),
    }
