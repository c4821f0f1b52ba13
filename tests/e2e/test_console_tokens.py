"""Tokens in the browser: made, shown once, made anew, revoked, and a chief who ends a lost one."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall

from .console_hall import console

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def opens(hall: Hall, token: str) -> bool:
    answer = httpx.get(
        f"{hall.url}/api/v1/tournaments/keys/me/", headers={"Authorization": f"Token {token}"}
    )
    return answer.status_code == 200


def test_an_arbiter_makes_a_token_and_the_chief_ends_it(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "anna") as arbiter, console(browser, hall, "chief") as chief:
        page = arbiter.open("keys", "results")
        page.click(".menu.user summary")
        page.click("text=Your tokens")
        expect(page.locator("h1")).to_have_text("Your tokens")
        page.fill("[name=name]", "Screen in the foyer")
        page.click("#make-token button[type=submit]")
        first = page.locator("#new-token .secret").inner_text()
        assert opens(hall, first)
        page.click("text=Make anew")
        second = page.locator("#new-token .secret").inner_text()
        assert (opens(hall, first), opens(hall, second)) == (False, True)
        page.goto(f"{hall.url}/tokens/")
        expect(page.locator("#new-token")).to_have_count(0)
        page = chief.open("keys", "settings")
        page.click("text=Tokens of the arbiters")
        row = page.locator("#working li", has_text="Screen in the foyer")
        row.locator("button").click()
        expect(row).to_have_count(0)
        assert not opens(hall, second)
