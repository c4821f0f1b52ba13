"""Text for a font that has not every letter: nothing of it goes missing unseen.

What the font lacks becomes a box each, with the Latin form beside it: "▯▯▯ (WangXiaoMing)". On
what hangs on a wall there are no boxes: the Latin form stands there behind a mark, "≈WangXiaoMing".
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from itertools import groupby
from typing import Final

from anyascii import anyascii

BOX: Final = "▯"
MARK: Final = "≈"
"""Before what is written in Latin letters because the font has not its own."""
_TWICE: Final = re.compile(rf"({MARK}([^()]+)) \(\2\)", re.IGNORECASE)
"""A name whose Latin form stands beside it anyway."""
_KEPT: Final = frozenset("\n\r\t")
_UNSEEN: Final = frozenset({"Cf", "Mn", "Me", "Mc"})
"""Signs without a width of their own: joiners, directions, marks on the letter before."""


def printable(text: str, letters: Container[int]) -> str:
    """`text` in the `letters` of a font (code points); as it stands where the font has them all."""
    if all(_has(letters, sign) for sign in text):
        return text
    # With its marks on it a letter is often in the font as one sign.
    runs = groupby(unicodedata.normalize("NFC", text), key=lambda sign: _has(letters, sign))
    return "".join("".join(run) if known else _boxed("".join(run)) for known, run in runs)


def in_latin(text: str, letters: Container[int]) -> str:
    """`text` in the `letters` of a font, without boxes."""
    if all(_has(letters, sign) for sign in text):
        return text
    runs = groupby(unicodedata.normalize("NFC", text), key=lambda sign: _has(letters, sign))
    written = "".join("".join(run) if known else _marked("".join(run)) for known, run in runs)
    return _TWICE.sub(r"\1", written)


def _has(letters: Container[int], sign: str) -> bool:
    return ord(sign) in letters or sign in _KEPT


def _marked(run: str) -> str:
    if all(unicodedata.category(sign) in _UNSEEN for sign in run):
        return ""
    return MARK + (anyascii(run).strip() or "?")


def _boxed(run: str) -> str:
    boxes = BOX * sum(unicodedata.category(sign) not in _UNSEEN for sign in run)
    latin = anyascii(run).strip()
    if not boxes:
        return ""
    return f"{boxes} ({latin})" if latin else boxes
