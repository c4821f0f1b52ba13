"""Names made comparable: without order, case and accents (`plain`), and across transliterations
(`spoken`).

The tables are small on purpose: they bring together what entry lists really hold (Alexej, Aleksei
and Алексей; Müller, Mueller and Muller). A whole transliterator would be one more library for
letters that no list has, and its one right spelling is just what lists do not agree upon.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

Words = tuple[str, ...]
"""The words of a name, sorted: the order of family name and given name does not count."""

LETTERS: Final = str.maketrans(
    {
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ı": "i",
        "ə": "a",
    }
)
"""Latin letters that no accent makes."""

_SINGLE: Final = dict(
    zip("абвгдезиклмнопрстуфхыэёйіїєґўј", "abvgdeziklmnoprstufhieeiiieguj", strict=True)
)
_SEVERAL: Final = {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sch", "ю": "yu", "я": "ya"}
_SERBIAN: Final = {"љ": "lj", "њ": "nj", "ћ": "c", "ђ": "d", "џ": "dz"}
CYRILLIC: Final = str.maketrans(_SINGLE | _SEVERAL | _SERBIAN | {"ъ": "", "ь": ""})
"""Russian, Ukrainian, Belarusian, Serbian."""

SOUNDS: Final = (
    ("tsch", "c"),
    ("shch", "s"),
    ("sch", "s"),
    ("tch", "c"),
    ("ch", "c"),
    ("cz", "c"),
    ("sh", "s"),
    ("sz", "s"),
    ("zh", "z"),
    ("kh", "h"),
    ("ph", "f"),
    ("ts", "c"),
    ("tz", "c"),
    ("ck", "k"),
    ("x", "ks"),
    ("w", "v"),
    ("ou", "u"),
    ("ae", "a"),
    ("oe", "o"),
    ("ue", "u"),
    ("y", "i"),
    ("j", "i"),
    ("ii", "i"),
    ("ia", "a"),
    ("io", "o"),
    ("ie", "e"),
    ("iu", "u"),
    ("q", "k"),
)
"""What English, German, French, Polish and Czech write for the same sound, in this order."""

_NO_LETTER: Final = re.compile(r"[^\w]+|[\d_]+")
_SILENT: Final = re.compile("['’`´ʼʹ]")
_SOFT_O: Final = re.compile("(?<=[bcdfghklmnprstvz])[yj]o")
"""Fyodorov is Fedorov; Jovan stays."""
_TWICE: Final = re.compile(r"(.)\1+")


@lru_cache(maxsize=20_000)
def plain(name: str) -> Words:
    """ "Müller-Łoś, Jiří" -> ("jiri", "los", "muller")."""
    small = _SILENT.sub("", unicodedata.normalize("NFC", name).casefold())
    bare = unicodedata.normalize("NFD", small.translate(CYRILLIC).translate(LETTERS))
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return tuple(sorted(word for word in _NO_LETTER.split(letters) if word))


@lru_cache(maxsize=20_000)
def spoken(name: str) -> Words:
    """The same for "Ivanov, Alexej", "Aleksey Ivanov" and "Иванов Алексей"."""
    return tuple(sorted(map(plain_word_sounds, plain(name))))


def plain_word_sounds(word: str) -> str:
    """One word of `plain` as `spoken` has it."""
    word = _SOFT_O.sub("e", word)
    for spelled, sound in SOUNDS:
        word = word.replace(spelled, sound)
    return _TWICE.sub(r"\1", word)


def one_slip(one: str, other: str) -> bool:
    """One letter more, less, another, or two neighbours exchanged."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    start = next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    rest, others = one[start:], other[start:]
    if len(one) != len(other):
        longer, shorter = sorted((rest, others), key=len, reverse=True)
        return longer[1:] == shorter
    exchanged = rest[:2] == others[1::-1] and rest[2:] == others[2:]
    return rest[1:] == others[1:] or (len(rest) > 1 and exchanged)


def without_one_letter(word: str) -> set[str]:
    """Two words that are `one_slip` apart share one of these, or are one of the other's."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}
