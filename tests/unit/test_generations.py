"""Which back-ups stay."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tournaments.backups.generations import (
    NEWEST,
    SPANS,
    moment_of,
    next_moment,
    staying,
    too_many,
)

NOON = datetime(2026, 11, 27, 12, tzinfo=UTC)
MOST = NEWEST + sum(reach // width + 1 for width, reach in SPANS)


def kept_after(hours: float, every: float) -> list[datetime]:
    """What is there when a back-up was made every so many seconds, and thinned out each time."""
    made: set[datetime] = set()
    for number in range(int(hours * 3600 / every)):
        made.add(NOON + timedelta(seconds=number * every))
        made = staying(made)
    return sorted(made)


@pytest.mark.parametrize(("hours", "every"), [(3, 5), (30, 60), (24 * 50, 3600)])
def test_there_are_never_many(hours: float, every: float) -> None:
    assert len(kept_after(hours, every)) <= MOST


def test_one_can_go_back_by_minutes_hours_and_days() -> None:
    made = kept_after(24 * 40, 60)
    ages = [made[-1] - each for each in made]
    for width, reach in SPANS:
        for steps in range(reach // width):
            wanted = width * steps
            assert any(wanted <= age <= wanted + 2 * width for age in ages), wanted
    assert max(ages) <= SPANS[-1][1]


def test_the_newest_stay_whatever_they_are() -> None:
    made = [NOON + timedelta(seconds=number) for number in range(50)]
    assert set(made[-NEWEST:]) <= staying(made)
    assert staying([]) == set()


def test_a_clock_that_was_put_back_makes_no_new_one_the_oldest() -> None:
    assert next_moment([], NOON + timedelta(microseconds=7)) == NOON
    assert next_moment([NOON], NOON + timedelta(hours=1)) == NOON + timedelta(hours=1)
    assert next_moment([NOON], NOON) == NOON + timedelta(seconds=1)
    assert next_moment([NOON], NOON - timedelta(days=400)) == NOON + timedelta(seconds=1)


def test_the_oldest_make_room_and_the_newest_never() -> None:
    sizes = {NOON + timedelta(hours=number): 10 for number in range(5)}
    oldest = sorted(sizes)
    assert too_many(sizes, 50) == []
    assert too_many(sizes, 49) == oldest[:1]
    assert too_many(sizes, 0) == oldest[:-1]


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("openhall-0123abcd-20261127-120000Z.backup", True),
        ("openhall-0123abcd-20261327-120000Z.backup", False),
        ("openhall-0123abcd-20261127-120000Z.backup.unfinished", False),
        ("openhall-0123abcd-friday.backup", False),
        ("photo.jpg", False),
    ],
)
def test_what_is_no_back_up_of_ours_is_left_alone(name: str, known: bool) -> None:
    assert moment_of(name) == (NOON if known else None)
