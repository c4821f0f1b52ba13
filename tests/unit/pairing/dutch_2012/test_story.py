"""The round told step by step."""

from __future__ import annotations

import os

import pytest

from pairing.clauses import Reader
from pairing.dutch_2012 import DUTCH_2012
from pairing.model import TPN, Field, Options, RoundPairing
from pairing.story import Step
from pairing.trf import field_before, read_report

from .. import random_rounds
from ..builders import HERE, field
from ..random_rounds import wild_round
from . import worked
from .hall import barred, outcome, pair, players, story, values

GOLDEN = HERE / "dutch_2012" / "told"


def text_of(before: Field) -> str:
    whole = story(before)
    naming = worked.NAMES.__getitem__
    lines = [step.sentence(Reader(naming)) for step in whole.steps]
    lines += ["", "Bye:", *(f"  {step.sentence(Reader(naming))}" for step in whole.bye)]
    for board in whole.boards:
        lines += [f"{board.board.white}-{board.board.black}:"]
        lines += [f"  {step.sentence(Reader(naming))}" for step in board.steps]
    lines += ["", *(f"{name}: {value}" for name, value in values(before, Reader(naming)).items())]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("number", [2, 4, 5])
def test_the_story_of_the_worked_example(number: int) -> None:
    file = GOLDEN / f"round-{number}.txt"
    text = text_of(worked.before(number))
    if os.environ.get("GOLDEN") == "write":
        file.write_text(text)
    assert text == file.read_text()


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_board_and_the_bye_have_their_story(number: int) -> None:
    before = worked.before(number)
    whole, paired = story(before), pair(before)
    assert [each.board for each in whole.boards] == list(paired.boards)
    assert bool(whole.bye) is (paired.pab is not None)
    assert all(each.steps for each in whole.boards)


def words(step: Step) -> int:
    """With names of four words; the article in brackets not counted."""
    text = step.sentence(Reader(lambda _tpn: "Maria de la Cruz"))
    return len(text.removesuffix(f" [{step.article}]").split())


@pytest.mark.parametrize("seed", range(60))
def test_sentences_are_short(seed: int) -> None:
    before = random_rounds.random_round(seed, 5, 16, "dutch-2012")
    if isinstance(outcome(before), RoundPairing):
        whole = story(before)
        steps = [*whole.steps, *(step for board in whole.boards for step in board.steps)]
        assert [step.sentence(Reader(str)) for step in steps if words(step) > 25] == []


def test_going_back_is_told() -> None:
    file = HERE / "dutch_2012" / "corpus" / "d12-plain-008-n0036-r12.trf"
    articles = [
        step.article for step in story(field_before(read_report(file.read_bytes()), 11)).steps
    ]
    assert "C.13" in articles
    assert "C.14" in articles


def test_why_others_were_passed_over() -> None:
    before = field(*players("9w1", "8b1", "7w1", "Z"), prohibited=barred("1-2"))
    reasons = {step.sentence(Reader(str)) for board in story(before).boards for step in board.steps}
    assert "2 and 1 are kept apart by order of the tournament. [B.1]" in reasons


def test_a_player_moved_down_who_is_to_meet_residents_only_is_told() -> None:
    """1119: 4 could have met 2, who has moved down as well."""
    before = wild_round(1119, 7, 12)
    sentences = {
        step.sentence(Reader(str))
        for b in story(before, mdps_meet="residents").boards
        for step in b.steps
    }
    assert "4 and 2 have both moved down, and each is to meet a resident. [C.4]" in sentences
    assert not any(
        "[C.4]" in step.sentence(Reader(str)) for b in story(before).boards for step in b.steps
    )


def test_no_story_without_a_pairing() -> None:
    assert DUTCH_2012.tell is not None
    with pytest.raises(LookupError, match="No possible opponent is left"):
        DUTCH_2012.tell(field(*players("2w1", "1b0")), Options())


def test_a_step_names_its_players() -> None:
    whole = story(worked.before(3))
    exchange = next(step for step in whole.steps if step.article == "C.8")
    assert exchange.players == (TPN(4), TPN(6))
