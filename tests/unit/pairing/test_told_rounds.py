"""Rounds of systems that pair step by step: what the command line and the checker say of them."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from pairing import __main__ as command_line
from pairing import sentences
from pairing.__main__ import main
from pairing.checker import DifferenceKind, check_report, lines
from pairing.clauses import Clause, Reader, clause
from pairing.clauses import player as named
from pairing.explain.stories import story_lines
from pairing.model import TPN, Board, Field, NoLegalPairing, Options, Progress, RoundPairing
from pairing.spoken import english
from pairing.story import BoardStory, RoundStory, Step
from pairing.system import System
from pairing.systems import SYSTEMS

from .builders import HERE, field, player, position
from .test_checker import with_round

EXAMPLE = HERE / "positions" / "worked-example.trf"
TOLD = [code for code, each in SYSTEMS.items() if each.tell is not None and each.games == 1]
"""The example is no file of matches: `double_swiss.test_files` asks of one."""


def in_rows(before: Field, _options: Options, _progress: Progress) -> RoundPairing | NoLegalPairing:
    """First against second, third against fourth, the last one gets the bye."""
    playing = sorted(each.tpn for each in before.participants if each.tpn not in before.away)
    boards = tuple(Board(*two) for two in zip(playing[::2], playing[1::2], strict=False))
    return RoundPairing(boards, playing[-1] if len(playing) % 2 else None)


WORDS = {
    "Pairing-System-rows": "Rows",
    "Rows.all": "Everybody stands in one row.",
    "Rows.beside": "{white} stands next to {black}.",
    "Rows.alone": "Nobody stands next to {player}.",
    "Rows.players": "row 1: players",
}


def speak(key: str, facts: Mapping[str, str | int | float]) -> str:
    """English, and what the system of these tests says."""
    return WORDS[key].format(**facts) if key in WORDS else english(key, facts)


def beside(board: Board) -> Clause:
    return clause("Rows.beside", white=named(board.white), black=named(board.black))


def tell(before: Field, options: Options) -> RoundStory:
    pairing = in_rows(before, options, lambda _done, _total: None)
    assert isinstance(pairing, RoundPairing)
    return RoundStory(
        steps=(Step("R1", clause("Rows.all")),),
        boards=tuple(BoardStory(board, (Step("R2", beside(board)),)) for board in pairing.boards),
        bye=(Step("R3", clause("Rows.alone", player=named(pairing.pab))),) if pairing.pab else (),
        values=((clause("Rows.players"), str(2 * len(pairing.boards))),),
    )


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> str:
    system = System("rows", in_rows, tell=tell)
    monkeypatch.setitem(SYSTEMS, system.code, system)
    monkeypatch.setattr(sentences, "_english", speak)
    monkeypatch.setattr(command_line, "english", speak)
    return system.code


def test_a_story_is_told_in_its_order_with_names() -> None:
    names = {1: "Alice", 2: "Bruno", 3: "Carla"}
    told = story_lines(
        tell(field(*map(player, names)), Options()), Reader(lambda tpn: names[tpn], speak)
    )
    assert list(told) == [
        "Everybody stands in one row. [R1]",
        "Alice - Bruno",
        "  Alice stands next to Bruno. [R2]",
        "Nobody stands next to Carla. [R3]",
        "row 1: players: 2",
    ]


def test_the_command_line_tells_it(rows: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--system", rows, "--explain"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "1 2"
    assert "  no. 1 stands next to no. 2. [R2]" in printed
    assert printed.index("Everybody stands in one row. [R1]") < printed.index("no. 1 - no. 2")
    assert printed[-1] == "row 1: players: 14"


def test_programs_get_articles_and_players(rows: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--system", rows, "--explain", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["round"] == 9
    assert document["boards"][0] == {
        "white": 1,
        "black": 2,
        "steps": [
            {
                "article": "R2",
                "players": [1, 2],
                "sentence": "no. 1 stands next to no. 2. [R2]",
            }
        ],
    }
    assert document["values"] == [{"name": "row 1: players", "value": "14"}]


def test_why_not_is_no_question_to_it(rows: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--system", rows, "--why-not", "1", "2"]) == 3
    assert "rows pairs step by step" in capsys.readouterr().err


def test_the_checker_tells_how_the_first_other_pair_is_made(rows: str) -> None:
    report = with_round(position("worked-example"), 1, "1-2, 3-5, 4-6, 7-8, 9-10, 11-12, 13-14")
    check = check_report(report, rows)
    reasons = [each for each in check.rounds[0].differences if each.kind is DifferenceKind.REASON]
    assert [(each.article, each.players) for each in reasons] == [("R2", (TPN(3), TPN(4)))]
    told = next(line for line in lines(check) if "next to" in line)
    assert told == "Round 1: no. 3 Carla stands next to no. 4 David. [R2]"


@pytest.mark.parametrize("code", TOLD)
def test_every_system_that_tells_its_rounds_can_be_asked(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["pair", str(EXAMPLE), "--round", "4", "--system", code, "--explain"]
    assert main(arguments) == 0
    plain = capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert len(document["boards"]) == 7
    assert all(board["steps"] for board in document["boards"])
    for step in document["steps"]:
        assert step["sentence"] in plain


def test_a_name_that_ends_in_a_full_stop_brings_no_second_one() -> None:
    meets = clause(
        "Pairing-Dutch-2012-Pair.moved-down", player=named(TPN(1)), opponent=named(TPN(2))
    )
    called = {1: "Novák, A.", 2: "Żak, B."}.__getitem__
    sentence = Step("C.6", meets).sentence(Reader(called, english))
    assert sentence == "Novák, A. has moved down and meets Żak, B. [C.6]"
