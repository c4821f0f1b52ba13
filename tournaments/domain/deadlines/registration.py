"""Until when an event is registered with FIDE and its report sent in (B.02, B.01 1.1).

Readings. B.02 9.1 speaks of the month in which the event was registered: that is taken as the month
in which it ends, whose list appears on the 1st of the next one, so the report is in time on the
last day of the month. "Five days or less before the month's end" counts from the last day of the
event to the last day of the month. The third list after the end is that of the 1st of the third
month after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final, Literal, NamedTuple

from ..settings.dates import YEARS

BEFORE: Final = timedelta(days=3)
LONG_BEFORE: Final = timedelta(days=30)
VERY_STRONG: Final = 2700
VERY_STRONG_WOMAN: Final = 2500
CLOSE_TO_THE_END: Final = 5
"""Days of a month: an event that ends in them may be reported for the list after."""
LONGEST_WITHOUT_INTERIM: Final = 30
"""Days of an event that is reported in one piece."""
MOST_INTERIM: Final = 24
"""Of interim reports that are listed: two years of them."""
LISTS: Final = 3
"""What is not in time for that many lists is not rated."""

RatedAs = Literal["standard", "rapid", "blitz", "no"]
Duty = Literal["register", "interim-report", "report", "last-report"]
Why = Literal["as-usual", "strong-player", "norms"]


class RatedEvent(NamedTuple):
    """What the deadlines depend on; a day that is not known yet is None."""

    rated_as: RatedAs
    start: date | None
    end: date | None
    norms: bool
    """Title norms shall be possible."""
    strong_player: bool
    """Somebody `is_very_strong`."""


class Deadline(NamedTuple):
    duty: Duty
    day: date
    """The last on which it is in time."""
    article: str
    why: tuple[Why, ...] = ()
    """What makes the day what it is, where there is a choice."""


def is_very_strong(rating: int, sex: str) -> bool:
    """Above 2700, a woman ("w") above 2500: the event is registered 30 days before (B.02 0.2)."""
    return rating > (VERY_STRONG_WOMAN if sex == "w" else VERY_STRONG)


def deadlines(event: RatedEvent) -> tuple[Deadline, ...]:
    """By their days; empty for an event that is not rated or whose days are not known. Rapid and
    blitz are registered three days before, whoever plays, and know no interim reports."""
    if event.rated_as == "no":
        return ()
    event = event._replace(start=_known(event.start), end=_known(event.end))
    return tuple(
        sorted((*_registration(event), *_reports(event)), key=lambda deadline: deadline.day)
    )


def _known(day: date | None) -> date | None:
    """Days that a log may hold and no tournament has are not known."""
    return day if day and day.year in YEARS else None


def _registration(event: RatedEvent) -> Iterator[Deadline]:
    if event.start is None:
        return
    if event.rated_as != "standard" or not (event.norms or event.strong_player):
        yield Deadline("register", event.start - BEFORE, "B.02 0.2", ("as-usual",))
        return
    reasons: tuple[tuple[Why, bool], ...] = (
        ("strong-player", event.strong_player),
        ("norms", event.norms),
    )
    why = tuple(name for name, holds in reasons if holds)
    article = "B.02 0.2" if event.strong_player else "B.01 1.1"
    yield Deadline("register", event.start - LONG_BEFORE, article, why)


def _reports(event: RatedEvent) -> Iterator[Deadline]:
    if event.end is None:
        return
    yield from _interim_reports(event, event.end)
    last = end_of_month(event.end)
    close = (last - event.end).days <= CLOSE_TO_THE_END
    yield Deadline("report", end_of_month(event.end, 1) if close else last, "B.02 9.1")
    yield Deadline("last-report", end_of_month(event.end, LISTS - 1), "B.02 9.1")


def _interim_reports(event: RatedEvent, end: date) -> Iterator[Deadline]:
    """Of a standard event of more than 30 days: of each month that ends before it does."""
    if event.rated_as != "standard" or event.start is None:
        return
    if (end - event.start).days + 1 <= LONGEST_WITHOUT_INTERIM:
        return
    for later in range(MOST_INTERIM):
        day = end_of_month(event.start, later)
        if day >= end:
            return
        yield Deadline("interim-report", day, "B.02 4")


def end_of_month(day: date, later: int = 0) -> date:
    """The last day of that month, or of one so many months later."""
    year, month = divmod(day.year * 12 + day.month + later, 12)
    return date(year, month + 1, 1) - timedelta(days=1)
