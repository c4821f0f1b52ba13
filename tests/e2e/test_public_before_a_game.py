"""A player's page before a game: the time that is left ticks by the server's clock."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall, started

from .looks import look
from .public_hall import SLUG, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SLOW_CLOCK = "const now = Date.now.bind(Date); Date.now = () => now() - 3 * 3600_000;"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("before"), "--demo", "20") as hall:
        yield hall


def begins_in(arbiter: Arbiter, seconds: int) -> None:
    """The newest round, whatever it is."""
    settings = arbiter.get("settings/")["settings"]
    start = datetime.now(UTC) + timedelta(seconds=seconds)
    starts = [*settings["round_starts"]][: arbiter.published_round() - 1]
    settings["round_starts"] = [*starts, f"{start:%Y-%m-%dT%H:%M:%S}"]
    settings["time_zone"] = "UTC"
    settings["hall_plan"] = ["1–: main hall, rows A–D"]
    arbiter.do("change-settings", name="Demo Open", settings=settings)


def test_the_time_that_is_left_ticks_by_the_servers_clock_and_is_spoken_rarely(
    browser: Browser, hall: Hall
) -> None:
    arbiter = Arbiter(hall.url)
    board = arbiter.missing()[0]
    begins_in(arbiter, 63)
    with phone(browser) as page:
        page.add_init_script(SLOW_CLOCK)
        page.goto(f"{hall.url}/t/{SLUG}/player/{board['white']['player']}")
        left = page.locator("[data-begins]")
        expect(left).to_have_text(re.compile(r"^in (1:0\d|0:5\d)$"))
        expect(left).to_have_attribute("aria-hidden", "true")
        before = left.text_content()
        expect(left).not_to_have_text(before or "", timeout=3_000)
        expect(page.locator("#announce")).to_have_text(
            re.compile(r"^Round \d begins in 1 minute\.$"), timeout=15_000
        )
        expect(page.locator(".seat .place")).to_have_text("main hall, rows A–D")
        page.locator(".record summary").click()
        expect(page.locator("#record th[scope=row]").first).to_be_visible()
        look(page, "before-a-game")
        page.set_viewport_size({"width": 360, "height": 740})
        look(page, "before-a-game", "light")
    arbiter.close()


def test_a_round_that_has_begun_is_not_counted_down(browser: Browser, hall: Hall) -> None:
    arbiter = Arbiter(hall.url)
    board = arbiter.missing()[0]
    begins_in(arbiter, -600)
    with phone(browser) as page:
        page.goto(f"{hall.url}/t/{SLUG}/player/{board['white']['player']}")
        expect(page.locator("#state")).to_have_attribute("data-state", "live")
        page.wait_for_timeout(1_500)
        expect(page.locator("[data-begins]")).to_have_text("")
    arbiter.close()
