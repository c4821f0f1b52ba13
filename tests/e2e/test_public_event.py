"""An event of several sections, on a phone and on a hall screen: its page renews itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started

from .looks import fits, look, picture
from .public_hall import SLUG, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SCREEN: ViewportSize = {"width": 1920, "height": 1080}
AT_ONCE = """const later = setTimeout;
setTimeout = (f, ms, ...more) => later(f, Math.min(ms, 1500), ...more);"""
"""What is asked every 15 seconds is asked sooner."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("event"), "--demo", "20") as hall:
        yield hall


@pytest.fixture(scope="module")
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    arbiter = Arbiter(hall.url)
    arbiter.do(
        "set-festival",
        festival="spring",
        name="Spring Festival",
        place="Brno",
        first_day="2026-11-20",
        last_day="2026-11-29",
        order=1,
    )
    yield arbiter
    arbiter.close()


def test_the_page_of_an_event_renews_itself_and_leads_to_its_sections(
    browser: Browser, hall: Hall, arbiter: Arbiter
) -> None:
    with phone(browser, viewport={"width": 360, "height": 740}) as page:
        page.add_init_script(AT_ONCE)
        page.goto(f"{hall.url}/t/{SLUG}/")
        page.get_by_role("link", name="All sections of Spring Festival").click()
        expect(page.get_by_role("heading", name="Spring Festival")).to_be_visible()
        look(page, "event")
        results = page.locator(".sections .results")
        before = results.inner_text()
        arbiter.type_result(arbiter.missing()[0])
        expect(results).not_to_have_text(before)
        arbiter.do("make-announcement", reason="Prize giving at six.", priority="urgent")
        expect(page.locator("#announcements")).to_contain_text("Prize giving at six.")
        look(page, "event-announced", "light")
        page.get_by_role("link", name="Boards").click()
        expect(page.locator("body")).to_have_attribute("data-page", "pairings")


def test_it_is_read_without_scripts_and_on_a_desk(
    browser: Browser, hall: Hall, arbiter: Arbiter
) -> None:
    with phone(browser, java_script_enabled=False) as page:
        page.goto(f"{hall.url}/f/spring/")
        expect(page.locator(".sections .results")).to_be_visible()
        page.goto(f"{hall.url}/f/spring/player/{SLUG}/1/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    with phone(browser, viewport={"width": 1440, "height": 900}) as page:
        page.goto(f"{hall.url}/f/spring/")
        look(page, "event")
        page.goto(f"{hall.url}/f/spring/player/{SLUG}/1/")
        look(page, "event-player")


def test_a_hall_screen_shows_the_event(browser: Browser, hall: Hall, arbiter: Arbiter) -> None:
    arbiter.do("set-screen", screen="foyer", plan={"kinds": ["festival"]})
    with phone(browser, viewport=SCREEN) as page:
        page.add_init_script(AT_ONCE)
        page.goto(f"{hall.url}/t/{SLUG}/screen/at/foyer")
        results = page.locator(".sections .results")
        expect(results).to_be_visible()
        before = results.inner_text()
        arbiter.type_result(arbiter.missing()[0])
        expect(results).not_to_have_text(before)
        picture(page, "event-screen")
        _stays(page)
        fits(page, "event-screen")


def _stays(page: Page) -> None:
    """A newer version of the section leaves the event where it is."""
    page.wait_for_timeout(4_000)
    expect(page.locator(".sections .results")).to_be_visible()
