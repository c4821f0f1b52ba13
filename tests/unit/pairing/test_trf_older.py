"""TRF16 with TRF(x): all that TRF26 says, for programs that do not know it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.generator import Axes, random_tournament
from pairing.generator.axes import Acceleration
from pairing.model import Field
from pairing.trf import (
    ByeRecord,
    Code,
    ProhibitedRecord,
    Report,
    ReportScoring,
    field_before,
    next_round,
    read_report,
    write_report,
    write_trf16,
)
from pairing.trf.regulations import PREFIX

from .builders import HERE
from .test_trf_writer import EVERYTHING

SAMPLE = sorted(HERE.glob("corpus*/*.trf"))


def as_older_programs_read(text: str) -> Report:
    """Without the lines that they pass over."""
    lines = (line for line in text.splitlines() if not line.startswith("###"))
    return read_report("\n".join(lines) + "\n")


def paired_from(field: Field) -> tuple[object, ...]:
    """What an engine pairs from; groups that hold in other rounds do not matter to it."""
    now = {
        group.members
        for group in field.prohibited
        if group.first <= field.round_number <= group.last
    }
    return (field.participants, field.away, field.scoring, field.initial_colour, now)


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_a_report_reads_back_from_either_edition(file: object) -> None:
    report = read_report(file.read_bytes())  # type: ignore[attr-defined]
    assert read_report(write_trf16(report)) == report
    assert write_trf16(read_report(write_trf16(report))) == write_trf16(report)


def test_every_record_reads_back() -> None:
    assert read_report(write_trf16(EVERYTHING)) == EVERYTHING
    for newline in ("\r", "\r\n"):
        assert read_report(write_trf16(EVERYTHING, newline).encode()) == EVERYTHING


def test_no_record_of_trf26_stands_in_the_open() -> None:
    open_codes = {line[:3] for line in write_trf16(EVERYTHING).splitlines()}
    newer = {line[:3] for line in write_report(EVERYTHING).splitlines() if line[:3] > "132"}
    assert {code for code in open_codes & newer if code.isdigit()} == set()
    assert {"142", "202", "250", "299"} <= newer, "the control"


@pytest.mark.parametrize(
    "axes",
    [
        Axes(players=(6, 16), prohibited=(1, 4)),
        Axes(players=(8, 20), acceleration=Acceleration.EXPLICIT, points=(2, 1, 0)),
        Axes(players=(8, 20), acceleration=Acceleration.BAKU, points=(2, 1, 0)),
        Axes(players=(5, 12), points=(6, 2, 0), pab=2),
    ],
    ids=["prohibited", "virtual", "baku", "points"],
)
def test_an_older_engine_pairs_the_next_round_from_the_same_field(axes: Axes) -> None:
    for seed in range(5):
        whole = random_tournament(axes, Random(f"{axes} {seed}"), str(seed))
        report = _cut(whole, whole.rounds_paired - 1)
        number = next_round(report)
        older = as_older_programs_read(write_trf16(report))
        assert paired_from(field_before(older, number)) == paired_from(
            field_before(report, number)
        ), seed


def test_groups_of_other_rounds_and_byes_are_said_for_the_next_round_alone() -> None:
    whole = random_tournament(
        Axes(players=8, rounds=5, acceleration=Acceleration.NONE, forfeits=0.0), Random("1"), "1"
    )
    report = replace(
        _cut(whole, 2),
        prohibited=(ProhibitedRecord((1, 2), 1, 2), ProhibitedRecord((3, 4), 3, 5)),
        byes=(ByeRecord(Code.ZERO_BYE, (5,), 3), ByeRecord(Code.HALF_BYE, (6,), 4)),
    )
    lines = write_trf16(report).splitlines()
    assert [line for line in lines if line.startswith(("XXP", "XXZ"))] == ["XXP 3 4", "XXZ 5"]
    assert read_report(write_trf16(report)) == report


def test_players_who_are_kept_apart_by_two_lines_stand_once_for_engines() -> None:
    axes = Axes(players=8, rounds=5, acceleration=Acceleration.NONE, forfeits=0.0)
    report = replace(
        _cut(random_tournament(axes, Random("1"), "1"), 2),
        prohibited=(ProhibitedRecord((1, 2), 1, 4), ProhibitedRecord((1, 2), 3, 5)),
    )
    lines = write_trf16(report).splitlines()
    assert [line for line in lines if line.startswith("XXP")] == ["XXP 1 2"]
    assert read_report(write_trf16(report)) == report


def test_points_stand_in_the_lines_of_engines_that_know_no_xxs() -> None:
    whole = random_tournament(Axes(players=8, rounds=3), Random("points"), "points")
    cut = _cut(whole, 1)
    points = ReportScoring(white_win=6, black_win=6, forfeit_win=6, full_bye=6, pab=1)
    alike = replace(cut, scoring=points)
    lines = write_trf16(alike).splitlines()
    assert [line for line in lines if line.startswith("BB")] == [
        *("BBW  3.0", "BBD  0.5", "BBL  0.0", "BBZ  0.0", "BBF  0.0", "BBU  0.5"),
    ]
    of_engines = [line for line in lines if not line.startswith(("###", "XXS"))]
    assert read_report("\n".join(of_engines) + "\n").scoring == points
    by_colour = replace(cut, scoring=ReportScoring(black_win=3))
    assert "BBW" not in write_trf16(by_colour)
    assert read_report(write_trf16(by_colour)) == by_colour


def test_whole_tournaments_keep_what_their_rounds_were_paired_with() -> None:
    axes = Axes(players=12, rounds=5, acceleration=Acceleration.BAKU)
    whole = random_tournament(axes, Random("whole"), "whole")
    assert next_round(whole) > (whole.rounds_total or 0)
    whole = replace(
        whole, prohibited=(ProhibitedRecord((1, 2), 1, 5), ProhibitedRecord((3, 4), 1, 2))
    )
    lines = write_trf16(whole).splitlines()
    assert [line for line in lines if line.startswith("XXP")] == ["XXP 1 2"]
    assert any(line.startswith("XXA") for line in lines)


@pytest.mark.parametrize("rounds", [1, 2, 4])
@pytest.mark.parametrize(
    "acceleration", [Acceleration.BAKU, Acceleration.EXPLICIT, Acceleration.NONE]
)
def test_an_acceleration_that_goes_on_reads_back(acceleration: Acceleration, rounds: int) -> None:
    axes = Axes(players=8, rounds=7, acceleration=acceleration, forfeits=0.0, points=(2, 1, 0))
    report = _cut(random_tournament(axes, Random("goes on"), "goes on"), rounds)
    text = write_trf16(report)
    accelerated = acceleration is not Acceleration.NONE
    assert accelerated == any(line.startswith("XXA") for line in text.splitlines())
    assert read_report(text) == report


def test_an_acceleration_that_was_changed_reads_back() -> None:
    axes = Axes(players=8, rounds=7, acceleration=Acceleration.BAKU, forfeits=0.0, points=(2, 1, 0))
    report = _cut(random_tournament(axes, Random("changed"), "changed"), 3)
    ended = f"{PREFIX}3: acceleration baku -> none"
    plain = report.encoded_type.removesuffix("_BAKU")
    report = replace(report, encoded_type=plain, comments=(ended,))
    assert any(line.startswith("XXA") for line in write_trf16(report).splitlines())
    assert read_report(write_trf16(report)) == report


@pytest.mark.parametrize(
    "said",
    [
        *("file made by SwissFoo", "001 is the code of a player", "162 scoring is the usual"),
        *("250 rules applied", "1420 players", "142", "192", "142 7 rounds", "999 nothing"),
        "299 Left out of the prizes",
        *("192 types are listed", "202 and the direct encounter", "222 is in seconds"),
    ],
)
def test_a_comment_of_others_that_begins_alike_is_kept(said: str) -> None:
    report = replace(EVERYTHING, comments=(f"### TRF26 {said}",), virtual=())
    for text in (write_report(report), write_trf16(report)):
        assert read_report(text) == report
    points = ["XXA    1  1.0  1.0"]
    given = read_report("\n".join([*write_report(report).splitlines(), *points]) + "\n")
    assert given.virtual, "what it says is not behind the comment"


def _cut(report: Report, rounds: int) -> Report:
    """As it stood after that round."""
    players = tuple(
        replace(each, rounds=each.rounds[:rounds], points=None, rank=None)
        for each in report.players
    )
    byes = tuple(bye for bye in report.byes if bye.round_number <= rounds)
    return read_report(write_report(replace(report, players=players, byes=byes)))
