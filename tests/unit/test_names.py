"""One name, one thing: classes of a room have names of their own, and names say what they are."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.registries

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("config", "events", "frontend", "pairing", "tournaments")
NAMED_BY_DJANGO: Final = "management/commands"
"""Each of its modules has a class `Command`."""
EMPTY: Final = re.compile(r"_?found|_?told|_tell|telling|_?told_(?!apart)\w+|\w+(?<!apart)_told")
"""Names of nothing in particular: a noun says what it is, a verb of the field what is done."""


def twice(sources: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Names of classes that stand in several of the files, with these."""
    files = defaultdict(list)
    for name, source in sources:
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef):
                files[node.name].append(name)
    return {name: where for name, where in files.items() if len(where) > 1}


def empty_names(source: str) -> list[tuple[int, str]]:
    """Where a module gives such a name to anything, by line."""
    given = (each for node in ast.walk(ast.parse(source)) for each in names_given(node))
    return sorted((line, name) for line, name in given if EMPTY.fullmatch(name))


def names_given(node: ast.AST) -> Iterator[tuple[int, str]]:
    match node:
        case ast.FunctionDef(name=name, lineno=line) | ast.AsyncFunctionDef(name=name, lineno=line):
            yield line, name
        case ast.arg(arg=name, lineno=line) | ast.Name(id=name, ctx=ast.Store(), lineno=line):
            yield line, name
        case ast.Attribute(attr=name, ctx=ast.Store(), lineno=line):
            yield line, name
        case ast.alias(asname=str(name), lineno=line) | ast.MatchAs(name=str(name), lineno=line):
            yield line, name


def paths_in(room: str) -> list[Path]:
    return [path for path in (ROOT / room).rglob("*.py") if path.parent.name != "migrations"]


@pytest.mark.parametrize("room", ROOMS)
def test_no_two_classes_of_a_room_have_one_name(room: str) -> None:
    paths = (path for path in paths_in(room) if NAMED_BY_DJANGO not in str(path))
    sources = ((str(path.relative_to(ROOT)), path.read_text("utf-8")) for path in paths)
    assert twice(sources) == {}


def test_control_a_name_that_two_files_have_is_found() -> None:
    sources = [("a.py", "class Move: ..."), ("b.py", "class Move: ...\nclass Row: ...")]
    assert twice(sources) == {"Move": ["a.py", "b.py"]}


@pytest.mark.parametrize("room", ROOMS)
def test_names_say_what_they_are(room: str) -> None:
    named = {path: empty_names(path.read_text("utf-8")) for path in paths_in(room)}
    assert {str(path.relative_to(ROOT)): names for path, names in named.items() if names} == {}


def test_control_an_empty_name_is_found_wherever_it_is_given() -> None:
    given = [
        "found = 1",
        "found: int",
        "self.told = 1",
        "def _told(): ...",
        "async def _tell(): ...",
        "def entry(telling): ...",
        "from story import sentence as told",
        "match game:\n  case Game() as found: ...",
        "if found := game: ...",
    ]
    assert [len(empty_names(source)) for source in given] == [1] * len(given)


def test_control_the_name_of_a_fact_or_of_another_room_is_no_matter() -> None:
    assert empty_names('say("Key", found=1)\nstep.told(naming)') == []
