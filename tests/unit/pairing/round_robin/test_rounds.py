"""Rounds by a table: paired, told, asked about, and held against the table by the validator."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.checker import check_report
from pairing.clauses import Reader
from pairing.generator.axes import Axes, AxisError
from pairing.generator.tournament import random_tournament
from pairing.model import TPN, Board, Field, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.options import OptionError
from pairing.ranking.criteria import criteria
from pairing.spoken import english
from pairing.system import System
from pairing.systems import SYSTEMS
from pairing.trf import read_report, write_report
from pairing.validator import validate

from ..builders import boards, field, player

SINGLE, DOUBLE = SYSTEMS["round-robin"], SYSTEMS["double-round-robin"]
NONE = Options()
AS_LISTED = Options((("last-rounds", "as-listed"),))


def before(players: int, number: int, away: tuple[int, ...] = ()) -> Field:
    rows = [player(each, *["Z"] * (number - 1)) for each in range(1, players + 1)]
    return replace(field(*rows, away=away), round_number=number, rounds_total=99)


def paired(
    system: System,
    players: int,
    number: int,
    options: Options = NONE,
    away: tuple[int, ...] = (),
) -> RoundPairing:
    outcome = system.pair(before(players, number, away), options, no_progress)
    assert isinstance(outcome, RoundPairing), outcome
    return outcome


def told(system: System, players: int, number: int) -> list[str]:
    reader = Reader(lambda tpn: f"P{tpn}", english)
    assert system.tell
    story = system.tell(before(players, number), Options())
    steps = [*story.steps, *(step for each in story.boards for step in each.steps), *story.bye]
    return [step.sentence(reader) for step in steps]


def why_not(system: System, players: int, number: int, one: int, other: int) -> list[str]:
    reader = Reader(lambda tpn: f"P{tpn}", english)
    assert system.why_not
    steps = system.why_not(before(players, number), Options(), TPN(one), TPN(other))
    return [step.sentence(reader) for step in steps]


def test_a_round_is_the_row_of_its_table() -> None:
    assert paired(SINGLE, 6, 2) == RoundPairing(*boards("6-4, 5-3, 1-2"))
    assert paired(SINGLE, 5, 2) == RoundPairing(*boards("5-3, 1-2, 4-0"))
    assert paired(DOUBLE, 6, 4) == RoundPairing(*boards("3-6, 4-2, 5-1"))
    assert paired(DOUBLE, 6, 4, AS_LISTED) == RoundPairing(*boards("6-5, 1-4, 2-3"))
    assert paired(DOUBLE, 6, 6) == RoundPairing(*boards("6-1, 5-2, 4-3"))


def test_the_numbers_are_the_places_of_the_players() -> None:
    rows = [player(number) for number in (3, 7, 8, 20)]
    outcome = SINGLE.pair(field(*rows), Options(), no_progress)
    assert outcome == RoundPairing(*boards("3-20, 7-8"))


def test_whose_opponent_is_away_has_no_board() -> None:
    assert paired(SINGLE, 6, 1, away=(6,)) == RoundPairing(*boards("2-5, 3-4"))
    assert paired(SINGLE, 5, 2, away=(4,)) == RoundPairing(*boards("5-3, 1-2"))


@pytest.mark.parametrize(("system", "players", "rounds"), [(SINGLE, 5, 5), (DOUBLE, 4, 6)])
def test_after_the_last_row_there_is_none(system: System, players: int, rounds: int) -> None:
    paired(system, players, rounds)
    outcome = system.pair(before(players, rounds + 1), Options(), no_progress)
    assert isinstance(outcome, NoLegalPairing)
    assert f"the table has {rounds} rounds" in outcome.message
    assert not validate(before(players, rounds + 1), outcome, system.code).errors
    assert validate(before(players, rounds), outcome, system.code).errors


def test_a_reading_of_the_other_one_is_refused() -> None:
    with pytest.raises(OptionError):
        SINGLE.pair(before(6, 1), AS_LISTED, no_progress)


def test_the_story_names_the_row() -> None:
    assert told(SINGLE, 5, 2) == [
        "Round 2 is row 2 of Berger's table for 6. [C.05 Annex 1]",
        "Row 2 of the table for 6 has 5–3: P5 has White against P3. [C.05 Annex 1]",
        "Row 2 of the table for 6 has 1–2: P1 has White against P2. [C.05 Annex 1]",
        "P4 would meet number 6, which nobody has, and is free. [C.05 Annex 1]",
    ]
    assert told(DOUBLE, 6, 4)[0] == "Round 4 is row 5 of Berger's table for 6. [C.05 Annex 1]"
    assert told(DOUBLE, 6, 9)[0] == (
        "Round 9 is row 4 of Berger's table for 6, with the colours reversed. [C.05 Annex 1]"
    )


@pytest.mark.parametrize("system", [SINGLE, DOUBLE], ids=lambda system: system.code)
@pytest.mark.parametrize("players", [3, 4, 23, 24])
def test_no_step_has_more_than_25_words(system: System, players: int) -> None:
    reader = Reader(lambda _: "Anna Maria von Hohenfels", english)
    assert system.tell
    for number in range(1, (system.rounds_for(players, NONE) or 0) + 1):
        story = system.tell(before(players, number), NONE)
        steps = [*story.steps, *(step for each in story.boards for step in each.steps), *story.bye]
        assert all(
            len(step.sentence(reader).removesuffix(f" [{step.article}]").split()) <= 25
            for step in steps
        )


def test_a_second_game_names_the_first() -> None:
    rows = [player(1, "4w1"), player(2, "3w1"), player(3, "2b0"), player(4, "1b0")]
    assert DOUBLE.tell
    story = DOUBLE.tell(replace(field(*rows), round_number=4), Options())
    assert [step.says.key for step in story.boards[0].steps] == [
        "Pairing-RoundRobin-Board.pair",
        "Pairing-RoundRobin-Board.again",
    ]
    assert story.boards[0].steps[1].says.facts == {"round": 1}


def test_why_not_names_the_opponents_and_the_round_of_the_two() -> None:
    assert why_not(SINGLE, 5, 2, 4, 1) == [
        "P4 is free in this round. [C.05 Annex 1]",
        "P1 meets P2 in this round. [C.05 Annex 1]",
        "P1 (White) and P4 meet in round 4. [C.05 Annex 1]",
    ]
    assert why_not(SINGLE, 6, 2, 1, 2) == ["P1 and P2 do meet in this round. [C.05 Annex 1]"]
    assert why_not(DOUBLE, 4, 1, 1, 2)[2:] == [
        "P1 (White) and P2 meet in round 3. [C.05 Annex 1]",
        "P2 (White) and P1 meet in round 5. [C.05 Annex 1]",
    ]


@pytest.mark.parametrize("system", [SINGLE, DOUBLE], ids=lambda system: system.code)
@pytest.mark.parametrize("players", range(2, 25))
def test_the_validator_agrees_with_every_round(system: System, players: int) -> None:
    random = Random(players)
    for options in (Options(), AS_LISTED) if system is DOUBLE else (Options(),):
        for number in range(1, (system.rounds_for(players, options) or 0) + 1):
            away = tuple(random.sample(range(1, players + 1), k=random.choice((0, 0, 1, 2))))
            round_ = paired(system, players, number, options, away)
            assert not validate(before(players, number, away), round_, system.code, options).errors


def test_control_the_validator_names_what_is_wrong() -> None:
    def wrong(text: str) -> list[str]:
        verdict = validate(before(5, 2), RoundPairing(*boards(text)), "round-robin")
        return [finding.message.code for finding in verdict.errors]

    assert wrong("5-3, 1-2, 4-0") == []
    assert wrong("5-3, 2-1, 4-0") == ["other-should-have-white"]
    assert wrong("5-3, 4-0") == ["row-has-pair"]
    assert sorted(wrong("5-2, 1-3, 4-0")) == sorted(["row-has-pair", "row-has-not-pair"] * 2)
    assert wrong("5-3, 1-2, 5-0") == ["row-not-free"]
    away = validate(before(6, 2, (1,)), RoundPairing(*boards("6-4, 5-3, 1-2")), "round-robin")
    assert [finding.message.code for finding in away.errors] == ["paired-but-away"]
    swapped = validate(before(6, 4), RoundPairing(*boards("6-5, 1-4, 2-3")), "double-round-robin")
    assert len(swapped.errors) == 6


@pytest.mark.parametrize("system", [SINGLE, DOUBLE], ids=lambda system: system.code)
@pytest.mark.parametrize("players", range(2, 17))
def test_random_tournaments_come_back_from_their_files(system: System, players: int) -> None:
    axes = Axes(
        system=system.code, players=players, points=(2, 1, 0), forfeits=0.1, withdrawals=0.03
    )
    label = f"{system.code} {players}"
    text = write_report(random_tournament(axes, Random(label), label))
    assert f"192 {system.encoded_type}\n" in text
    checked = check_report(read_report(text.encode()))
    assert checked.system == system.code
    assert checked.agrees, [each for each in checked.rounds if not each.agrees]


def test_a_file_in_words_alone_is_known() -> None:
    text = write_report(
        random_tournament(Axes(system="double-round-robin", players=4), Random(1), "a")
    )
    lines = [line for line in text.splitlines(keepends=True) if line[:3] != "192"]
    assert check_report(read_report("".join(lines).encode())).system == "double-round-robin"
    single = text.replace("192 FIDE_DOUBLEROUNDROBIN", "192 BERGER_ROUNDROBIN")
    assert check_report(read_report(single.encode())).system == "round-robin"


def test_control_a_swapped_pair_of_a_file_is_named() -> None:
    text = write_report(random_tournament(Axes(system="round-robin", players=6), Random(2), "b"))
    report = read_report(text.encode())
    turned = tuple(
        replace(each, rounds=(each.rounds[1], each.rounds[0], *each.rounds[2:]))
        for each in report.players
    )
    checked = check_report(replace(report, players=turned))
    assert [found.number for found in checked.rounds if not found.agrees] == [1, 2]


@pytest.mark.parametrize(
    "axes",
    [
        Axes(system="round-robin", rounds=4),
        Axes(system="round-robin", half_byes=0.1),
        Axes(system="round-robin", late_entries=0.1),
        Axes(system="double-round-robin", prohibited=2),
        Axes(system="double-round-robin", pab=2),
    ],
)
def test_axes_that_a_table_has_not_are_refused(axes: Axes) -> None:
    with pytest.raises(AxisError, match="its table pairs everybody"):
        random_tournament(axes, Random(0), "c")


def test_its_usual_tie_breaks_are_for_round_robins() -> None:
    codes = SINGLE.own_list(Options()).codes
    assert codes == ("DE", "WIN", "SB", "KS")
    assert len(criteria(codes, predetermined=True)) == 5


def test_boards_stand_in_the_order_of_the_table() -> None:
    assert paired(SINGLE, 8, 2).boards[0] == Board(TPN(8), TPN(5))
