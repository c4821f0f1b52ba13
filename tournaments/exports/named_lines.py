"""Lines of another program that name players, without their names: these stand beside the log.

A word of a name is kept as a reference to the entry, `{name:7.0=}`, and stands there again, as it
was written, when the report is made; after a correction by the name of today, after an erasure not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from ..domain.ids import PlayerId

SHORTEST_WORD: Final = 2
ERASED: Final = "(erased)"

_WORD: Final = re.compile(r"\w+")
_REFERENCE: Final = re.compile(
    r"\{name:(?P<player>\d+)\.(?P<word>\d+)(?P<written>[=^_])\}", re.ASCII
)
_AS_WRITTEN: Final[Mapping[str, Callable[[str], str]]] = {"=": str, "^": str.upper, "_": str.lower}
_BETWEEN: Final = re.compile(r"[\s,.;-]{1,3}")
"""What stands between the words of one name."""


class _Place(NamedTuple):
    """A word of a line, and whose it may be: the entry, and which word of its name."""

    start: int
    end: int
    whose: dict[PlayerId, int]
    run: int


class NamesInLines:
    """Of the entries of a report."""

    def __init__(self, names: Mapping[PlayerId, str]) -> None:
        self._names = names
        self._words: dict[str, dict[PlayerId, int]] = {}
        for player, name in names.items():
            for at, word in enumerate(words_of(name)):
                if len(word) >= SHORTEST_WORD and not word.isdigit():
                    self._words.setdefault(word.casefold(), {}).setdefault(player, at)

    def without(self, line: str) -> str | None:
        """The line with references; None: a name is written as no reference can say it again."""
        if _REFERENCE.search(line):
            return None
        written, last = "", 0
        for place, player in self._referred(line):
            reference = self._reference(line[place.start : place.end], player, place.whose[player])
            if reference is None:
                return None
            written, last = written + line[last : place.start] + reference, place.end
        return written + line[last:]

    def _referred(self, line: str) -> Iterator[tuple[_Place, PlayerId]]:
        """Words beside each other are one name, if somebody has all of them."""
        for _, run in groupby(self._places(line), key=lambda place: place.run):
            places = [*run]
            common = set.intersection(*(set(place.whose) for place in places))
            for place in places:
                yield place, min(common or place.whose)

    def _places(self, line: str) -> Iterator[_Place]:
        last, run = 0, 0
        for word in _WORD.finditer(line):
            if whose := self._words.get(word[0].casefold()):
                if not _BETWEEN.fullmatch(line[last : word.start()]):
                    run += 1
                last = word.end()
                yield _Place(word.start(), word.end(), whose, run)

    def _reference(self, written: str, player: PlayerId, at: int) -> str | None:
        word = words_of(self._names[player])[at]
        for sign, change in _AS_WRITTEN.items():
            if change(word) == written:
                return f"{{name:{player}.{at}{sign}}}"
        return None


def with_names(line: str, name: Callable[[PlayerId], str | None]) -> str:
    """`name`: of today; None of who was erased."""

    def word(reference: re.Match[str]) -> str:
        whole = name(PlayerId(int(reference["player"])))
        if whole is None:
            return ERASED
        words = words_of(whole)
        at = int(reference["word"])
        return _AS_WRITTEN[reference["written"]](words[at] if at < len(words) else whole)

    return _REFERENCE.sub(word, line)


def words_of(name: str) -> list[str]:
    return _WORD.findall(name)
