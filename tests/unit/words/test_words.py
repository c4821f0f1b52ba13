"""What is said is kept as keys and facts: every sentence stands in one room.

`kept_words.json` has facts for every sentence, as logs and tables of commands may hold them. It is
only ever added to (`tests/unit/test_kept_words.py`).
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from pairing.sentences import MESSAGE
from tests import kept_words
from tournaments.domain.catalogue import EVENTS
from tournaments.domain.said import item
from tournaments.selectors.activity.sentence import describe
from tournaments.words import ENGLISH as LANGUAGE
from tournaments.words import ROOMS, catalogue, keys, speak

pytestmark = pytest.mark.registries

KEPT: Final = kept_words.read()
ROOM: Final = Path(__file__).parents[3] / "tournaments"
FRONTEND: Final = ROOM.parent / "frontend"
PAIRING: Final = ROOM.parent / "pairing"
SENTENCES: Final = keys()
ENGLISH: Final = json.loads((Path(__file__).parent / "english.json").read_text(encoding="utf-8"))
"""How each of the kept has read since it was first said."""

PAGES: Final = ("Console-", "Public-", "Print-", "Shared-", "Script-")
"""How messages of templates and scripts begin, by audience."""

EXAMPLES: Final = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))
"""Facts for messages that neither logs nor tables of commands hold."""

KEPT_BY: Final = {"refuse": 0, "Refused": 0, "Conflict": 0, "item": 0, "Doubt": 2}
"""Calls that take the key of a sentence that is kept, and where it stands; `says=` in others."""

SAID_BY: Final = {**KEPT_BY, "clause": 0, "said": 0, "Said": 0, "speak": 0, "_speak": 0}

NAMES: Final = re.compile(r"""(?:label|names?|NAMES?)\(\s*["']([\w-]+)["']""")
"""Where codes get their names: `{ NAME("Regulation", $setting) }`."""

ENDS_WITH_A_CODE: Final = re.compile(r'f"([A-Z][\w-]+\.)\{|`(Script-[\w.-]+)\$\{')

BEGUN_BY_PAIRING: Final = re.compile(r'f"(Pairing-[\w.-]*[.-])\{')

NAMED_BEGINNING: Final = re.compile(r'^(_?[A-Z]+)(?:: Final)? = "(Pairing-[\w-]+)"$', re.MULTILINE)
"""The name of a message in a story: `f"{_PASSED}.met"` goes on with its attribute."""

IN_A_MESSAGE: Final = re.compile(r"\{ ([A-Z][\w-]*) \}")
"""A message that another one names: `{ Month }`."""

Reader = tuple[str, str, list[str]]
"""The module of a private function, its name, its parameters."""


@pytest.mark.parametrize("key", KEPT)
def test_what_was_kept_is_said_word_for_word(key: str) -> None:
    assert speak(key, KEPT[key]) == ENGLISH[key]


@pytest.mark.parametrize("key", sorted(SENTENCES - KEPT.keys()))
def test_all_else_can_be_said(key: str) -> None:
    """What has slots has facts in `examples.json`, but for pages: there any number will do."""
    facts = catalogue(LANGUAGE).facts[key] if key.startswith(PAGES) else ()
    try:
        said = speak(key, EXAMPLES.get(key) or dict.fromkeys(facts, 3))
    except KeyError as missing:
        where = "facts stand in examples.json, those of a refusal in kept_words.json"
        pytest.fail(f"{key}: {missing}; {where}")
    assert said


def test_facts_of_a_sentence_that_is_not_there_are_a_defect() -> None:
    """Control."""
    with pytest.raises(KeyError):
        speak("NoSuchSentence", {})
    with pytest.raises(KeyError):
        speak("EntryMerged", {"player": 3})


def test_several_things_are_one_fact() -> None:
    built = "; ".join([item("Built.round", round=3), item("AndMore", count=2)])
    assert speak("BuiltOnTheImport", {"in_the_way": built}).startswith(
        "The import cannot be taken back as it is: round 3 was published since, and a published"
        " pairing stands (C.04.2 4.4); and 2 more. Or"
    )


# --- the places that say something ----------------------------------------------------------------


class Said:
    """The keys that the program says, read from its source.

    A key is a literal, a choice of literals, or a code with a variant that a parameter names: then
    the callers are read, and theirs.
    """

    def __init__(self, said_by: Mapping[str, int]) -> None:
        self.said_by = said_by
        self.keys: dict[str, str] = {}
        self.open_: dict[str, str] = {}
        """Beginnings of keys that go on with something else, by where they stand."""
        self.trees = trees()
        self.variants: defaultdict[tuple[str, str, int], set[str]] = defaultdict(set)
        """By module (of a private one), function and the place of a parameter: the beginnings of
        the keys that it ends."""
        while self._followed():
            pass

    def _followed(self) -> bool:
        before = sum(map(len, self.variants.values()))
        for path, tree in self.trees.items():
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef):
                    self._read(path, function)
        return sum(map(len, self.variants.values())) > before

    def _read(self, path: Path, function: ast.FunctionDef) -> None:
        names = [argument.arg for argument in function.args.args]
        reader = (*_place(path, function.name), names)
        for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
            where = f"{path.name}:{call.lineno}"
            for part in self._says(call):
                self._key(part, "", where, reader)
            called = _name(call)
            for (*known, place), beginnings in list(self.variants.items()):
                if tuple(known) == _place(path, called) and place < len(call.args):
                    for beginning in beginnings:
                        self._key(call.args[place], beginning, where, reader)

    def _says(self, call: ast.Call) -> Iterator[ast.expr]:
        place = self.said_by.get(_name(call))
        if place is not None and place < len(call.args):
            yield call.args[place]
        yield from (keyword.value for keyword in call.keywords if keyword.arg == "says")

    def _key(self, part: ast.expr, beginning: str, where: str, reader: Reader) -> None:
        match part:
            case ast.Constant(value=str(key)):
                self.keys[beginning + key] = where
            case ast.IfExp(body=one, orelse=other):
                self._key(one, beginning, where, reader)
                self._key(other, beginning, where, reader)
            case ast.Name(id=name) if beginning and name in reader[2]:
                self.variants[*reader[:2], reader[2].index(name)].add(beginning)
            case ast.JoinedStr(values=[ast.Constant(value=start), ast.FormattedValue(value=end)]):
                self._key(end, beginning + str(start), where, reader)
            case ast.JoinedStr(values=[ast.Constant(value=start), *_]):
                self.open_[where] = beginning + str(start)
            case _:
                self.open_[where] = beginning


def _place(path: Path, function: str) -> tuple[str, str]:
    return (str(path) if function.startswith("_") else "", function)


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in ROOM.rglob("*.py")}


@pytest.fixture(scope="module")
def said() -> Said:
    return Said(SAID_BY)


def test_every_key_that_is_said_has_a_sentence(said: Said) -> None:
    assert len(said.keys) > 250
    assert {key: where for key, where in said.keys.items() if key not in SENTENCES} == {}


def test_every_key_that_is_kept_has_facts_that_keep_it() -> None:
    kept = Said(KEPT_BY)
    beginnings = tuple(filter(None, kept.open_.values()))
    keep = kept.keys.keys() | {key for key in SENTENCES if key.startswith(beginnings)}
    assert keep - KEPT.keys() == set(), (
        "add it to kept_words.json and english.json, then: python -m tests.kept_words"
    )


def test_every_sentence_is_said(said: Said) -> None:
    kinds = ("*.py", "*.html", "*.js")
    files = [*said.trees, *(file for room in ROOMS for file in room.rglob("*.ftl"))]
    files += (FRONTEND.parent / "config").glob("*.py")
    files += [file for kind in kinds for file in FRONTEND.rglob(kind)]
    source = "\n".join([*(path.read_text(encoding="utf-8") for path in files), pairing_source()])
    named = tuple(f"{name}." for name in NAMES.findall(source))
    ended = [beginning for either in ENDS_WITH_A_CODE.findall(source) for beginning in either]
    in_messages = {*IN_A_MESSAGE.findall(source)}
    begun = {*filter(None, said.open_.values()), *named, *filter(None, ended)}
    begun |= {*BEGUN_BY_PAIRING.findall(source), f"{MESSAGE}."}  # of which test_failures.py asks
    beginnings = tuple(begun - {"Event-"})
    unsaid = [
        key
        for key in SENTENCES - said.keys.keys() - KEPT.keys() - in_messages - set(of_events())
        if not key.startswith(beginnings) and f'"{key}"' not in source
    ]
    assert unsaid == []


def pairing_source() -> str:
    """The modules of `pairing`, with the names of messages written out."""
    return "\n".join(map(_written_out, PAIRING.rglob("*.py")))


def _written_out(module: Path) -> str:
    source = module.read_text(encoding="utf-8")
    beside = "\n".join(path.read_text(encoding="utf-8") for path in module.parent.glob("*.py"))
    for name, message in NAMED_BEGINNING.findall(f"{source}\n{beside}"):
        source = source.replace(f'f"{{{name}}}.', f'f"{message}.')
    return source


def of_events() -> Iterator[str]:
    """The keys that end with the type of an event: its own, unless it is described elsewhere, and
    that of what to do instead of taking it back."""
    for event in EVENTS.values():
        yield f"Event-{event.__name__}.instead"
        if event not in describe.registry:
            yield f"Event-{event.__name__}"


def test_no_place_says_a_sentence_of_its_own(said: Said) -> None:
    """A key has no blanks."""
    assert {key: where for key, where in said.keys.items() if " " in key} == {}
