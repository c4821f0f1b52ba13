"""The messages of one language, in Fluent: read, checked, and filled with facts.

A message is parsed when it is first said: all of a language take a second, and a page says a few.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, cast

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .sources import CatalogueError, MessageSource, sources

Facts = Mapping[str, Any]
"""Whole numbers and words; a service may keep more than that."""

Slot = Callable[..., str]
"""A function of the catalogues: `{ PLAYER($player) }`."""

LONGEST: Final = 200_000
"""Signs of one slot: a sentence may name every player of a large open. Fluent's own limit of 2,500
guards against catalogues of strangers."""

COUNTABLE: Final = 10**15
"""Nothing here is as many; Fluent cannot write what is far more."""

resolver.MAX_PART_LENGTH = LONGEST

REPEATED: Final = frozenset({str, int, float})
REMEMBERED: Final = 4096
"""Sentences with facts of these types alone, such as "2.5 points": a page says the same few."""

Parts = tuple[tuple[str, str], ...]
"""Of a message that chooses nothing and calls nothing: text, and the fact behind it ("": none)."""


class RawFact(FluentType):
    """A fact that is neither number nor words, for the slot that reads it."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Any) -> str:  # noqa: ARG002 (as Fluent calls it)
        return str(self.value)


class Catalogue:
    """One language. `keys`: of every message that has a value, and of every attribute."""

    def __init__(self, language: str, files: Mapping[str, str], slots: Mapping[str, Slot]) -> None:
        """`files`: names and what stands in them. Raises `CatalogueError`."""
        self._bundle = FluentBundle(
            [language],
            functions={name: cast(Any, _given_facts(slot)) for name, slot in slots.items()},
            use_isolating=False,
        )
        self._slots = frozenset(slots)
        self._unread = _by_id(files)
        self._reading = threading.RLock()
        self._half_read: set[str] = set()
        self._facts: dict[str, frozenset[str]] = {}
        self._plain: dict[str, Parts] = {}
        self.keys = frozenset(key for source in self._unread.values() for key in source.keys)
        locale = _locale(language)
        self._decimal = cache(lambda number: FluentFloat(number).format(locale))
        self._remembered = lru_cache(REMEMBERED)(lambda key, facts: self._spoken(key, dict(facts)))

    def check(self) -> None:
        """Reads every message. Raises `CatalogueError` for the first that cannot be used."""
        for code in tuple(self._unread):
            self._read(code)

    @property
    def facts(self) -> Mapping[str, frozenset[str]]:
        """Those that each key names. Raises `CatalogueError`."""
        self.check()
        return self._facts

    def speak(self, key: str, facts: Facts) -> str:
        """Raises `KeyError` for what is not there: the message, a fact, a name in a slot."""
        if key not in self.keys:
            raise KeyError(key)
        if self._unread and (code := key.partition(".")[0]) in self._unread:
            self._read(code)
        plain = self._plain.get(key)
        if plain is not None and (said := _filled(plain, facts, self._decimal)) is not None:
            return said
        if REPEATED.issuperset(map(type, facts.values())):
            return self._remembered(key, tuple(facts.items()))
        return self._spoken(key, facts)

    def _spoken(self, key: str, facts: Facts) -> str:
        code, _, variant = key.partition(".")
        message = self._bundle.get_message(code)
        pattern = cast(Pattern, message.attributes[variant] if variant else message.value)
        values = {name: _value(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, {**values, "facts": RawFact(facts)})
        if errors or isinstance(text, FluentNone):
            raise KeyError(f"{key}: {'; '.join(map(str, errors))}")
        return text

    def _read(self, code: str) -> None:
        """The message, with those that it names; another thread may have read it meanwhile."""
        with self._reading:
            source = self._unread.get(code)
            if source is None:
                return
            if code in self._half_read:
                raise CatalogueError(f"{source.file}: {code} names itself")
            self._half_read.add(code)
            try:
                resource = FluentResource(source.text)
                for part in resource.body:
                    self._check(source, part)
            finally:
                self._half_read.discard(code)
            self._bundle.add_resource(resource)
            del self._unread[code]

    def _check(self, source: MessageSource, part: ast.EntryType) -> None:
        if isinstance(part, ast.Junk):
            raise CatalogueError(f"{source.file}: not Fluent: {(part.content or '')[:80]}")
        if not isinstance(part, ast.Message | ast.Term):
            return
        named = _Named()
        named.visit(part)
        for called in named.functions - self._slots:
            raise CatalogueError(f"{source.file}: {source.id} calls {called}, which is not there")
        for other in named.messages:
            self._read(other)
        if isinstance(part, ast.Message):
            for key, pattern in patterns_of(part):
                self._facts[key] = _facts(pattern)
                if (parts := _parts(pattern)) is not None:
                    self._plain[key] = parts


def _by_id(files: Mapping[str, str]) -> dict[str, MessageSource]:
    """Fluent would keep the first of two messages with one id, and pass the other."""
    by_id: dict[str, MessageSource] = {}
    for name, text in files.items():
        for source in sources(name, text):
            if source.id in by_id:
                raise CatalogueError(f"{source.file}: {source.id} stands there twice")
            by_id[source.id] = source
    return by_id


def _locale(language: str) -> Locale:
    """Numbers of a language that nobody has described are written as in English."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def patterns_of(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """Of the message and of each attribute, by key."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _facts(pattern: ast.Pattern) -> frozenset[str]:
    named = _Named()
    named.visit(pattern)
    return frozenset(named.facts)


def _parts(pattern: ast.Pattern) -> Parts | None:
    """None: only Fluent can say this message. The others are most of what pages say, in every row
    of their lists."""
    parts: list[tuple[str, str]] = []
    text = ""
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=str(value)):
                text += value
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                text += literal.parse()["value"]
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                parts.append((text, name))
                text = ""
            case _:
                return None
    return (*parts, (text, ""))


def _filled(parts: Parts, facts: Facts, decimal: Callable[[float], str]) -> str | None:
    """None where Fluent has to look at a fact, or to say that it is missing."""
    said = []
    for text, name in parts:
        said.append(text)
        if name:
            fact = facts.get(name)
            if type(fact) is int and 0 <= fact < COUNTABLE:
                fact = str(fact)
            elif type(fact) is float:
                fact = decimal(fact)
            if not isinstance(fact, str):
                return None
            said.append(fact)
    return "".join(said)


class _Named(Visitor):
    """What a message names: facts, functions, other messages and terms ("-name")."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def _value(fact: Any) -> Any:
    """Whole numbers stand as they are, without marks between thousands."""
    if isinstance(fact, int):
        return FluentInt(fact, useGrouping=False) if abs(fact) < COUNTABLE else str(fact)
    if isinstance(fact, float):
        return FluentFloat(fact)
    return fact if isinstance(fact, str) else RawFact(fact)


def _given_facts(slot: Slot) -> Slot:
    """Called with facts as they were given, not as Fluent holds them."""

    def call(*values: Any) -> str:
        for value in values:
            if isinstance(value, FluentNone):
                raise KeyError(value.name)
        return slot(*(value.value if isinstance(value, RawFact) else value for value in values))

    return call
