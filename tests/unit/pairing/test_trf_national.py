"""National ratings of a report (TRF26): records of federations, and 172 that says what they do."""

from dataclasses import replace

import pytest

from pairing.model import Colour
from pairing.reported_table import table_of
from pairing.trf import (
    Code,
    PlayerRecord,
    Report,
    RoundEntry,
    field_before,
    national_line,
    national_ratings,
    read_report,
    used_ratings,
    write_report,
)

PLAYERS = (
    PlayerRecord(1, "Both, A.", rating=2000, rounds=(RoundEntry(Code.WIN, 2, Colour.WHITE),)),
    PlayerRecord(2, "National, B.", rounds=(RoundEntry(Code.LOSS, 1, Colour.BLACK),)),
    PlayerRecord(3, "Fide, C.", rating=1900),
    PlayerRecord(4, "None, D."),
)
LINES = (
    national_line("CZE", PLAYERS[0], 2100),
    national_line("CZE", replace(PLAYERS[1], sex="w", birth_date="2001/02/03"), 1850),
)
REPORT = Report(PLAYERS, rounds_total=3, other_lines=LINES)


def test_the_record_has_the_columns_of_the_player() -> None:
    line = LINES[1]
    assert (line[:3], line[4:8], line[9], line[14:26]) == ("CZE", "   2", "w", "National, B.")
    assert (line[48:52], line[53:56], line[69:79]) == ("1850", "CZE", "2001/02/03")
    assert LINES[0] == LINES[0].rstrip()


@pytest.mark.parametrize(
    ("method", "used"),
    [
        ("", [2000, 0, 1900, 0]),
        ("CZE FIDE", [2000, 0, 1900, 0]),
        ("CZE NRO", [2100, 1850, 0, 0]),
        ("CZE FIDON", [2000, 1850, 1900, 0]),
        ("CZE NIDOF", [2100, 1850, 1900, 0]),
        ("CZE HBFN", [2100, 1850, 1900, 0]),
        ("CZE LBFN", [2000, 1850, 1900, 0]),
        ("CZE OTHER", [2000, 1850, 1900, 0]),
    ],
)
def test_what_players_are_ranked_by(method: str, used: list[int]) -> None:
    read = read_report(write_report(replace(REPORT, rank_method=method)))
    assert [*used_ratings(read).values()] == used
    assert [player.rating for player in field_before(read, 2).participants] == used
    assert [card.rating for card in table_of(read, 1).cards] == used


def test_of_two_federations_that_of_172_goes_first() -> None:
    lines = (national_line("GER", PLAYERS[1], 1700), *LINES, national_line("POL", PLAYERS[1], 1600))
    for federation, rating in (("CZE", 1850), ("POL", 1600), ("AUT", 1700)):
        read = replace(REPORT, other_lines=lines, rank_method=f"{federation} FIDON")
        assert used_ratings(read)[2] == rating


@pytest.mark.parametrize(
    "line",
    [
        "CZE    2 w    National",
        "XXZ    2",
        "013 Team",
        LINES[1].replace("   2", "   9"),
        "CZE   x",
        "",
    ],
)
def test_other_lines_are_no_ratings(line: str) -> None:
    assert national_ratings(replace(REPORT, other_lines=(line,))) == ()
