"""The command palette, by keys alone: found, led to, and there without the network."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import CURRENT, Console, console, kept_pages
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def opened(page: Page) -> Locator:
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Find a player, a board, a page or an act")
    expect(field).to_be_focused()
    expect(page.locator("#palette-list [role=option]").first).to_be_visible()
    return field


def chosen(page: Page) -> Locator:
    """What a screen reader says is chosen."""
    field = page.locator("#palette-field")
    expect(field).to_have_attribute("aria-expanded", "true")
    return page.locator(f"#{field.get_attribute('aria-activedescendant')}")


def test_a_board_a_player_a_page_and_an_act_are_reached_by_keys_alone(chief: Console) -> None:
    page = chief.open("keys")
    opened(page)
    page.keyboard.type("7")
    expect(chosen(page)).to_contain_text("Board 7")
    page.keyboard.press("Enter")
    expect(page.locator("#palette")).to_be_hidden()
    expect(page.locator(CURRENT)).to_have_attribute("data-board", "7")

    opened(page)
    page.keyboard.type("cross")
    page.keyboard.press("Enter")
    page.wait_for_url("**/keys/crosstable/")

    opened(page)
    page.keyboard.type("иван")
    expect(chosen(page)).to_contain_text("Иванов")
    page.keyboard.press("ArrowUp")  # round to the last one
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/keys/entries/11/")

    opened(page)
    page.keyboard.type("withdraw capek")
    expect(chosen(page)).to_contain_text("Withdraw: Čapek")
    page.keyboard.press("Enter")
    page.wait_for_url("**/keys/entries/1/")
    expect(page.get_by_role("button", name="Withdraw …")).to_be_focused()

    opened(page)
    page.keyboard.type("appoint")
    page.keyboard.press("Enter")
    page.wait_for_url("**/keys/settings/")
    expect(page.locator("[data-command=appoint-arbiter] select").first).to_be_focused()


def test_an_act_that_cannot_be_done_now_says_so_and_does_nothing(chief: Console) -> None:
    page = chief.open("keys")
    opened(page)
    page.keyboard.type("publish")
    page.keyboard.press("Enter")
    page.wait_for_url("**/keys/pairing/")
    expect(page.locator("#toasts")).to_contain_text("This cannot be done here now.")


def test_escape_gives_the_focus_back_and_another_dialog_keeps_it(chief: Console) -> None:
    page = chief.open("keys", "entries")
    page.locator("#find-player").focus()
    opened(page)
    page.keyboard.type("nov")
    page.keyboard.press("Escape")
    expect(page.locator("#palette")).to_be_hidden()
    expect(page.locator("#find-player")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("#enter-player").click()
    expect(page.locator("#player-dialog")).to_be_visible()
    page.keyboard.press("Control+k")
    expect(page.locator("#palette")).to_be_hidden()


def test_it_can_be_read_touched_and_understood(chief: Console) -> None:
    page = chief.open("keys")
    for size in (PHONE, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator("#palette-open").click()
        page.keyboard.type("nov")
        expect(chosen(page)).to_be_visible()
        look(page, "palette")
        page.get_by_role("button", name="Close").last.click()
        expect(page.locator("#palette")).to_be_hidden()


def test_whoever_reads_alone_is_offered_no_act(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "reader") as one:
        page = one.open("keys")
        opened(page)
        page.keyboard.type("withdraw nov")
        expect(page.locator("#palette-nothing")).to_have_text("Nothing of that name.")


def test_without_the_network_it_finds_and_says_what_does_not_open(
    browser: Browser, hall: Hall
) -> None:
    options: dict[str, Any] = {"service_workers": "allow"}
    with console(browser, hall, "chief", **options) as one:
        page = one.open("keys")
        for _ in range(100):
            if "/console/keys/palette/" in kept_pages(page):
                break
            page.wait_for_timeout(100)
        assert "/console/keys/palette/" in kept_pages(page)
        assert "/console/keys/results/" in kept_pages(page)
        one.context.set_offline(True)
        expect(page.locator("#connection")).to_have_attribute("data-state", "offline")
        page.reload()
        expect(page.locator("#connection")).to_have_attribute("data-state", "offline")
        opened(page)
        page.keyboard.type("7")
        expect(chosen(page)).to_contain_text("Board 7")
        away = page.locator("#palette-list [role=option][aria-disabled=true]")
        expect(away.first).to_contain_text("not without the network")
        page.keyboard.press("Enter")
        expect(page.locator(CURRENT)).to_have_attribute("data-board", "7")
        one.context.set_offline(False)
