"""The printed tables of D.1 and D.2."""

from __future__ import annotations

from itertools import combinations

from pairing.dutch_2012.exchange import ExchangeOrder

PLAYERS = range(1, 12)
ORDER = ExchangeOrder(PLAYERS, 5)

ONE = """
      5  4  3  2  1
 6    1  3  6 10 15
 7    2  5  9 14 20
 8    4  8 13 19 24
 9    7 12 18 23 27
10   11 17 22 26 29
11   16 21 25 28 30
"""
TWO = """
       5,4 5,3 5,2 5,1 4,3 4,2 4,1 3,2 3,1 2,1
6,7     1   3   7  14   8  16  28  29  45  65
6,8     2   6  13  24  15  27  43  44  64  85
6,9     4  11  22  37  25  41  60  62  83 104
6,10    9  20  35  53  39  58  79  81 102 120
6,11   17  32  50  71  55  76  96  99 117 132
7,8     5  12  23  38  26  42  61  63  84 105
7,9    10  21  36  54  40  59  80  82 103 121
7,10   18  33  51  72  56  77  97 100 118 133
7,11   30  48  69  90  74  94 113 115 130 141
8,9    19  34  52  73  57  78  98 101 119 134
8,10   31  49  70  91  75  95 114 116 131 142
8,11   46  67  88 108  92 111 126 128 139 146
9,10   47  68  89 109  93 112 127 129 140 147
9,11   66  87 107 123 110 125 137 138 145 149
10,11  86 106 122 135 124 136 143 144 148 150
"""

Group = tuple[int, ...]


def weight(leaving: Group, coming: Group) -> int:
    return sum(map(ORDER.leaving, leaving)) + sum(map(ORDER.coming, coming))


def in_order(size: int) -> list[tuple[Group, Group]]:
    """All exchanges of so many players, the first one first."""
    exchanges = [
        (tuple(reversed(leaving)), coming)
        for leaving in combinations(range(1, 6), size)
        for coming in combinations(range(6, 12), size)
    ]
    return sorted(exchanges, key=lambda exchange: weight(*exchange))


def group(text: str) -> Group:
    return tuple(map(int, text.split(",")))


def printed(table: str) -> list[tuple[Group, Group]]:
    header, *rows = (line.split() for line in table.strip().splitlines())
    ranks = {
        int(rank): (group(leaving), group(coming))
        for coming, *cells in rows
        for leaving, rank in zip(header, cells, strict=True)
    }
    return [ranks[rank] for rank in sorted(ranks)]


def test_exchanges_of_one_player_come_in_the_printed_order() -> None:
    assert in_order(1) == printed(ONE)


def test_exchanges_of_two_players_come_in_the_printed_order() -> None:
    assert in_order(2) == printed(TWO)


def test_exchanges_of_three_players_begin_as_printed() -> None:
    assert in_order(3)[:6] == [
        ((5, 4, 3), (6, 7, 8)),
        ((5, 4, 3), (6, 7, 9)),
        ((5, 4, 2), (6, 7, 8)),
        ((5, 4, 3), (6, 7, 10)),
        ((5, 4, 3), (6, 8, 9)),
        ((5, 4, 2), (6, 7, 9)),
    ]


def test_fewer_players_are_exchanged_before_more() -> None:
    assert weight((1,), (11,)) < weight((5, 4), (6, 7))
    assert weight((2, 1), (10, 11)) < weight((5, 4, 3), (6, 7, 8))


def test_no_sum_outgrows_its_bits() -> None:
    assert weight((5, 4, 3, 2, 1), (7, 8, 9, 10, 11)) < 1 << ORDER.bits
