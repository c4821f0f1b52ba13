"""S46 in the browser: one console pairs by hand, the other one watches and is held off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIResponse, Browser, Locator, Page, Route, expect

from startup import services
from tests.app.started import Hall

from .console_hall import console
from .looks import look

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


def choose(page: Page, *seats: Locator) -> None:
    for seat in seats:
        seat.press("Space")
    expect(page.locator("[data-seat][aria-pressed=true]")).to_have_count(len(seats))


def seat(page: Page, board: int, colour: str) -> Locator:
    row = page.locator(".hand-table tbody tr").nth(board - 1)
    return row.locator("[data-seat]").nth(0 if colour == "white" else 1)


def named(page: Page, player: str) -> Locator:
    return page.locator(f'[data-seat][data-name="{player}"]')


def begin(page: Page) -> None:
    press(page, "Pair by hand …")
    give_reason(page, "2")
    page.wait_for_url(re.compile(r"/manual/$"))
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")


def test_s46_two_boards_are_paired_by_hand_while_another_console_looks_on(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "petra") as officer, console(browser, hall, "chief") as other:
        results = other.open("by-hand", "results")
        expect(results.locator("#manual-now")).to_be_hidden()
        page = officer.open("by-hand", "pairing/2")
        begin(page)
        expect(results.locator("#manual-now")).to_contain_text(
            re.compile(r"Petra Arbiter has been pairing round 2 by hand since \d\d:\d\d\.")
        )
        watching = other.open("by-hand", "pairing/2")
        expect(watching.get_by_role("button", name="Publish …")).to_have_count(0)
        press(watching, "Manual pairing", "link")
        expect(watching.locator(".hand-table tbody tr")).to_have_count(6)
        expect(watching.locator("[data-seat]")).to_have_count(0)

        one, two = seat(page, 1, "black"), seat(page, 3, "black")
        first, third = (str(each.get_attribute("data-name")) for each in (one, two))
        choose(page, one, two)
        press(page, "Exchange the two")
        for shown in (page, watching):
            expect(shown.locator("[aria-label=Distance]")).to_contain_text("2 boards differ.")
            expect(shown.locator("tr", has_text=first)).to_contain_text("by hand")
            expect(shown.locator("tr", has_text=third)).to_contain_text("by hand")
        page.reload()
        expect(page.locator("[aria-label=Distance]")).to_contain_text("2 boards differ.")

        press(page, "Compare and end …", "link")
        expect(page.locator(".boards-before li")).to_have_count(2)
        press(page, "End manual pairing …")
        expect(page.locator("dialog[open]")).to_have_count(0)  # neither compared nor commented
        page.get_by_label("I have compared the two pairings").focus()
        page.keyboard.press("Space")
        page.get_by_label("Comment").fill("The television wants these two in one picture.")
        press(page, "End manual pairing …")
        expect(page.locator("dialog[open]")).to_contain_text("MPA")
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile(r"/pairing/2/$"))
        expect(page.locator("#by-hand")).to_contain_text("The television wants these two")
        expect(watching.locator("#manual")).to_contain_text("is not being paired by hand")
        expect(watching.locator("#manual-now")).to_be_hidden()
        press(page, "Publish …")
        page.keyboard.press("Enter")
        expect(page.locator("#round")).to_have_attribute("data-status", "published")
    public = browser.new_page()
    public.goto(f"{hall.url}/t/by-hand/pairings")
    expect(public.locator("#b1")).to_be_visible()
    expect(public.locator("body")).not_to_contain_text("by hand")
    public.close()


def test_a_round_without_a_legal_pairing_is_paired_from_an_empty_sheet(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("not-pairable", "pairing/2")
        press(page, "Pair by hand from an empty sheet …")
        give_reason(page, "1")
        page.wait_for_url(re.compile(r"/manual/$"))
        expect(page.locator("#connection")).to_have_attribute("data-state", "live")
        expect(page.get_by_text("no place yet", exact=True)).to_have_count(4)
        press(page, "Compare and end …", "link")
        expect(page.locator("form[data-command=end-manual-pairing]")).to_have_count(0)
        page.go_back()
        expect(page.locator("#connection")).to_have_attribute("data-state", "live")

        names = page.locator("[data-seat]").evaluate_all("all => all.map(one => one.dataset.name)")
        for white, black in (names[:2], names[2:]):
            choose(page, named(page, white), named(page, black))
            press(page, f"{white} with White")
            expect(page.locator("tr", has_text=white)).to_contain_text(black)
        expect(page.get_by_text("no place yet", exact=True)).to_have_count(0)
        look(page, "empty-sheet", "light")
        press(page, "Compare and end …", "link")
        despite = page.locator("[name=despite]")
        expect(despite.first).to_be_visible()
        page.get_by_label("Comment").fill("The families agree.")
        press(page, "End manual pairing …")
        expect(page.locator("dialog[open]")).to_have_count(0)  # nothing is confirmed yet
        for box in page.locator("form[data-command=end-manual-pairing] [type=checkbox]").all():
            box.focus()
            page.keyboard.press("Space")
        press(page, "End manual pairing …")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile(r"/pairing/2/$"))
        expect(page.locator("#by-hand")).to_contain_text("The families agree.")
        press(page, "Publish …")
        page.keyboard.press("Enter")
        expect(page.locator("#round")).to_have_attribute("data-status", "published")
        report = page.request.get(f"{hall.url}/api/v1/tournaments/not-pairable/report/").text()
        assert "### MPA @ Round 2: no legal pairing, paired by hand" in report


def test_what_is_not_possible_is_said_at_once_and_the_chief_takes_the_phase_away(
    browser: Browser, hall: Hall
) -> None:
    """Eleven players: a board is taken apart, the bye given away, and nobody left without word."""
    with console(browser, hall, "petra") as officer, console(browser, hall, "chief") as other:
        page = officer.open("by-hand-odd", "pairing/2")
        begin(page)
        doubts = page.locator("[aria-label='What speaks against it']")
        white, black = (str(seat(page, 1, side).get_attribute("data-name")) for side in SIDES)
        choose(page, seat(page, 1, "white"))
        press(page, "Take the board apart")
        expect(doubts).to_contain_text("have no place yet")
        expect(page.get_by_text("no place yet", exact=True)).to_have_count(2)
        choose(page, named(page, white), named(page, black))
        press(page, f"{black} with White")
        expect(page.get_by_text("no place yet", exact=True)).to_have_count(0)
        choose(page, page.locator("[data-key=pab] [data-seat]"))
        press(page, "Take the bye away")
        expect(doubts).to_contain_text("has no place yet")
        press(page, "Compare and end …", "link")
        expect(page.get_by_text("It cannot be ended like this")).to_be_visible()

        chief = other.open("by-hand-odd", "pairing/2/manual")
        press(chief, "Discard …")
        give_reason(chief, "1")
        chief.wait_for_url(re.compile(r"/pairing/2/$"))
        expect(chief.get_by_role("button", name="Publish …")).to_be_enabled()
        expect(chief.locator("#manual-now")).to_be_hidden()


def test_an_answer_that_comes_behind_the_frame_neither_stops_the_way_nor_takes_the_choice(
    browser: Browser, hall: Hall
) -> None:
    """The frame makes the pressed button anew; on a busy server it comes before the answer."""
    with console(browser, hall, "petra") as officer:
        page = officer.open("by-hand-late", "pairing/2")
        begun = held_answers(page, "begin-manual-pairing")
        press(page, "Pair by hand …")
        give_reason(page, "2")
        expect(page.get_by_role("button", name="Pair by hand …")).to_have_count(0)
        release(begun)
        page.wait_for_url(re.compile(r"/manual/$"))

        page = officer.open("by-hand-late", "pairing/2/manual")
        changed = held_answers(page, "change-manual-pairing")
        first = seat(page, 1, "black")
        choose(page, first, seat(page, 3, "black"))
        press(page, "Exchange the two")
        expect(page.locator("[aria-label=Distance]")).to_contain_text("2 boards differ.")
        choose(page, first, seat(page, 2, "white"))
        release(changed)
        expect(page.locator("#announcer")).to_contain_text("recorded")
        expect(page.locator("[data-seat][aria-pressed=true]")).to_have_count(2)


def held_answers(page: Page, command: str) -> list[tuple[Route, APIResponse]]:
    """The server takes such a command and its answer waits."""
    held: list[tuple[Route, APIResponse]] = []
    page.route(f"**/commands/{command}/", lambda route: held.append((route, route.fetch())))
    return held


def release(held: list[tuple[Route, APIResponse]]) -> None:
    [(route, response)] = held
    route.fulfill(response=response)


@pytest.mark.slow
def test_the_pages_of_manual_pairing_can_be_seen_read_and_touched(
    browser: Browser, hall: Hall
) -> None:
    """Wide and narrow: axe, no overflow, touch targets."""
    with console(browser, hall, "petra") as officer:
        page = officer.open("by-hand-looks", "pairing/2")
        begin(page)
        choose(page, seat(page, 1, "black"), seat(page, 4, "black"))
        press(page, "Exchange the two")
        expect(page.locator("[aria-label=Distance]")).to_contain_text("2 boards differ.")
        for width in (1440, 390):
            page.set_viewport_size({"width": width, "height": 900})
            officer.open("by-hand-looks", "pairing/2/manual")
            choose(page, seat(page, 1, "white"), seat(page, 2, "white"))
            look(page, "manual")
            page.goto(f"{hall.url}/console/by-hand-looks/pairing/2/manual/compare/")
            look(page, "manual-compare")
            page.goto(f"{hall.url}/console/by-hand-looks/pairing/2/")
            look(page, "manual-round")


SIDES = ("white", "black")
