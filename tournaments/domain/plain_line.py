"""What a name or another single line may not hold: it stands among others on the wall."""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

import msgspec

from .said import Fact

LINE_BREAKS: Final = frozenset("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
TURNING: Final = frozenset(
    map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)
"""Bidirectional controls (UAX #9, 2): right-to-left names need none, and what stands beside a
control may be shown the other way round."""

BLANK_LETTERS: Final = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)))
"""Letters and signs by their category, with nothing to see."""


class LineFault(msgspec.Struct, frozen=True):
    """What is wrong with a text, and by which sign."""

    code: Literal["line-break", "turning", "unseen"]
    sign: str = ""

    @property
    def says(self) -> str:
        """To stand behind what it is: "holds a …"."""
        return f"LineFault.{self.code}"

    @property
    def facts(self) -> dict[str, Fact]:
        return {"sign": self.sign}


def fault_of_line(text: str) -> LineFault | None:
    """Nothing is wrong with an empty one."""
    for sign in text:
        if sign in LINE_BREAKS:
            return LineFault("line-break", f"U+{ord(sign):04X}")
    return fault_of_lines(text) or (LineFault("unseen") if text and not _is_seen(text) else None)


def fault_of_lines(text: str) -> LineFault | None:
    """Of a text of any number of lines, which may not turn others around."""
    for sign in text:
        if sign in TURNING:
            return LineFault("turning", f"U+{ord(sign):04X}")
    return None


def _is_seen(text: str) -> bool:
    """Marks, controls, formats and blanks alone cannot be seen."""
    return any(
        unicodedata.category(sign)[0] not in "CMZ" and sign not in BLANK_LETTERS for sign in text
    )
