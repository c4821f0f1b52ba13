"""Whether a text names a person: by the family name, an id or an address, or by another name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Protocol

SHORTEST_GIVEN = 3
"""Letters: initials stand in every other sentence."""


class Known(Protocol):
    """What was known of the person."""

    @property
    def name(self) -> str: ...
    @property
    def birth_date(self) -> str: ...
    @property
    def fide_id(self) -> str: ...
    @property
    def contact(self) -> str: ...


class Marks:
    """The words by which one person can be found in what others wrote."""

    def __init__(self, known: Iterable[Known]) -> None:
        """`known`: all that was ever entered about the person, corrections too."""
        self.family: set[str] = set()
        self.given: set[str] = set()
        self.phrases: set[str] = set()
        for each in known:
            family, _, given = each.name.partition(",")
            self.family |= {word for word in _words(family) if len(word) > 1}
            self.given |= {word for word in _words(given) if len(word) >= SHORTEST_GIVEN}
            self.phrases |= {plain(text) for text in _particular(each) if text}

    def surely_in(self, text: str) -> bool:
        """Family name, FIDE id, full birth date or contact."""
        folded = plain(text)
        return not self.family.isdisjoint(_words(text)) or any(
            phrase in folded for phrase in self.phrases
        )

    def perhaps_in(self, text: str) -> bool:
        """A given name, which others have too."""
        return self.surely_in(text) or not self.given.isdisjoint(_words(text))


def plain(text: str) -> str:
    """Without marks and capitals: "Łoś" is found as "los"."""
    unmarked = unicodedata.normalize("NFKD", text.translate(_UNMARKED))
    return "".join(sign for sign in unmarked if not unicodedata.combining(sign)).casefold()


def _words(text: str) -> Iterator[str]:
    for match in re.finditer(r"\w+", plain(text)):
        yield match[0]


def _particular(known: Known) -> Iterator[str]:
    yield known.fide_id
    if len(known.birth_date) > len("1990"):
        yield known.birth_date
    yield from (part for part in re.split(r"[\s,;]+", known.contact) if len(part) > 4)


_UNMARKED = str.maketrans("łŁøØđĐ", "lLoOdD")
