"""An arbiter asks the console who typed a board, and what has changed since (S62)."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, result, settled

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def typed(made: Console, slug: str, number: int, *keys: str) -> None:
    """The keys at that board of the newest round."""
    page = made.open(slug)
    for key in ("g", *str(number), "Enter", *keys):
        page.keyboard.press(key)


def seq_of(page: Page) -> int:
    return int(page.locator("#past").get_attribute("data-at") or 0)


def test_s62_who_typed_board_2_is_found_followed_and_looked_back_to(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief, console(browser, hall, "bruno") as bruno:
        typed(bruno, "corrected", 2, "1")
        settled(bruno.page, 2, "1–0")
        typed(chief, "corrected", 2, "0", "1", "Enter")
        page = chief.page
        settled(page, 2, "0–1")

        board(page, 2).locator(".board-history").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("History of Round 1, board 2")
        lines = page.locator("#activity > ol > li")
        expect(lines).to_have_count(3)
        expect(lines.nth(0)).to_contain_text("1–0 → 0–1")
        expect(lines.nth(1)).to_contain_text("Bruno Arbiter")
        expect(lines.nth(2)).to_contain_text("Round 1 published")

        seq = lines.nth(1).locator(".seq").inner_text()
        lines.nth(1).locator(".seq").click()
        expect(page).to_have_url(re.compile(rf"/events/{seq.lstrip('#')}/$"))
        expect(page.get_by_role("heading", name="1–0 entered")).to_be_visible()
        expect(page.locator(".event-page")).to_contain_text("Bruno Arbiter")

        page.get_by_role("link", name="As it stood then").click()
        expect(page.locator("#past")).to_contain_text(f"As of event {seq}")
        expect(result(page, 2)).to_have_text("1–0")
        expect(page.locator("#typing")).to_be_hidden()
        page.get_by_role("link", name="Earlier").click()
        expect(result(page, 2)).to_have_text("–")

        page.get_by_role("link", name="Difference to now").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("round 1")
        changed = page.locator(".differences > li", has_text="board 2:")
        expect(changed.locator(".times")).to_contain_text("result nothing → 0–1")
        expect(changed.locator(".steps > li")).to_have_count(2)
        page.get_by_role("link", name="Back to now").click()
        expect(page.locator("#past")).to_have_count(0)


def test_links_of_the_past_stay_there_and_no_key_types_anything(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("layers")
        moment = int(page.locator("#connection [data-part=seq]").inner_text().lstrip("#"))
        typed(chief, "layers", 3, "1")
        settled(page, 3, "1–0")
        sent: list[str] = []
        page.on("request", lambda asked: sent.append(urlsplit(asked.url).path))
        page.goto(f"{hall.url}/console/layers/results/?at={moment}")
        expect(result(page, 3)).to_have_text("–")
        for key in ("g", "3", "Enter", "0", "Delete", "5"):
            page.keyboard.press(key)
        page.get_by_role("link", name="Pairing", exact=True).first.click()
        assert seq_of(page) == moment
        page.get_by_role("link", name="History", exact=True).click()
        assert seq_of(page) == moment
        page.get_by_role("link", name="Standings").first.click()
        assert seq_of(page) == moment
        page.locator(".open-player").first.click()
        dialog = page.locator("#player-dialog[open]")
        expect(dialog.get_by_role("link", name="History")).to_be_visible()
        expect(dialog.locator("form")).to_have_count(0)
        assert [path for path in sent if "/commands/" in path] == []
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Back to now").click()
        expect(page.locator("#connection")).to_have_attribute("data-state", "live")


def test_a_time_is_looked_back_to_and_the_filters_stay_in_the_address(
    browser: Browser, hall: Hall
) -> None:
    phone = {"width": 390, "height": 844}
    with console(browser, hall, "chief", viewport=phone) as chief:
        page = chief.open("numpad", "activity")
        page.locator(".further-filters summary").click()
        page.select_option("[name=round]", "1")
        expect(page).to_have_url(re.compile(r"\?round=1$"))
        page.select_option("[name=kind]", "rounds")
        expect(page).to_have_url(re.compile(r"kind=rounds.*round=1"))
        expect(page.locator("#activity > ol > li")).to_have_count(3)
        page.reload()
        expect(page.locator("#activity > ol > li")).to_have_count(3)

        page.locator("#activity > ol > li").nth(1).get_by_text("As it stood then").click()
        expect(page.locator("#past")).to_be_visible()
        page.mouse.wheel(0, 2000)
        expect(page.locator("#past")).to_be_in_viewport()
        page.locator(".past-time summary").click()
        page.locator(".past-time [name=at]").fill("1999-01-01T10:00")
        page.get_by_role("button", name="Show that moment").click()
        expect(page.get_by_role("heading")).to_have_text("Nothing is here")
