"""The messages of one language, in Fluent: read, checked, and filled with facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, cast

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

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


class CatalogueError(Exception):
    """A catalogue that cannot be used; the text says where."""


class RawFact(FluentType):
    """A fact that is neither number nor words, for the slot that reads it."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Any) -> str:  # noqa: ARG002 (as Fluent calls it)
        return str(self.value)


class Catalogue:
    """One language. `facts`: of every message and every attribute (its key) those that it names."""

    def __init__(self, language: str, files: Mapping[str, str], slots: Mapping[str, Slot]) -> None:
        """`files`: names and what stands in them. Raises `CatalogueError`."""
        self._bundle = FluentBundle(
            [language],
            functions={name: cast(Any, _given_facts(slot)) for name, slot in slots.items()},
            use_isolating=False,
        )
        self.facts: dict[str, frozenset[str]] = {}
        self._messages: set[str] = set()
        self._plain: dict[str, Parts] = {}
        for name, text in files.items():
            resource = FluentResource(text)
            self._check(name, resource, slots.keys())
            self._bundle.add_resource(resource)
        self.keys = frozenset(self.facts)
        locale = _locale(language)
        self._decimal = cache(lambda number: FluentFloat(number).format(locale))
        self._remembered = lru_cache(REMEMBERED)(lambda key, facts: self._spoken(key, dict(facts)))

    def speak(self, key: str, facts: Facts) -> str:
        """Raises `KeyError` for what is not there: the message, a fact, a name in a slot."""
        if key not in self.keys:
            raise KeyError(key)
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

    def _check(self, name: str, resource: ast.Resource, functions: Any) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{name}: not Fluent: {(entry.content or '')[:80]}")
            if not isinstance(entry, ast.Message):
                continue
            if entry.id.name in self._messages:  # Fluent would keep the first, and pass the other
                raise CatalogueError(f"{name}: {entry.id.name} stands there twice")
            self._messages.add(entry.id.name)
            for key, pattern in patterns_of(entry):
                if key in self.facts:
                    raise CatalogueError(f"{name}: {key} stands there twice")
                self.facts[key] = _facts(pattern)
                if (parts := _parts(pattern)) is not None:
                    self._plain[key] = parts
            for called in _calls(entry) - functions:
                raise CatalogueError(f"{name}: {entry.id.name} calls {called}, which is not there")


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
    def __init__(self) -> None:
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)


def _calls(message: ast.Message) -> set[str]:
    calls = _Calls()
    calls.visit(message)
    return calls.names


class _Calls(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
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
