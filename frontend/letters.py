"""Names as they are typed in a hurry; the same folding as `letters.js` does in the browser."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_CYRILLIC: Final = {
    "а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "е": "e", "ё": "e", "є": "ie",
    "ж": "zh", "з": "z", "и": "i", "і": "i", "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m",
    "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ў": "u", "ф": "f",
    "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e",
    "ю": "iu", "я": "ia",
}  # fmt: skip
_LATIN: Final = {
    "ł": "l", "đ": "d", "ð": "d", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i", "þ": "th",
    "ħ": "h",
}  # fmt: skip
_LETTERS: Final = str.maketrans(_CYRILLIC | _LATIN)
_NO_LETTER: Final = re.compile(r"[^\w]+|_+")


def plain(text: str) -> str:
    """Small letters without marks, Cyrillic in Latin letters, words one blank apart.

    >>> plain("Dvořák, Jiří")
    'dvorak jiri'
    """
    latin = unicodedata.normalize("NFC", text.lower()).translate(_LETTERS)
    bare = "".join(
        sign for sign in unicodedata.normalize("NFKD", latin) if not unicodedata.combining(sign)
    )
    return _NO_LETTER.sub(" ", bare).strip()
