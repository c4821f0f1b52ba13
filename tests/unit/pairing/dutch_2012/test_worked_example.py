"""The annotated tournament of 14 players: rounds 1 to 4 as printed, round 5 by the rules."""

from __future__ import annotations

import pytest

from . import worked
from .hall import pair, shown, steps, values

BOARDS = {
    1: "1-8 9-2 3-10 11-4 5-12 13-6 7-14",
    2: "5-1 2-7 6-3 4-9 8-11 10-13 14-0",
    3: "2-5 3-4 11-6 14-1 7-10 12-8 9-13",
    4: "6-2 4-5 1-3 11-7 10-14 8-9 13-12",
    5: "2-1 5-11 4-6 3-7 9-10 14-12 13-8",
}
"""In the order of F.1: the source prints boards 6 and 7 of round 3 the other way round."""
FLOATS = {
    1: (set(), set()),
    2: ({4, 11, 14}, {8, 9}),
    3: (set(), set()),
    4: ({5, 7, 9, 12}, {4, 8, 11, 13}),
    5: ({2, 5, 14}, {1, 11, 12}),
}

STATES = """
 1 | 1 b   | 1 w     | 2 W      | 3 b
 2 | 1 w   | 2 b     | 2.5 B    | 3.5 w
 3 | 1 b   | 1.5 w   | 2 b      | 2 w
 4 | 0.5 w | 1.5 b v | 2 w -v   | 2.5 b ^
 5 | 1 b   | 2 B     | 2.5 b    | 3 W v
 6 | 1 w   | 1.5 b   | 2.5 (b) v | 2.5 B -v
 7 | 1 b   | 1 w     | 2 b      | 2 w v
 8 | 0 w   | 0 b ^   | 0.5 w -^ | 1 b ^
 9 | 0 b   | 0 w ^   | 1 b -^   | 1.5 w v
10 | 0 w   | 1 b     | 1 w      | 1.5 b
11 | 0.5 b | 1.5 w v | 1.5 (w) -v | 2.5 (B) ^
12 | absent | 0 (W)  | 0.5 (b)  | 0.5 (W) v
13 | 0 b   | 0 w     | 0 W      | 1 b ^
14 | 0 w   | 1 (W) v | 1 (b) -v | 1.5 (W)
"""
"""Score, preference and floats before rounds 2 to 5, as printed."""

BRACKETS = {
    2: (
        "[1b 2w 3b 5b 6w 7b] P0=3 M0=0 P=3 X1=1 X=1 Z1=1",
        "[4w 11b] P0=0 M0=0 P=0 X1=0 X=0 Z1=0",
        "[4w 11b][8w 9b 10w 13b 14w] P0=3 M0=2 P=3 X1=0 X=0 Z1=0",
    ),
    3: (
        "[2b 5B] P0=1 M0=0 P=1 X1=1 X=1",
        "[3w 4b 6b 11w] P0=2 M0=0 P=2 X1=0 X=0",
        "[1w 7w 10b 14(W)] P0=2 M0=0 P=2 X1=1 X=1",
        "[8b 9w 12(W) 13w] P0=2 M0=0 P=2 X1=1 X=1",
    ),
    4: (
        "[2B 5b 6(b)] P0=1 M0=0 P=1 X1=1 X=1 Z1=0",
        "[5b][1W 3b 4w 7b] P0=2 M0=1 P=2 X1=0 X=0 Z1=0",
        "[7b][11(w)] P0=1 M0=1 P=1 X1=0 X=0 Z1=0",
        "[9b 10w 14(b)] P0=1 M0=0 P=1 X1=0 X=0 Z1=0",
        "[9b][8w 12(b)] P0=1 M0=1 P=1 X1=0 X=0 Z1=0",
        "[12(b)][13W] P0=1 M0=1 P=1 X1=0 X=0 Z1=0",
    ),
    5: (
        "[2w] P0=0 M0=0 P=0 X1=0 X=0",
        "[2w][1b 5W] P0=1 M0=1 P=1 X1=0 X=0",
        "[5W][4b 6B 11(B)] P0=2 M0=1 P=2 X1=1 X=1",
        "[3w 7w] P0=1 M0=0 P=1 X1=1 X=1",
        "[9w 10b 14(W)] P0=1 M0=0 P=1 X1=0 X=0",
        "[14(W)][8b 13b] P0=1 M0=1 P=1 X1=0 X=1",
        "[14(W)][12(W)] P0=1 M0=1 P=1 X1=1 X=1",
    ),
}

TOLD = {
    2: (
        "4 has no possible opponent here and moves down. [C.1]",
        "Transposition of S2: 4 meets 9, not 8. [C.7]",
        "14 is left over in the lowest bracket and gets the bye. [A.5]",
    ),
    3: ("Exchange: 4 and 6 change places between S1 and S2. [C.8]",),
    4: (
        "Transposition of S2: 2 meets 6, not 5. [C.7]",
        "Exchange: 9 and 10 change places between S1 and S2. [C.8]",
        "B.6 is dropped for 1 upfloater. [C.10.a]",
    ),
    5: (
        "5 has no possible opponent here and moves down. [C.1]",
        "B.5 is dropped for 1 upfloater. [C.10.b]",
        "Back from the lowest bracket: others move down, so that it can be paired. [C.13]",
    ),
}


@pytest.mark.parametrize("number", BOARDS)
def test_every_board_is_that_of_the_source(number: int) -> None:
    assert shown(worked.before(number)) == BOARDS[number]


@pytest.mark.parametrize("number", FLOATS)
def test_floats_are_those_of_the_table_before_the_next_round(number: int) -> None:
    paired = pair(worked.before(number))
    assert (set(paired.downfloaters), set(paired.upfloaters)) == FLOATS[number]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_scores_preferences_and_floats_are_those_of_the_printed_table(number: int) -> None:
    known = values(worked.before(number))
    for line in STATES.strip().splitlines():
        player, *printed = (cell.strip() for cell in line.split("|"))
        if printed[number - 2] != "absent":
            state = known[f"player {player}"].replace(" points:", "").replace(" point:", "")
            assert (player, state) == (player, printed[number - 2])


@pytest.mark.parametrize("number", BRACKETS)
def test_brackets_and_their_parameters_are_those_of_the_source(number: int) -> None:
    known = values(worked.before(number))
    for index, printed in enumerate(BRACKETS[number], start=1):
        bracket = {
            label.removeprefix(f"bracket {index}: "): value
            for label, value in known.items()
            if label.startswith(f"bracket {index}: ")
        }
        players, _, parameters = printed.rpartition("]")
        assert bracket["players"] == players + "]"
        for name, value in (each.split("=") for each in parameters.split()):
            assert (players, name, bracket[name]) == (players, name, value)


@pytest.mark.parametrize("number", TOLD)
def test_the_way_there_is_that_of_the_source(number: int) -> None:
    lines = steps(worked.before(number)).splitlines()
    assert [line for line in TOLD[number] if line not in lines] == []
