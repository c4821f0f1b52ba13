"""The tables and lists of the text: 9.4, 11.2 to 11.4, 14.2."""

from __future__ import annotations

import pytest

from pairing.model import Colour

from ..builders import field
from .hall import barred, pairs, players, shown

TABLE_11_2 = {
    "": "1-4 2-5 3-6",
    "1-4": "1-5 2-4 3-6",
    "1-4 1-5": "1-6 2-4 3-5",
    "1-4 1-5 1-6": "1-3 2-5 4-6",
    "1-4 1-5 1-6 1-3": "1-2 3-5 4-6",
}
"""Who must not meet, and the column of the table that follows."""

TABLE_11_3 = {
    "": "1-6 2-4 3-5",
    "2-4": "1-6 2-5 3-4",
    "2-4 2-5": "1-6 2-3 4-5",
    "2-4 2-5 2-3": "1-3 2-6 4-5",
    "2-4 2-5 2-3 2-6": "1-2 3-5 4-6",
}
"""The same for player 2, when 1 cannot meet 4 and 5."""


@pytest.mark.parametrize(("met", "column"), TABLE_11_2.items())
def test_the_sequence_for_player_1(met: str, column: str) -> None:
    assert pairs(field(*players(*["H"] * 6), prohibited=barred(met))) == column


@pytest.mark.parametrize(("met", "column"), TABLE_11_3.items())
def test_the_sequence_for_player_2(met: str, column: str) -> None:
    apart = barred(f"1-4 1-5 {met}")
    assert pairs(field(*players(*["H"] * 6), prohibited=apart)) == column


@pytest.mark.parametrize(("met", "column"), TABLE_11_2.items())
def test_upwards_everything_is_mirrored(met: str, column: str) -> None:
    """11.1 (b): begin with the lowest ranked player, exchange the higher ranked member."""
    turned = str.maketrans("123456", "654321")
    mirrored = sorted("-".join(sorted(one.split("-"))) for one in column.translate(turned).split())
    below = field(*players(*["Z"] * 6), prohibited=barred(met.translate(turned)))
    assert pairs(below) == " ".join(mirrored)


class TestNobodyLeftForPlayer2:
    """11.4: 1 and 2 have met each other and everybody but 6."""

    def test_in_an_odd_group_the_lowest_ranked_comes_back(self) -> None:
        met = barred("1-2 1-3 1-4 1-5 1-7 2-3 2-4 2-5 2-7")
        before = field(*players(*["F"] * 7, "H"), prohibited=met)
        assert pairs(before) == "1-6 2-8 3-5 4-7"

    def test_in_an_even_group_the_lowest_ranked_goes_with_him(self) -> None:
        met = barred("1-2 1-3 1-4 1-5 2-3 2-4 2-5")
        before = field(*players(*["F"] * 6, "H", "H"), prohibited=met)
        assert pairs(before) == "1-6 2-7 3-4 5-8"


class TestTheFirstRound:
    FORTY = field(*players(*[""] * 40))

    def test_number_1_has_white(self) -> None:
        assert shown(self.FORTY) == " ".join(
            f"{number}-{number + 20}" if number % 2 else f"{number + 20}-{number}"
            for number in range(1, 21)
        )

    def test_number_1_has_black(self) -> None:
        before = field(*players(*[""] * 40), initial_colour=Colour.BLACK)
        assert shown(before).startswith("21-1 2-22 23-3 4-24 ")
        assert shown(before).endswith(" 20-40")

    def test_the_numbers_of_those_who_have_not_arrived_are_not_counted(self) -> None:
        """17 (b): they get theirs on arrival."""
        before = field(*players(*[""] * 5), away=(1,))
        assert shown(before) == "2-4 5-3"
        assert shown(before, parity="tpn") == "4-2 3-5"
