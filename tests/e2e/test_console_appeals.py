"""An appeal on the console: filed by the board, seen by everybody, decided with its remedy."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, settled
from .looks import look

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

GROUND = "I was in the hall before the default time."


def test_an_appeal_is_filed_marks_its_board_everywhere_and_is_granted(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "bruno") as sector, console(browser, hall, "anna") as deputy:
        results = deputy.open("disputed")
        page = sector.open("disputed", "appeals")
        expect(page.locator("#appeals li", has_text="board 2")).to_contain_text("left")
        page.fill("#appeal-begin [name=board]", "2")
        page.keyboard.press("Enter")
        expect(page.locator("#new-appeal")).to_have_text("Appeal: Round 1, board 2")
        page.fill("#file-appeal textarea", GROUND)
        page.click("#file-appeal button[type=submit]")
        expect(page.locator("#appeal-1 blockquote")).to_have_text(GROUND)
        expect(page.locator("#appeal-1 summary")).to_have_count(0)  # the chief and deputies decide
        expect(board(results, 2).locator("[data-part=appeal]")).to_be_visible()
        settled(results, 2, "– +")
        public = deputy.context.new_page()
        public.goto(f"{hall.url}/t/disputed/pairings/1")
        expect(public.locator("#b2 .appeal")).to_have_text("under appeal")

        page = deputy.open("disputed", "appeals")
        page.click("#appeal-1 summary")
        page.check("#appeal-1 [value=granted]")
        page.check("#appeal-1 [name=sat][value='1']")
        page.select_option("#appeal-1 [name=remedy]", "postpone")
        page.fill("#appeal-1 textarea", "The clock was fast; to be played at 14:30.")
        page.click("#appeal-1 button[type=submit]")
        page.click("dialog [value=yes]")
        expect(page.locator("#appeal-1 .chip").first).to_have_text("granted")
        expect(page.locator("#appeal-1")).to_contain_text("Round 1, board 2: adjourned")
        results = deputy.open("disputed")
        expect(board(results, 2).locator("[data-part=appeal]")).to_be_hidden()
        settled(results, 2, "adj.")


def test_words_of_a_decision_survive_what_others_do_meanwhile(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "chief") as chief, console(browser, hall, "bruno") as sector:
        page = chief.open("appealed", "appeals")
        page.click("#appeal-1 summary")
        page.fill("#appeal-1 textarea", "The committee")
        other = sector.open("appealed", "appeals")
        other.goto(f"{other.url}?round=1")
        other.select_option("#file-appeal [name=by]", index=3)
        other.fill("#file-appeal textarea", "Wrong opponent.")
        other.click("#file-appeal button[type=submit]")
        expect(page.locator("#appeal-2")).to_be_visible()
        expect(page.locator("#appeal-1 textarea")).to_have_value("The committee")
        expect(page.locator(".tabs")).to_contain_text("open 2")


def test_the_committee_is_named_by_the_chief(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("entered", "appeals")
        page.select_option("#member-who", label="Anna Arbiter")
        page.fill("#member-federation", "POL")
        page.click("#name-member button[type=submit]")
        member = page.locator("#committee .people li")
        expect(member).to_contain_text("Anna Arbiter")
        expect(member).to_contain_text("POL chairman")
        toasts = page.locator("#toasts")
        expect(toasts).to_contain_text("Appeals committee: recorded.")
        member.locator("button").click()
        expect(page.locator("#toasts")).to_contain_text(
            "Anna Arbiter leaves the committee: recorded."
        )
        expect(page.locator("#committee")).to_contain_text("None is named")


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 768, 390])
def test_an_open_appeal_can_be_seen_read_and_touched(
    browser: Browser, hall: Hall, width: int
) -> None:
    size = {"width": width, "height": 900}
    with console(browser, hall, "anna", viewport=size) as deputy:
        page = deputy.open("appealed", "appeals")
        page.click("#appeal-1 summary")
        look(page, "appeal-open")
        look(deputy.open("appealed"), "results-under-appeal")


def test_anybody_is_named_into_the_committee(chief: Console) -> None:
    page = chief.open("appealed", "appeals")
    page.fill("#member-name", "Doe, Jane")
    page.fill("#member-federation", "AUT")
    page.get_by_role("button", name="Add to the committee").click()
    expect(page.locator("#committee .people")).to_contain_text("Doe, Jane AUT")
    page.get_by_role("button", name="Take Doe, Jane out of the committee").click()
    expect(page.locator("#committee .people")).not_to_contain_text("Doe, Jane")
