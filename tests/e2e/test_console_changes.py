"""After the publication: a pairing is changed by the wizard, a request is refused and answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, console

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def press(page: Page, name: str, role: str = "button") -> None:
    """By the keyboard alone."""
    found = page.get_by_role(role, name=name).first  # type: ignore[arg-type]
    found.focus()
    page.keyboard.press("Enter")


def give_reason(page: Page, digit: str) -> None:
    expect(page.locator("dialog[aria-labelledby=dialog-title][open]")).to_be_visible()
    page.keyboard.press(digit)
    page.keyboard.press("Enter")


def test_s15_the_late_arrival_takes_the_place_of_the_player_who_is_ill(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    with console(browser, hall, "cyril") as typist:
        typing = typist.open("late-arrival", "results/1")
        ill = typing.locator('tr[data-board="2"] [data-part=white-name]').inner_text()
        page = chief.open("late-arrival", "pairing/1")
        press(page, "Change a pairing …", "link")
        press(page, "A late entry is admitted", "link")
        newcomer = str(page.locator("[name=arrived1] option").nth(1).text_content())
        page.select_option("[name=arrived1]", index=1)
        away = page.locator("[name=away1] option", has_text=ill).get_attribute("value")
        page.select_option("[name=away1]", away)
        press(page, "Show the legal changes")
        first = page.locator(".offer").first
        expect(first).to_contain_text("1 published place touched")
        expect(first).to_contain_text(f"{ill}, not paired")
        press(page, "Change it …")
        expect(page.locator("dialog[open]")).to_have_count(0)  # nobody has agreed yet
        first.get_by_role("checkbox").focus()
        page.keyboard.press("Space")
        press(page, "Change it …")
        give_reason(page, "2")
        page.wait_for_url(re.compile(r"/pairing/1/$"))
        expect(page.locator("#changes")).to_contain_text("Version 2: A late entry is admitted")
        row = page.locator(".draft-table tbody tr").nth(1)
        expect(row).to_contain_text(newcomer.split(" (")[0])
        expect(row).to_contain_text("changed")
        expect(page.locator(".draft-table .chip", has_text="changed")).to_have_count(1)
        expect(typing.locator("#pairing-changed")).to_be_visible()
    public = chief.page
    public.goto(f"{hall.url}/t/late-arrival/pairings")
    expect(public.locator("#round-state")).to_contain_text("published: board 2")
    expect(public.locator("#b2 .anew")).to_have_text("changed")
    public.goto(f"{hall.url}/console/late-arrival/print/pairings/1/?by=board")
    expect(public.locator(".sheet-head")).to_contain_text("* changed, version 2: board 2")


def test_s14_a_request_is_refused_with_its_article_and_answered_on_paper(
    hall: Hall, chief: Console
) -> None:
    page = chief.open("asked", "pairing/1/refuse")
    page.select_option("[name=players]", index=1)
    page.select_option("[name=games]", index=1)
    page.get_by_label(re.compile("Not against family")).focus()
    page.keyboard.press("Space")
    press(page, "Refuse …")
    give_reason(page, "1")
    page.wait_for_url(re.compile(r"/print/refusals/\d+/$"))
    expect(page.locator(".refusal")).to_contain_text("C.04.2 4.4, C.05 5.2")
    expect(page.locator(".refusal")).to_contain_text("announced before round 1")
    page = chief.open("asked", "pairing/1")
    expect(page.get_by_text("Requests refused")).to_be_visible()
    expect(page.get_by_role("link", name="Print the answer")).to_be_visible()


def test_a_ground_that_carries_nothing_offers_the_refusal(hall: Hall, chief: Console) -> None:
    page = chief.open("asked", "pairing/1/change")
    press(page, "Two players would meet again", "link")
    expect(page.locator("#offers")).to_contain_text("No legal change carries this")
    expect(page.get_by_role("link", name="refused with its article")).to_be_visible()


def test_the_deputy_does_not_read_the_regulations_for_the_chief(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "anna") as deputy:
        page = deputy.open("asked", "pairing/1/change")
        expect(page.get_by_role("link", name="A late entry is admitted")).to_be_visible()
        expect(page.get_by_role("link", name="The regulations of this")).to_have_count(0)


def test_a_change_by_the_regulations_names_the_article_and_is_taken_back_at_the_round(
    chief: Console,
) -> None:
    page = chief.open("mistaken", "pairing/1")
    row = page.locator(".draft-table tbody tr").first
    published = row.inner_text()
    press(page, "Change a pairing …", "link")
    press(page, "The regulations of this competition allow it", "link")
    page.select_option("[name=board1]", index=1)
    page.select_option("[name=board2]", index=2)
    press(page, "Show the legal changes")
    press(page, "Change it …")
    expect(page.locator("dialog[open]")).to_have_count(0)  # the article is asked for first
    page.locator(".offer [name=clause]").first.fill("7.3")
    press(page, "Change it …")
    give_reason(page, "1")
    page.wait_for_url(re.compile(r"/pairing/1/$"))
    expect(page.locator("#changes")).to_contain_text("C.04.2 4.4; regulations 7.3")
    expect(row).not_to_have_text(published)
    page.locator("#changes").get_by_role("button", name="Take back #").click()
    expect(page.locator("dialog[open]")).to_contain_text("as they were published before it")
    give_reason(page, "1")
    expect(page.locator("#changes")).to_contain_text("taken back")
    expect(page.locator("#changes").get_by_role("button", name="Take back #")).to_have_count(0)
    assert row.inner_text() == published
