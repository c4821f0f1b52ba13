"""Where a rating came from: what an arbiter typed, or a code where the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

ENTRY_LIST: Final = "entry-list"
REPORT_FILE: Final = "report-file"

_WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {ENTRY_LIST: "entry list", REPORT_FILE: "report file"}
)


def source_text(source: str) -> str:
    """A source as people read it."""
    return _WORDS.get(source, source)
