"""The points on a player's page of the console: one of them, or half of one, is a point."""

from __future__ import annotations

import re

import pytest

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


def points(hall: Hall, entry: int) -> str:
    page = hall.client().get(f"/console/{hall.slug}/entries/{entry}/").content.decode()
    found = re.search(r"<strong>\s*(\S+ points?, rank \d+)\s*</strong>", page)
    assert found
    return found[1]


def test_one_point_and_half_a_point_are_no_points() -> None:
    hall = open_hall(6, rounds=5)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "1/2-1/2")
    won, drawn = hall.game(1), hall.game(2)
    assert points(hall, won.white).startswith("1 point, ")
    assert points(hall, won.black).startswith("0 points, ")
    assert points(hall, drawn.white).startswith("½ point, ")
