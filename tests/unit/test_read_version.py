"""The version that pages are of which are asked for as the newest."""

from __future__ import annotations

import pytest

from tournaments.public.read_version import OLDEST, ReadVersion


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def read(clock: Clock) -> ReadVersion:
    return ReadVersion(clock)


def test_without_a_crowd_the_newest_is_read(read: ReadVersion) -> None:
    assert [read.of(newest, 1, crowded=False) for newest in (4, 5, 6)] == [4, 5, 6]


def test_a_crowd_reads_one_version_for_a_second(read: ReadVersion, clock: Clock) -> None:
    assert read.of(4, 1, crowded=False) == 4
    clock.now += OLDEST - 0.01
    assert read.of(9, 1, crowded=True) == 4
    clock.now += 0.02
    assert read.of(9, 1, crowded=True) == 9
    assert read.of(10, 1, crowded=True) == 9


def test_a_crowd_that_comes_later_reads_the_newest(read: ReadVersion, clock: Clock) -> None:
    assert read.of(4, 1, crowded=False) == 4
    clock.now += 600
    assert read.of(5, 1, crowded=True) == 5


def test_nobody_reads_a_version_from_before_a_new_round(read: ReadVersion) -> None:
    assert read.of(4, 1, crowded=True) == 4
    assert read.of(6, 5, crowded=True) == 6
    assert read.of(7, 5, crowded=True) == 6


def test_when_the_crowd_has_gone_the_newest_is_read(read: ReadVersion) -> None:
    assert read.of(4, 1, crowded=True) == 4
    assert read.of(5, 1, crowded=True) == 4
    assert read.of(5, 1, crowded=False) == 5
