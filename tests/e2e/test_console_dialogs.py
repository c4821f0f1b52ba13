"""Dialogs, panels and pages that ask something: left by Escape and Cancel, the focus goes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console
from .looks import look

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

FOCUSED = "document.activeElement.textContent.trim()"


def test_the_player_is_left_by_escape_and_by_a_click_outside_until_something_is_typed(
    chief: Console,
) -> None:
    page = chief.open("entered", "entries")
    link = page.locator("#entries a.open-player").nth(2)
    name = link.inner_text()
    dialog = page.locator("#player-dialog")
    link.focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.evaluate(FOCUSED) == name
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    page.mouse.click(5, 450)
    expect(dialog).to_be_hidden()
    page.keyboard.press("Enter")
    dialog.locator("[name=club]").fill("Dragon Club")
    page.mouse.click(5, 450)
    expect(dialog).to_contain_text("Cancel” or Escape closes it")
    expect(dialog.locator("[name=club]")).to_have_value("Dragon Club")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    assert page.evaluate(FOCUSED) == name


def test_the_focus_goes_back_though_the_list_was_fetched_anew(chief: Console) -> None:
    page = chief.open("entered", "entries")
    link = page.locator("#entries a.open-player").nth(2)
    name = link.inner_text()
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("#player-dialog")
    expect(dialog).to_be_visible()
    page.evaluate(
        """document.querySelector("#entries").outerHTML
           = document.querySelector("#entries").outerHTML"""
    )
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("#entries a.open-player").nth(2)).to_be_focused()
    assert page.evaluate(FOCUSED) == name


def test_a_question_keeps_what_is_typed_until_it_is_cancelled(chief: Console) -> None:
    page = chief.open("keys")
    page.keyboard.press("1")
    page.keyboard.press("Home")
    page.keyboard.press("5")
    dialog = page.locator("dialog[open]")
    dialog.locator("[name=own]").fill("the clock was wrong")
    page.mouse.click(5, 450)
    expect(dialog.locator("[name=own]")).to_have_value("the clock was wrong")
    expect(dialog.get_by_role("button", name="Cancel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_escape_leaves_a_page_that_asks_unless_something_is_typed(chief: Console) -> None:
    page = chief.open("keys", "entries/group")
    field = page.locator("#group-from")
    field.fill("2000")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert page.url.endswith("/group/")
    field.fill("")
    page.keyboard.press("Escape")
    expect(page).to_have_url(page.url.replace("group/", ""))


TOAST = """async () => {
  const shell = document.querySelector('script[src$="/shell.js"]').src;
  const { toast } = await import(shell.replace("shell.js", "toasts.js"));
  toast("Something that stands for a good while, so that it is still there.");
}"""


def test_one_escape_does_one_thing(chief: Console) -> None:
    page = chief.open("keys", "entries/group")
    here = page.url
    page.evaluate(TOAST)
    page.locator("details.switcher summary").click()
    page.keyboard.press("Escape")
    expect(page.locator("details.menu[open]")).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".toast")).to_have_count(0)
    page.wait_for_timeout(200)
    assert page.url == here
    page.keyboard.press("Escape")
    expect(page).to_have_url(here.replace("group/", ""))


def start_panel(page: Page) -> None:
    page.locator("details.other-time summary").first.click()


def test_a_panel_that_unfolds_is_left_by_escape_and_cancel(chief: Console) -> None:
    page = chief.open("keys", "start")
    panel = page.locator("details.other-time").first
    start_panel(page)
    panel.locator("input:not([type=hidden])").first.focus()
    page.keyboard.press("Escape")
    expect(panel).not_to_have_attribute("open", "")
    assert page.evaluate("document.activeElement.localName") == "summary"
    start_panel(page)
    panel.get_by_role("button", name="Cancel").click()
    expect(panel).not_to_have_attribute("open", "")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_question_mark_leads_to_the_keys_before_the_log_in_too(
    browser: Browser, hall: Hall, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844})
    page = context.new_page()
    for place in ("login/", "console/nowhere/x/"):
        page.goto(f"{hall.url}/{place}")
        look(page, f"help-{place[:5]}", "light")
        page.evaluate("document.activeElement.blur()")
        with context.expect_page() as opened:
            page.keyboard.press("?")
        expect(opened.value.locator("#the-keys")).to_be_in_viewport()
        opened.value.close()
    context.close()
