"""Selectors, services, imports, the API and `pairing` say what stands in the room of words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

from .test_no_english_in_the_domain import sentences

ROOT: Final = Path(__file__).parents[3]
ROOMS: Final = (
    "tournaments/api",
    "tournaments/imports",
    "tournaments/selectors",
    "tournaments/services",
    "pairing",
)

FOR_OPERATORS: Final = "what `verify` tells operators on the command line"
FOR_PROGRAMMERS: Final = "documents for who writes programs"
A_COMMAND_LINE: Final = "help of the command line"

SPOKEN_IN_ENGLISH: Final = {
    "tournaments/services/*proof*.py": FOR_OPERATORS,
    "tournaments/api/asyncapi.py": FOR_PROGRAMMERS,
    "tournaments/api/public_paths.py": FOR_PROGRAMMERS,
    "tournaments/api/schema.py": FOR_PROGRAMMERS,
    "tournaments/api/urls.py": FOR_PROGRAMMERS,
    "pairing/__main__.py": A_COMMAND_LINE,
    "pairing/generator/*.py": A_COMMAND_LINE,
}
"""They stay so."""

NOT_YET: Final = frozenset(
    {
        "pairing/checker/check.py",
        "pairing/checker/comparison.py",
        "pairing/checker/reason.py",
        "pairing/checker/wording.py",
        "pairing/dutch/editions.py",
        "pairing/dutch/roster.py",
        "pairing/dutch_1992/__init__.py",
        "pairing/dutch_1992/colours.py",
        "pairing/dutch_1992/obstacle.py",
        "pairing/dutch_1992/ranking.py",
        "pairing/dutch_1992/readings.py",
        "pairing/dutch_1992/story.py",
        "pairing/dutch_1992/wording.py",
        "pairing/dutch_2012/__init__.py",
        "pairing/dutch_2012/notation.py",
        "pairing/dutch_2012/obstacle.py",
        "pairing/dutch_2012/readings.py",
        "pairing/dutch_2012/reasons.py",
        "pairing/dutch_2012/story.py",
        "pairing/explain/clauses.py",
        "pairing/explain/pairs.py",
        "pairing/explain/sentences.py",
        "pairing/lim_1999/__init__.py",
        "pairing/lim_1999/obstacle.py",
        "pairing/lim_1999/ranking.py",
        "pairing/lim_1999/readings.py",
        "pairing/lim_1999/story.py",
        "pairing/lim_1999/told.py",
        "pairing/lim_1999/told_pairs.py",
        "pairing/reported.py",
        "pairing/trf/columns.py",
        "pairing/trf/counted.py",
        "pairing/trf/field.py",
        "pairing/trf/players.py",
        "pairing/trf/problems.py",
        "pairing/trf/reader.py",
        "pairing/trf/records.py",
        "pairing/trf/regulations.py",
        "pairing/trf/teams.py",
        "pairing/trf/writer.py",
        "pairing/validator/position.py",
        "pairing/validator/rulebook.py",
        "pairing/validator/systems/dutch_1992_cards.py",
        "pairing/validator/systems/dutch_2012.py",
        "pairing/validator/systems/lim_1999.py",
        "pairing/validator/systems/vincze.py",
        "pairing/vincze/rankings.py",
        "pairing/vincze/readings.py",
        "pairing/vincze/story.py",
        "pairing/vincze/system.py",
    }
)
"""Modules whose sentences do not stand in the room of words yet. It only shrinks."""

NO_SENTENCES: Final = {
    "%s refused %s of %s: %s %s": "a line of the server's own log",
    "%s revoked token %s of %s": "a line of the server's own log",
    "%s tries out codes of slips": "a line of the server's own log",
    "a pairing": "a line of the server's own log",
    "the API": "a line of the server's own log",
    "the log-in of a device": "a line of the server's own log",
    "a token": "how an actor without a name is kept",
    "pairing program": "how the server is called in a list of users",
    "erased member ": "stands in the table for a name that was erased",
    "erased player ": "stands in the table for a name that was erased",
    "by user name and password": "the name of a token, kept with it",
    "to be given": "the reason of a command that is only tried out",
    " columns": "a key of the log: a list without headings",
    "as in the file": "the order of a start, kept in the log",
    "### Rated only @": "a line of a report file",
    "Swiss System": "a word of a report file",
    "by position": "a word of a report file",
    "\\b[Nn]o\\. (\\d+)": "found in a sentence of `pairing`",
    "PRAGMA wal_checkpoint(TRUNCATE)": "SQL",
    "VACUUM FULL ": "SQL",
    'attachment; filename="': "a header",
    'inline; filename="': "a header",
    "; charset=utf-8": "a header",
    "private, no-store": "a header",
    "default-src 'none'; sandbox": "a header",
}

SAID_BY_MSGSPEC: Final = re.compile("Expected `|Invalid enum")
"""What is read here to be said otherwise."""


def test_no_sentence_stands_around_the_domain() -> None:
    found = {path: [*_of(ROOT / path)] for path in sorted(_modules())}
    said = {path: texts for path, texts in found.items() if texts and path not in NOT_YET}
    assert said == {}, "it belongs into the room of words"
    assert {path for path in NOT_YET if not found.get(path)} == set(), "take it off the list"


def test_each_exception_is_needed() -> None:
    texts = {text for path in _modules() for _, text in sentences(_source(ROOT / path))}
    assert NO_SENTENCES.keys() - texts == set()
    everything = [str(path.relative_to(ROOT)) for path in _files()]
    for pattern in SPOKEN_IN_ENGLISH:
        spoken = [path for path in everything if fnmatch(path, pattern)]
        assert any([*sentences(_source(ROOT / path))] for path in spoken), pattern


@pytest.mark.parametrize("line", ['why = f"Round {number} is closed"', 'x = ["no rating"]'])
def test_a_sentence_is_found(line: str, tmp_path: Path) -> None:
    """Control."""
    module = tmp_path / "module.py"
    module.write_text(line)
    assert [*_of(module)]


def _files() -> Iterator[Path]:
    for room in ROOMS:
        yield from (ROOT / room).rglob("*.py")


def _modules() -> Iterator[str]:
    for path in _files():
        name = str(path.relative_to(ROOT))
        if not any(fnmatch(name, pattern) for pattern in SPOKEN_IN_ENGLISH):
            yield name


def _of(path: Path) -> Iterator[str]:
    for line, text in sentences(_source(path)):
        if text not in NO_SENTENCES and not SAID_BY_MSGSPEC.match(text):
            yield f"{line}: {text}"


def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")
