"""The hour after the start in a real browser: seats tapped on a phone, forfeits on the desk."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, settled
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture
def emil(browser: Browser, hall: Hall) -> Iterator[Console]:
    """The sector arbiter of boards 4 to 6, with a phone."""
    with console(browser, hall, "emil", viewport=PHONE, has_touch=True) as made:
        yield made


def seat(page: Page, board: int, colour: str) -> Locator:
    return page.locator(f'.seats li[data-board="{board}"] .seat.{colour}')


def test_s16_a_sector_arbiter_taps_empty_seats_and_the_chief_sees_how_many(
    chief: Console, emil: Console
) -> None:
    desk, phone = chief.open("start", "start"), emil.open("start", "start")
    expect(phone.locator(".seats li:visible")).to_have_count(3)
    seat(phone, 4, "white").tap()
    seat(phone, 5, "white").tap()
    seat(phone, 5, "black").tap()
    expect(seat(phone, 4, "white")).to_have_attribute("aria-pressed", "true")
    expect(desk.locator("[data-count=empty]")).to_have_text("3")
    expect(seat(desk, 5, "black")).to_have_attribute("aria-pressed", "true")
    expect(desk.locator("#forfeits-title")).to_have_text("Forfeits to confirm: 2")
    expect(desk.locator("#confirm-ticked")).to_be_disabled()
    seat(phone, 4, "white").tap()
    expect(desk.locator("[data-count=empty]")).to_have_text("2")
    desk.get_by_role("button", name="Start the clocks now").click()
    expect(phone.locator("#countdown")).to_have_text(re.compile(r"^(30:00|29:\d\d)$"))
    expect(desk.locator("#confirm-ticked")).to_be_disabled()
    look(phone, "start")
    look(desk, "start")


def test_s16_taps_without_network_are_kept_and_arrive(chief: Console, emil: Console) -> None:
    phone = emil.open("start", "start")
    emil.context.set_offline(True)
    seat(phone, 6, "black").tap()
    expect(seat(phone, 6, "black")).to_have_attribute("aria-pressed", "true")
    expect(phone.locator("#unsent")).to_be_visible()
    emil.context.set_offline(False)
    expect(phone.locator("#unsent")).to_be_hidden()
    expect(seat(chief.open("start", "start"), 6, "black")).to_have_attribute("aria-pressed", "true")


def test_s19_forfeits_are_confirmed_on_two_consoles_and_absentees_withdrawn_by_the_office(
    chief: Console, emil: Console
) -> None:
    desk, phone = chief.open("over", "start"), emil.open("over", "start")
    for number, colour in ((1, "black"), (4, "white"), (9, "white"), (9, "black")):
        seat(desk, number, colour).focus()
        desk.keyboard.press("Enter")
    expect(desk.locator("#countdown")).to_have_text("over")
    expect(desk.locator("#forfeits li")).to_have_count(3)
    expect(phone.locator("#forfeits li")).to_have_count(1)
    phone.locator("#forfeits li button").tap()
    expect(desk.locator("#forfeits li")).to_have_count(2)
    look(phone, "forfeits")
    look(desk, "forfeits")
    desk.locator("#confirm-ticked").click()
    desk.get_by_role("dialog").get_by_role("button", name="Confirm").click()
    expect(desk.locator("#forfeits")).to_have_count(0)
    expect(desk.locator("#absentees li")).to_have_count(4)
    expect(phone.locator("#withdraw-ticked")).to_have_count(0)
    desk.get_by_role("button", name="Explained, stays …").first.click()
    desk.keyboard.press("2")
    desk.keyboard.press("Enter")
    expect(desk.locator("#absentees li")).to_have_count(3)
    desk.locator("#absentees input").nth(0).check()
    desk.locator("#absentees input").nth(1).check()
    desk.locator("#withdraw-ticked").click()
    desk.keyboard.press("1")
    desk.keyboard.press("Enter")
    expect(desk.locator("#absentees li")).to_have_count(1)


def test_s49_games_that_go_on_are_adjourned_as_one_batch_and_taken_back(chief: Console) -> None:
    page = chief.open("going-on", "pairing")
    ask = page.get_by_role("button", name="Pair round 2")
    expect(ask).to_be_disabled()
    page.get_by_text("Adjourn games that go on").click()
    page.get_by_role("button", name="Adjourn 2 games …").click()
    expect(page.get_by_role("dialog")).to_contain_text("Boards 9, 10")
    page.get_by_role("dialog").get_by_role("button", name="Adjourn 2 games").click()
    expect(ask).to_be_enabled()
    page = chief.open("going-on", "activity")
    expect(page.locator(".batch").first).to_contain_text("2 adjourned together")
    adjourned = page.locator(".batch", has_text="2 adjourned together")
    adjourned.get_by_role("button", name="Take all back …").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("#activity")).to_contain_text("adjournment taken back")
    expect(
        chief.open("going-on", "pairing").get_by_role("button", name="Pair round 2")
    ).to_be_disabled()


def test_s51_a_group_is_withdrawn_by_mistake_and_comes_back_at_once(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = chief.open("group", "entries/group")
    page.select_option("#group-federation", "CZE")
    page.locator("#tick-shown").click()
    expect(page.locator("#withdraw-group")).to_have_text("Withdraw 5 players …")
    look(page, "group")
    page.locator("#withdraw-group").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("#group-answer")).to_have_text("Recorded: 5 withdrawn.")
    with console(browser, hall, "anna") as other:
        theirs = other.open("group", "activity")
        expect(theirs.locator(".batch").first).to_contain_text("5 withdrawn together")
        withdrawn = theirs.locator(".batch", has_text="5 withdrawn together")
        withdrawn.get_by_role("button", name="Take all back …").click()
        theirs.keyboard.press("2")
        theirs.keyboard.press("Enter")
        expect(withdrawn).to_contain_text("taken back")
    expect(chief.open("group", "entries").locator("#entry-tally")).not_to_contain_text("withdrawn")


def test_s40_a_forfeit_asks_whether_moves_were_made_but_not_at_an_empty_seat(
    chief: Console,
) -> None:
    page = chief.open("ruling", "start")
    seat(page, 3, "black").click()
    expect(page.locator("[data-count=empty]")).to_have_text("1")
    page = chief.open("ruling")
    page.keyboard.press("f")
    page.keyboard.press("0")
    expect(page.get_by_role("dialog")).to_contain_text("were moves made?")
    look(page, "moves")
    page.get_by_role("button", name="Moves were made").click()
    settled(page, 1, "0–1")
    page.keyboard.press("f")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    settled(page, 2, "+ –")
    page.keyboard.press("f")
    page.keyboard.press("1")
    settled(page, 3, "+ –")


def test_s20_the_chief_decides_on_a_forfeit_and_the_decision_stands_in_its_history(
    chief: Console, emil: Console
) -> None:
    page = chief.open("ruling")
    board(page, 8).locator("[data-part=result]").click()
    page.locator("dialog button[value='-/+']").click()
    page.keyboard.press("Enter")
    settled(page, 8, "– +")
    board(page, 8).locator("[data-part=result]").click()
    page.locator("dialog button[value=decide]").click()
    page.get_by_label("It happened at").fill("00:01")
    page.get_by_label("Article").fill("L 6.7.1")
    page.get_by_label("Emil Arbiter").check()
    page.get_by_label("Decision in words").fill("He came a minute late; the forfeit stands.")
    look(page, "decision")
    page.get_by_role("button", name="Record the decision").click()
    history = chief.open("ruling", "activity")
    first = history.locator("#activity li").first
    expect(first).to_contain_text("decided that – + stands (L 6.7.1)")
    expect(first).to_contain_text("seen by Emil Arbiter")
    expect(first).to_contain_text("He came a minute late")
    theirs = emil.open("ruling")
    board(theirs, 5).locator("[data-part=result]").click()
    expect(theirs.locator("dialog button[value=decide]")).to_have_count(0)
