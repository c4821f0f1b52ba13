"""An arbiter without an account is let in: the chief's link, another device, the console."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall

from .console_hall import console

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def test_a_sector_arbiter_is_invited_and_begins_to_work(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("keys", "settings")
        page.fill("#invite [name=name]", "Jana Malá")
        page.select_option("#invite [name=role]", "sector")
        page.click("#invite button[type=submit]")
        expect(page.locator("#new-link")).to_contain_text("another browser of this machine")
        expect(page.locator("#new-link svg")).to_have_count(0)
        link = page.locator("#new-link code").inner_text()
        assert link.startswith(f"{hall.url}/invited/")
        device = browser.new_context()
        invited = device.new_page()
        invited.goto(link)
        expect(invited.locator("h1")).to_contain_text("Jana Malá")
        invited.fill("[name=username]", "jana")
        invited.fill("[name=password1]", "tall rook 41 sails")
        invited.fill("[name=password2]", "tall rook 41 sails")
        invited.click("button[type=submit]")
        invited.wait_for_url(f"{hall.url}/console/keys/")
        expect(invited.locator("#connection")).to_have_attribute("data-state", "live")
        device.close()
        page = chief.open("keys", "settings")
        expect(page.locator("#arbiters .people-table")).to_contain_text("Jana Malá")
