"""Deadlines in a real browser: what they propose, the last call that all pages count down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, console, result
from .looks import look, picture
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture
def bruno(browser: Browser, hall: Hall) -> Iterator[Console]:
    """A sector arbiter with a phone."""
    with console(browser, hall, "bruno", viewport=PHONE, has_touch=True) as made:
        yield made


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()


def test_s49_the_deadline_is_on_every_console_and_one_confirmation_adjourns(
    chief: Console, bruno: Console
) -> None:
    page, phone = chief.open("deadline"), bruno.open("deadline")
    for shown in (page, phone):
        expect(shown.locator("#deadlines")).to_contain_text(
            "2 games without a result, boards 9, 10"
        )
    expect(phone.locator("#deadlines a")).to_have_count(0)
    page.get_by_role("link", name="Adjourn them …").click()
    expect(page.locator("#adjourning")).to_contain_text("The pairing deadline was")
    look(page, "deadline")
    page.get_by_role("button", name="Adjourn 2 games …").click()
    page.get_by_role("dialog").get_by_role("button", name="Adjourn 2 games").click()
    expect(page.get_by_role("button", name="Pair round 2")).to_be_enabled()
    for shown in (page, phone):
        expect(shown.locator("#deadlines .notice")).to_have_count(0)


def test_s30_the_last_call_counts_down_on_consoles_phones_and_screens(
    browser: Browser, hall: Hall, chief: Console, bruno: Console, visitor: Page
) -> None:
    page, phone = chief.open("last-call", "pairing"), bruno.open("last-call")
    visitor.goto(f"{hall.url}/t/last-call/")
    screen = browser.new_context(viewport={"width": 1920, "height": 1080}).new_page()
    screen.goto(f"{hall.url}/t/last-call/screen/board")
    page.locator("#call-form [name=minutes]").fill("12")
    page.get_by_role("button", name="Announce it").first.click()
    for shown in (page, phone):
        expect(shown.locator("#deadlines")).to_contain_text("Last call for corrections of round 1")
        expect(shown.locator("#deadlines .counts")).to_have_text(re.compile(r"^(12:00|11:\d\d)$"))
    for shown in (visitor, screen):
        call = shown.locator(".last-call")
        expect(call).to_contain_text(re.compile(r"until \d\d:\d\d (12:00|11:\d\d) left"))
    look(page, "last-call")
    look(phone, "last-call")
    picture(screen, "last-call-screen")
    picture(visitor, "last-call-public")
    visitor.clock.run_for("13:00")
    expect(visitor.locator(".last-call .counts")).to_have_text("is over")
    page.get_by_role("button", name="Cancel it …").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel it").click()
    for shown in (page, phone):
        expect(shown.locator("#deadlines .notice")).to_have_count(0)
    expect(screen.locator(".last-call")).to_have_text("")
    screen.context.close()


def test_s30_whoever_corrects_too_late_reads_it_and_only_the_chief_goes_on(
    chief: Console, bruno: Console
) -> None:
    page = chief.open("too-late")
    page.keyboard.press("0")
    question = page.locator("dialog[open]")
    expect(question).to_contain_text("The deadline for corrections ended at")
    look(page, "too-late")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(result(page, 1)).to_have_text("0–1")
    phone = bruno.open("too-late")
    phone.locator('tr[data-board="2"] [data-part=result]').tap()
    phone.locator("dialog[open]").get_by_role("button", name="0–1", exact=False).first.tap()
    reasons = phone.locator("dialog[open]")
    expect(reasons).to_contain_text("The chief arbiter can still let it count")
    look(phone, "too-late")


def test_s29_s17_a_tap_says_when_a_board_was_seen_and_a_note_marks_its_row(
    chief: Console, bruno: Console
) -> None:
    page, phone = chief.open("noted"), bruno.open("noted", "start")
    phone.get_by_role("button", name="Board 2 seen playing").tap()
    expect(phone.locator(".tour li").nth(1)).to_contain_text(re.compile(r"seen \d\d:\d\d, Bruno"))
    phone.evaluate("scrollTo(0, 0)")  # the header lies over nothing that is looked at
    look(phone, "tour")
    seen = page.locator('tr[data-board="2"] [data-part=seen]')
    expect(seen).to_have_text(re.compile(r"^seen \d\d:\d\d$"))
    result(page, 3).click()
    page.get_by_role("button", name="Note …").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    note = page.locator('tr[data-board="3"] [data-part=note]')
    expect(note).to_have_text("new game")
    page.reload()
    expect(note).to_have_text("new game")
    expect(seen).to_have_text(re.compile(r"^seen \d\d:\d\d$"))
    look(page, "noted")
    result(page, 3).click()
    page.locator("dialog[open]").get_by_role("link", name="History").click()
    expect(page.locator("#activity")).to_contain_text("fewer than 10 moves: a new game was begun")


def test_s34_what_came_in_while_the_round_was_paired_is_named_and_asked_about(
    chief: Console,
) -> None:
    page = chief.open("stale", "pairing")
    told = page.locator("#round [role=alert]")
    expect(told).to_contain_text("Round 2: stale, pair again?")
    expect(told).to_contain_text("1 change came in while round 2 was being paired")
    expect(told).to_contain_text("round 1, board 1: a result was corrected")
    expect(page.get_by_role("heading", name="An early end")).to_have_count(0)
    look(page, "stale")
    page.get_by_role("button", name="Pair round 2 again with what came in").click()
    expect(page.get_by_role("button", name="Publish …")).to_be_visible(timeout=30_000)


def test_a_correction_in_the_verification_pass_shows_what_it_reaches(chief: Console) -> None:
    page = chief.open("last-call")
    page.keyboard.press("v")
    page.keyboard.press("0")
    stop = page.locator("dialog[open]")
    expect(stop).to_contain_text("Stop: board 1")
    expect(stop.locator(".reach")).to_contain_text("It counts for the pairing of round 2.")
    look(page, "verification-reach")
    page.keyboard.press("c")
    expect(result(page, 1)).to_have_text("0–1")


def test_the_chief_reads_that_the_servers_clock_differs_from_the_consoles(chief: Console) -> None:
    """To a console that is right, a server an hour ahead looks like one to which it is behind."""
    chief.page.clock.set_fixed_time(datetime.now(UTC) - timedelta(hours=1))
    page = chief.open("sectors")
    notice = page.locator("#clock-differs")
    expect(notice).to_contain_text("clock is 60 minutes ahead of the only open console.")
    page.goto(f"{chief.hall.url}/")
    expect(page.get_by_role("alert")).to_contain_text("60 minutes ahead of the only open console")
    page.clock.set_fixed_time(datetime.now(UTC))
    expect(chief.open("group").locator("#clock-differs")).to_be_hidden()


def test_a_time_that_is_typed_is_that_of_the_hall_wherever_the_device_comes_from(
    browser: Browser, hall: Hall
) -> None:
    wanted = f"{(datetime.now(UTC) + timedelta(days=1)).date()}T14:30"
    with console(browser, hall, "chief", timezone_id="America/New_York") as chief:
        page = chief.open("going-on", "pairing")
        form = page.locator("#deadline-form")
        form.locator("[data-kind=moment]").fill(wanted)
        form.get_by_role("button").click()
        shown = page.locator("#deadlines-panel section").last.locator("time").first
        expect(shown).to_have_attribute("datetime", re.compile(f"^{wanted}"))
        expect(shown).to_contain_text("14:30")
