"""The editions of C.07, and what differs between them in one place each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class TieBreakEdition:
    """`since`: the first day that it holds.

    - `dummy_capped`: the dummy of an own unplayed round has at most what 16.4.1 and 16.4.2 say.
    - `cuts_by_result`: of several lowest opponents the worst result is cut (14.1.1), not the lowest
      product: another one only where scores are below zero.
    - `fore_average`: the Average of Opponents' Buchholz may be taken of the Fore Buchholz (8.2).
    - `lacks`: the tie-breaks that a later edition brought.
    """

    code: str
    since: date
    dummy_capped: bool = True
    cuts_by_result: bool = False
    fore_average: bool = True
    lacks: frozenset[str] = frozenset()


_NEW_IN_2026: Final = frozenset({"STD", "TPN", "RTNG"})

MARCH_2026: Final = TieBreakEdition("2026", since=date(2026, 3, 1))
AUGUST_2024: Final = TieBreakEdition(
    "2024",
    since=date(2024, 8, 1),
    dummy_capped=False,
    fore_average=False,
    lacks=_NEW_IN_2026,
)
SEPTEMBER_2023: Final = TieBreakEdition(
    "2023",
    since=date(2023, 9, 1),
    dummy_capped=False,
    cuts_by_result=True,
    fore_average=False,
    lacks=_NEW_IN_2026,
)

NEWEST: Final = MARCH_2026
OLDEST: Final = SEPTEMBER_2023
EDITIONS: Final[Mapping[str, TieBreakEdition]] = MappingProxyType(
    {each.code: each for each in (MARCH_2026, AUGUST_2024, SEPTEMBER_2023)}
)


def edition_of(day: date | None) -> TieBreakEdition:
    """The edition of a day; the newest without one, the oldest before all."""
    if day is None:
        return NEWEST
    in_force = (each for each in EDITIONS.values() if each.since <= day)
    return next(in_force, OLDEST)
