"""The round told step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from pairing.clauses import Reader
from pairing.model import TPN, Field, ProhibitedGroup
from pairing.story import Step

from .. import builders, random_fields
from .hall import number, paired, players, story, values

GOLDEN = Path(__file__).parent / "told.txt"
NAME_OF_FOUR_WORDS = "Anna Maria van Berg"


def everything() -> Field:
    """Players without an opponent, others moved down, C10, transpositions and the bye."""
    return builders.field(
        *players(
            "9w1 5b1 2w1",
            "8b1 6w1 1b0",
            "7w1 9b= 4w=",
            "6b1 8w= 3b=",
            "Z 1w0 9b1",
            "4w0 2b0 8b1",
            "3b0 U 10w=",
            "2w0 4b= 6w0",
            "1b0 3w= 5w0",
            "Z Z 7b=",
            "H Z Z",
        ),
        rounds=7,
        prohibited=(ProhibitedGroup(frozenset(map(TPN, (8, 9, 10)))),),
    )


def text(field: Field) -> str:
    whole = story(field)
    lines = [step.sentence(Reader(number)) for step in whole.steps]
    lines += ["", "Bye:", *(f"  {step.sentence(Reader(number))}" for step in whole.bye)]
    for board in whole.boards:
        lines += [f"{board.board.white}-{board.board.black}:"]
        lines += [f"  {step.sentence(Reader(number))}" for step in board.steps]
    lines += ["", *(f"{label}: {value}" for label, value in values(field).items())]
    return "\n".join(lines) + "\n"


def test_a_round_is_told_in_the_words_of_the_rules() -> None:
    assert text(everything()) == GOLDEN.read_text()


def test_boards_of_the_story_are_those_of_the_round() -> None:
    for seed in range(60):
        field = random_fields.random_field(seed, 4, 14, "dutch-1992")
        try:
            whole = story(field)
        except LookupError:
            continue
        assert tuple(board.board for board in whole.boards) == paired(field).boards
        assert bool(whole.bye) == (paired(field).pab is not None)


def steps_of(field: Field) -> list[Step]:
    whole = story(field)
    return [*whole.steps, *whole.bye, *(step for board in whole.boards for step in board.steps)]


def test_no_sentence_has_more_than_25_words() -> None:
    for seed in range(60):
        field = random_fields.random_field(seed, 6, 16, "dutch-1992")
        try:
            steps = steps_of(field)
        except LookupError:
            continue
        for step in steps:
            sentence = step.sentence(Reader(lambda _tpn: NAME_OF_FOUR_WORDS))
            assert len(sentence.rpartition(" [")[0].split()) <= 25, sentence


def test_who_comes_first_in_s2_and_is_passed_over_has_a_reason() -> None:
    reasons = [
        step.sentence(Reader(number))
        for board in story(everything()).boards
        for step in board.steps
        if step.article == "C7"
    ]
    assert reasons == [
        "no. 2 comes first in S2, but they met in round 3. [C7]",
        "no. 8 comes first in S2, but they met in round 3. [C7]",
        "no. 10 comes first in S2, but they are not to be paired with each other. [C7]",
    ]


def test_no_legal_pairing_has_no_story() -> None:
    with pytest.raises(LookupError, match="No opponent is left by B1 and B2"):
        story(builders.field(*players("2w1", "1b0")))
