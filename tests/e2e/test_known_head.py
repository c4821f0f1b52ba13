"""Somebody holds a printed sheet against the log: in the console, on a phone, by its code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console
from .looks import picture

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]
PHONE: ViewportSize = {"width": 390, "height": 844}
SLUG = "corrected"

CAMERA = """(code) => {
    window.BarcodeDetector = class {
        async detect() { return [{ rawValue: code }]; }
    };
    const canvas = document.createElement("canvas");
    setInterval(() => canvas.getContext("2d").fillRect(0, 0, Math.random() * 9, 9), 50);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(5);
}"""
"""A browser that reads codes, and a camera that sees this one."""


def sheets_foot(chief: Console) -> str:
    """What stands in the last line of a wall list, with the head of its moment."""
    page = chief.page
    page.goto(f"{chief.hall.url}/console/{SLUG}/print/pairings/1/")
    return page.locator(".sheet-foot p").first.inner_text()


def test_a_line_of_a_sheet_is_pasted_into_the_console(chief: Console) -> None:
    foot = sheets_foot(chief)
    picture(chief.page, "sheet")
    page = chief.open(SLUG, "activity")
    page.get_by_role("link", name="Is this head in the log?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Is this head in this log?")
    page.get_by_label("Head, or the line in which it stands").fill(foot)
    page.get_by_role("button", name="Is it in this log?").click()
    expect(page.locator("#answer")).to_contain_text("Yes: it is event ")
    picture(page, "console-yes")
    head = re.search(r"(\w{12})@(\d+)", foot)
    assert head is not None
    page.get_by_label("Head, or").fill(f"{head[1]}@{int(head[2]) + 5000}")
    page.get_by_role("button", name="Is it in this log?").click()
    expect(page.locator("#answer")).to_contain_text("read the number again")
    page.get_by_label("Head, or").fill(f"{head[1][::-1]}@{int(head[2]) + 5000}")
    page.get_by_role("button", name="Is it in this log?").click()
    expect(page.locator("#answer")).to_contain_text("No: this log ends at event ")
    picture(page, "console-no")


def test_a_phone_that_comes_by_the_code_of_a_sheet_asks_with_one_tap(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    head = re.findall(r"\w{12}@\d+", sheets_foot(chief))[0]
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(f"{hall.url}/t/{SLUG}/#log={head}")
    page.get_by_role("link", name="Is what the sheet says still in the log?").click()
    expect(page.locator("#answer")).to_contain_text("Yes: it is event ")
    picture(page, "phone-yes")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    context.close()


def test_the_camera_reads_the_code_of_a_sheet(browser: Browser, hall: Hall, chief: Console) -> None:
    head = re.findall(r"\w{12}@\d+", sheets_foot(chief))[0]
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.add_init_script(f"({CAMERA})({hall.url + f'/t/{SLUG}/#log={head}'!r})")
    page.goto(f"{hall.url}/known-head/{SLUG}/")
    page.get_by_role("button", name="Scan the code of a sheet").click()
    expect(page.locator("#answer")).to_contain_text("Yes: it is event ")
    context.close()


def test_where_codes_cannot_be_read_nothing_is_offered(browser: Browser, hall: Hall) -> None:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.add_init_script("delete window.BarcodeDetector")
    page.goto(f"{hall.url}/known-head/{SLUG}/")
    expect(page.get_by_role("button", name="Is it in this log?")).to_be_visible()
    expect(page.locator("#scan")).to_be_hidden()
    context.close()
