"""Names in letters that not everybody reads, and the Latin form that stands beside them.

A name stays in the script of its entry; whoever reads in a language of that script needs no other
form. The form is transcribed letter by letter: it is none of a passport or of a rating list.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from anyascii import anyascii

from . import READERS, spoken
from .languages import own_name

LATIN: Final = "LATIN"


def beside(name: str, language: str = READERS) -> str:
    """ "Chernov, Petr" for "Чернов, Пётр", but nothing in Russian; nothing for Latin letters."""
    foreign = _scripts(name) - {LATIN, script_of(language or spoken())}
    return in_latin(name) if foreign else ""


def both(name: str, language: str = READERS) -> str:
    """ "Чернов, Пётр (Chernov, Petr)", where there is no room for anything but text."""
    latin = beside(name, language)
    return f"{name} ({latin})" if latin else name


@lru_cache(maxsize=8192)
def in_latin(name: str) -> str:
    """Empty where it is in Latin letters as it stands."""
    if _scripts(name) <= {LATIN}:
        return ""
    words = anyascii(name).split()
    return " ".join(word[:1].upper() + word[1:] for word in words)


@lru_cache(maxsize=64)
def script_of(language: str) -> str:
    """In which it is written, by its own name: "CYRILLIC" for русский."""
    return next(iter(sorted(_scripts(own_name(language)))), LATIN)


@lru_cache(maxsize=8192)
def _scripts(text: str) -> frozenset[str]:
    """As Unicode's names of letters begin: "LATIN", "CYRILLIC", "CJK"."""
    letters = (unicodedata.name(sign, "") for sign in text if sign.isalpha())
    return frozenset(name.partition(" ")[0] for name in letters if name) - {
        "MODIFIER",
        "FEMININE",
        "MASCULINE",
    }
