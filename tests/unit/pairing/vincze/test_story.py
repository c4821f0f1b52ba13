"""The round told step by step."""

from __future__ import annotations

import pytest

from pairing.clauses import Clause, Reader
from pairing.model import TPN, Field, Options, ProhibitedGroup, RoundPairing
from pairing.story import Step
from pairing.vincze import VINCZE

from .. import random_fields
from ..builders import HERE, field
from .hall import pair, players

GOLDEN = HERE / "vincze" / "told"
ONE_OF_EVERYTHING = field(
    *players(
        "5w1 2b= 6w1 4b1",
        "6b1 1w= 3b1 8w=",
        "7w1 4b1 2w0 6b1",
        "8b1 3w0 5b1 1w0",
        "1b0 8w1 4w0 7b1",
        "2w0 7b1 1b0 3w0",
        "3b0 6w0 8b0 5w0",
        "4w0 5b0 7w1 2b=",
        "U Z Z Z",
    ),
    rounds=7,
    prohibited=(ProhibitedGroup(frozenset(map(TPN, (1, 3))), 5, 5),),
)

DEAD_ENDS = field(
    *players("5w= 6w=", "6w= 5w=", "7w= 4b=", "U 3w=", "1b= 2b=", "2b= 1b=", "3b= U"),
    rounds=5,
    prohibited=(
        ProhibitedGroup(frozenset(map(TPN, (1, 3)))),
        ProhibitedGroup(frozenset(map(TPN, (3, 5)))),
        ProhibitedGroup(frozenset(map(TPN, (3, 6)))),
    ),
)


def name(number: TPN) -> str:
    return f"no. {number}"


def shown(value: Clause | str) -> str:
    return Reader(name).words(value) if isinstance(value, Clause) else value


def told(before: Field, **options: str) -> str:
    named = Options(tuple((key.replace("_", "-"), value) for key, value in options.items()))
    assert VINCZE.tell is not None
    story = VINCZE.tell(before, named)
    lines = [step.sentence(Reader(name)) for step in story.steps]
    lines += ["", "Odd player:", *(f"  {step.sentence(Reader(name))}" for step in story.bye)]
    for board in story.boards:
        lines += [f"{board.board.white}-{board.board.black}:"]
        lines += [f"  {step.sentence(Reader(name))}" for step in board.steps]
    lines += ["", *(f"{shown(label)}: {shown(value)}" for label, value in story.values)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("file", "before", "options"),
    [
        ("round-5", ONE_OF_EVERYTHING, {}),
        ("dead-ends", DEAD_ENDS, {}),
        ("left-over", DEAD_ENDS, {"odd_player": "left-over"}),
    ],
)
def test_a_round_as_it_is_told(file: str, before: Field, options: dict[str, str]) -> None:
    assert told(before, **options) == (GOLDEN / f"{file}.txt").read_text()


def test_the_ban_that_fell_is_said() -> None:
    games = players("3w= 4w=", "4w= 3w=", "1b= 2b=", "2b= 1b=")
    text = told(field(*games, away=(3, 4)))
    assert text.startswith("No pairing spares everybody a third equal colour;")
    assert "three equal colours: not banned" in text


def test_there_is_no_story_without_a_pairing() -> None:
    with pytest.raises(LookupError, match="two players meet only once"):
        told(field(*players("2w1", "1b0")))


def every_step(before: Field) -> list[Step]:
    assert VINCZE.tell is not None
    story = VINCZE.tell(before, Options())
    return [*story.steps, *story.bye, *(step for board in story.boards for step in board.steps)]


def test_stories_agree_with_the_pairing_and_are_short() -> None:
    long_name = "Maria Anna van Beethoven"
    told_rounds = 0
    for seed in range(150):
        before = random_fields.random_field(seed, code="vincze")
        outcome = pair(before)
        if not isinstance(outcome, RoundPairing):
            continue
        told_rounds += 1
        assert VINCZE.tell is not None
        assert tuple(each.board for each in VINCZE.tell(before, Options()).boards) == outcome.boards
        for step in every_step(before):
            sentence = step.sentence(Reader(lambda _number: long_name)).rpartition(" [")[0]
            assert len(sentence.split()) <= 25, sentence
    assert told_rounds > 80
