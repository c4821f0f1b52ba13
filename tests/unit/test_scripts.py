"""The modules of the browser begin to listen at once: none of them waits at its top level.

A module that awaits there makes every module that imports it wait; engines run what waits in
different orders, and a page then says that it is live before it hears anything.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SCRIPTS = sorted(Path("frontend").glob("*/static/**/*.js"))
TOKENS = re.compile(
    r"""(?P<comment> //[^\n]* | /\*.*?\*/ )
      | (?P<text> "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' )
      | (?P<template> ` )
      | (?P<word> [A-Za-z_$\#][\w$]* )
      | (?P<number> \d[\w.]* )
      | (?P<space> \s+ )
      | (?P<arrow> => )
      | (?P<sign> . )""",
    re.VERBOSE | re.DOTALL,
)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")
BEFORE_A_REGEX = frozenset("(,=:[!&|?{};+-*%<>~^") | {"=>", "return", "typeof", "case", "await", ""}
NO_FUNCTION = {"if", "for", "while", "switch", "catch", "with", "await"}
"""Words before parentheses whose block is no function."""


def tokens(script: str) -> list[str]:
    """Words and signs; what is written in comments, texts and regular expressions is left out."""
    found: list[str] = []
    templates: list[int] = []  # open braces inside of each `${`
    at = 0
    while at < len(script):
        if script[at] == "/" and script[at + 1] not in "/*" and _last(found) in BEFORE_A_REGEX:
            at = _end(REGEX.match(script, at))
            found.append("regex")
            continue
        match = TOKENS.match(script, at)
        assert match is not None
        at = match.end()
        if match.lastgroup in ("word", "number", "arrow"):
            found.append(match[0])
        elif match.lastgroup == "text":
            found.append("text")
        elif match.lastgroup == "template" or (
            match[0] == "}" and templates and templates[-1] == 0
        ):
            if match[0] == "}":
                templates.pop()
                found.append(")")
            at, goes_on = _template(script, at)
            found.append("text")
            if goes_on:
                found.append("(")
                templates.append(0)
        elif match.lastgroup == "sign":
            if templates and match[0] in "{}":
                templates[-1] += 1 if match[0] == "{" else -1
            found.append(match[0])
    return found


def _last(found: list[str]) -> str:
    return found[-1] if found else ""


def _end(match: re.Match[str] | None) -> int:
    assert match is not None, "a regular expression without an end"
    return match.end()


def _template(script: str, at: int) -> tuple[int, bool]:
    """Where the text of a template ends, and whether it ends with `${`."""
    match = re.compile(r"(?:\\.|(?!`|\$\{).)*(`|\$\{)", re.DOTALL).match(script, at)
    assert match is not None, "a template without an end"
    return match.end(), match[1] == "${"


def top_level_waits(script: str) -> int:
    """How many `await` stand outside of every function: also in blocks, as in `if (x) await y`."""
    waits = 0
    functions = [False]  # of each open bracket: whether it is in a function
    found = tokens(script)
    for place, token in enumerate(found):
        if token in "([{":
            opens = token == "{" and _begins_a_function(found, place)
            functions.append(functions[-1] or opens or _is_concise(found, place))
        elif token in ")]}":
            functions.pop()
        elif token == "await" and not functions[-1] and not _is_concise(found, place):
            waits += 1
    assert functions == [False], "the brackets do not close"
    return waits


def _begins_a_function(found: list[str], place: int) -> bool:
    before = found[place - 1] if place else ""
    if before == "=>":
        return True
    if before != ")":
        return False
    depth = 0
    for back in range(place - 1, -1, -1):
        depth += (found[back] == ")") - (found[back] == "(")
        if depth == 0:
            return found[back - 1] not in NO_FUNCTION
    raise AssertionError("parentheses do not close")


def _is_concise(found: list[str], place: int) -> bool:
    """Whether the token begins the body of an arrow function without braces."""
    return place > 0 and found[place - 1] == "=>"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_module_waits_at_its_top_level(path: Path) -> None:
    assert top_level_waits(path.read_text()) == 0


@pytest.mark.parametrize(
    "script",
    [
        "const a = await b();",
        "export const outbox = new Outbox(await OutboxStore.open(), 1);",
        "if (page) { await start(); }",
        "for await (const one of all) use(one);",
        "function f() {} await f();",
        "class A { m() { return 1; } } const a = [await b];",
        "const f = () => 1; await f();",
        "const t = `a${`b${await c}`}`;",
        "// it's a comment\nawait a;",
        "const r = /[\"'`{]/; await a;",
        "{ const x = a / 2; await y / 2; }",
        "try { await a; } catch (error) { say(error); }",
    ],
)
def test_control_a_module_that_waits_is_found(script: str) -> None:
    assert top_level_waits(script) == 1


@pytest.mark.parametrize(
    "script",
    [
        "async function f() { await a; }",
        "const f = async () => { await a; };",
        "const f = async () => await a;",
        "const f = async (x) => (await a)[x];",
        "class A { async m() { if (x) { await a; } } async #p(q) { await q; } }",
        "const o = { async m() { await a; }, f: async function () { await a; } };",
        "// await a\n/* await b */ const t = 'await c' + `await d`;",
        "const r = /await \\/ [/] await/;",
        "list.addEventListener('x', async () => { for (const a of b) await a; });",
        "const t = `${all.map(async (one) => { await one; })}`;",
    ],
)
def test_control_what_waits_inside_of_a_function_is_left_alone(script: str) -> None:
    assert top_level_waits(script) == 0


def test_every_connection_begins_when_the_document_has_been_read() -> None:
    """Until then the modules of a page are being run; a frame would pass by the later ones."""
    begun = {
        path.name: script
        for path in SCRIPTS
        if re.search(r"\blive\.start\(|\bfollow\(page", script := path.read_text())
    }
    assert set(begun) == {"other-section.js", "public.js", "shell.js"}
    for script in begun.values():
        assert 'document.addEventListener("DOMContentLoaded"' in script
