"""What the console announces and what it lets the hall screens show, on a phone and a screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from startup import services
from tests.app.started import Hall

from .console_hall import console
from .looks import fits, look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SLUG = "sectors"
SCREEN: ViewportSize = {"width": 1920, "height": 1080}
TEXT = "Round 5 begins at three."


def shown(browser: Browser, size: ViewportSize, address: str) -> Page:
    page = browser.new_context(viewport=size, service_workers="block").new_page()
    page.goto(address)
    return page


def test_an_announcement_stands_on_phones_and_screens_at_once_and_goes_again(
    browser: Browser, hall: Hall
) -> None:
    phone = shown(browser, PHONE, f"{hall.url}/t/{SLUG}/")
    screen = shown(browser, SCREEN, f"{hall.url}/t/{SLUG}/screen/board")
    with console(browser, hall, "chief") as chief:
        page = chief.open(SLUG, "announcements")
        page.fill("#announce-form textarea", TEXT)
        page.select_option("#announce-form [name=priority]", "urgent")
        page.click("#announce-form button[type=submit]")
        for where in (phone, screen):
            expect(where.locator("#announcements")).to_contain_text(TEXT)
        look(page, "announcements", "light")
        look(phone, "announcement-phone", "light")
        page.locator("[data-command=take-back-announcement]").click()
        for where in (phone, screen):
            expect(where.locator("#announcements")).not_to_contain_text(TEXT)


def test_a_screen_shows_what_the_console_says_and_says_that_it_is_there(
    browser: Browser, hall: Hall
) -> None:
    screen = shown(browser, SCREEN, f"{hall.url}/t/{SLUG}/screen/at/hall-a")
    with console(browser, hall, "chief") as chief:
        page = chief.open(SLUG, "screens")
        page.fill("#new-screen [name=screen]", "hall-a")
        page.locator("#new-screen [data-list]").first.select_option("board")
        page.click("#new-screen button[type=submit]")
        expect(screen.locator("body")).to_have_attribute("data-kind", "board")
        expect(page.locator("[data-health=hall-a]")).to_contain_text("1920")
        look(page, "screens", "light")
        page.set_viewport_size(PHONE)
        fits(page, "screens")
        page.set_viewport_size({"width": 1440, "height": 900})
        _says_another_list(page)
        expect(screen.locator("body")).to_have_attribute("data-kind", "standings")


def _says_another_list(page: Page) -> None:
    one = page.locator("#screen-hall-a")
    one.locator("summary").click()
    one.locator("[data-list]").first.select_option("standings")
    one.locator("form button[type=submit]").click()


def test_only_who_may_announce_has_the_form(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "emil") as helper:
        page = helper.open(SLUG, "announcements")
        expect(page.locator("#announcements")).to_be_visible()
        expect(page.locator("#announce-form")).to_have_count(0)
