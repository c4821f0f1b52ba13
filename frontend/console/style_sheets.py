"""The style sheets of the console as files for browsers: what a sheet imports stands in its place.

A browser asks for two files instead of thirty-four. The sheets and what they import are files as
all others are, so the fingerprint of `STATIC_URL` knows of each.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from django.conf import settings

SHEETS: Final = tuple(f"console/css/{name}.css" for name in ("plain", "shell"))
_IMPORT: Final = re.compile(r'^@import "([\w-]+\.css)";$', re.MULTILINE)


def files() -> dict[str, bytes]:
    """By path below `STATIC_URL`."""
    return {path: _whole(path).encode() for path in SHEETS}


def imported() -> frozenset[str]:
    """Paths of the files that stand in the sheets; a page of the console asks for none of them."""
    return frozenset(
        f"{path.rpartition('/')[0]}/{name}"
        for path in SHEETS
        for name in _IMPORT.findall(_file(path).read_text("utf-8"))
    )


def _whole(path: str) -> str:
    file = _file(path)
    return _IMPORT.sub(
        lambda line: file.with_name(line[1]).read_text("utf-8"), file.read_text("utf-8")
    )


def _file(path: str) -> Path:
    return Path(settings.BASE_DIR) / "frontend" / "console" / "static" / path
