"""Whoever takes an event back reads before what follows from it.

Every command that can do it has its words in `TakenBack`, or a case in
`selectors/undo_consequences.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tournaments.domain.catalogue import COMMANDS
from tournaments.selectors import undo_consequences
from tournaments.words import ENGLISH, catalogue, keys

DOMAIN: Final = Path(__file__).parents[2] / "tournaments" / "domain"
NAMES: Final = frozenset(command.__name__ for command in COMMANDS.values())
GIVEN: Final = frozenset({"round"})
"""What a message is told of a command without a case."""


def commands_in(source: str) -> set[str]:
    """The commands that a module makes."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {node.func.id for node in calls if isinstance(node.func, ast.Name)} & NAMES


def taking_back() -> Iterator[str]:
    for path in sorted(DOMAIN.glob("*/*.py")):
        source = path.read_text(encoding="utf-8")
        if "@takes_back(" in source:
            assert path.name == "undo.py", f"{path}: commands that take back are made in undo.py"
            yield from commands_in(source)


def with_a_case() -> set[str]:
    tree = ast.parse(Path(undo_consequences.__file__).read_text(encoding="utf-8"))
    cases = (node.cls for node in ast.walk(tree) if isinstance(node, ast.MatchClass))
    return {name.id for name in cases if isinstance(name, ast.Name)}


def wordless(names: set[str]) -> list[str]:
    facts, said = catalogue(ENGLISH).facts, keys()
    return sorted(
        name
        for name in names - with_a_case()
        if f"TakenBack.{name}" not in said or not {*facts[f"TakenBack.{name}"]} <= GIVEN
    )


def test_every_command_that_takes_an_event_back_says_what_follows() -> None:
    names = {*taking_back()}
    assert len(names) > 30
    assert wordless(names) == [], "tournaments/words/en/undoing.ftl: TakenBack.<Command>"


def test_control_a_command_without_words_is_found() -> None:
    made = commands_in(
        "def _noted(state, seq, event, past):\n    return NoteBoard(game=event.game)"
    )
    assert wordless(made | {"CheckIn", "AppointArbiter"}) == ["NoteBoard"]
