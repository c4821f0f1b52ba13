"""How many keys a slip takes, as the page hears them; the whole round is in `tests/bench`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from startup import services
from tests.app.started import Hall
from tests.bench.round_keys import (
    COUNT,
    MOST_OF_A_RANDOM_SLIP,
    Counted,
    in_order,
    random_slips,
    scanned,
    tapped,
)

from .console_hall import console
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

BOARDS = 10
Way = Callable[[Sequence[Page], int], Counted]


@pytest.mark.parametrize(
    ("slug", "way", "most", "users"),
    [
        ("in-order", in_order, 1, ("chief",)),
        ("at-random", random_slips, MOST_OF_A_RANDOM_SLIP - 1, ("chief", "anna")),
        ("by-scan", scanned, 1, ("chief", "anna")),
        ("by-phone", tapped, 1, ("chief",)),
    ],
)
def test_no_slip_takes_more_keys_than_promised(
    browser: Browser, hall: Hall, slug: str, way: Way, most: int, users: tuple[str, ...]
) -> None:
    """Boards have two digits at most here: one key less than in a large hall."""
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if way is tapped else {}
    with ExitStack() as opened:
        consoles = [opened.enter_context(console(browser, hall, user, **phone)) for user in users]
        for each in consoles:
            each.context.add_init_script(COUNT)
        counted = way([each.open(slug) for each in consoles], BOARDS)
    assert max(counted.keys) <= most
    assert len(counted.keys) == BOARDS
    assert counted.wrong == 0
