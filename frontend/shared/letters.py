"""Names as they are typed in a hurry; the same folding as `letters.js` does in the browser.

The tables stand in both: `tests/e2e/test_letters.py` compares them letter by letter.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_CYRILLIC: Final = {
    "а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "ђ": "dj", "ѓ": "gj", "е": "e",
    "ё": "e", "є": "ie", "ж": "zh", "з": "z", "ѕ": "dz", "и": "i", "і": "i", "ї": "i", "й": "i",
    "ј": "j", "к": "k", "л": "l", "љ": "lj", "м": "m", "н": "n", "њ": "nj", "о": "o", "п": "p",
    "р": "r", "с": "s", "т": "t", "ћ": "c", "ќ": "kj", "у": "u", "ў": "u", "ф": "f", "х": "kh",
    "ц": "ts", "ч": "ch", "џ": "dz", "ш": "sh", "щ": "shch", "ъ": "a", "ы": "y", "ь": "", "э": "e",
    "ю": "iu", "я": "ia", "ә": "a", "ӕ": "ae", "ғ": "g", "җ": "zh", "ҙ": "z", "қ": "k", "ҡ": "k",
    "ң": "n", "ө": "o", "ҫ": "s", "ү": "u", "ұ": "u", "һ": "h",
}  # fmt: skip
_LATIN: Final = {
    "ł": "l", "đ": "d", "ð": "d", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i", "þ": "th",
    "ħ": "h", "ə": "a", "ŋ": "n", "ŧ": "t", "ĸ": "k", "ǥ": "g", "ʒ": "z",
}  # fmt: skip
_GREEK: Final = {
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i",
    "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s",
    "ς": "s", "τ": "t", "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps", "ω": "o",
}  # fmt: skip
_GEORGIAN: Final = {
    "ა": "a", "ბ": "b", "გ": "g", "დ": "d", "ე": "e", "ვ": "v", "ზ": "z", "თ": "t", "ი": "i",
    "კ": "k", "ლ": "l", "მ": "m", "ნ": "n", "ო": "o", "პ": "p", "ჟ": "zh", "რ": "r", "ს": "s",
    "ტ": "t", "უ": "u", "ფ": "p", "ქ": "k", "ღ": "gh", "ყ": "q", "შ": "sh", "ჩ": "ch", "ც": "ts",
    "ძ": "dz", "წ": "ts", "ჭ": "ch", "ხ": "kh", "ჯ": "j", "ჰ": "h",
}  # fmt: skip
_ARMENIAN: Final = {
    "ա": "a", "բ": "b", "գ": "g", "դ": "d", "ե": "e", "զ": "z", "է": "e", "ը": "y", "թ": "t",
    "ժ": "zh", "ի": "i", "լ": "l", "խ": "kh", "ծ": "ts", "կ": "k", "հ": "h", "ձ": "dz", "ղ": "gh",
    "ճ": "ch", "մ": "m", "յ": "y", "ն": "n", "շ": "sh", "ո": "o", "չ": "ch", "պ": "p", "ջ": "j",
    "ռ": "r", "ս": "s", "վ": "v", "տ": "t", "ր": "r", "ց": "ts", "ւ": "v", "փ": "p", "ք": "k",
    "օ": "o", "ֆ": "f",
}  # fmt: skip
_LETTERS: Final = str.maketrans(_CYRILLIC | _LATIN | _GREEK | _GEORGIAN | _ARMENIAN)
_TOGETHER: Final = {
    "ου": "ou", "αυ": "av", "ευ": "ev", "γγ": "ng", "γκ": "gk", "ու": "u",
}  # fmt: skip
"""Two letters that are one sound, when their marks are gone."""

_SILENT_HARD_SIGN: Final = re.compile("ъ(?=[еёюя])")
"""In Russian; elsewhere it is the Bulgarian vowel."""

_NO_LETTER: Final = re.compile(r"[^\w]+|_+")


def plain(text: str) -> str:
    """Small Latin letters without marks, words one blank apart; đ, ђ and dj are all d.

    >>> plain("Dvořák, Jiří")
    'dvorak jiri'
    >>> plain("Ђорђевић") == plain("Đorđević") == plain("Djordjevic")
    True
    """
    small = _SILENT_HARD_SIGN.sub("", unicodedata.normalize("NFC", text.lower()))
    # Before the marks go: й and ї are letters of their own, not и and і with a mark.
    bare = "".join(
        sign
        for sign in unicodedata.normalize("NFKD", small.translate(_MARKED))
        if not unicodedata.category(sign).startswith("M")
    )
    for two, sound in _TOGETHER.items():
        bare = bare.replace(two, sound)
    return _NO_LETTER.sub(" ", bare.translate(_LETTERS).replace("dj", "d")).strip()


_MARKED: Final = str.maketrans(
    {letter: latin for letter, latin in _CYRILLIC.items() if unicodedata.decomposition(letter)}
)
"""Letters that would lose what makes them letters with their marks."""
