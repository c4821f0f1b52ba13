"""What a translation still lacks: messages that are missing, that English has not (any more), that
have changed in English since they were read, and slots that differ.

Beside the catalogues of a language stands `translated.json`: by key a digest of the English that
was read when it was translated, and the keys of what is written there as in English.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .catalogue import CatalogueError, patterns_of
from .languages import ENGLISH, ROOMS, files
from .patterns import plain

LEDGER: Final = "translated.json"
WORD: Final = re.compile(r"[^\W\d_]{3,}")
"""What is shorter is a sign, a code or an abbreviation, and may be the same anywhere."""

DIGITS: Final = 8


@dataclass(frozen=True, slots=True)
class Gap:
    """`what`: missing, unknown, stale, same, slots, calls, plural, edges, plain."""

    what: str
    file: str
    key: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.what}{f' ({self.detail})' if self.detail else ''}"


@dataclass(frozen=True, slots=True)
class _Message:
    file: str
    pattern: ast.Pattern


class Translated:
    """What was read when a language was translated."""

    def __init__(self, language: str) -> None:
        self.path = ROOMS[0] / language / LEDGER
        kept = json.loads(self.path.read_text(encoding="utf-8")) if self.path.exists() else {}
        self.read: dict[str, str] = kept.get("read", {})
        self.same: list[str] = kept.get("same", [])

    def write(self) -> None:
        kept = {"same": sorted(self.same), "read": dict(sorted(self.read.items()))}
        self.path.write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")


def gaps(language: str) -> list[Gap]:
    """By file and key of the English catalogues. Raises `CatalogueError` for what is not Fluent."""
    english, translated = _messages(ENGLISH), _messages(language)
    ledger = Translated(language)
    every = [Gap("missing", english[key].file, key) for key in english.keys() - translated.keys()]
    for key, message in translated.items():
        reads = english.get(key)
        whats = _gaps_of(key, reads, message, ledger, language) if reads else [("unknown", "")]
        every += (Gap(what, message.file, key, detail) for what, detail in whats)
    return sorted(every, key=lambda gap: (gap.file, gap.key, gap.what))


def _gaps_of(
    key: str, english: _Message, message: _Message, ledger: Translated, language: str
) -> Iterator[tuple[str, str]]:
    for what, detail in _differences(english, message, language):
        if not (what == "same" and key in ledger.same):
            yield what, detail
    if ledger.read.get(key) != digest(english.pattern):
        yield "stale", ""


def note_as_read(language: str) -> int:
    """Whoever translated it has read all that is translated now. Returns how many messages."""
    english, translated = _messages(ENGLISH), _messages(language)
    ledger = Translated(language)
    both = english.keys() & translated.keys()
    ledger.read = {key: digest(english[key].pattern) for key in both}
    ledger.same = [key for key in ledger.same if key in both]
    ledger.write()
    return len(both)


def digest(pattern: ast.Pattern) -> str:
    said = json.dumps(pattern.to_json(), sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:DIGITS]


def _messages(language: str) -> dict[str, _Message]:
    messages: dict[str, _Message] = {}
    parser = FluentParser(with_spans=False)
    for file in files(language):
        text = file.read_text(encoding="utf-8")
        for entry in parser.parse(text).body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{file}: not Fluent: {(entry.content or '')[:80]}")
            if isinstance(entry, ast.Message):
                for key, pattern in patterns_of(entry):
                    messages[key] = _Message(_place(file, language), pattern)
    return messages


def _place(file: Path, language: str) -> str:
    """ "pairing/checker.ftl": the room, and the file in the folder of the language."""
    room = next(room for room in ROOMS if file.is_relative_to(room))
    return f"{room.parent.name}/{file.relative_to(room / language)}"


def _differences(english: _Message, other: _Message, language: str) -> Iterator[tuple[str, str]]:
    read, made = _Slots(english.pattern), _Slots(other.pattern)
    if made.shown != read.shown or made.chosen_by - read.chosen_by - read.shown:
        yield "slots", _apart(read.shown | read.chosen_by, made.shown | made.chosen_by)
    if made.calls != read.calls:
        yield "calls", _apart(read.calls, made.calls)
    if missing := made.plurals_without(_of_whole_numbers(language)):
        yield "plural", missing
    if _edges(english.pattern) != _edges(other.pattern):
        yield "edges", "begins or ends otherwise: a blank, or an ellipsis"
    if "/scripts/public/" in f"/{other.file}":
        try:
            plain(other.pattern, "it")
        except CatalogueError as why:
            yield "plain", str(why)
    if made.words and made.text == read.text:
        yield "same", made.text[:40]


def _apart(read: set[str], made: set[str]) -> str:
    parts = (("not", read - made), ("new", made - read))
    return "; ".join(f"{label} {', '.join(sorted(names))}" for label, names in parts if names)


def _of_whole_numbers(language: str) -> frozenset[str]:
    """The plural categories that whole numbers have in it."""
    form = Locale.parse(language, sep="-").plural_form
    return frozenset(form(number) for number in range(200))


def _edges(pattern: ast.Pattern) -> tuple[bool, bool, bool]:
    first, last = pattern.elements[:1], pattern.elements[-1:]
    begin, end = _edge(first), _edge(last)
    return begin[:1].isspace(), end[-1:].isspace(), end.rstrip().endswith("…")


def _edge(elements: list[Any]) -> str:
    """Its text; a slot is a sign of its own."""
    match elements:
        case [ast.TextElement(value=str(text))]:
            return text
        case [ast.Placeable(expression=ast.StringLiteral() as literal)]:
            return str(literal.parse()["value"])
    return "x"


class _Slots(Visitor):
    """What stands in a pattern: `shown` facts, facts that it is `chosen_by`, `calls`, its text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.calls: set[str] = set()
        self.text = ""
        self._choices: list[set[str]] = []
        self.visit(pattern)

    @property
    def words(self) -> bool:
        return bool(WORD.search(self.text))

    def plurals_without(self, categories: frozenset[str]) -> str:
        """Which categories a choice by number lacks; the default stands for one of them."""
        for keys in self._choices:
            lacking = categories - keys
            if keys & {"one", "few", "many"} and len(lacking) > ("other" not in lacking):
                return ", ".join(sorted(lacking - {"other"}))
        return ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.text += str(node.parse()["value"])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.calls.add(f"{node.id.name}{attribute}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        arguments = (_argument(each) for each in node.arguments.positional)
        self.calls.add(f"{node.id.name}({', '.join(arguments)})")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        match node.selector:
            case ast.VariableReference(id=ast.Identifier(name=str(name))):
                self.chosen_by.add(name)
            case other:
                self.visit(other)
        self._choices.append({_key(each) for each in node.variants})
        for each in node.variants:
            self.visit(each.value)


def _argument(node: Any) -> str:
    match node:
        case ast.VariableReference(id=ast.Identifier(name=str(name))):
            return f"${name}"
        case ast.StringLiteral(value=str(value)):
            return f'"{value}"'
    return str(getattr(node, "value", node))


def _key(choice: ast.Variant) -> str:
    return choice.key.value if isinstance(choice.key, ast.NumberLiteral) else choice.key.name
