"""Players report on their phones, slips and codes are scanned: consoles in a real browser."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall
from tournaments.domain.ids import GameId
from tournaments.domain.player_reports.slip_codes import slip_code

from .console_hall import Console, board, console, current, result, settled
from .looks import violations

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SLUG = "reported"
SEEN_WITHIN = 1.0
"""Seconds until another desk knows who is here (acceptance scenario, S04)."""
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def emil(browser: Browser, hall: Hall) -> Iterator[Console]:
    """The arbiter of the boards 4 to 6."""
    with console(browser, hall, "emil") as made:
        yield made


@pytest.fixture
def dana(browser: Browser, hall: Hall) -> Iterator[Console]:
    with console(browser, hall, "dana") as made:
        yield made


@pytest.fixture
def slips(chief: Console) -> dict[tuple[int, str], str]:
    """Where the codes of the players lead, by board and colour; printed by the hall's address."""
    hall = urlsplit(chief.hall.url)
    headers = {"host": f"hall.local:{hall.port}"}
    path = f"{chief.hall.url}/console/{SLUG}/print/slips/1/"
    printed = chief.page.context.request.get(path, headers=headers).text()
    chief.page.route(path, lambda route: route.fulfill(body=printed, content_type="text/html"))
    chief.page.goto(path)
    found = chief.page.locator(".slip-players a").evaluate_all("links => links.map((a) => a.href)")
    assert all(address.startswith(f"http://hall.local:{hall.port}/") for address in found)
    return {_seat(address): address.replace("hall.local", str(hall.hostname)) for address in found}


def _seat(address: str) -> tuple[int, str]:
    game, colour = address.split("/")[-3:-1]
    return int(game.rpartition(".")[2]), colour


@contextmanager
def phone(browser: Browser, address: str, **options: Any) -> Iterator[Page]:
    """A player's phone: no log-in, and no script."""
    plain = {"viewport": PHONE, "java_script_enabled": False}
    context = browser.new_context(**{**plain, **options})
    page = context.new_page()
    page.goto(address)
    yield page
    context.close()


def report(page: Page, text: str) -> None:
    page.locator(".choice", has_text=text).click()
    page.get_by_role("button", name=f"Yes, report {text}").click()
    expect(page.locator(".note.ok")).to_contain_text(f"You reported {text}")


def test_s24_two_different_reports_call_the_arbiter_of_the_sector_and_the_chief(
    browser: Browser, slips: dict[tuple[int, str], str], chief: Console, emil: Console
) -> None:
    sector, office = emil.open(SLUG), chief.open(SLUG, "entries")
    with phone(browser, slips[5, "w"]) as white, phone(browser, slips[5, "b"]) as black:
        report(white, "1–0")
        expect(board(sector, 5)).to_contain_text("White reports 1–0")
        expect(sector.locator("#calls p")).to_have_count(0)
        report(black, "0–1")
        expect(black.locator(".note")).to_contain_text("An arbiter is called to your board")
    for page in (sector, office):
        expect(page.locator("#calls")).to_contain_text("Board 5: the players report differently")
    card = sector.locator("tr.claims")
    expect(card).to_contain_text("Board 5: the players report differently")
    for told in ("1–0", "0–1", "White", "Black"):
        expect(card).to_contain_text(told)
    expect(result(sector, 5)).to_have_text("–")
    office.locator("#calls a").click()
    assert current(office) == 5
    office.keyboard.press("5")
    settled(office, 5, "½–½")
    for page in (sector, office):
        expect(page.locator("#calls p")).to_have_count(0)
        expect(page.locator("tr.claims")).to_have_count(0)


def test_nothing_of_a_slip_with_codes_is_cut(
    slips: dict[tuple[int, str], str], chief: Console
) -> None:
    assert len(slips) == 20
    page = chief.page
    expect(page.locator(".toolbar-warning")).to_have_count(0)
    page.emulate_media(media="print")
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".sheet, .sheet-body, .slip")]
          .filter((box) => box.scrollHeight > box.clientHeight + 1
                        || box.scrollWidth > box.clientWidth + 1).length"""
    )
    assert cut == 0
    codes = page.locator(".slip-players svg").first.bounding_box()
    assert codes is not None
    assert codes["width"] > 65  # 17 mm: half a millimetre a module


def test_slips_asked_for_by_an_address_of_this_machine_have_no_codes_for_phones(
    chief: Console,
) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/console/{SLUG}/print/slips/1/")
    expect(page.locator(".toolbar-warning")).to_have_count(1)
    expect(page.locator(".toolbar-warning")).to_contain_text("--bind 0.0.0.0")
    expect(page.locator(".slip-players")).to_have_count(0)
    expect(page.locator(".slip-code svg")).to_have_count(10)


def test_a_call_in_another_sector_disturbs_nobody_else(
    browser: Browser, slips: dict[tuple[int, str], str], chief: Console, emil: Console
) -> None:
    office, sector = chief.open(SLUG), emil.open(SLUG)
    for colour, text in (("w", "1–0"), ("b", "½–½")):
        with phone(browser, slips[9, colour]) as page:
            report(page, text)
    expect(office.locator("#calls")).to_contain_text("Board 9")
    expect(sector.locator("#calls p")).to_have_count(0)


def test_s24_two_equal_reports_are_a_proposal_that_one_key_enters(
    browser: Browser, slips: dict[tuple[int, str], str], emil: Console
) -> None:
    page = emil.open(SLUG)
    for colour in "wb":
        with phone(browser, slips[4, colour]) as player:
            report(player, "0–1")
    proposal = board(page, 4).locator("button.proposal")
    expect(proposal).to_contain_text("both report 0–1")
    expect(result(page, 4)).to_have_text("–")
    expect(page.locator("[data-count=proposed]")).to_have_text("1 proposed")
    for key in ("g", "4", "Enter", "c"):
        page.keyboard.press(key)
    settled(page, 4, "0–1")
    expect(board(page, 4)).to_contain_text("Emil Arbiter")
    expect(proposal).to_have_count(0)


def test_a_proposal_is_entered_by_one_tap_on_a_phone(
    browser: Browser, hall: Hall, slips: dict[tuple[int, str], str]
) -> None:
    for colour in "wb":
        with phone(browser, slips[6, colour]) as player:
            report(player, "1–0")
    with console(browser, hall, "emil", viewport=PHONE) as tapping:
        page = tapping.open(SLUG)
        board(page, 6).locator("button.proposal").click()
        settled(page, 6, "1–0")


def test_a_report_against_the_record_calls_and_the_result_stays_with_one_key(
    browser: Browser, slips: dict[tuple[int, str], str], chief: Console
) -> None:
    page = chief.open(SLUG)
    for key in ("g", "8", "Enter", "1"):
        page.keyboard.press(key)
    settled(page, 8, "1–0")
    with phone(browser, slips[8, "b"]) as player:
        expect(player.locator("main")).to_contain_text("An arbiter has recorded 1–0")
        report(player, "½–½")
    card = page.locator("tr.claims[data-of='1.1.8']")
    expect(card).to_contain_text("Board 8: a player says otherwise")
    for key in ("g", "8", "Enter", "r"):
        page.keyboard.press(key)
    expect(card).to_have_count(0)
    settled(page, 8, "1–0")


def test_s25_a_slip_that_is_scanned_twice_says_who_recorded_it(chief: Console) -> None:
    page = chief.open(SLUG)
    scanned = page.locator("#scanned")
    page.keyboard.type("S1G")
    expect(page.locator("#jump")).to_have_value("S1G")
    page.keyboard.press("Escape")
    expect(page.locator("#jump")).not_to_have_value("S1G")
    scan(page, "S1G1G7")
    assert current(page) == 7
    expect(scanned).to_contain_text("Board 7:")
    expect(scanned).to_contain_text("Type the result")
    seq = page.locator("#connection [data-part=seq]")
    before = seq.inner_text()
    page.keyboard.press("1")
    settled(page, 7, "1–0")
    expect(seq).not_to_have_text(before)
    seen = seq.inner_text()
    scan(page, "S1G1G7")
    expect(scanned).to_contain_text("already recorded by Chief Arbiter at ")
    expect(scanned).to_contain_text("(1–0)")
    assert current(page) == 7
    scan(page, "S2G1G7")
    expect(scanned).to_contain_text("slip of round 2")
    scan(page, "S1G3G7")
    expect(scanned).to_contain_text("paired anew")
    assert seq.inner_text() == seen
    expect(page.locator("#unsent")).to_be_hidden()


def test_a_slip_of_another_section_opens_its_board_there(chief: Console) -> None:
    page = chief.open(SLUG)
    scan(page, slip_code("sectors", GameId("1.1.5")))
    page.wait_for_url(f"{chief.hall.url}/console/sectors/results/1/")
    expect(page.locator("#scanned")).to_contain_text("Board 5:")
    expect(page.locator("#scanned")).not_to_contain_text("names no section")
    assert current(page) == 5
    scan(page, slip_code("sectors", GameId("1.1.6")))
    assert current(page) == 6
    expect(page.locator("#unsent")).to_be_hidden()


def test_a_slip_of_a_section_of_others_is_typed_nowhere(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "filip") as filip:
        _scans_slips_of_others(filip.open("keys"))


def _scans_slips_of_others(page: Page) -> None:
    scanned = page.locator("#scanned")
    scan(page, slip_code("sectors", GameId("1.1.5")))
    expect(scanned).to_contain_text("round 1, board 5. You are no arbiter there.")
    page.keyboard.press("1")
    expect(scanned).to_contain_text("Nothing was typed")
    scan(page, slip_code("nowhere", GameId("1.1.5")))
    expect(scanned).to_have_text("This slip is of no section on this server.")
    page.keyboard.press("0")
    expect(page.locator("[data-count=entered]")).to_have_text("0")
    expect(page.locator("#unsent")).to_be_hidden()
    page.keyboard.press("g")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    settled(page, 4, "1–0")
    expect(page.locator("[data-count=entered]")).to_have_text("1")


def test_an_older_slip_is_read_and_the_section_is_asked_after(chief: Console) -> None:
    page = chief.open("keys")
    scan(page, "S1G1G3")
    assert current(page) == 3
    expect(page.locator("#scanned")).to_contain_text("names no section: see that it is of")


def test_s25_a_scanner_is_read_by_the_places_of_its_keys(chief: Console) -> None:
    """On a Czech layout the keys of a scanner that believes in another one write other signs."""
    page = chief.open(SLUG)
    page.locator("#jump").focus()
    for key, code in zip("s+g+g+é", "S1G1G10", strict=True):
        press(page, key, f"Key{code}" if code.isalpha() else f"Digit{code}")
    press(page, "Enter", "Enter")
    assert current(page) == 10


def test_s04_one_scan_checks_in_by_fide_id_or_by_the_code_of_the_card(dana: Console) -> None:
    page = dana.open("desk", "check-in")
    done = page.locator("#just-now")
    scan(page, "P4")
    expect(done.locator("li").first).to_contain_text("checked in")
    expect(page.locator("[data-count=in]")).to_have_text("1")
    scan(page, "300007")
    expect(page.locator("[data-count=in]")).to_have_text("2")
    scan(page, "P4")
    expect(done.locator("li").first).to_contain_text("was checked in already")
    scan(page, "30000")
    expect(page.locator("#matches")).to_contain_text("Nobody here has the code 30000")
    expect(page.locator("[data-count=in]")).to_have_text("2")


@pytest.mark.quiet
def test_s04_desks_see_each_other_within_a_second(chief: Console, dana: Console) -> None:
    other, page = chief.open("desk", "check-in"), dana.open("desk", "check-in")
    waiting = other.locator("#not-here [data-player='9']")
    expect(waiting).to_be_visible()
    began = time.monotonic()
    scan(page, "P9")
    expect(waiting).to_have_count(0, timeout=SEEN_WITHIN * 1000)
    assert time.monotonic() - began < SEEN_WITHIN


def test_the_players_page_can_be_read_by_everybody(
    browser: Browser, slips: dict[tuple[int, str], str]
) -> None:
    for theme in ("light", "dark"):
        with phone(browser, slips[10, "w"], java_script_enabled=True, color_scheme=theme) as page:
            for step in ("", "?result=1-0"):
                page.goto(slips[10, "w"] + step)
                assert violations(page) == [], (theme, step)
                assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def scan(page: Page, code: str) -> None:
    """As a scanner does it: the keys of the code, then Enter."""
    page.keyboard.type(code)
    page.keyboard.press("Enter")


def press(page: Page, key: str, code: str) -> None:
    page.evaluate(
        """([key, code]) => document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", {key, code, bubbles: true, cancelable: true}))""",
        [key, code],
    )
