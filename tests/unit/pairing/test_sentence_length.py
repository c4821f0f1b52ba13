"""No sentence is longer than 25 words, with names of four words and more, over many rounds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pairing.checker import check_report, lines
from pairing.clauses import Clause, Reader
from pairing.explain import (
    ExplainedRound,
    bracket_sentences,
    bye_sentences,
    explain_floats,
    explain_pair,
    explain_round,
    float_sentences,
    pair_sentences,
    short_name,
    why_not,
    why_not_sentences,
)
from pairing.model import TPN, Options, RoundPairing
from pairing.systems import SYSTEMS
from pairing.trf import Report, read_report

from .builders import DUTCH, DUTCH_2017, HERE, pair
from .random_fields import random_field
from .test_checker import with_round

MOST_WORDS = 25
SEEDS = range(150)
TOLD = [
    code
    for code, each in SYSTEMS.items()
    if each.tell and not each.predetermined and each.games == 1
]
"""Of the others no field is drawn: `round_robin.test_rounds` and `double_swiss.test_story` look at
each sentence of theirs."""
REPORTS = [
    *((file, DUTCH) for file in sorted((HERE / "corpus").glob("*.trf"))[::2]),
    *((file, DUTCH_2017) for file in sorted((HERE / "corpus-2017").glob("*.trf"))[::2]),
]


def long_name(tpn: TPN) -> str:
    return short_name(f"Anna Maria von und zu Hohenfels {tpn}")


def longest(told: Iterator[str]) -> str:
    return max(told, key=lambda sentence: len(sentence.split()))


def positions(code: str) -> Iterator[ExplainedRound]:
    for seed in SEEDS:
        before = random_field(seed, 4, 14, code)
        if isinstance(pair(before, code), RoundPairing):
            yield ExplainedRound(before, code)


def sentences(asked: ExplainedRound, seed: int) -> Iterator[str]:
    return Reader(long_name).sentences(clauses(asked, seed))


def clauses(asked: ExplainedRound, seed: int) -> Iterator[Clause]:
    explained, book = explain_round(asked), asked.book
    for bracket in explained.brackets:
        yield from bracket_sentences(bracket, book)
        for one, other in bracket.pairs:
            yield from pair_sentences(explain_pair(asked, one, other), book)
        for tpn in bracket.downfloaters:
            yield from float_sentences(explain_floats(asked, tpn), book)
    if explained.bye:
        yield from bye_sentences(explained.bye, book)
    everybody = [entrant.tpn for entrant in asked.roster.entrants]
    for _ in range(8):
        one, other = Random(seed).sample(everybody, 2)
        yield from why_not_sentences(why_not(asked, one, other))


@pytest.mark.parametrize("code", [DUTCH, DUTCH_2017])
def test_no_explanation_is_longer(code: str) -> None:
    told = longest(
        sentence for n, asked in enumerate(positions(code)) for sentence in sentences(asked, n)
    )
    assert 20 < len(told.split()) <= MOST_WORDS, told


@pytest.mark.parametrize("code", TOLD)
def test_no_step_of_a_story_is_longer(code: str) -> None:
    """The article behind the sentence, [C8], is not a word of it."""
    told: list[str] = []
    for seed in SEEDS:
        before = random_field(seed, 4, 10, code)
        tell = SYSTEMS[code].tell
        if tell is None or not isinstance(pair(before, code), RoundPairing):
            continue
        story = tell(before, Options())
        steps = [*story.steps, *story.bye, *(step for each in story.boards for step in each.steps)]
        told += (
            step.sentence(Reader(long_name)).removesuffix(f" [{step.article}]") for step in steps
        )
    assert len(longest(iter(told)).split()) <= MOST_WORDS, longest(iter(told))


def with_long_names(report: Report) -> Report:
    players = (
        replace(player, name=f"Hohenfels zu Tann {player.number}, Anna Maria Sofia")
        for player in report.players
    )
    return replace(report, players=tuple(players))


def swapped(report: Report, number: int, random: Random) -> str:
    """A round with two opponents, or two colours, or player and bye exchanged."""
    entries = {player.number: player.entry(number) for player in report.players}
    boards = [[n, e.opponent] for n, e in entries.items() if e.colour == "w" and e.opponent]
    one, other = random.sample(boards, 2)
    if random.random() < 0.3:
        one.reverse()
    else:
        one[1], other[1] = other[1], one[1]
    bye = [[n, 0] for n, entry in entries.items() if entry.code.value == "U"]
    if bye and random.random() < 0.5:
        bye[0][0], other[0] = other[0], bye[0][0]
    return ", ".join(f"{white}-{black}" for white, black in boards + bye)


@pytest.mark.parametrize(("file", "code"), REPORTS, ids=lambda value: getattr(value, "stem", value))
def test_no_sentence_of_the_checker_is_longer(file: Path, code: str) -> None:
    report = with_long_names(read_report(file.read_bytes()))
    random = Random(file.stem)
    told: list[str] = []
    for number in range(2, min(report.rounds_paired, 6) + 1):
        changed = with_round(report, number, swapped(report, number, random))
        told += lines(check_report(changed, code))
    found = [sentence for line in told for sentence in re.split(r"(?<=[.:]) (?=[A-Z])", line)]
    assert any(sentence.startswith("The file gives them") for sentence in found)
    assert len(longest(iter(found)).split()) <= MOST_WORDS, longest(iter(found))
