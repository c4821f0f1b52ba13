"""What a translation still lacks: messages that are missing, that English has not (any more), that
have changed in English since they were read, and slots that differ.

Beside the catalogues of a language stands `translated.json`: by key a digest of the English that
was read when it was translated, and the keys of what is written there as in English.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .catalogue import patterns_of
from .languages import ENGLISH, ROOMS, files
from .patterns import plain
from .sources import CatalogueError

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
class Message:
    file: str
    pattern: ast.Pattern


Messages = Mapping[str, Message]
"""By key."""


@dataclass(slots=True)
class Translated:
    """`read`: by key the digest of the English that was translated; `same`: what reads as there."""

    read: dict[str, str] = field(default_factory=dict)
    same: list[str] = field(default_factory=list)


def gaps(language: str) -> list[Gap]:
    """By file and key of the English catalogues. Raises `CatalogueError` for what is not Fluent."""
    return compared(_messages(ENGLISH), _messages(language), _kept(language), language)


def compared(english: Messages, other: Messages, ledger: Translated, language: str) -> list[Gap]:
    every = [Gap("missing", english[key].file, key) for key in english.keys() - other.keys()]
    for key, message in other.items():
        reads = english.get(key)
        whats = _gaps_of(key, reads, message, ledger, language) if reads else [("unknown", "")]
        every += (Gap(what, message.file, key, detail) for what, detail in whats)
    return sorted(every, key=lambda gap: (gap.file, gap.key, gap.what))


def note_as_read(language: str, only: str = "") -> int:
    """Whoever translated it has read all that is translated now, or all of files that begin with
    `only`. Returns how many messages."""
    english, other, ledger = _messages(ENGLISH), _messages(language), _kept(language)
    same = [key for key in ledger.same if key in other]
    both = english.keys() & other.keys()
    now = {key: digest(english[key].pattern) for key in both if other[key].file.startswith(only)}
    before = {key: read for key, read in ledger.read.items() if key in both}
    kept = {"same": sorted(same), "read": dict(sorted((before | now).items()))}
    _ledger(language).write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")
    return len(now)


def messages_in(file: str, text: str) -> Messages:
    messages: dict[str, Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise CatalogueError(f"{file}: not Fluent: {(entry.content or '')[:80]}")
        if isinstance(entry, ast.Message):
            messages |= {key: Message(file, pattern) for key, pattern in patterns_of(entry)}
    return messages


def digest(pattern: ast.Pattern) -> str:
    said = json.dumps(pattern.to_json(), sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:DIGITS]


def _messages(language: str) -> Messages:
    messages: dict[str, Message] = {}
    for file in files(language):
        messages |= messages_in(_place(file, language), file.read_text(encoding="utf-8"))
    return messages


def _kept(language: str) -> Translated:
    path = _ledger(language)
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return Translated(**kept)


def _ledger(language: str) -> Path:
    return ROOMS[0] / language / LEDGER


def _gaps_of(
    key: str, english: Message, message: Message, ledger: Translated, language: str
) -> Iterator[tuple[str, str]]:
    for what, detail in _differences(english, message, language):
        if not (what == "same" and key in ledger.same):
            yield what, detail
    if ledger.read.get(key) != digest(english.pattern):
        yield "stale", ""


def _place(file: Path, language: str) -> str:
    """ "pairing/checker.ftl": the room, and the file in the folder of the language."""
    room = next(room for room in ROOMS if file.is_relative_to(room))
    return f"{room.parent.name}/{file.relative_to(room / language)}"


def _differences(english: Message, other: Message, language: str) -> Iterator[tuple[str, str]]:
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


@cache
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
        """Which categories a choice by number lacks. Where whole numbers are never "other", that
        may stand for one of theirs."""
        spare = "other" not in categories
        for keys in self._choices:
            lacking = categories - keys
            if keys & {"one", "few", "many"} and len(lacking) > (spare and "other" in keys):
                return ", ".join(sorted(lacking))
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
