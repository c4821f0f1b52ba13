"""Messages as plain patterns, for scripts whose pages have no room for Fluent.

A pattern is a text, or a list of texts and slots. A slot is `[fact]`, or `[fact, choices,
otherwise]`: the pattern for the fact's value, else for its plural category, else that one.
"""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, ast

from .catalogue import patterns_of
from .sources import CatalogueError

Slot = list[Any]
Pattern = str | list[str | Slot]


def plain_patterns(fluent: str) -> dict[str, Pattern]:
    """By key. Raises `CatalogueError` for a message that needs more, with its key."""
    patterns: dict[str, Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(fluent).body:
        match entry:
            case ast.Message():
                patterns |= {key: plain(pattern, key) for key, pattern in patterns_of(entry)}
            case ast.Term() | ast.Junk():
                raise CatalogueError(f"no message: {entry.to_json()}")
    return patterns


def plain(pattern: ast.Pattern, key: str) -> Pattern:
    """Raises `CatalogueError` for a message that needs more, with its key."""
    parts: list[str | Slot] = []
    for element in pattern.elements:
        part = _part(element, key)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    match parts:
        case []:
            return ""
        case [str(text)]:
            return text
    return parts


def _part(element: ast.TextElement | ast.Placeable, key: str) -> str | Slot:
    match element:
        case ast.TextElement(value=str(text)):
            return text
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return str(literal.parse()["value"])
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=str(fact)))):
            return [fact]
        case ast.Placeable(
            expression=ast.SelectExpression(
                selector=ast.VariableReference(id=ast.Identifier(name=str(fact))), variants=choices
            )
        ):
            otherwise = next(_value(choice) for choice in choices if choice.default)
            return [fact, {_value(each): plain(each.value, key) for each in choices}, otherwise]
    raise CatalogueError(f"{key} needs more than slots and choices by a fact")


def _value(choice: ast.Variant) -> str:
    """Of a number as JavaScript writes it: "0.5"."""
    if isinstance(choice.key, ast.NumberLiteral):
        return f"{float(choice.key.value):g}"
    return choice.key.name
