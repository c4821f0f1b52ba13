"""Rounds of 1992 written as an arbiter reads them."""

from __future__ import annotations

from pairing.clauses import Clause, Reader
from pairing.dutch_1992 import DUTCH_1992
from pairing.dutch_1992.readings import READINGS
from pairing.model import TPN, Field, NoLegalPairing, Options, Participant, RoundPairing
from pairing.story import RoundStory

from .. import builders

READINGS_OF_THE_PAIRING = [reading for reading in READINGS if reading.article not in ("F8", "F10")]
VALUES = [(each.name, value) for each in READINGS_OF_THE_PAIRING for value in each.choices[1:]]
"""Every value that is not the default."""


def players(*games: str) -> tuple[Participant, ...]:
    """One line a player, in the order of starting numbers: "5w1 2b= U"."""
    return tuple(
        builders.player(number, *line.split()) for number, line in enumerate(games, start=1)
    )


def options(**named: str) -> Options:
    return Options(tuple((name.replace("_", "-"), value) for name, value in named.items()))


def paired(field: Field, **named: str) -> RoundPairing:
    outcome = DUTCH_1992.pair(field, options(**named), lambda _done, _total: None)
    assert isinstance(outcome, RoundPairing), outcome
    return outcome


def refused(field: Field, **named: str) -> NoLegalPairing:
    outcome = DUTCH_1992.pair(field, options(**named), lambda _done, _total: None)
    assert isinstance(outcome, NoLegalPairing), outcome
    return outcome


def shown(field: Field, **named: str) -> str:
    """The boards with White first, the bye last: "1-5 6-2 7-0"."""
    outcome = paired(field, **named)
    boards = [f"{board.white}-{board.black}" for board in outcome.boards]
    return " ".join(boards + ([f"{outcome.pab}-0"] if outcome.pab else []))


def story(field: Field, **named: str) -> RoundStory:
    assert DUTCH_1992.tell is not None
    return DUTCH_1992.tell(field, options(**named))


def sentences(field: Field, **named: str) -> list[str]:
    return [step.sentence(Reader(number)) for step in story(field, **named).steps]


def values(field: Field) -> dict[str, str]:
    """{"bracket 1: x": "1"}."""
    return {_words(name): _words(value) for name, value in story(field).values}


def _words(text: Clause | str) -> str:
    return text if isinstance(text, str) else Reader(number).words(text)


def number(tpn: TPN) -> str:
    return f"no. {tpn}"
