"""Until when an event is registered with FIDE and reported (B.02, B.01 1.1)."""

from __future__ import annotations

from datetime import date

import pytest

from tournaments.domain.deadlines.registration import (
    Deadline,
    RatedAs,
    RatedEvent,
    deadlines,
    end_of_month,
    is_very_strong,
)

OPEN = RatedEvent("standard", date(2026, 8, 1), date(2026, 8, 9), norms=False, strong_player=False)


def days(event: RatedEvent) -> dict[str, str]:
    return {deadline.duty: deadline.day.isoformat() for deadline in deadlines(event)}


def test_an_open_is_registered_three_days_before_and_reported_in_its_month() -> None:
    assert days(OPEN) == {
        "register": "2026-07-29",
        "report": "2026-08-31",
        "last-report": "2026-10-31",
    }


def test_an_event_with_norms_is_registered_thirty_days_before() -> None:
    first = deadlines(OPEN._replace(norms=True))[0]
    assert first == Deadline("register", date(2026, 7, 2), "B.01 1.1", ("norms",))


def test_so_is_one_with_a_very_strong_player() -> None:
    both = deadlines(OPEN._replace(norms=True, strong_player=True))[0]
    assert both == Deadline("register", date(2026, 7, 2), "B.02 0.2", ("strong-player", "norms"))


@pytest.mark.parametrize("kind", ["rapid", "blitz"])
def test_rapid_and_blitz_are_registered_three_days_before_whoever_plays(kind: RatedAs) -> None:
    assert days(OPEN._replace(rated_as=kind, strong_player=True))["register"] == "2026-07-29"


@pytest.mark.parametrize(
    ("rating", "sex", "strong"),
    [
        (2700, "m", False),
        (2701, "m", True),
        (2701, "", True),
        (2500, "w", False),
        (2501, "w", True),
    ],
)
def test_who_is_very_strong(rating: int, sex: str, strong: bool) -> None:
    assert is_very_strong(rating, sex) is strong


@pytest.mark.parametrize(
    ("end", "report"),
    [
        (date(2026, 8, 25), "2026-08-31"),
        (date(2026, 8, 26), "2026-09-30"),
        (date(2026, 8, 31), "2026-09-30"),
        (date(2027, 2, 22), "2027-02-28"),
        (date(2027, 2, 23), "2027-03-31"),
        (date(2026, 12, 27), "2027-01-31"),
    ],
)
def test_an_event_that_ends_with_the_month_may_be_reported_for_the_next_list(
    end: date, report: str
) -> None:
    assert days(OPEN._replace(end=end))["report"] == report


def test_an_event_of_more_than_thirty_days_is_reported_month_by_month() -> None:
    league = OPEN._replace(start=date(2026, 10, 3), end=date(2027, 1, 10))
    found = [each.day for each in deadlines(league) if each.duty == "interim-report"]
    assert found == [date(2026, 10, 31), date(2026, 11, 30), date(2026, 12, 31)]
    assert "interim-report" not in days(league._replace(rated_as="rapid"))
    thirty = OPEN._replace(start=date(2026, 8, 20), end=date(2026, 9, 18))
    assert "interim-report" not in days(thirty)
    assert "interim-report" in days(thirty._replace(end=date(2026, 9, 19)))


def test_nothing_is_due_of_what_is_not_rated_or_has_no_days() -> None:
    assert deadlines(OPEN._replace(rated_as="no")) == ()
    assert deadlines(OPEN._replace(start=None, end=None)) == ()
    assert days(OPEN._replace(end=None)) == {"register": "2026-07-29"}


def test_the_end_of_a_month() -> None:
    assert end_of_month(date(2028, 2, 1)) == date(2028, 2, 29)
    assert end_of_month(date(2026, 11, 30), 2) == date(2027, 1, 31)


@pytest.mark.parametrize(
    ("start", "end"),
    [(date(1, 1, 2), date(2026, 8, 9)), (date(2026, 8, 1), date(9999, 12, 31))],
)
def test_a_day_at_the_edge_of_the_calendar_is_not_known(start: date, end: date) -> None:
    """A log of an earlier version may hold one."""
    duties = days(OPEN._replace(start=start, end=end, norms=True))
    assert "register" in duties or "report" in duties
    assert len(duties) < 3
    assert deadlines(OPEN._replace(start=date(1, 1, 2), end=date(9999, 12, 31))) == ()


def test_no_more_interim_reports_are_listed_than_anybody_reads() -> None:
    event = OPEN._replace(start=date(1900, 1, 1), end=date(2199, 12, 31))
    assert len(deadlines(event)) < 30
