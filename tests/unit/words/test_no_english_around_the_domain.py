"""Whatever stands around the domain says what stands in the room of words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

from .test_no_english_in_the_domain import sentence, sentences

pytestmark = pytest.mark.registries

ROOT: Final = Path(__file__).parents[3]
ROOMS: Final = (
    "tournaments/api",
    "tournaments/exports",
    "tournaments/imports",
    "tournaments/public",
    "tournaments/rating_lists",
    "tournaments/ratings",
    "tournaments/selectors",
    "tournaments/services",
    "tournaments/webhooks",
    "frontend",
    "pairing",
)

FOR_OPERATORS: Final = "what `verify` tells operators on the command line"
FOR_PROGRAMMERS: Final = "documents for who writes programs"
A_COMMAND_LINE: Final = "help of the command line"
REPORT_LINES: Final = "### lines of report files, and words that are read there"

SPOKEN_IN_ENGLISH: Final = {
    "tournaments/services/*proof*.py": FOR_OPERATORS,
    "tournaments/api/asyncapi.py": FOR_PROGRAMMERS,
    "tournaments/api/public_paths.py": FOR_PROGRAMMERS,
    "tournaments/api/parameters.py": FOR_PROGRAMMERS,
    "tournaments/api/rating_list_urls.py": FOR_PROGRAMMERS,
    "tournaments/api/upload_schema.py": FOR_PROGRAMMERS,
    "frontend/print/pdf/paper.py": "operators of PDF",
    "frontend/public/mirrored.py": "HTML as templates have it, exchanged",
    "tournaments/exports/bundle_files/check.py": "what stands in a bundle, for any Python",
    "tournaments/exports/integrity.py": REPORT_LINES,
    "tournaments/exports/report.py": REPORT_LINES,
    "tournaments/exports/report_lines.py": REPORT_LINES,
    "tournaments/rating_lists/*_store.py": "SQL",
    "pairing/__main__.py": A_COMMAND_LINE,
    "pairing/check_command.py": A_COMMAND_LINE,
    "pairing/rank_command.py": A_COMMAND_LINE,
    "pairing/rules_arguments.py": A_COMMAND_LINE,
    "pairing/checker/page_style.py": "a style sheet",
    "pairing/generator/*.py": A_COMMAND_LINE,
    "pairing/reported_table.py": REPORT_LINES,
    "pairing/trf/left_out.py": REPORT_LINES,
}
"""They stay so."""

NO_SENTENCES: Final = {
    "a public channel": "a line of the server's own log",
    "the pages of %s are told before they are made": "a line of the server's own log",
    "the pages of %s could not be prepared": "a line of the server's own log",
    "a public list with ": "a line of the server's own log",
    "a reader of ": "a line of the server's own log",
    "the snapshot of %s at %d is thrown away: %s": "a line of the server's own log",
    "no snapshot of %s at %d: %s": "a line of the server's own log",
    "it is of another program": "a line of the server's own log",
    "the log has another event there": "a line of the server's own log",
    "the door": "a line of the server's own log",
    "the door is told nothing more of %s": "a line of the server's own log",
    "envelope of ": "a part of the seed of a lot",
    "the public channel of %s broke": "a line of the server's own log",
    "the public pages": "a line of the server's own log",
    "a webhook could not be called": "a line of the server's own log",
    "%s is not called any more: %s, %s": "a line of the server's own log",
    "%s: no body for %s of %s": "a line of the server's own log",
    "the broker does not take webhook %s: %r": "a line of the server's own log",
    "webhook %s could not be looked after": "a line of the server's own log",
    "a webhook": "a line of the server's own log",
    "%s made %s of %s, local addresses: %s": "a line of the server's own log",
    "%s removed %s of %s": "a line of the server's own log",
    "%s changed %s, local addresses: %s": "a line of the server's own log",
    "ID number": "a heading of FIDE's list",
    "id number": "a heading of FIDE's list",
    "<!doctype html><html lang=": "an element",
    '<!doctype html>\n<html lang="': "an element",
    "><meta charset=utf-8><meta name=viewport content='width=device-width'><title>": "an element",
    "</p><p><a href='/'>": "an element",
    "%s refused %s of %s: %s %s": "a line of the server's own log",
    "%s revoked token %s of %s": "a line of the server's own log",
    "%s tries out codes of slips": "a line of the server's own log",
    "a pairing": "a line of the server's own log",
    "rating list %s was not deleted": "a line of the server's own log",
    "rating list %s was not made": "a line of the server's own log",
    "uploads were not deleted": "a line of the server's own log",
    "the API": "a line of the server's own log",
    "the log-in of a device": "a line of the server's own log",
    "tournament rules": "stands for an article, and has a name in the room",
    "9.3 (b), (c)": "articles",
    "a token": "how an actor without a name is kept",
    "by user name and password": "the name of a token, kept with it",
    "to be given": "the reason of a command that is only tried out",
    "to see what it means": "the reason of a command that is only tried out",
    " columns": "a key of the log: a list without headings",
    "as in the file": "the order of a start, kept in the log",
    "homogeneous bracket": "a part of a bracket, as documents for programs call it",
    "### Adjourned @ Round ": "a line of a report file",
    " w ": "a word of a report file",
    " b, a draw for pairing ": "words of a report file",
    "from Round ": "words of a report file",
    "until Round ": "words of a report file",
    " b, a draw for pairing (?:from Round ": "found in a line of a report file",
    " )?until Round ": "found in a line of a report file",
    "### Rated only @": "a line of a report file",
    "### Rated only @ Round ": "a line of a report file",
    "### Rated only @ Round (?P<round>\\d{1,4}): ": "found in a line of a report file",
    "(?P<{0}>\\d{{1,4}}) (?P<{1}>[wb]) (?P<{2}>[10=WDL+-])": "found in a line of a report file",
    " counts": "a word of a report file",
    "### Regulations changed by the chief arbiter @ Round ": "a line of a report file",
    "(?P<round>\\d{1,2}): (?P<parts>.+)": "found in a line of a report file",
    "(?P<name>[a-z]+) (?P<was>\\S+) -> (?P<now>\\S+)": "found in a line of a report file",
    "### pairing options:": "a line of a report file",
    "@ Round ": "found in a line of a report file",
    "XXC rank": "a line of a report file",
    "Swiss System": "a word of a report file",
    "by position": "a word of a report file",
    "A7a, note": "an article",
    "B, note": "an article",
    "PRAGMA wal_checkpoint(TRUNCATE)": "SQL",
    "VACUUM FULL ": "SQL",
    'attachment; filename="': "a header",
    'inline; filename="': "a header",
    'attachment; filename="openhall.crt"': "a header",
    " autofocus": "an attribute",
    "; charset=utf-8": "a header",
    "private, no-store": "a header",
    "default-src 'none'; sandbox": "a header",
}

RAISING: Final = ("tournaments", "frontend", "config")

FOR_WHO_MENDS: Final = frozenset(
    {
        "AssertionError",
        "BackupRefused",
        "CatalogueError",
        "ChildFailed",
        "CommandError",
        "CommandReused",
        "Diverged",
        "Http404",
        "ImproperlyConfigured",
        "KeyError",
        "LogHasGap",
        "LookupError",
        "NewerEvent",
        "NotAMoment",
        "NotOpened",
        "RuntimeError",
        "StartRefused",
        "StillRead",
        "TemplateSyntaxError",
        "TimeoutError",
        "TypeError",
        "ValueError",
    }
)
"""Defects, what the command line says, and what no page shows: that for 404 says nothing of it,
and of what is no moment only that it is none."""

SAID_BY_MSGSPEC: Final = re.compile("Expected `|Invalid enum")
"""What is read here to be said otherwise."""

SLOT: Final = re.compile(r"\{\d?\}")
ELEMENT: Final = re.compile(
    r"""</?\w+|/?>|(?!title|alt|placeholder|aria-label=)[\w:-]+="[^"]*"|[\w-]+="\""""
)
"""What of an element is no words; `aria-labelledby` names ids."""


def test_no_sentence_stands_around_the_domain() -> None:
    found = {path: [*_of(ROOT / path)] for path in sorted(_modules())}
    assert {path: texts for path, texts in found.items() if texts} == {}, "it is for words/"


def test_each_exception_is_needed() -> None:
    texts = {text for path in _modules() for _, text in sentences(_source(ROOT / path))}
    assert NO_SENTENCES.keys() - texts == set()
    everything = [str(path.relative_to(ROOT)) for path in _files()]
    for pattern in SPOKEN_IN_ENGLISH:
        spoken = [path for path in everything if fnmatch(path, pattern)]
        assert any([*sentences(_source(ROOT / path))] for path in spoken), pattern


@pytest.mark.parametrize(
    "line",
    [
        'why = f"Round {number} is closed"',
        'x = ["no rating"]',
        """x = '<p class="quiet">is closed</p>'""",
        """x = '<p title="is closed"></p>'""",
    ],
)
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
        if text in NO_SENTENCES or not ELEMENT.sub("", SLOT.sub("", text)).strip():
            continue
        if not SAID_BY_MSGSPEC.match(text):
            yield f"{line}: {text}"


def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# --- what is raised -----------------------------------------------------------------------------


def test_what_people_read_is_raised_as_a_key_and_facts() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}: {text}"
        for room in RAISING
        for path in sorted((ROOT / room).rglob("*.py"))
        for name, text in raised(_source(path))
    ]
    assert found == [], "it belongs into the room of words"


@pytest.mark.parametrize(
    "line",
    [
        'raise NotFound("There is no such photo.")',
        'raise NotFound(f"There is no round {number}.") from None',
        'raise rest.PermissionDenied("You may not.", code="not-you")',
    ],
)
def test_a_sentence_that_is_raised_is_found(line: str) -> None:
    """Control."""
    assert [*raised(line)]


@pytest.mark.parametrize(
    "line",
    ['raise NotFound("NoSuch.photo")', 'raise ValueError(f"no such {number}")', "raise"],
)
def test_what_is_raised_without_a_sentence_is_left_alone(line: str) -> None:
    """Control."""
    assert not [*raised(line)]


def raised(source: str) -> Iterator[tuple[str, str]]:
    """Exception and text of each sentence that is raised for people."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) as call):
                if name not in FOR_WHO_MENDS:
                    yield from ((name, text) for text in _texts(call) if sentence(text))


def _texts(call: ast.Call) -> Iterator[str]:
    for node in ast.walk(call):
        match node:
            case ast.Constant(value=str(text)):
                yield text
