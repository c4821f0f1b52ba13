"""A list whose headings nobody knows: columns chosen on the page, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, console
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

LIST = (
    "Přihlášky do turnaje\n"
    "\n"
    "Kdo;Odkud;Síla;Kdy přišel\n"
    "Malý Petr;CZE;2100;1988\n"
    "Velká Eva;CZE;1990;2004\n"
    "Střední Jan;CZE;abc;1999\n"
)
BARE = "Malý Petr;CZE;2100;1988\nVelká Eva;CZE;1990;2004\n"


def upload(page: Page, text: str) -> None:
    file: FilePayload = {"name": "list.csv", "mimeType": "text/csv", "buffer": text.encode()}
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what it would do").click()


def column(page: Page, number: int) -> Locator:
    return page.get_by_label(f"Column {number}", exact=True)


def test_columns_are_chosen_by_hand_and_known_again(chief: Console) -> None:
    page = chief.open("empty", "entries/import")
    upload(page, LIST)
    expect(page.locator("[data-part=problems]")).to_contain_text("Line 3 names no column")
    expect(page.locator("#import-confirm")).to_be_disabled()
    expect(column(page, 1)).to_have_value("name")
    expect(column(page, 2)).to_have_value("federation")
    expect(page.get_by_role("radio", name="line 3")).to_be_checked()
    read = page.get_by_role("button", name="Read with these columns")
    column(page, 1).select_option("")
    expect(page.locator("[data-part=hint]")).to_contain_text("Needed: name, or family name.")
    expect(read).to_be_disabled()
    column(page, 1).select_option("name")
    column(page, 3).select_option("name")
    expect(page.locator("[data-part=hint]")).to_have_text("Only one column can be the name.")
    column(page, 3).select_option("rating")
    look(page, "columns", "light")
    read.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".columns-part summary")).to_be_focused()
    expect(page.locator("[data-part=bad] tbody tr")).to_contain_text(
        "Column 3 (Síla): “abc” is not a rating"
    )
    expect(page.locator("[data-part=new] tbody tr")).to_have_count(2)
    page.click("#import-confirm >> text=Do what is ticked: 2 entered")
    expect(page.locator("[data-part=done]")).to_contain_text("Recorded: 2 entered.")
    upload(page, LIST.replace("abc", "1800"))
    expect(page.locator("[data-part=problems]")).to_contain_text("chosen by hand for such a file")
    expect(page.locator("[data-part=new] tbody tr")).to_contain_text("Střední Jan")
    activity = chief.open("empty", "activity")
    expect(activity.locator("[data-type=ColumnsMapped]").first).to_contain_text(
        "Columns of the list chosen by hand (heading in line 3): 1 name, 2 federation, 3 rating"
    )
    expect(activity.locator(".batch").first).to_contain_text("2 entered together")


def test_a_file_without_headings_on_a_phone(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "chief", viewport=PHONE, has_touch=True) as chief:
        page = chief.open("empty", "entries/import")
        upload(page, BARE)
        expect(page.get_by_role("radio", name="the file has no heading line")).to_be_checked()
        expect(column(page, 1)).to_have_value("name")
        look(page, "columns", "light")
        page.get_by_role("radio", name="line 1").check()
        expect(page.get_by_role("radio", name="line 1")).to_be_checked()
        expect(page.locator("[data-part=problems]")).to_contain_text("Line 1 names no column")
        page.get_by_role("radio", name="the file has no heading line").check()
        expect(page.locator("[data-part=problems]")).to_contain_text("no line with headings")
        page.get_by_role("button", name="Read with these columns").click()
        expect(page.locator("#dry-run [data-part=tally]")).to_contain_text("2 players, no problems")
        expect(page.locator("[data-part=columns]")).to_contain_text("column 3 → rating")
