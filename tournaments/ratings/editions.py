"""The rules of B.02 by their days: what a difference counts, and the development coefficients."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from .model import RatingKind


@dataclass(frozen=True, slots=True)
class RatingRules:
    """`since`: the first day that they hold.

    - `widest`: a greater difference counts as this one (8.3.1); `once`: in one game of an event.
    - `uncapped_from`: whoever is rated so takes the real difference; None: nobody.
    - `too_far` apart and one of the two above `too_far_above`: the game is not rated; None: it is.
    - `k_new` until `new_games` are played, `k_young` while young (None: no such rule), `k_high`
      once 2400 was reached, else `k_usual` (8.3.3); `k_always` for everybody instead.
    - `k_games_most`: K times games is no more than this.
    """

    code: str
    since: date
    widest: int = 400
    once: bool = False
    uncapped_from: int | None = None
    too_far: int | None = None
    too_far_above: int = 0
    k_new: int = 40
    k_usual: int = 20
    k_high: int = 10
    k_young: int | None = 40
    k_always: int | None = None
    k_games_most: int | None = 700


NEW_GAMES: Final = 30
HIGH: Final = 2400
YOUNG_BELOW: Final = 2300
LAST_YOUNG_AGE: Final = 18
FASTER_K: Final = 20

OCTOBER_2025: Final = RatingRules("2025-10", date(2025, 10, 1), uncapped_from=2650)
MARCH_2024: Final = RatingRules("2024-03", date(2024, 3, 1))
JANUARY_2022: Final = RatingRules("2022-01", date(2022, 1, 1), once=True)
JULY_2014: Final = RatingRules("2014-07", date(2014, 7, 1))
JULY_2009: Final = RatingRules(
    "2009-07",
    date(2009, 7, 1),
    k_new=30,
    k_usual=15,
    k_young=None,
    k_games_most=None,
)
BEFORE: Final = replace(JULY_2009, code="2003", since=date.min, widest=350)

EDITIONS: Final = (OCTOBER_2025, MARCH_2024, JANUARY_2022, JULY_2014, JULY_2009, BEFORE)
"""The newest first."""

FASTER_EDITIONS: Final = (
    RatingRules("2024-12", date(2024, 12, 1), too_far=600, too_far_above=2600),
    MARCH_2024,
    replace(JANUARY_2022, code="2022-10", since=date(2022, 10, 1)),
    replace(JANUARY_2022, k_always=FASTER_K),
    replace(JULY_2014, k_always=FASTER_K),
    replace(JULY_2009, k_always=FASTER_K),
    replace(BEFORE, k_always=FASTER_K),
)
"""Rapid and blitz have a chapter of their own: their K is that of standard since October 2022 and
was 20 for everybody before; who is rated 2650 is no exception there."""


def rules_of(kind: RatingKind, day: date | None) -> RatingRules:
    """The rules of a day; the newest without one."""
    editions = EDITIONS if kind == "standard" else FASTER_EDITIONS
    return next(each for each in editions if day is None or each.since <= day)
