"""The first boards of the newest round, as a page that results are written into."""

from __future__ import annotations

import re

import pytest

from frontend.public.pages import render
from tournaments.public.kept_views import newest_view

from .builders import open_hall

pytestmark = pytest.mark.django_db


def test_so_many_first_boards_stand_there_as_were_asked_for() -> None:
    hall = open_hall(24)
    assert b"Top boards" in (render(newest_view(hall.slug), "top") or b""), "before round 1"
    hall.pair()
    hall.publish()
    view = newest_view(hall.slug)
    for argument, count in (("", 8), ("4", 4), ("16", 12)):
        text = (render(view, "top", argument) or b"").decode()
        assert re.findall(r'data-board="1[.]([0-9]+)"', text) == [*map(str, range(1, count + 1))]
        assert text.count('aria-current="page"') == 1, "the count that stands"
    for wrong in ("0", "5", "08", "x", "4/4"):
        assert render(view, "top", wrong) is None, wrong
