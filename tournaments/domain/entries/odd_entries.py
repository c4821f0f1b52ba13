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

from ..said import Fact, Said, said
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
    """`said` completes "of this player": a clause that begins with a capital."""

    kind: OddKind
    said: Said


def oddities(
    entries: Iterable[EntryForm], federation: str, today: datetime.date
) -> dict[EntryForm, tuple[Oddity, ...]]:
    """Of each entry that has any. `federation`: the tournament's own; empty: not known."""
    known = tuple(entries)
    ids = Counter(entry.fide_id for entry in known if entry.fide_id)
    expected = ids_in_use(known)
    by_entry = {
        entry: (
            *_title(entry),
            *_shared_id(entry, ids),
            *(_without_id(entry, federation) if expected and not entry.fide_id else ()),
            *_birth(entry, today),
        )
        for entry in known
    }
    return {entry: odd for entry, odd in by_entry.items() if odd}


def ids_in_use(entries: Sequence[EntryForm]) -> bool:
    """Whether at least half of the list has a FIDE id; else each missing one would be a line."""
    return 2 * sum(bool(entry.fide_id) for entry in entries) >= len(entries)


def _title(entry: EntryForm) -> Iterator[Oddity]:
    needed = RATING_OF_TITLE.get(entry.title)
    if needed is None:
        return
    if not entry.rating:
        yield Oddity("title-unrated", said("Odd.title-unrated", title=entry.title))
    elif entry.rating < needed - FAR_BELOW:
        below = needed - entry.rating
        facts: dict[str, Fact] = {"title": entry.title, "rating": entry.rating}
        yield Oddity("title-low", said("Odd.title-low", below=below, needed=needed, **facts))
    if entry.title.startswith("W") and entry.sex == "m":
        yield Oddity("womans-title", said("Odd.womans-title", title=entry.title))


def _shared_id(entry: EntryForm, ids: Counter[str]) -> Iterator[Oddity]:
    if ids[entry.fide_id] > 1:
        yield Oddity("same-fide-id", said("Odd.same-fide-id", fide_id=entry.fide_id))


def _without_id(entry: EntryForm, federation: str) -> Iterator[Oddity]:
    if federation and entry.federation not in ("", federation):
        guest = said("Odd.no-fide-id-of-a-guest", federation=entry.federation)
        yield Oddity("no-fide-id", guest)
    elif entry.rating:
        yield Oddity("no-fide-id", said("Odd.no-fide-id", rating=entry.rating))


def _birth(entry: EntryForm, today: datetime.date) -> Iterator[Oddity]:
    if not entry.birth_date:
        return
    year = int(entry.birth_date[:4])
    if not today.year - OLDEST <= year <= today.year - YOUNGEST:
        yield Oddity("birth-date", said("Odd.born-in", year=year))
    elif not _is_a_day(entry.birth_date):
        yield Oddity("birth-date", said("Odd.born-on", date=entry.birth_date))


def _is_a_day(date: str) -> bool:
    if len(date) == len("1998"):
        return True
    try:
        datetime.date.fromisoformat(date)
    except ValueError:
        return False
    return True
