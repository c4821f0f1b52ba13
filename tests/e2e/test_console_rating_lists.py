"""A rating list comes in while a round is typed, players of it are entered by keys alone, entries
are held beside it and corrected."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.rating_lists import listed
from tests.app.started import Hall
from tests.rating_list_files import Player
from tests.unit.rating_lists.test_fixed_width import ALZBETA

from .console_hall import Console, board, console, settled
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

TABLET = {"width": 768, "height": 1024}
ALEKSEI = Player(
    *(999000201, "Ivanov, Aleksei", "FID", "M", "FM", "", "", (2301, 2250, 0), "1990", "")
)
HIS_NAMESAKE = ALEKSEI._replace(
    number=999000202, federation="CZE", title="", ratings=(0, 0, 0), born="2001"
)
LATE = (
    # what is typed, and what the question names
    ("Ivanov Aleksei 2001", "Ivanov, Aleksei CZE · 2001 · 999000202 · unrated"),
    ("иванов алексей 1990", "FM Ivanov, Aleksei FID · 1990 · 999000201 · 2301"),
    ("999000017", "Novotna, Alzbeta"),
    ("CZE borsky", "Borsky, Ulf"),
)
BORSKY = ALEKSEI._replace(number=999000203, name="Borsky, Ulf", federation="CZE", title="")


def look_everywhere(page: Page, name: str) -> None:
    """On a desk, a tablet and a phone."""
    desk = page.viewport_size
    for size in (PHONE, TABLET, desk):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        look(page, name)


def read_list(page: Page, content: str, month: str) -> None:
    """Sends the list; the page shows how far it is."""
    page.get_by_label("File", exact=True).set_input_files(
        {"name": "players.txt", "mimeType": "text/plain", "buffer": content.encode()}
    )
    page.get_by_label("Month").fill(month)
    page.get_by_role("button", name="Read it").click()
    expect(page.locator("#lists")).to_contain_text("players.txt")


def take_list(page: Page) -> None:
    """Once it is read: a small list asks."""
    lists = page.locator("#lists")
    lists.get_by_role("button", name="Take it all the same").click()
    expect(lists.locator(".chip")).to_have_text("in use")


def test_s02_a_list_comes_in_and_a_player_is_entered_by_a_few_letters_and_enter(
    chief: Console,
) -> None:
    page = chief.open("doubles", "rating-lists")
    content = listed(300, ALZBETA).encode()
    page.get_by_label("File", exact=True).set_input_files(
        {"name": "players.txt", "mimeType": "text/plain", "buffer": content}
    )
    page.get_by_label("Month").fill("2026-10")
    page.get_by_label("Show me first").check()
    page.get_by_role("button", name="Read it").click()
    lists = page.locator("#lists")
    expect(lists).to_contain_text("a whole list has 100000 at least", timeout=30_000)
    expect(lists).to_contain_text("It was to be shown first. It has 301 players")
    look_everywhere(page, "rating-lists")
    lists.get_by_role("button", name="Take it all the same").click()
    expect(lists.locator(".chip")).to_have_text("in use")

    page.get_by_role("link", name="Entries", exact=True).first.click()
    page.locator("#enter-player").click()
    field = page.get_by_label("Find in the rating list")
    expect(field).to_be_focused()
    field.press_sequentially("alz NOVOTNÁ 2003")
    option = page.get_by_role("option", name="Novotna, Alzbeta")
    expect(option).to_have_attribute("aria-selected", "true")
    expect(option).to_contain_text("standard 2041, rapid 1988")
    look_everywhere(page, "listed")
    field.press("Enter")
    expect(page.get_by_text("Novotna, Alzbeta is entered.")).to_be_visible()
    expect(field).to_be_focused()
    field.press_sequentially("999000017")
    field.press("Enter")
    expect(page.get_by_text("is entered already, as entry")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    row = page.locator("#entries tr", has_text="Novotna, Alzbeta")
    expect(row).to_contain_text("2041")
    expect(row).to_contain_text("999000017")

    page.goto(page.url.replace("/entries/", "/rating-lists/"))
    page.get_by_role("link", name="Hold the entries beside it").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("FIDE standard 2026-10")
    look_everywhere(page, "compared")
    page.get_by_role("button", name="Play by this list").click()
    expect(page.locator(".toast").first).to_contain_text("Play by FIDE standard 2026-10")
    expect(page.locator("h1 + p")).to_contain_text("plays by FIDE standard 2026-10")
    expect(page.get_by_role("button", name="Play by this list")).to_have_count(0)


def test_s02_a_list_is_cancelled_and_read_while_another_console_types_the_round(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    long = listed(20_000)
    with console(browser, hall, "anna") as other:
        results = other.open("list-meanwhile")
        page = chief.open("list-meanwhile", "rating-lists")
        read_list(page, long, "2026-09")
        page.locator("#lists").get_by_role("button", name="Cancel").click()
        expect(page.locator("#lists")).to_contain_text("Cancelled.")
        read_list(page, long, "2026-09")
        for number in range(1, 11):
            expect(board(results, number)).to_have_attribute("aria-current", "true")
            results.keyboard.press("1")
        for number in range(1, 11):
            settled(results, number, "1–0")
    expect(page.locator("#lists")).to_contain_text("It has 20000 players", timeout=30_000)
    take_list(page)
    chief.open("list-meanwhile")
    for number in range(1, 11):
        settled(page, number, "1–0")


def test_s33_late_players_of_the_list_are_entered_by_keys_alone(chief: Console) -> None:
    page = chief.open("late-entry", "rating-lists")
    read_list(page, listed(300, ALZBETA, ALEKSEI, HIS_NAMESAKE, BORSKY), "2026-10")
    take_list(page)
    chief.open("late-entry", "entries")
    entered = page.locator("#entries tbody tr").count()
    page.keyboard.press("Control++")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("+")
    field = page.get_by_label("Find in the rating list")
    asked = page.locator("dialog[open]", has=page.get_by_role("heading", name="Late entry?"))
    for typed, named in LATE:
        expect(field).to_be_focused()
        expect(field).to_have_value("")
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(asked).to_contain_text(named)
        expect(asked).to_contain_text("Paired from round 2 on")
        if typed == LATE[0][0]:
            look_everywhere(page, "late-listed")
        page.keyboard.press("Enter")
        expect(asked).to_have_count(0)
    expect(page.locator("#entries tbody tr")).to_have_count(entered + len(LATE))


def test_a_newer_list_corrects_who_is_ticked_and_one_undo_takes_it_back(chief: Console) -> None:
    newer = [
        ALEKSEI._replace(number=300_001, name="Capek, A.", title="", federation="POL"),
        ALEKSEI._replace(number=300_002, name="Chalupa, A.", title="", federation="GER"),
    ]
    page = chief.open("entered", "rating-lists")
    read_list(page, listed(300, *newer), "2026-11")
    take_list(page)
    page.get_by_role("link", name="Hold the entries beside it").click()
    rows = page.locator("tr", has_text="→ 2301")
    expect(rows).to_have_count(2)
    rows.filter(has_text="Chalupa").get_by_role("checkbox").uncheck()
    page.get_by_role("button", name="Correct what is ticked").click()
    expect(page.get_by_text("Corrected as the list has it.")).to_be_visible()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Take all back").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(2)
    expect(page.get_by_role("button", name="Take all back")).to_have_count(0)
    chief.open("entered", "entries")
    expect(page.locator("#entries tr", has_text=re.compile("Čapek"))).to_contain_text("2590")
