"""The mass run: its beginning in every run, and that it finds, goes on and explains."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pairing.generator import Axes, random_tournament
from pairing.generator.axes import settle
from pairing.trf import Code, PlayerRecord, Report, write_report
from tests.mass_run import other_program, tournament
from tests.mass_run.__main__ import main
from tests.mass_run.mixes import MIXES, SYSTEMS, axes_of
from tests.mass_run.other_program import BYE_FLOAT, NotReadError, Otherwise, article
from tests.mass_run.state import State, read_state
from tests.mass_run.tournament import add, play

SHARE = len(SYSTEMS)
"""Each system and each mix once at least."""


@pytest.mark.parametrize("number", range(SHARE))
def test_a_tournament_is_paired_and_ranked_again_from_its_file_without_a_difference(
    number: int,
) -> None:
    played = play(number, "share")
    assert played.system
    assert played.rounds
    assert played.differences == ()


def test_every_system_meets_every_mix() -> None:
    numbers = range(len(SYSTEMS) * len(MIXES))
    met = {(SYSTEMS[n % len(SYSTEMS)], n % len(MIXES)) for n in numbers}
    assert len(met) == len(set(SYSTEMS)) * len(MIXES)
    assert {axes_of(n).system for n in numbers} == {*SYSTEMS, "double-round-robin"}
    for number in numbers:
        settle(axes_of(number), Random(number))


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., int]:
    """The command with a state of its own, at the niceness of the tests."""

    def command(*arguments: str) -> int:
        return main(["--state", str(tmp_path / "state.json"), "--nice", "0", *arguments])

    return command


def state_of(folder: Path) -> State:
    state = read_state(folder / "state.json", "endorsement", "")
    state.seconds = 0.0
    return state


def test_a_run_goes_on_where_it_was_stopped(
    run: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--tournaments", "1") == 0
    assert state_of(tmp_path).done == 1
    assert run("--tournaments", "3") == 0
    at_once = State("endorsement")
    for number in range(3):
        add(at_once, play(number, "endorsement"))
    assert state_of(tmp_path) == at_once
    capsys.readouterr()
    assert run("--show") == 0
    assert capsys.readouterr().out.startswith(f"3 tournaments, {at_once.rounds} rounds")


def test_what_was_done_is_kept_when_it_is_interrupted(
    run: Callable[..., int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted(number: int, seed: str, program: str) -> tournament.Played:
        if number == 2:
            raise KeyboardInterrupt
        return play(number, seed, program)

    monkeypatch.setattr("tests.mass_run.__main__.play", interrupted)
    assert run() == 0
    assert state_of(tmp_path).done == 2
    assert capsys.readouterr().out.startswith("stopped\n2 tournaments")


def test_the_state_of_another_run_is_left_alone(
    run: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("--tournaments", "1")
    before = (tmp_path / "state.json").read_bytes()
    assert run("--seed", "another") == 3
    assert "holds the run of seed 'endorsement'" in capsys.readouterr().err
    assert (tmp_path / "state.json").read_bytes() == before


def test_in_the_background_it_goes_on_by_itself(
    run: Callable[..., int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    state = tmp_path / "state.json"
    words = ["--state", str(state), "--tournaments", "2", "--background"]
    monkeypatch.setattr("sys.argv", ["mass_run", *words])
    assert main(words) == 0
    assert "SIGTERM stops it" in capsys.readouterr().out
    for _ in range(600):
        if state.exists() and json.loads(state.read_text())["done"] == 2:
            break
        time.sleep(0.1)
    assert state_of(tmp_path).done == 2
    assert "2 tournaments" in (tmp_path / "state.log").read_text()


# -- what it finds ---------------------------------------------------------------------------------


def made(number: int) -> Report:
    label = f"endorsement/{number}"
    return random_tournament(axes_of(number), Random(label), label)


def with_swapped_ranks(report: Report) -> Report:
    first, *between, last = report.players
    ranks = (replace(first, rank=last.rank), *between, replace(last, rank=first.rank))
    return replace(report, players=ranks)


def with_exchanged_colours(report: Report) -> Report:
    """Of one board of the last round."""
    one = next(each for each in report.players if each.rounds[-1].code is Code.WIN)
    board = {one.number, one.rounds[-1].opponent}

    def exchanged(player: PlayerRecord) -> PlayerRecord:
        *before, last = player.rounds
        if player.number not in board or last.colour is None:
            return player
        return replace(player, rounds=(*before, replace(last, colour=last.colour.opposite)))

    return replace(report, players=tuple(map(exchanged, report.players)))


@pytest.mark.parametrize("spoilt", [with_swapped_ranks, with_exchanged_colours])
def test_what_is_wrong_in_a_file_is_found(
    spoilt: Callable[[Report], Report],
    run: Callable[..., int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Control."""
    report = spoilt(made(0))
    monkeypatch.setattr(tournament, "random_tournament", lambda *_: report)
    assert run("--tournaments", "1") == 1
    assert "endorsement/0: " in capsys.readouterr().out


# -- the other program ------------------------------------------------------------------------

OF_THE_PROGRAM = """tournament: Round #1
tournament: Round #2
tournament: Round #3
  Checker pairings        Tournament pairings
     20 -  16                 20 -  17
     26 -  17                 27 -  16
     27 -  18                 26 -  18

tournament: Round #4
  Checker pairings        Tournament pairings
     20 -   0                 20 -  17
tournament: Round #5
"""
"""As bbpPairings 6 writes it."""


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """A program that answers so, whatever file it is given."""

    def answering(body: str) -> str:
        file = tmp_path / "program"
        file.write_text(f"#!/bin/sh\n{body}\n")
        file.chmod(0o755)
        return str(file)

    return answering


def test_what_the_program_pairs_otherwise_is_read(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    there = program(f"test -f \"$2\" && cat <<'END'\n{OF_THE_PROGRAM}END")
    third, fourth = other_program.rounds_otherwise(there, made(0), tmp_path)
    assert third == Otherwise(3, pairs((20, 16), (26, 17), (27, 18)))
    assert fourth == Otherwise(4, pairs((20, 0)))
    assert "192 FIDE_DUTCH_2025" in (tmp_path / "tournament.trf").read_text()


def test_points_of_an_absence_are_said_as_the_program_reads_them(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    axes = Axes(players=8, rounds=3, points=(6, 2, 0), absent=2)
    report = random_tournament(axes, Random("absent"), "absent")
    assert "A 1.0" in write_report(report)
    assert other_program.rounds_otherwise(program("true"), report, tmp_path) == []
    (line,) = re.findall(r"(?m)^162 .*$", (tmp_path / "tournament.trf").read_text())
    assert "Z 1.0" in line
    assert "A" not in line


def pairs(*boards: tuple[int, int]) -> frozenset[frozenset[int]]:
    return frozenset(map(frozenset, boards))


def test_a_file_that_the_program_does_not_read_is_counted_by_its_complaint(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    there = program("echo 'Error parsing file x.trf: Invalid line \"162  W 1.0\"' >&2; exit 3")
    with pytest.raises(NotReadError, match=r'^Invalid line "162$'):
        other_program.rounds_otherwise(there, made(0), tmp_path)
    state = State("endorsement", "program")
    add(state, play(0, "endorsement", there))
    assert state.of_program.not_read == {'Invalid line "162': 1}


def test_a_bye_that_is_worth_nothing_explains_what_the_engine_pairs_so_without_its_float() -> None:
    """What bbpPairings 6 answered to this very tournament."""
    axes = Axes(players=(8, 50), points=(2, 1, 0), pab=0, unrated=0.0)
    report = random_tournament(axes, Random("k0"), "k0")
    assert article(report, Otherwise(3, pairs((20, 16), (26, 17), (27, 18)))) == BYE_FLOAT
    assert article(report, Otherwise(3, pairs((20, 18)))) is None


def test_what_nobody_explains_fails_the_run(
    program: Callable[[str], str], run: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    there = program(f"cat <<'END'\n{OF_THE_PROGRAM}END")
    assert run("--tournaments", "1", "--program", there) == 1
    assert "program: 1 tournaments" in (out := capsys.readouterr().out)
    assert "2 not explained" in out
    assert "Random tournament endorsement/0, round 3" in out
