"""A language for tests: English with every piece of text in brackets, so that whatever on a page
stands in none was not said by the catalogues."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tournaments.words import ENGLISH, ROOMS

LANGUAGE: Final = "qps"
"""The code that is kept for pseudo-languages; neither Django nor Babel knows it."""

SPOKEN: Final = ("title", "aria-label", "placeholder", "alt", "data-hint", "data-label")
"""Attributes that people read or hear."""

UNSEEN: Final = frozenset({"script", "style", "code", "kbd", "svg"})
WORD: Final = re.compile(r"[^\W\d_½]+[^\W\dA-Z_½]")
"""Letters, not all of them capitals: codes as of federations and titles are data."""

DATA: Final = re.compile(r"\b[0-9a-f]{8,}\b|\b\d+[wb]|^[A-Z]\w+/[\w/-]+$")
"""Hashes, seats in tables, names of time zones."""

SAID: Final = re.compile(r"⟦[^⟦⟧]*⟧|^[^⟦⟧]*⟧|⟦[^⟦⟧]*$")
"""Markup may stand in the middle of a piece."""


class _Brackets(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(f"⟦{node.value}⟧") if node.value.strip() else node


def write_language(folder: Path) -> None:
    """Makes that language in the folder, out of the English catalogues."""
    for room in ROOMS:
        for file in sorted((room / ENGLISH).rglob("*.ftl")):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            _Brackets().visit(resource)
            made = folder / LANGUAGE / file.relative_to(room / ENGLISH)
            made.parent.mkdir(parents=True, exist_ok=True)
            with made.open("a", encoding="utf-8") as both:  # two rooms may call a file the same
                both.write(FluentSerializer().serialize(resource))


def unsaid(text: str, known: Collection[str] = ()) -> str:
    """What of the text is neither said by the catalogues nor `known`; empty if there are no words
    in it."""
    if text in known:
        return ""
    rest = DATA.sub(" ", SAID.sub(" ", text))
    if not WORD.search(rest):
        return ""
    for each in sorted(known, key=len, reverse=True):
        if each in rest:
            rest = re.sub(rf"(?<!\w){re.escape(each)}(?!\w)", " ", rest)
    return " ".join(rest.split()) if WORD.search(rest) else ""


class Page(HTMLParser):
    """The texts of a page, and its spoken attributes, as `(where, text)`."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[tuple[str, str]] = []
        self._unseen = 0
        self._tag = ""
        self.language = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._unseen += tag in UNSEEN
        self._tag = tag
        if tag == "html":
            self.language = given.get("lang", "")
        for name in SPOKEN:
            if given.get(name):
                self.texts.append((f"{tag} {name}", given[name]))
        if tag == "input" and given.get("type") in ("submit", "button"):
            self.texts.append(("input value", given.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        self._unseen -= tag in UNSEEN

    def handle_data(self, data: str) -> None:
        if not self._unseen and data.strip():
            self.texts.append((self._tag, data.strip()))


def sentences(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a JSON value that has a blank in it, with where it stands."""
    match value:
        case dict():
            for name, each in value.items():
                yield from sentences(each, f"{place}.{name}")
        case list():
            for each in value:
                yield from sentences(each, f"{place}[]")
        case str() if " " in value.strip():
            yield place, value
