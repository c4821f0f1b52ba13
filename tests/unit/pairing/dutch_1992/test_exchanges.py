"""The tables of D2, read as crosstables."""

from __future__ import annotations

import pytest

from pairing.dutch_1992.exchange import Exchange, exchanges, letter

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


def cells(table: str) -> dict[str, Exchange]:
    """Each letter with who leaves S1 and who comes for him."""
    head, *rows = table.split("\n")[1:-1]
    found = {}
    for row in rows:
        into, *letters = row.split()
        for out, name in zip(head.split(), letters, strict=True):
            found[name] = Exchange(
                tuple(map(int, out.split("+"))), tuple(map(int, into.split("+")))
            )
    return found


S1, S2 = (1, 2, 3, 4), (5, 6, 7, 8)


def test_eight_players_exchange_as_in_the_tables() -> None:
    table = cells(ONE_PLAYER) | cells(TWO_PLAYERS)
    order = list(exchanges(S1, S2))
    assert order[:18] == [table[name] for name in sorted(table)]
    assert all(len(exchange.out) == 3 for exchange in order[18:])


@pytest.mark.parametrize("name", "acrj")
def test_an_exchange_has_the_letter_of_its_table(name: str) -> None:
    table = cells(ONE_PLAYER) | cells(TWO_PLAYERS)
    assert letter(S1, S2, table.get(name, Exchange((2, 3), (6, 7)))) == name


def test_seven_players_lower_every_number_by_one() -> None:
    """The note to D2; the last player of S2, whom the tables leave out, takes part (reading 15)."""
    lowered = [
        Exchange(tuple(n - 1 for n in each.out), tuple(n - 1 for n in each.into))
        for each in cells(ONE_PLAYER).values()
    ]
    order = [each for each in exchanges((1, 2, 3), (4, 5, 6, 7)) if len(each.out) == 1]
    without_the_last = [each for each in order if each.into != (7,)]
    assert sorted(without_the_last) == sorted(lowered)
    assert order[:4] == [
        Exchange((3,), (4,)),
        Exchange((3,), (5,)),
        Exchange((2,), (4,)),
        Exchange((3,), (6,)),
    ]
    assert Exchange((3,), (7,)) in order


def test_equal_differences_take_the_lowest_of_s1_then_the_highest_of_s2() -> None:
    twelve = list(exchanges(range(1, 7), range(7, 13)))
    two_with_difference_8 = [
        each for each in twelve if len(each.out) == 2 and sum(each.into) - sum(each.out) == 8
    ]
    assert two_with_difference_8[:3] == [
        Exchange((5, 6), (8, 11)),
        Exchange((5, 6), (9, 10)),
        Exchange((4, 6), (7, 11)),
    ]


def test_what_the_tables_do_not_name_has_no_letter() -> None:
    many = list(exchanges(range(1, 11), range(11, 21)))
    assert letter(range(1, 11), range(11, 21), many[25]) == "z"
    assert letter(range(1, 11), range(11, 21), many[26]) == ""
