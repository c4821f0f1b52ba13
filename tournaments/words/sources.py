"""Where one message of a Fluent file ends and the next begins, found without parsing them.

Fluent begins a message or a term in the first column, and goes on with it in lines that do not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_BEGINS: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)


class CatalogueError(Exception):
    """A catalogue that cannot be used; the text says where."""


class MessageSource(NamedTuple):
    """A message, or a term, whose `id` begins with "-" and which nobody says by itself."""

    file: str
    id: str
    text: str
    keys: tuple[str, ...]


def sources(file: str, text: str) -> Iterator[MessageSource]:
    """Raises `CatalogueError` for a line that belongs to none, and for an attribute said twice."""
    lines: list[str] = []
    for line in text.split("\n"):
        if line.startswith("#") or _BEGINS.match(line):
            yield from _source(file, lines)
            lines = [] if line.startswith("#") else [line]
        elif lines:
            lines.append(line)
        elif line.strip():
            raise CatalogueError(f"{file}: not Fluent: {line[:80]}")
    yield from _source(file, lines)


def _source(file: str, lines: list[str]) -> Iterator[MessageSource]:
    begins = _BEGINS.match(lines[0]) if lines else None
    if begins is None:
        return
    text, id_ = "\n".join(lines) + "\n", begins[1]
    attributes = [*_ATTRIBUTE.finditer(text)]
    value = text[begins.end() : attributes[0].start() if attributes else None]
    of_attributes = (f"{id_}.{each[1]}" for each in attributes)
    keys = (id_, *of_attributes) if value.strip() else tuple(of_attributes)
    source = MessageSource(file, id_, text, () if id_.startswith("-") else keys)
    for at, key in enumerate(keys):
        if key in keys[:at]:
            raise CatalogueError(f"{file}: {key} stands there twice")
    yield source
