"""The round told step by step."""

from __future__ import annotations

import pytest

from pairing.clauses import Clause, Reader
from pairing.lim import LIM_1999
from pairing.model import TPN, Field, Options, ProhibitedGroup
from pairing.story import RoundStory, Step

from ..builders import HERE, field
from ..random_rounds import random_round
from .hall import LIM, barred, of_federations, players, rated

GOLDEN = HERE / LIM.replace("-", "_") / "told"
MOST_WORDS = 25

ROUND_4 = field(
    *players(
        "6w1 3b1 2w=",
        "7b1 4w1 1b=",
        "8w1 1w0 5b1",
        "9b1 2b0 6w=",
        "10w1 6b= 3w0",
        "1b0 5w= 4b=",
        "2w0 10b1 9w=",
        "3b0 9w= 10b=",
        "4w0 8b= 7b=",
        "5b0 7w0 8w=",
        "U Z Z",
    ),
    rounds=7,
    away=(11,),
)
BLOCKED = field(
    *players("20b1", "F", "22w1", "23b0", "Z", "25w0", "26w0"),
    rounds=5,
    prohibited=(ProhibitedGroup(frozenset(map(TPN, (3, 4)))), *barred("2-4")),
)
MAXI = rated(field(*players("20b1", "21b=", "22w=", "23w=", "H")), 2400, 2301, 2200, 2150, 1800)

LONG_NAMES = Reader(lambda _number: "Anna Maria van Dijk")


def name(number: TPN) -> str:
    return f"no. {number}"


def text(step: Step) -> str:
    return step.sentence(Reader(name)).removesuffix(f" [{step.article}]")


def story_of(before: Field, **options: str) -> RoundStory:
    assert LIM_1999.tell is not None
    return LIM_1999.tell(before, Options(tuple(options.items())))


def shown(value: Clause | str) -> str:
    return Reader(name).words(value) if isinstance(value, Clause) else value


def told(before: Field, **options: str) -> str:
    story = story_of(before, **options)
    lines = [step.sentence(Reader(name)) for step in story.steps]
    if story.bye:
        lines += ["", "Bye:", *(f"  {step.sentence(Reader(name))}" for step in story.bye)]
    for board in story.boards:
        lines += [f"{board.board.white}-{board.board.black}:"]
        lines += [f"  {step.sentence(Reader(name))}" for step in board.steps]
    lines += ["", *(f"{shown(label)}: {shown(value)}" for label, value in story.values)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("file", "before", "options"),
    [("round-4", ROUND_4, {}), ("blocked", BLOCKED, {}), ("maxi", MAXI, {"maxi": "yes"})],
)
def test_a_round_as_it_is_told(file: str, before: Field, options: dict[str, str]) -> None:
    assert told(before, **options) == (GOLDEN / f"{file}.txt").read_text()


def test_every_sentence_is_short_even_with_long_names() -> None:
    for seed in range(60):
        before = random_round(seed, 5, 16, LIM)
        try:
            story = story_of(before, maxi="yes" if seed % 2 else "no")
        except LookupError:
            continue
        steps = [*story.steps, *story.bye, *(step for b in story.boards for step in b.steps)]
        for step in steps:
            sentence = step.sentence(LONG_NAMES).removesuffix(f" [{step.article}]")
            assert len(sentence.split()) <= MOST_WORDS, step
            assert sentence.endswith(".")


def test_the_boards_told_are_those_of_the_round() -> None:
    for seed in range(40):
        before = random_round(seed, 5, 16, LIM)
        pairing = LIM_1999.pair(before, Options(), lambda _done, _total: None)
        boards = getattr(pairing, "boards", None)
        if boards is not None:
            assert {each.board for each in story_of(before).boards} == set(boards)


def test_who_is_passed_over_for_the_bye_and_why() -> None:
    """8.2, and 8.1: without 4 nobody is left for 1."""
    before = field(
        *players("H", "H", "H", "H", "+"),
        prohibited=barred("1-2 1-3 1-5"),
    )
    assert [step.sentence(Reader(name)) for step in story_of(before).bye] == [
        "With the bye for no. 4 the others could not all be paired. [8.1]",
        "no. 3 has the bye: lowest ranked of the lowest group who may have it. [8.1]",
    ]
    before = field(*players("H", "H", "20w0", "21w0", "+"), prohibited=barred("3-4"))
    assert text(story_of(before).bye[-1]).startswith("no. 4 has the bye")
    before = field(*players("F", "F", "U"))
    assert text(story_of(before).bye[0]) == "no. 3 has had the bye or a walkover."


def test_a_federation_that_could_not_be_kept_apart_is_said() -> None:
    before = of_federations(field(*players("F", "F"), rounds=3), "HUN", "HUN")
    articles = [step.article for step in story_of(before, federations="if-possible").steps]
    assert articles == ["9.2", "22", "9.2", "9.4", "9.2"]


def test_of_many_who_were_asked_before_only_the_first_are_named() -> None:
    met = " ".join(f"1-{number}" for number in range(16, 30))
    before = field(*players(*["H"] * 30), prohibited=barred(met))
    steps = story_of(before).boards[0].steps
    assert text(steps[12]) == "2 more were asked before."
    assert text(steps[13]) == "Exchange: no. 30 takes the place of no. 16 and meets no. 1."


def test_there_is_no_story_without_a_pairing() -> None:
    with pytest.raises(LookupError, match="rule 2"):
        told(field(*players("2w1", "1b0")))
