"""One name, one thing: no two classes of a room are called the same."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("config", "events", "frontend", "pairing", "tournaments")
NAMED_BY_DJANGO: Final = "management/commands"
"""Each of its modules has a class `Command`."""


def twice(sources: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Names of classes that stand in several of the files, with these."""
    files = defaultdict(list)
    for name, source in sources:
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef):
                files[node.name].append(name)
    return {name: where for name, where in files.items() if len(where) > 1}


@pytest.mark.parametrize("room", ROOMS)
def test_no_two_classes_of_a_room_have_one_name(room: str) -> None:
    paths = [path for path in (ROOT / room).rglob("*.py") if NAMED_BY_DJANGO not in str(path)]
    paths = [path for path in paths if path.parent.name != "migrations"]
    assert twice((str(path.relative_to(ROOT)), path.read_text("utf-8")) for path in paths) == {}


def test_control_a_name_that_two_files_have_is_found() -> None:
    sources = [("a.py", "class Move: ..."), ("b.py", "class Move: ...\nclass Row: ...")]
    assert twice(sources) == {"Move": ["a.py", "b.py"]}
