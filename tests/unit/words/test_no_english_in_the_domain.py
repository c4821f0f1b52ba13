"""The domain speaks in codes and facts: no sentence stands in it.

What looks like one has a blank beside a letter. Docstrings and what is raised are for people who
read the program; articles of the Handbook are data.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.registries

DOMAIN: Final = Path(__file__).parents[3] / "tournaments" / "domain"

LOOKS_LIKE_WORDS: Final = re.compile(r"[A-Za-z,;:.)] [A-Za-z(]|[a-z] $|^ [a-z]")
_ONE: Final = r"(?:[A-Z]\.?)?\d+(?:\.\w+)*[a-z]?(?: \([a-z]\))?"
ARTICLE: Final = re.compile(rf"[A-Z]\.\d\d|^, [A-Z]\.|^{_ONE}(?:, {_ONE})*$")

EXCEPTIONS: Final = {
    " columns": "a key of the log: a list without headings",
    " board:": "a fact of the log",
    "section ": "under a digest",
}
"""It only shrinks."""


def test_no_sentence_stands_in_the_domain() -> None:
    found = {
        text: f"{path.relative_to(DOMAIN)}:{line}"
        for path in sorted({*DOMAIN.rglob("*.py")} - {DOMAIN / "catalogue.py"})
        for line, text in sentences(path.read_text(encoding="utf-8"))
    }
    assert {text: found[text] for text in found.keys() - EXCEPTIONS.keys()} == {}
    assert EXCEPTIONS.keys() - found.keys() == set(), "no exception any more: take it off the list"


@pytest.mark.parametrize(
    "line",
    [
        'WHY = "The round is closed."',
        'why = f"Round {number} is closed"',
        'def why(number): return "and " + str(number)',
        'refuse("RoundClosed", why="it is closed")',
    ],
)
def test_a_sentence_is_found(line: str) -> None:
    """Control."""
    assert list(sentences(line))


@pytest.mark.parametrize(
    "line",
    [
        '"""What a module promises."""',
        'raise ValueError(f"round {number} is closed")',
        'refuse("RoundClosed.adjourned-drawn", article="C.04.2 4.3")',
        'names = ", ".join(names)',
    ],
)
def test_what_is_none_is_left_alone(line: str) -> None:
    """Control."""
    assert not list(sentences(line))


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of each."""
    tree = ast.parse(source)
    passed_over = {id(node) for node in _for_readers(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in passed_over and sentence(text):
                yield node.lineno, text


def sentence(text: str) -> bool:
    return bool(LOOKS_LIKE_WORDS.search(text)) and not ARTICLE.search(text)


def _for_readers(tree: ast.Module) -> Iterator[ast.AST]:
    """Docstrings, and what defects say of themselves."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                yield node.value
            case ast.Raise():
                yield from ast.walk(node)
            case ast.Call(func=ast.Attribute(attr="__init__")):
                yield from ast.walk(node)
