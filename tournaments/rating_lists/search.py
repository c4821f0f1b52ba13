"""What somebody types to find a player: a number, or parts of the name with a year or a federation.

"novot al", "Novotná 2003", "CZE novotna", "новотна", "999000017".
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from .cells import YEARS
from .folding import asked

_FEDERATION: Final = re.compile(r"[A-Z]{3}")
LONGEST: Final = 120


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """`words`: for each word its forms, one of which begins a word of the name; `whole`: is one.
    `numbers`: the forms of a number; a list may keep its zeros in front."""

    words: tuple[tuple[str, ...], ...] = ()
    whole: bool = False
    numbers: tuple[str, ...] = ()
    federation: str = ""
    born: str = ""

    @property
    def empty(self) -> bool:
        return not (self.words or self.numbers)


def question(
    typed: str, federations: frozenset[str], federation: str = "", born: str = ""
) -> Question:
    """A year and a code of a federation in capitals, one that the list knows, narrow the search;
    any other word with a digit is a number, and so is a year that stands alone."""
    names: list[str] = []
    numbers: tuple[str, ...] = ()
    year = ""
    for word in typed[:LONGEST].split():
        if _is_year(word):
            year = word
        elif any(sign.isdigit() for sign in word):
            numbers = _numbers(word)
        elif _FEDERATION.fullmatch(word) and word in federations:
            federation = word
        else:
            names.append(word)
    if year and not (names or numbers):
        numbers, year = (year,), ""
    return Question(
        words=asked(" ".join(names)), numbers=numbers, federation=federation, born=year or born
    )


def named(name: str, federation: str = "", born: str = "") -> Question:
    """Who has all the words of that name, which is not read as something typed."""
    return Question(words=asked(name), whole=True, federation=federation, born=born)


def _is_year(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) == len("1998") and int(word) in YEARS


def _numbers(word: str) -> tuple[str, ...]:
    """As it was typed, in capitals, without zeros in front."""
    forms = (word, word.upper(), word.upper().lstrip("0"))
    return tuple(dict.fromkeys(form for form in forms if form))


def marks_of(federation: str, born: str) -> tuple[str, ...]:
    """How federation and year stand among the words of a player: no word of a name has digits."""
    marks = (f"0{federation.lower()}" if federation else "", born[:4])
    return tuple(mark for mark in marks if mark)
