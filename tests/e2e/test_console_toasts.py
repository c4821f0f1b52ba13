"""What just happened is said in a corner for a moment; what needs an act stays behind a counter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import board, console
from .looks import look

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

TOAST = """async words => {
  const shell = document.querySelector('script[src$="/shell.js"]').src;
  const { toast } = await import(shell.replace("shell.js", "toasts.js"));
  toast(words);
}"""
HEARD = """() => {
  window.heard = [];
  const region = document.querySelector("#announcer");
  new MutationObserver(() => heard.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def type_beyond_the_sector(page: Page) -> None:
    page.uncheck("#sector-only")
    board(page, 9).locator("td.white").click()
    if page.locator("#pad").is_visible():
        page.locator("#pad [data-outcome=win]").click()
    else:
        page.keyboard.press("1")
    expect(board(page, 9)).to_have_attribute("data-state", "refused")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_refusal_is_a_toast_for_a_while_and_a_counter_until_it_is_read(
    browser: Browser, hall: Hall, width: int
) -> None:
    with console(browser, hall, "emil", viewport={"width": width, "height": 844}) as emil:
        page = emil.open("sectors")
        page.evaluate(HEARD)
        type_beyond_the_sector(page)
        toast = page.locator(".toast")
        expect(toast).to_contain_text("Board 9: 1–0 was refused")
        expect(toast).to_contain_text("Nothing was recorded")
        page.evaluate("scrollTo(0, 0)")
        look(page, "toast")
        expect(page.locator("#announcer")).to_contain_text("Board 9: 1–0 was refused")
        page.keyboard.press("Escape")
        expect(toast).to_have_count(0)
        assert sum("was refused" in words for words in page.evaluate("heard")) == 1
        counter = page.locator("#answers summary")
        expect(counter).to_contain_text("1")
        counter.press("Enter")
        expect(page.locator("#answers")).to_contain_text("Board 9: 1–0 was refused")
        box = page.locator("#answers .menu-box").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        look(page, "answers", "light")
        page.locator("#answers").get_by_role("button", name="Read").click()
        expect(page.locator("#answers")).to_be_hidden()


def test_toasts_go_by_themselves_but_not_from_under_the_mouse_or_the_focus(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("keys", "entries")
        page.evaluate(TOAST, "one")
        page.evaluate(TOAST, "two")
        toasts = page.locator(".toast")
        expect(toasts).to_have_count(2)
        toasts.first.hover()
        expect(toasts).to_have_count(1, timeout=10_000)
        expect(toasts).to_contain_text("one")
        toasts.get_by_role("button", name="Close").focus()
        page.mouse.move(5, 5)
        page.wait_for_timeout(2_500)
        expect(toasts).to_have_count(1)
        page.evaluate("document.activeElement.blur()")
        expect(toasts).to_have_count(0, timeout=10_000)


def test_of_several_toasts_the_oldest_goes_and_escape_closes_the_newest(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("keys", "entries")
        for words in ("first", "second", "third", "fourth"):
            page.evaluate(
                TOAST, f"The {words} of some longer sentences, so that it stands for long."
            )
        toasts = page.locator(".toast")
        expect(toasts).to_have_count(3)
        expect(toasts.first).to_contain_text("second")
        page.keyboard.press("Escape")
        expect(toasts.last).to_contain_text("third")
        toasts.last.get_by_role("button", name="Close").click()
        expect(toasts).to_have_count(1)
