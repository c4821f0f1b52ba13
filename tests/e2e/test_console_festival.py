"""All sections of an event at once: arbiters appointed and relieved, one desk, one activity."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, console
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def look_at(page: Page, name: str) -> None:
    """On a phone and on a desk."""
    for size in (PHONE, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        look(page, name, "light")


def test_one_appointment_and_one_relief_for_both_sections(chief: Console) -> None:
    page = chief.open("early-a", "festival/arbiters")
    page.get_by_label("Account").select_option(label="Anna Arbiter (anna)")
    page.get_by_label("Role").select_option("pairing-officer")
    look_at(page, "festival-arbiters")
    page.get_by_role("button", name="Appoint in the ticked sections").click()
    expect(page.get_by_role("status").filter(has_text="Recorded in each section")).to_be_visible()
    row = page.get_by_role("row").filter(has_text="Anna Arbiter")
    expect(row.get_by_role("cell", name="pairing officer")).to_have_count(2)
    page.get_by_role("link", name="Relieve Anna Arbiter …").click()
    look_at(page, "festival-relieve")
    page.get_by_role("button", name="Relieve in the ticked sections").click()
    expect(page.get_by_role("row").filter(has_text="Anna Arbiter")).to_have_count(0)
    for slug in ("early-a", "early-b"):
        chief.open(slug, "activity")
        expect(page.locator("[data-type=ArbiterDismissed]").first).to_contain_text("Anna Arbiter")


def test_one_desk_checks_in_for_both_sections_and_sees_the_other_desk(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "olga") as one, console(browser, hall, "olga") as other:
        desk = one.open("desks-a", "festival/check-in")
        theirs = other.open("desks-b", "check-in")
        lines = desk.locator(".desk-sections li")
        expect(lines.nth(0)).to_contain_text("0 of 8")
        name = (theirs.locator("#not-here li").first.inner_text()).splitlines()[0].split(",")[0]
        desk.fill("#desk", name.strip())
        mine = desk.get_by_role("option").filter(has_text="Section B").first
        look_at(desk, "festival-check-in")
        mine.click()
        expect(desk.locator("#just-now li").first).to_have_attribute("data-state", "recorded")
        expect(lines.nth(1)).to_contain_text("1 of 8")
        expect(theirs.locator("[data-count=in]")).to_have_text("1")
        theirs.locator("#not-here button").first.click()
        expect(lines.nth(1)).to_contain_text("2 of 8")
        desk.fill("#desk", "P3")
        expect(desk.get_by_role("option")).to_have_count(2)
        desk.keyboard.press("Enter")  # a code of two sections takes nobody by itself
        expect(lines.nth(0)).to_contain_text("0 of 8")
        desk.keyboard.press("ArrowDown")
        desk.keyboard.press("Enter")
        expect(lines.nth(0)).to_contain_text("1 of 8")


def test_the_desk_shows_the_latin_form_of_a_name_and_finds_by_it(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as one:
        desk = one.open("desk", "check-in")
        name = desk.locator("#not-here li > span").filter(has=desk.locator(".latin")).first
        expect(name).to_contain_text("Иванов, A. Ivanov, A.")
        desk.fill("#desk", "ivan")
        expect(desk.get_by_role("option").locator(".latin").first).to_have_text("Ivanov, A.")


def test_the_desk_of_all_sections_works_on_without_the_network(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "olga") as one:
        desk = one.open("desks-b", "festival/check-in")
        before = desk.locator(".desk-sections li").nth(0).locator("[data-part=tally]").inner_text()
        one.context.set_offline(True)
        section = desk.locator("#not-here button[data-section=desks-a]")
        section.first.click()
        expect(desk.locator("#just-now li").first).to_have_attribute("data-state", "sending")
        one.context.set_offline(False)
        expect(desk.locator("#just-now li").first).to_have_attribute("data-state", "recorded")
        tally = desk.locator(".desk-sections li").nth(0).locator("[data-part=tally]")
        expect(tally).not_to_have_text(before)


def test_the_activity_of_both_sections_moves_with_either(chief: Console) -> None:
    page = chief.open("desks-a", "festival/activity")
    expect(page.locator(".activity [data-section=desks-a]").first).to_be_visible()
    expect(page.locator(".activity [data-section=desks-b]").first).to_be_visible()
    look_at(page, "festival-activity")
    other = chief.context.new_page()
    other.goto(f"{chief.hall.url}/console/desks-b/check-in/")
    other.locator("#not-here button").first.click()
    newest = page.locator(".activity li").first
    expect(newest).to_have_attribute("data-section", "desks-b")
    expect(newest).to_have_attribute("data-type", "PlayerCheckedIn")
