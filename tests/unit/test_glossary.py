"""The glossary names what is there, and every noun of the domain stands in it."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import pairing
import tournaments.domain
import tournaments.ratings

pytestmark = pytest.mark.registries

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
TWO_PAGES = 120
"""Lines."""


def _modules(room: ModuleType) -> Iterator[ModuleType]:
    yield room
    for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


@cache
def domain_names() -> dict[str, Any]:
    """Classes and NewTypes by name, wherever below the pure rooms they are."""
    return {
        name: value
        for room in (pairing, tournaments.ratings, tournaments.domain)
        for module in _modules(room)
        for name, value in vars(module).items()
        if isinstance(value, type) or hasattr(value, "__supertype__")
        if value.__module__ == module.__name__ and value.__name__ == name
    }


def _subclasses(parent: type[Any]) -> Iterator[type[Any]]:
    for child in parent.__subclasses__():
        yield child
        yield from _subclasses(child)


def event_classes() -> set[str]:
    """Those of the domain that are written to the log; a base of several is none."""
    return {
        each.__name__
        for each in _subclasses(domain_names()["Event"])
        if not each.__subclasses__() and each.__module__.startswith("tournaments.domain")
    }


def state_classes() -> set[str]:
    """`Tournament` and every struct that hangs on it, and all of modules of state and steps."""
    seen: set[type[Any]] = set()

    def walk(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in seen:
            seen.add(hint)
            for each in get_type_hints(hint).values():
                walk(each)
        for each in get_args(hint):
            walk(each)

    walk(domain_names()["Tournament"])
    beside = {
        name
        for name, value in domain_names().items()
        if value.__module__.rpartition(".")[2] in ("state", "steps")
    }
    return {each.__name__ for each in seen} | beside


def code_names(glossary: str) -> list[str]:
    """What stands in backticks in the third column of the tables."""
    rows = [line.split("|")[1:-1] for line in glossary.splitlines() if line.startswith("|")]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row[2])]


def unknown(glossary: str) -> list[str]:
    return [name for name in code_names(glossary) if name not in domain_names()]


def absent(glossary: str) -> list[str]:
    """State and event classes that have no row: neither they nor the noun they begin with."""
    listed = "|".join(map(re.escape, code_names(glossary)))
    begins = re.compile(rf"(?:{listed})(?![a-z])")
    return sorted(name for name in event_classes() | state_classes() if not begins.match(name))


def test_every_code_name_is_a_class_of_a_pure_room() -> None:
    assert unknown(GLOSSARY.read_text()) == []


def test_every_class_of_the_state_and_every_event_has_its_row() -> None:
    missing = absent(GLOSSARY.read_text())
    assert missing == [], "docs/glossary.md: a row whose third column names it, or its noun"


def test_a_name_stands_in_one_row() -> None:
    names = code_names(GLOSSARY.read_text())
    assert [name for name in names if names.count(name) > 1] == []


def test_it_is_two_pages_at_most() -> None:
    assert len(GLOSSARY.read_text().splitlines()) <= TWO_PAGES


def test_a_row_too_few_and_a_name_too_many_are_found() -> None:
    """A control."""
    glossary = GLOSSARY.read_text()
    assert unknown(glossary.replace("`Appeal`", "`Protest`")) == ["Protest"]
    fewer = {*absent(glossary.replace("`Appeal`, ", ""))} - {*absent(glossary)}
    assert fewer == {"Appeal", "AppealDecided", "AppealFiled"}
    assert "ManualPairingBegun" in absent(glossary.replace("`ManualPairingBegun`, ", ""))


def test_the_classes_are_those_of_the_domain() -> None:
    """A control: of an empty set nothing is absent."""
    assert {"ResultEntered", "RoundPaired", "ManualPairingBegun"} <= event_classes()
    assert {"Tournament", "Game", "Player", "Stamp"} <= state_classes()
