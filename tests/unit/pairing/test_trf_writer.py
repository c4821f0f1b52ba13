"""What is written can be read back; TRF26 columns stand where the specification puts them."""

from __future__ import annotations

from dataclasses import replace

from pairing.model import Colour
from pairing.trf import (
    AbnormalPoints,
    ByeRecord,
    Code,
    PlayerRecord,
    ProhibitedRecord,
    Report,
    ReportScoring,
    RoundEntry,
    VirtualPoints,
    read_report,
    write_report,
)

PLAYERS = (
    PlayerRecord(
        1,
        "Novotná, Žofie",
        "w",
        "WIM",
        2345,
        "CZE",
        "309117",
        "1987/12/03",
        2,
        1,
        (RoundEntry(Code.WIN, 2, Colour.BLACK), RoundEntry(), RoundEntry(Code.ZERO_BYE)),
    ),
    PlayerRecord(2, "Short", rounds=(RoundEntry(Code.LOSS, 1, Colour.WHITE),)),
    PlayerRecord(3, rounds=(RoundEntry(Code.PAB), RoundEntry(Code.FORFEIT_WIN, 4, None))),
    PlayerRecord(4, rounds=(RoundEntry(), RoundEntry(Code.FORFEIT_LOSS, 3, None))),
)
EVERYTHING = Report(
    players=PLAYERS,
    name="Winter Open",
    city="Brno",
    federation="CZE",
    start_date="2026/02/01",
    end_date="2026/02/09",
    players_stated=4,
    rated_stated=1,
    teams_stated=0,
    type_text="Individual: Swiss-System",
    chief_arbiter="Hall, Ivana",
    deputy_arbiters=("One", "Two"),
    time_control="90 min",
    round_dates=("26/02/01", "", "26/02/03"),
    rounds_total=9,
    initial_colour=Colour.BLACK,
    scoring=ReportScoring(pab=1),
    rank_method="CZE NIDOF",
    controller="Openhall",
    encoded_type="FIDE_DUTCH_2026",
    tie_breaks=("BH", "SB"),
    standings_order=("PTS", "BH"),
    encoded_time_control="5400+30",
    byes=(ByeRecord(Code.HALF_BYE, (3, 4), 4),),
    virtual=(VirtualPoints(2, 1, 3, 1, 2), VirtualPoints(1, 4, 5, 1, 2, 2)),
    prohibited=(ProhibitedRecord((1, 2, 3)), ProhibitedRecord((1, 4), 2, 5)),
    abnormal=(AbnormalPoints(Code.WIN, 1, (2,), 3), AbnormalPoints(None, -1, (4,), None, -2)),
    by_position=True,
    comments=("### FIDE mode exited @ Round 2",),
    other_lines=("XYZ kept as it stood",),
)


def written(report: Report, code: str) -> list[str]:
    return [line for line in write_report(report).splitlines() if line.startswith(code)]


def test_every_record_reads_back() -> None:
    assert read_report(write_report(EVERYTHING)) == EVERYTHING


def test_every_line_end_reads_back() -> None:
    for newline in ("\n", "\r", "\r\n"):
        text = write_report(EVERYTHING, newline)
        assert text.endswith(newline)
        assert read_report(text.encode()) == EVERYTHING


def test_a_second_writing_changes_nothing() -> None:
    once = write_report(EVERYTHING)
    assert write_report(read_report(once)) == once


def test_the_player_record_keeps_its_columns() -> None:
    line = written(EVERYTHING, "001")[0]
    assert (line[4:8], line[9], line[10:13], line[14:28]) == ("   1", "w", "WIM", "Novotná, Žofie")
    assert (line[48:52], line[53:56], line[57:68]) == ("2345", "CZE", "     309117")
    assert (line[69:79], line[80:84], line[85:89]) == ("1987/12/03", " 1.0", "   1")
    assert (line[91:95], line[96], line[98]) == ("   2", "b", "1")
    assert (line[111:115], line[116], line[118]) == ("0000", "-", "Z")


def test_records_of_trf26_stand_in_their_columns() -> None:
    assert written(EVERYTHING, "240") == ["240 H   4    3    4"]
    assert written(EVERYTHING, "250") == [
        "250       1.0   1   3    1    2",
        "250  1.0  0.5   4   5    1    2",
    ]
    assert written(EVERYTHING, "260") == ["260   1 999    1    2    3", "260   2   5    1    4"]
    assert written(EVERYTHING, "162")[0][5:10] == "W 1.0"


def test_default_points_need_no_record() -> None:
    assert written(replace(EVERYTHING, scoring=ReportScoring()), "162") == []


def test_points_by_colour_need_the_older_record() -> None:
    by_colour = replace(EVERYTHING, scoring=ReportScoring(black_win=3), players=PLAYERS[1:2])
    by_colour = replace(by_colour, players=(PlayerRecord(1), PlayerRecord(2)), byes=(), abnormal=())
    by_colour = replace(by_colour, prohibited=())
    assert "BW=1.5" in written(by_colour, "XXS")[0]
    assert read_report(write_report(by_colour)) == by_colour


def test_long_texts_are_cut_to_their_columns() -> None:
    wide = Report((PlayerRecord(1, "N" * 50, "", "GM", 2000, "CZECH"),))
    (line,) = written(wide, "001")
    assert (line[14:47], line[47:52], line[53:]) == ("N" * 33, " 2000", "CZE")
