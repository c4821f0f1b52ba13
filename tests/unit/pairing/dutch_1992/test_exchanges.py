"""The tables of D2, read as crosstables."""

from __future__ import annotations

import pytest

from pairing.dutch_1992.exchange import Exchange1992, Ties, exchanges, letter

HIGHEST = Ties.HIGHEST_FIRST
ONE_PLAYER = """
      4  3  2
   5  a  c  f
   6  b  e  h
   7  d  g  i
"""
TWO_PLAYERS = """
        3+4  2+4  2+3
   5+6   j    l    o
   5+7   k    n    q
   6+7   m    p    r
"""


def cells(table: str) -> dict[str, Exchange1992]:
    """Each letter with who leaves S1 and who comes for him."""
    head, *rows = table.split("\n")[1:-1]
    found = {}
    for row in rows:
        into, *letters = row.split()
        for out, name in zip(head.split(), letters, strict=True):
            found[name] = Exchange1992(
                tuple(map(int, out.split("+"))), tuple(map(int, into.split("+")))
            )
    return found


S1, S2 = (1, 2, 3, 4), (5, 6, 7, 8)


def test_eight_players_exchange_as_in_the_tables() -> None:
    table = cells(ONE_PLAYER) | cells(TWO_PLAYERS)
    order = list(exchanges(S1, S2, HIGHEST))
    assert order[:18] == [table[name] for name in sorted(table)]
    assert all(len(exchange.out) == 3 for exchange in order[18:])


@pytest.mark.parametrize("name", "acrj")
def test_an_exchange_has_the_letter_of_its_table(name: str) -> None:
    table = cells(ONE_PLAYER) | cells(TWO_PLAYERS)
    assert letter(S1, S2, table.get(name, Exchange1992((2, 3), (6, 7))), HIGHEST) == name


def test_seven_players_lower_every_number_by_one() -> None:
    """The note to D2; without the last column of the second table, which would be 1+2."""
    one, two = cells(ONE_PLAYER), cells(TWO_PLAYERS)
    table = [one[name] for name in sorted(one)] + [two[name] for name in sorted(two)]
    lowered = [
        Exchange1992(tuple(n - 1 for n in each.out), tuple(n - 1 for n in each.into))
        for each in table
    ]
    seven = [each for each in exchanges((1, 2, 3), (4, 5, 6, 7), HIGHEST) if len(each.out) < 3]
    assert seven == lowered


def test_equal_differences_take_the_lowest_of_s1_then_the_highest_of_s2() -> None:
    twelve = list(exchanges(range(1, 7), range(7, 13), HIGHEST))
    two_with_difference_8 = [
        each for each in twelve if len(each.out) == 2 and sum(each.into) - sum(each.out) == 8
    ]
    assert two_with_difference_8[:3] == [
        Exchange1992((5, 6), (8, 11)),
        Exchange1992((5, 6), (9, 10)),
        Exchange1992((4, 6), (7, 11)),
    ]


def test_the_other_order_of_equal_differences_keeps_the_lowest_of_s2() -> None:
    twelve = list(exchanges(range(1, 7), range(7, 13), Ties.LOWEST_LAST))
    two_with_difference_8 = [
        each for each in twelve if len(each.out) == 2 and sum(each.into) - sum(each.out) == 8
    ]
    assert two_with_difference_8[:3] == [
        Exchange1992((5, 6), (9, 10)),
        Exchange1992((5, 6), (8, 11)),
        Exchange1992((4, 6), (8, 10)),
    ]


def test_what_the_tables_do_not_name_has_no_letter() -> None:
    many = list(exchanges(range(1, 11), range(11, 21), HIGHEST))
    assert letter(range(1, 11), range(11, 21), many[25], HIGHEST) == "z"
    assert letter(range(1, 11), range(11, 21), many[26], HIGHEST) == ""
