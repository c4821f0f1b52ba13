"""What scripts of public pages say, as files for phones: one small ES module a language, immutable
as static files are.

Its messages are made into plain patterns here, for `words.js` of the room: Fluent for browsers
is as large as half of a first view.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from tournaments import words
from tournaments.words.patterns import Pattern, plain_patterns

PROGRAM: Final = """\
import {{ learn }} from "../js/words.js";
{}"""


def path(language: str) -> str:
    """Below `STATIC_URL`. A language without such messages is told in English."""
    return f"public/words/{language if language in languages() else words.ENGLISH}.js"


def files() -> dict[str, bytes]:
    """By path. Raises `CatalogueError` for a message that `words.js` could not say."""
    return {path(language): module(language).encode() for language in languages()}


def languages() -> list[str]:
    """Those of which scripts of public pages say something."""
    more = words.languages.more()
    return sorted(language for language in words.languages.known() if _says(language, more))


@cache
def module(language: str) -> str:
    """English last, with what the language does not say."""
    said: set[str] = set()
    lines = []
    for each in dict.fromkeys((language, words.ENGLISH)):
        patterns = {key: said_so for key, said_so in _patterns(each).items() if key not in said}
        said |= patterns.keys()
        lines.append(f"learn({json.dumps(each)}, {_json(patterns)});\n")
    return PROGRAM.format("".join(lines))


def _patterns(language: str) -> dict[str, Pattern]:
    return {
        key: pattern
        for file in _files(language)
        for key, pattern in plain_patterns(file.read_text(encoding="utf-8")).items()
    }


@cache
def _says(language: str, _more: tuple[Path, ...]) -> bool:
    """Asked by every page; what stands on the disk is read once, as `module` is."""
    return bool(_files(language))


def _files(language: str) -> tuple[Path, ...]:
    return words.files(language, "scripts/public")


def _json(patterns: dict[str, Pattern]) -> str:
    return json.dumps(patterns, ensure_ascii=False, separators=(",", ":"))
