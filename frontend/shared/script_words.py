"""What scripts say, as files for browsers: one ES module a language, immutable as static files are.

It stands beside them (`STATIC_URL` carries its contents), so that one request brings it, and the
console's worker has it without the network.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tournaments import words

PROGRAM: Final = """\
import {{ learn }} from "../shared/js/words.js";
{}"""


def path(language: str) -> str:
    """Below `STATIC_URL`."""
    return f"words/{language}.js"


def paths() -> list[str]:
    return [path(language) for language in languages()]


def languages() -> list[str]:
    """Those of which scripts say something."""
    return sorted(language for language in words.languages.known() if _files(language))


def files() -> dict[str, bytes]:
    """By path."""
    return {path(language): module(language).encode() for language in languages()}


@cache
def module(language: str) -> str:
    """English first: what the language does not say is said in English."""
    known = dict.fromkeys((words.ENGLISH, language))
    lines = (f"learn({json.dumps(each)}, {json.dumps(_catalogue(each))});\n" for each in known)
    return PROGRAM.format("".join(lines))


def _catalogue(language: str) -> str:
    return "\n".join(line for file in _files(language) for line in _lines(file))


def _files(language: str) -> tuple[Path, ...]:
    return words.files(language, "scripts")


def _lines(file: Path) -> Iterator[str]:
    """Comments and what parts messages say nothing."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line
