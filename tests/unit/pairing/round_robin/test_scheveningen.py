"""The Scheveningen tables: as they are printed, by another rule, and what they promise."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from pairing.checker import check_report
from pairing.clauses import Reader
from pairing.generator.axes import Axes, AxisError
from pairing.generator.tournament import random_tournament
from pairing.model import TPN, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.options import OptionError
from pairing.round_robin import scheveningen
from pairing.spoken import english
from pairing.system import ScheduledRound, System
from pairing.systems import SYSTEMS
from pairing.trf import read_report, write_report
from pairing.validator import validate
from pairing.validator.systems import scheveningen as checked

from ..builders import boards
from .test_berger import colours
from .test_rounds import before, paired, told, why_not

HERE = Path(__file__).parent
SINGLE, DOUBLE = SYSTEMS["scheveningen"], SYSTEMS["double-scheveningen"]
BOTH = pytest.mark.parametrize("system", [SINGLE, DOUBLE], ids=lambda system: system.code)
PLAYERS = range(2, scheveningen.MOST + 1)


def printed() -> dict[int, list[list[tuple[int, int]]]]:
    """By size of a side, White and Black of each round by their numbers in the tournament."""
    blocks = (HERE / "scheveningen.txt").read_text(encoding="utf-8").split("\n\n")[1:]
    tables = {}
    for block in blocks:
        size, *rounds = block.strip().splitlines()
        tables[int(size)] = [
            [(number(white, int(size)), number(black, int(size))) for white, black in pairs(row)]
            for row in rounds
        ]
    return tables


def pairs(row: str) -> list[list[str]]:
    return [pair.split("-") for pair in row.split()]


def number(seat: str, size: int) -> int:
    return int(seat[1:]) + (size if seat[0] == "B" else 0)


def as_tuples(rounds: tuple[ScheduledRound, ...]) -> list[list[tuple[int, int]]]:
    return [[(board.white, board.black) for board in each.boards] for each in rounds]


def test_twelve_tables_are_printed() -> None:
    assert list(printed()) == list(range(2, 14))


@pytest.mark.parametrize(("size", "rounds"), printed().items())
def test_the_tables_are_those_that_are_printed(
    size: int, rounds: list[list[tuple[int, int]]]
) -> None:
    assert as_tuples(scheveningen.single(2 * size)) == rounds


def test_the_double_table_of_four_goes_back_through_the_single_one() -> None:
    """As it is printed: rounds 5 to 8 are 4 to 1 with the colours reversed."""
    rows = "A1-B4 A2-B3 B2-A3 B1-A4; B3-A1 B4-A2 A3-B1 A4-B2; A1-B2 A2-B1 B4-A3 B3-A4"
    expected = [[(number(w, 4), number(b, 4)) for w, b in pairs(row)] for row in rows.split(";")]
    made = as_tuples(scheveningen.double(8))
    assert made[:4] == printed()[4]
    assert made[4:7] == expected
    assert made[7] == [(5, 1), (6, 2), (3, 7), (4, 8)]


@pytest.mark.parametrize("players", PLAYERS)
def test_two_constructions_agree(players: int) -> None:
    for made, other in (
        (scheveningen.single(players), checked.rows(players)),
        (scheveningen.double(players), checked.rows_twice(players)),
    ):
        assert [{*row} for row in as_tuples(made)] == [
            {pair for pair in row if max(pair) <= players} for row in other
        ]


@pytest.mark.parametrize("players", PLAYERS)
@BOTH
def test_each_meets_each_of_the_other_side_and_plays_once_a_round(
    system: System, players: int
) -> None:
    assert system.schedule
    rounds = system.schedule(players, Options())
    size, times = (players + 1) // 2, 2 if system is DOUBLE else 1
    assert len(rounds) == size * times
    one, other = range(1, size + 1), range(size + 1, players + 1)
    met = Counter(frozenset(board) for each in rounds for board in each.boards)
    assert met == {frozenset(pair): times for pair in product(one, other)}
    for each in rounds:
        seated = [tpn for board in each.boards for tpn in board]
        assert sorted([*seated, *([each.free] if each.free else [])]) == [*one, *other]
    free = Counter(each.free for each in rounds if each.free)
    assert free == (dict.fromkeys(one, times) if players % 2 else {})


@pytest.mark.parametrize("players", PLAYERS)
def test_colours_are_balanced(players: int) -> None:
    """Each has both as often, or one once more; so has each side in a round. In a double one each
    has both as often. With somebody free a colour may go with the round."""
    spare = players % 2
    single, double = scheveningen.single(players), scheveningen.double(players)
    size = (players + 1) // 2
    for tpn in range(1, players + 1):
        had = colours(single, TPN(tpn))
        assert abs(had.count("w") - had.count("b")) <= 1 + spare
        both = colours(double, TPN(tpn))
        assert both.count("w") == both.count("b")
        if not spare:
            assert "www" not in both
            assert "bbb" not in both
    for each in single:
        of_a = sum(board.white <= size for board in each.boards)
        assert abs(2 * of_a - len(each.boards)) <= (2 if spare or size == 2 else 1)


def test_there_is_no_table_for_more_than_the_printed_ones() -> None:
    assert scheveningen.single(27) == scheveningen.double(27) == scheveningen.single(1) == ()
    with pytest.raises(AxisError, match="has no table for 27 players"):
        random_tournament(Axes(system="scheveningen", players=27), Random(0), "a")


def test_readings_of_another_system_are_refused() -> None:
    for system in (SINGLE, DOUBLE):
        with pytest.raises(OptionError):
            system.pair(before(4, 1), Options((("lots", "free"),)), no_progress)


def test_a_round_is_the_row_of_its_table() -> None:
    assert paired(SINGLE, 6, 2) == RoundPairing(*boards("5-1, 2-6, 4-3"))
    assert paired(SINGLE, 5, 2) == RoundPairing(*boards("5-1, 4-3, 2-0"))
    assert paired(DOUBLE, 6, 5) == RoundPairing(*boards("1-5, 6-2, 3-4"))
    assert paired(SINGLE, 6, 2, away=(6,)) == RoundPairing(*boards("5-1, 4-3"))
    ended = SINGLE.pair(before(6, 4), Options(), no_progress)
    assert isinstance(ended, NoLegalPairing)
    assert (ended.code, ended.article) == ("table-ended", "Scheveningen")


def test_the_story_names_the_row_and_the_seats() -> None:
    assert told(SINGLE, 5, 2) == [
        "Round 2 is row 2 of the Scheveningen table for 3 on a side. [Scheveningen]",
        "Row 2 of the table for 3 has B2–A1: P5 has White against P1. [Scheveningen]",
        "Row 2 of the table for 3 has B1–A3: P4 has White against P3. [Scheveningen]",
        "P2 would meet B3, which nobody has, and is free. [Scheveningen]",
    ]
    assert told(DOUBLE, 6, 5)[0] == (
        "Round 5 is row 2 of the Scheveningen table for 3 on a side, with the colours reversed. "
        "[Scheveningen]"
    )


def test_why_not_says_that_two_are_of_one_side() -> None:
    assert why_not(SINGLE, 6, 2, 1, 2) == [
        "P1 meets P5 in this round. [Scheveningen]",
        "P2 meets P6 in this round. [Scheveningen]",
        "P1 and P2 are of the same side and never meet. [Scheveningen]",
    ]
    assert why_not(DOUBLE, 6, 2, 1, 4)[2:] == [
        "P1 (White) and P4 meet in round 1. [Scheveningen]",
        "P4 (White) and P1 meet in round 6. [Scheveningen]",
    ]


@BOTH
@pytest.mark.parametrize("players", [3, 4, 25, 26])
def test_no_step_has_more_than_25_words(system: System, players: int) -> None:
    reader = Reader(lambda _: "Anna Maria von Hohenfels", english)
    assert system.tell
    for round_ in range(1, (system.rounds_for(players, Options()) or 0) + 1):
        story = system.tell(before(players, round_), Options())
        steps = [*story.steps, *(step for each in story.boards for step in each.steps), *story.bye]
        assert all(
            len(step.sentence(reader).removesuffix(f" [{step.article}]").split()) <= 25
            for step in steps
        )


@BOTH
@pytest.mark.parametrize("players", PLAYERS)
def test_the_validator_agrees_with_every_round(system: System, players: int) -> None:
    random = Random(players)
    for round_ in range(1, (system.rounds_for(players, Options()) or 0) + 1):
        away = tuple(random.sample(range(1, players + 1), k=random.choice((0, 0, 1, 2))))
        made = paired(system, players, round_, away=away)
        assert not validate(before(players, round_, away), made, system.code).errors


def test_control_the_validator_names_what_is_wrong() -> None:
    def wrong(text: str, code: str = "scheveningen", round_: int = 2) -> list[str]:
        verdict = validate(before(6, round_), RoundPairing(*boards(text)), code)
        return [finding.message.code for finding in verdict.errors]

    assert wrong("5-1, 2-6, 4-3") == []
    assert wrong("5-1, 6-2, 4-3") == ["other-should-have-white"]
    assert wrong("5-1, 2-6") == ["row-has-pair"]
    assert sorted(wrong("4-1, 2-6, 5-3")) == sorted(["row-has-pair", "row-has-not-pair"] * 2)
    assert wrong("5-1, 2-6, 4-3", "double-scheveningen", 5) == ["other-should-have-white"] * 3


@BOTH
@pytest.mark.parametrize("players", range(2, 27))
def test_random_tournaments_come_back_from_their_files(system: System, players: int) -> None:
    axes = Axes(
        system=system.code, players=players, points=(2, 1, 0), forfeits=0.1, withdrawals=0.03
    )
    label = f"{system.code} {players}"
    text = write_report(random_tournament(axes, Random(label), label))
    assert f"192 {system.encoded_type}\n" in text
    checked_ = check_report(read_report(text.encode()))
    assert checked_.system == system.code
    assert checked_.agrees, [each for each in checked_.rounds if not each.agrees]
    words = "".join(line for line in text.splitlines(keepends=True) if line[:3] != "192")
    assert check_report(read_report(words.encode())).system == system.code


def test_control_a_swapped_pair_of_a_file_is_named() -> None:
    text = write_report(random_tournament(Axes(system="scheveningen", players=6), Random(2), "b"))
    report = read_report(text.encode())
    turned = tuple(
        replace(each, rounds=(each.rounds[1], each.rounds[0], *each.rounds[2:]))
        for each in report.players
    )
    found = check_report(replace(report, players=turned))
    assert [each.number for each in found.rounds if not each.agrees] == [1, 2]
