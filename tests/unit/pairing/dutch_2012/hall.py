"""Rounds of the Istanbul text written as an arbiter reads them."""

from __future__ import annotations

from pairing.clauses import Clause, Reader
from pairing.dutch_2012 import DUTCH_2012
from pairing.model import (
    TPN,
    Field,
    NoLegalPairing,
    Options,
    Participant,
    ProhibitedGroup,
    RoundPairing,
    no_progress,
)
from pairing.story import RoundStory

from .. import builders


def players(*games: str) -> tuple[Participant, ...]:
    """One line a player, in the order of numbers: "5w1 2b= U". Opponents need not be there."""
    return tuple(
        builders.player(number, *line.split()) for number, line in enumerate(games, start=1)
    )


def barred(text: str) -> tuple[ProhibitedGroup, ...]:
    """ "1-4 1-5": pairs that are not to meet."""
    return tuple(
        ProhibitedGroup(frozenset(TPN(int(number)) for number in pair.split("-")))
        for pair in text.split()
    )


def options(**named: str) -> Options:
    """`options(late_colours="by-round")`."""
    return Options(tuple(sorted((name.replace("_", "-"), value) for name, value in named.items())))


def outcome(field: Field, **named: str) -> RoundPairing | NoLegalPairing:
    return DUTCH_2012.pair(field, options(**named), no_progress)


def pair(field: Field, **named: str) -> RoundPairing:
    paired = outcome(field, **named)
    assert isinstance(paired, RoundPairing), paired
    return paired


def shown(field: Field, **named: str) -> str:
    """The boards in their order, White first, the bye last: "1-5 6-2 7-0"."""
    paired = pair(field, **named)
    seats = [f"{white}-{black}" for white, black in paired.boards]
    return " ".join([*seats, *([f"{paired.pab}-0"] if paired.pab else [])])


def story(field: Field, **named: str) -> RoundStory:
    assert DUTCH_2012.tell is not None
    return DUTCH_2012.tell(field, options(**named))


def values(field: Field, reader: Reader | None = None) -> dict[str, str]:
    """{"player 1": "2.5 points: (b) v", "bracket 1: P0": "3"}."""
    reader = reader or Reader(str)
    return {_words(name, reader): _words(value, reader) for name, value in story(field).values}


def _words(text: Clause | str, reader: Reader) -> str:
    return text if isinstance(text, str) else reader.words(text)


def steps(field: Field, **named: str) -> str:
    """The steps of the whole round, one a line, with numbers for names."""
    return "\n".join(step.sentence(Reader(str)) for step in story(field, **named).steps)
