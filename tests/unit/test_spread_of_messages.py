"""An event or a command stands with its noun: few other product files name it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tournaments.domain import catalogue

pytestmark = pytest.mark.registries

ROOT: Final = Path(__file__).parents[2]
PRODUCT: Final = ("config", "events", "frontend", "pairing", "tournaments")
MOST: Final = 4
"""Files outside its package that name a message."""


def names_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name


def far_places(homes: dict[str, str], sources: dict[str, str]) -> dict[str, set[str]]:
    """By the message: the files, of those given, that name it and are not in its package."""
    places: dict[str, set[str]] = {message: set() for message in homes}
    for file, source in sources.items():
        for name in homes.keys() & set(names_in(source)):
            if not file.startswith(homes[name]):
                places[name].add(file)
    return places


def homes_of_messages() -> dict[str, str]:
    """The folder of each event and command, with a slash at its end."""
    messages = (*catalogue.EVENTS.values(), *catalogue.COMMANDS.values())
    return {
        each.__name__: f"{each.__module__.rpartition('.')[0].replace('.', '/')}/"
        for each in messages
    }


def test_no_message_is_named_in_more_files_than_a_few() -> None:
    files = (path for room in PRODUCT for path in (ROOT / room).rglob("*.py"))
    sources = {
        str(path.relative_to(ROOT)): path.read_text("utf-8")
        for path in files
        if path.parent.name != "migrations"
    }
    spread = far_places(homes_of_messages(), sources)
    assert {name: sorted(files) for name, files in spread.items() if len(files) > MOST} == {}
    assert sum(map(bool, spread.values())) > len(spread) / 2, (
        "the control: most are named somewhere"
    )


def test_control_files_elsewhere_are_counted_once_and_those_of_the_package_not() -> None:
    sources = {
        "a/byes/decide.py": "GrantBye()",
        "a/pages.py": "from .byes import GrantBye\nGrantBye()",
        "a/lists.py": "byes.GrantBye",
        "a/words.py": "'GrantBye'  # GrantBye",
    }
    assert far_places({"GrantBye": "a/byes/"}, sources) == {
        "GrantBye": {"a/pages.py", "a/lists.py"}
    }
