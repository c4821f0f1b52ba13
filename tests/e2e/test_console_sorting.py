"""Tables sort by their heads: by mouse and keys, as people sort, and again after a live update."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, current
from .looks import look

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

NAMES = "#entries tbody .open-player"
AS_PEOPLE_SORT = """names => [...names].sort(new Intl.Collator([], {
  sensitivity: "base", numeric: true }).compare)"""
"""The order of the reader's language."""


def in_order(page: Page) -> list[str]:
    return [name.strip() for name in page.locator(NAMES).all_inner_texts()]


def test_names_sort_by_the_language_and_an_update_keeps_the_choice_and_the_focus(
    chief: Console,
) -> None:
    page = chief.open("entered", "entries")
    came = in_order(page)
    head = page.get_by_role("button", name="Player", exact=True)
    head.focus()
    page.keyboard.press("Enter")
    expect(page.locator("th[aria-sort=ascending]")).to_have_text("Player")
    wanted = page.evaluate(AS_PEOPLE_SORT, came)
    assert in_order(page) == wanted
    page.keyboard.press("Enter")
    assert in_order(page) == wanted[::-1]
    page.evaluate("htmx.trigger(document.querySelector('#entries'), 'hall:fetch')")
    page.wait_for_function("document.activeElement.matches('.sort')")
    expect(page.locator("th[aria-sort=descending]")).to_have_text("Player")
    assert in_order(page) == wanted[::-1]
    page.keyboard.press("Enter")
    assert in_order(page) == came
    expect(page.locator("th[aria-sort]")).to_have_count(0)


def test_results_sort_and_the_keys_go_through_the_boards_as_they_stand(chief: Console) -> None:
    page = chief.open("sectors")
    numbers = page.locator("tr[data-game] th.board")
    came = numbers.all_inner_texts()
    ratings = page.locator("#boards thead").get_by_role("button", name="Rating")
    ratings.nth(1).click()
    expect(page.locator("th[aria-sort]")).to_have_count(1)
    black = page.locator("tr[data-game] td:nth-child(8)").all_inner_texts()
    assert black == sorted(black, key=int)
    order = [int(number) for number in numbers.all_inner_texts()]
    board(page, order[0]).locator("td.white").click()
    page.keyboard.press("ArrowDown")
    assert current(page) == order[1]
    page.keyboard.press("1")
    assert current(page) == order[2]
    ratings.nth(1).click()
    ratings.nth(1).click()
    assert numbers.all_inner_texts() == came


@pytest.mark.parametrize("width", [1280, 390])
def test_arbiters_and_devices_are_tables_that_sort(
    browser: Browser, hall: Hall, width: int
) -> None:
    with console(browser, hall, "chief", viewport={"width": width, "height": 844}) as chief:
        page = chief.open("sectors", "settings")
        page.locator("#arbiters").get_by_role("button", name="Name").click()
        names = page.locator("#arbiters tbody th").all_inner_texts()
        assert names == sorted(names, key=str.casefold)
        look(page, "sorted-arbiters", "light")
        page = chief.open("sectors", "devices")
        expect(page.locator("h1")).to_have_text(re.compile("Devices"))
        look(page, "sorted-devices", "light")


def test_the_preview_of_an_import_sorts(chief: Console) -> None:
    page = chief.open("desk", "entries/import")
    lines = "name;rating\nZeman, Adam;1900\nĐorđević, Ana;2100\nČapek, Jan;2000\n"
    page.set_input_files(
        "[name=file]", {"name": "list.csv", "mimeType": "text/csv", "buffer": lines.encode()}
    )
    page.click("#import button[type=submit]")
    new = page.locator("#dry-run [data-part=new]")
    new.get_by_role("button", name="Player").click()
    expect(new.locator("th[aria-sort=ascending]")).to_have_text("Player")
    names = new.locator("tbody th[scope=row]")
    expect(names).to_have_text([re.compile("Čapek"), re.compile("Đorđević"), re.compile("Zeman")])
