"""A player as a rating list has him, and what can be wrong with a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

ListKind = Literal["combined", "standard", "rapid", "blitz"]
"""`combined` holds the three ratings; a national list is combined too."""

KINDS: Final[tuple[ListKind, ...]] = ("combined", "standard", "rapid", "blitz")
FIDE: Final = "fide"

Fact = str | int


class Listed(msgspec.Struct, frozen=True, gc=False):
    """A line of a list. Ratings and years are 0 where the list says none; `title` and
    `womens_title` are both kept, as a list gives the highest of the two in the first.

    `number` is that of the list's own federation, `fide_id` FIDE's; in FIDE's list they are one.
    `born` is a year, or a day where a national list knows it. `flag` is as it stands ("", "i",
    "w", "wi").
    """

    number: str
    name: str
    federation: str = ""
    sex: str = ""
    title: str = ""
    womens_title: str = ""
    other_titles: str = ""
    standard: int = 0
    standard_k: int = 0
    rapid: int = 0
    rapid_k: int = 0
    blitz: int = 0
    blitz_k: int = 0
    born: str = ""
    flag: str = ""
    fide_id: str = ""
    national: int = 0
    club: str = ""

    @property
    def inactive(self) -> bool:
        return "i" in self.flag

    @property
    def best(self) -> int:
        return max(self.standard, self.rapid, self.blitz, self.national)


class BrokenLine(msgspec.Struct, frozen=True, gc=False):
    """A line that cannot be read; `column` as the list heads it, `text` what stands there.

    `why` is a key of the words: "number", "rating", "year" …
    """

    line: int
    column: str
    why: str
    text: str = ""


class Period(msgspec.Struct, frozen=True, order=True):
    """The month from whose first day a list is valid."""

    year: int
    month: int

    def __str__(self) -> str:
        return f"{self.year:04d}-{self.month:02d}"


class ListRefused(ValueError):  # noqa: N818 (a noun like the refusals of the domain)
    """The file is no list that could be taken; `code` is a key of the words, with its facts."""

    says: Final = "ListRefused"

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(f"{code} {facts}")
        self.code = code
        self.facts: Mapping[str, Fact] = facts


MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def period_of(month: str, year: str) -> Period | None:
    """ "OCT", "26" -> October 2026; None: no month."""
    if month.lower() not in MONTHS:
        return None
    return Period(2000 + int(year), MONTHS.index(month.lower()) + 1)


def period_from(text: str) -> Period | None:
    """ "2026-10" -> October 2026; None: no month."""
    year, _, month = text.partition("-")
    plain = text.isascii() and year.isdigit() and month.isdigit()
    if (
        not plain
        or len(text) > len("2026-10")
        or len(year) != len("2026")
        or not 1 <= int(month) <= len(MONTHS)
    ):
        return None
    return Period(int(year), int(month))
