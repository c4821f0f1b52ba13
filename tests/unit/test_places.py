"""Who gets a live stream when there are not enough for all."""

from __future__ import annotations

import pytest

from config.descriptors import room
from tournaments.public.places import Places, StreamPlace, address_of


def take(places: Places, number: int, address: str) -> list[StreamPlace | None]:
    return [places.take(address) for _ in range(number)]


def test_one_address_has_so_many_and_not_all() -> None:
    places = Places(most=9, most_of_one=6)
    assert take(places, 7, "router")[-1] is None
    assert None not in take(places, 3, "elsewhere")


def test_a_place_that_was_left_is_free_again() -> None:
    places = Places(most=2, most_of_one=2)
    first, _ = take(places, 2, "router")
    assert not places.is_free_for("router")
    assert first is not None
    places.leave(first)
    assert places.is_free_for("router")


def test_when_all_are_taken_the_newest_of_who_has_most_makes_room_for_who_has_few() -> None:
    places = Places(most=9, most_of_one=6)
    heavy = take(places, 6, "heavy")
    take(places, 3, "other")
    assert places.take("newcomer") is not None
    given_away = [place.given_away for place in heavy if place]
    assert given_away == [False] * 5 + [True]


def test_control_among_equals_nobody_makes_room() -> None:
    places = Places(most=3, most_of_one=2)
    for address in ("one", "two", "three"):
        assert places.take(address) is not None
    assert places.take("newcomer") is None


def test_whoever_gives_a_place_away_leaves_it_once() -> None:
    places = Places(most=2, most_of_one=2)
    place, _ = take(places, 2, "router")
    assert places.give_one_away()
    for _ in range(3):
        assert place is not None
        places.leave(place)
    assert None not in take(places, 2, "router")
    assert places.take("router") is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
        ("fe80::1%eth0", "fe80::2%wlan0"),
    ],
)
def test_these_are_one_address(one: str, other: str) -> None:
    assert address_of(one) == address_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("127.0.0.1", "127.0.0.2"), ("2001:db8:1:2::1", "2001:db8:1:3::1"), ("", "127.0.0.1")],
)
def test_these_are_two(one: str, other: str) -> None:
    assert address_of(one) != address_of(other)


@pytest.mark.parametrize("files", [256, 1024, 10_240, 65_536])
def test_whatever_the_limit_something_stays_for_the_arbiters_and_for_other_addresses(
    files: int,
) -> None:
    there = room(files)
    assert there.streams_of_one < there.streams < there.connections < there.files
    assert there.connections - there.streams >= 40
    assert there.streams <= 10_000
