"""Where colleagues are, on two consoles in a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SEEN_WITHIN = 4_000
GONE_WITHIN = 4_000
FORGOTTEN_WITHIN = 15_000


@pytest.fixture
def bruno(browser: Browser, hall: Hall) -> Iterator[Console]:
    with console(browser, hall, "bruno") as made:
        yield made


@pytest.mark.quiet
def test_a_colleagues_initials_stand_at_his_board_and_go_with_him(
    chief: Console, bruno: Console
) -> None:
    page, colleague = chief.open("presence"), bruno.open("presence")
    mark = board(page, 1).locator(".here")
    expect(mark).to_contain_text("BA", timeout=SEEN_WITHIN)
    expect(mark).to_contain_text("Bruno Arbiter is at this board")
    expect(board(colleague, 1).locator(".here")).to_contain_text("CA", timeout=SEEN_WITHIN)
    for key in ("g", "7", "Enter"):
        colleague.keyboard.press(key)
    expect(board(page, 7).locator(".here")).to_contain_text("BA", timeout=SEEN_WITHIN)
    expect(page.locator(".here")).to_have_count(1)
    colleague.close()
    expect(page.locator(".here")).to_have_count(0, timeout=GONE_WITHIN)


@pytest.mark.quiet
def test_a_console_that_lost_its_network_is_forgotten(chief: Console, bruno: Console) -> None:
    page = chief.open("presence")
    bruno.open("presence")
    expect(page.locator(".here")).to_have_count(1, timeout=SEEN_WITHIN)
    bruno.context.set_offline(True)
    expect(page.locator(".here")).to_have_count(0, timeout=FORGOTTEN_WITHIN)
    bruno.context.set_offline(False)
    expect(page.locator(".here")).to_have_count(1, timeout=FORGOTTEN_WITHIN)


def test_s34_every_console_says_who_pairs_which_round(chief: Console, bruno: Console) -> None:
    page, colleague = chief.open("presence", "pairing"), bruno.open("presence", "entries")
    notice = colleague.locator("#pairing-now")
    words = "Chief Arbiter is preparing the pairing of round 2."
    expect(notice).to_have_text(words, timeout=SEEN_WITHIN)
    expect(page.locator("#pairing-now")).to_be_hidden()
    page.goto(f"{chief.hall.url}/console/presence/activity/")
    expect(notice).to_be_hidden(timeout=GONE_WITHIN)
    expect(page.locator(".activity")).not_to_contain_text("preparing")


def test_a_reader_is_nowhere_but_sees_the_others(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "reader") as reader, console(browser, hall, "bruno") as bruno:
        looking, typing = reader.open("presence"), bruno.open("presence")
        expect(looking.locator(".here")).to_contain_text("BA", timeout=SEEN_WITHIN)
        expect(typing.locator(".here")).to_have_count(0)
