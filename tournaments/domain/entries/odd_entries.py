"""Entries that look wrong: shown before round 1 is paired, because numbers follow from them.

Nothing here is refused. A grandmaster may be unrated; mostly somebody chose the wrong person.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from .doubles.proposals import Likeness

OddKind = Literal[
    "title-unrated", "title-low", "womans-title", "same-fide-id", "no-fide-id", "birth-date"
]

RATING_OF_TITLE: Final[Mapping[str, int]] = MappingProxyType(
    {
        "GM": 2500,
        "IM": 2400,
        "FM": 2300,
        "CM": 2200,
        "WGM": 2300,
        "WIM": 2200,
        "WFM": 2100,
        "WCM": 2000,
    }
)
"""B.01: the rating that the title needs at least once."""

FAR_BELOW: Final = 300
"""Veterans lose a hundred or two; by more it is mostly another person of that name."""

OLDEST: Final = 105
YOUNGEST: Final = 3
"""Years of age."""


class EntryForm(Likeness, frozen=True, kw_only=True):
    title: str = ""
    rating: int = 0


class Oddity(msgspec.Struct, frozen=True):
    """`text` completes "of this player": a clause that begins with a capital."""

    kind: OddKind
    text: str


def oddities(
    entries: Iterable[EntryForm], federation: str, today: datetime.date
) -> dict[EntryForm, tuple[Oddity, ...]]:
    """Of each entry that has any. `federation`: the tournament's own; empty: not known."""
    known = tuple(entries)
    ids = Counter(entry.fide_id for entry in known if entry.fide_id)
    expected = ids_in_use(known)
    found = {
        entry: (
            *_title(entry),
            *_shared_id(entry, ids),
            *(_without_id(entry, federation) if expected and not entry.fide_id else ()),
            *_birth(entry, today),
        )
        for entry in known
    }
    return {entry: odd for entry, odd in found.items() if odd}


def ids_in_use(entries: Sequence[EntryForm]) -> bool:
    """Whether at least half of the list has a FIDE id; else each missing one would be a line."""
    return 2 * sum(bool(entry.fide_id) for entry in entries) >= len(entries)


def _title(entry: EntryForm) -> Iterator[Oddity]:
    needed = RATING_OF_TITLE.get(entry.title)
    if needed is None:
        return
    if not entry.rating:
        yield Oddity("title-unrated", f"{entry.title} without a rating")
    elif entry.rating < needed - FAR_BELOW:
        yield Oddity(
            "title-low",
            f"{entry.title} rated {entry.rating}, {needed - entry.rating} below what the title"
            f" needed ({needed})",
        )
    if entry.title.startswith("W") and entry.sex == "m":
        yield Oddity("womans-title", f"A woman's title, {entry.title}, of a man")


def _shared_id(entry: EntryForm, ids: Counter[str]) -> Iterator[Oddity]:
    if ids[entry.fide_id] > 1:
        yield Oddity("same-fide-id", f"FIDE id {entry.fide_id} stands at another entry too")


def _without_id(entry: EntryForm, federation: str) -> Iterator[Oddity]:
    if federation and entry.federation not in ("", federation):
        yield Oddity(
            "no-fide-id",
            f"No FIDE id: only the federation {entry.federation} can have it made, and a report"
            " without it is refused (B.02)",
        )
    elif entry.rating:
        yield Oddity("no-fide-id", f"Rated {entry.rating}, but without a FIDE id")


def _birth(entry: EntryForm, today: datetime.date) -> Iterator[Oddity]:
    if not entry.birth_date:
        return
    year = int(entry.birth_date[:4])
    if not today.year - OLDEST <= year <= today.year - YOUNGEST:
        yield Oddity("birth-date", f"Born in {year}")
    elif not _is_a_day(entry.birth_date):
        yield Oddity("birth-date", f"Born on {entry.birth_date}, which is no day")


def _is_a_day(date: str) -> bool:
    if len(date) == len("1998"):
        return True
    try:
        datetime.date.fromisoformat(date)
    except ValueError:
        return False
    return True
