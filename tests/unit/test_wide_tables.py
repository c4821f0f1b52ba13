"""Which rounds of a wide table stand on which page."""

from __future__ import annotations

import pytest

from frontend.print import sheets
from frontend.print.wide_tables import PAPERS, POINTS_MM, ROUND_MM, WHO_MM, PaperName, parts, wide

ROUNDS = range(1, 16)
TIE_BREAKS = range(7)


def behind(tie_breaks: int) -> float:
    return POINTS_MM + tie_breaks * sheets.TIE_BREAK_MM


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("rounds", ROUNDS)
@pytest.mark.parametrize("tie_breaks", TIE_BREAKS)
def test_every_round_stands_on_one_page_and_no_page_is_too_narrow(
    paper: PaperName, rounds: int, tie_breaks: int
) -> None:
    found = parts(rounds, PAPERS[paper], behind(tie_breaks))
    said = [number for first, last in found for number in range(first, last + 1)]
    assert said == list(range(1, rounds + 1))
    for first, last in found:
        width = WHO_MM + (last - first + 1) * ROUND_MM
        end = behind(tie_breaks) if (first, last) == found[-1] else 0
        assert width + end <= PAPERS[paper].width


def test_what_has_room_stands_on_one_page() -> None:
    assert parts(9, PAPERS["a4"], behind(4)) == [(1, 9)]
    assert parts(12, PAPERS["a4"], behind(0)) == [(1, 12)]
    assert parts(13, PAPERS["a4"], 0) == [(1, 13)]
    assert parts(15, PAPERS["a3"], behind(6)) == [(1, 15)]


def test_what_has_none_is_shared_evenly() -> None:
    assert parts(15, PAPERS["a4"], behind(0)) == [(1, 7), (8, 15)]
    assert parts(15, PAPERS["a4"], behind(8)) == [(1, 9), (10, 15)]


def test_pages_of_the_same_rows_follow_each_other() -> None:
    made = wide(range(30), PAPERS["a4"], [(1, 7), (8, 15)], str, sheets.one_row, 2)
    assert [(sheet.number, sheet.of, sheet.range, sheet.first, sheet.ends) for sheet in made] == [
        (1, 4, "0 – 25", 1, False),
        (2, 4, "0 – 25", 8, True),
        (3, 4, "26 – 29", 1, False),
        (4, 4, "26 – 29", 8, True),
    ]
