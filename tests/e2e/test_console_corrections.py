"""What a correction reaches is read on the console before it is confirmed (C.04.2 4.3, 2.3)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, result, settled
from .looks import look

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def choose(page: Page, number: int) -> None:
    page.keyboard.press("g")
    page.keyboard.type(str(number))
    page.keyboard.press("Enter")


def dialog(page: Page) -> Locator:
    return page.locator("dialog[open]")


def reasoned(page: Page) -> None:
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def other_key(page: Page, number: int) -> tuple[str, str]:
    """A key for another result than the one that stands, and how it reads."""
    white_won = result(page, number).inner_text() == "1–0"
    return ("0", "0–1") if white_won else ("1", "1–0")


def test_s38_both_consoles_see_what_is_rated_and_what_still_counts(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = chief.open("late", "results/3")
    with console(browser, hall, "anna") as anna:
        elsewhere = anna.open("late", "results/3")
        stands = result(page, 2).inner_text()
        choose(page, 2)
        key, wanted = other_key(page, 2)
        page.keyboard.press(key)
        expect(dialog(page)).to_contain_text("Rating report alone")
        expect(dialog(page)).to_contain_text("it counts for the rating report alone")
        expect(dialog(page)).to_contain_text(f"Standings and pairings keep {stands}")
        expect(dialog(page).locator("[value=yes]")).to_have_text(f"Rate as {wanted}")
        look(page, "correction-standings-keep", "light")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(board(page, 2).locator("[data-part=rated]")).to_be_hidden()
        page.keyboard.press(key)
        expect(dialog(page)).to_contain_text("Rating report alone")
        reasoned(page)
        for console_page in (page, elsewhere):
            expect(board(console_page, 2).locator("[data-part=rated]")).to_have_text(
                f"rated {wanted}"
            )
            expect(result(console_page, 2)).to_have_text(stands)
        look(page, "correction-rated", "light")
        page.reload()
        expect(board(page, 2).locator("[data-part=rated]")).to_have_text(f"rated {wanted}")
        result(page, 2).click()
        dialog(page).get_by_role("link", name="History").click()
        expect(page.locator("#activity li").first).to_contain_text("what counts stays (C.04.2 4.3)")
        expect(page.locator("#activity li").first).to_contain_text("Typed wrongly")


def test_s37_what_was_found_while_the_next_round_runs_shows_who_moves(chief: Console) -> None:
    page = chief.open("running", "results/1")
    choose(page, 1)
    key, wanted = other_key(page, 1)
    page.keyboard.press(key)
    reach = dialog(page).locator(".reach")
    expect(reach).to_contain_text("Counts for the pairing after the next")
    expect(reach).to_contain_text("Round 2 was paired before and stays as it is paired.")
    expect(reach).to_contain_text("It counts for the pairing of round 3.")
    reach.locator("summary").click()
    names = board(page, 1).locator("[data-part=white-name]").inner_text()
    expect(reach.locator("tbody")).to_contain_text(names)
    reasoned_by_mouse(page)
    settled(page, 1, wanted)
    expect(board(page, 1).locator("[data-part=rated]")).to_be_hidden()


def reasoned_by_mouse(page: Page) -> None:
    dialog(page).locator("label.choice").first.click()
    dialog(page).locator("[value=yes]").click()


def test_without_an_answer_a_correction_that_counts_still_goes_out(chief: Console) -> None:
    page = chief.open("running", "results/2")
    page.route("**/reach/**", lambda route: route.abort())
    page.keyboard.press("1")
    settled(page, 1, "1–0")
    choose(page, 1)
    page.keyboard.press("5")
    expect(dialog(page)).to_contain_text("could not be read")
    reasoned(page)
    settled(page, 1, "½–½")
    page.goto(page.url.replace("running/results/2", "late/results/2"))
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")
    choose(page, 1)
    stands = result(page, 1).inner_text()
    page.keyboard.press(other_key(page, 1)[0])
    expect(dialog(page)).to_contain_text("could not be read")
    reasoned(page)
    expect(page.locator("#answers")).to_contain_text("can no longer be corrected")
    expect(result(page, 1)).to_have_text(stands)


def test_s17_the_chiefs_tick_records_reversed_colours_on_every_console(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = chief.open("running", "results/2")
    with console(browser, hall, "bruno") as bruno:
        elsewhere = bruno.open("running", "results/2")
        result(elsewhere, 3).click()
        expect(dialog(elsewhere).locator("[value=colours]")).to_have_count(0)
        elsewhere.keyboard.press("Escape")
        result(page, 3).click()
        dialog(page).locator("[value=colours]").click()
        expect(dialog(page)).to_contain_text("had White")
        expect(dialog(page).locator(".reach")).to_contain_text("pairing of round 3")
        look(page, "correction-swapped-colours", "light")
        reasoned(page)
        for console_page in (page, elsewhere):
            expect(board(console_page, 3).locator("[data-part=reversed]")).to_have_text(
                "colours reversed"
            )
        result(page, 3).click()
        expect(dialog(page)).to_contain_text("Colours were reversed: 1–0 means that")


def test_s39_the_lock_of_the_numbers_is_seen(chief: Console) -> None:
    page = chief.open("late", "entries")
    lock = page.locator("#numbers .locked")
    expect(lock).to_contain_text("no correction moves a number any more (C.04.2 2.3)")
    look(page, "correction-locked-numbers", "light")
    page.locator("#entries tbody tr a.open-player").last.click()
    expect(page.locator("#player-dialog .locked")).to_contain_text("no correction moves a number")
    form = page.locator("#player-dialog [data-command=correct-rating]")
    form.locator("[name=rating]").fill("2700")
    form.locator("button").click()
    expect(dialog(page).last.locator(".reach")).to_contain_text("no number moves")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page = chief.open("running", "entries")
    expect(page.locator("#numbers")).to_be_attached()
    expect(page.locator("#numbers .locked")).to_have_count(0)


def test_from_a_history_an_event_is_taken_back_with_its_consequences_read(chief: Console) -> None:
    page = chief.open("running", "results/2")
    page.keyboard.press("g")
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    settled(page, 6, "1–0")
    result(page, 6).click()
    dialog(page).get_by_role("link", name="History").click()
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")
    line = page.locator("#activity li").first
    expect(line).to_contain_text("1–0 entered")
    line.locator("[data-take-back]").click()
    expect(dialog(page)).to_contain_text("The board has no result any more")
    expect(dialog(page).locator(".reach")).to_contain_text("The standings change.")
    look(page, "correction-cleared", "light")
    reasoned(page)
    expect(page.locator("#activity li").first).to_contain_text("1–0 cleared")
    expect(page.locator("#activity li").first).to_contain_text("Done by mistake")
    expect(page.locator("#activity [data-take-back]")).to_have_count(0)
    chief.open("running", "results/2")
    settled(page, 6, "–")


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 390])
def test_the_question_fits_every_screen(browser: Browser, hall: Hall, width: int) -> None:
    screen = {"viewport": {"width": width, "height": 900}}
    with console(browser, hall, "chief", **screen) as chief:
        for slug, place in (("late", "results/1"), ("running", "results/1")):
            page = chief.open(slug, place)
            result(page, 4).click()
            standing = result(page, 4).inner_text()
            dialog(page).locator(f"[value='{'0-1' if standing == '1–0' else '1-0'}']").click()
            summary = dialog(page).locator(".reach summary")
            expect(dialog(page).locator(".reach-head")).to_be_visible()
            if summary.count():
                summary.click()
            look(page, f"correction-{slug}")
            page.keyboard.press("Escape")
