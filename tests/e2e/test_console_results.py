"""Results by keyboard in a real browser: one key a board, nothing lost, nothing overwritten."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.builders import PASSWORD
from tests.app.started import Hall

from .console_hall import Console, board, console, current, result, settled
from .looks import look

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SEEN_WITHIN = 1.0
"""Seconds until another console shows a result (acceptance scenario, S04 and section 5)."""


@pytest.fixture
def bruno(browser: Browser, hall: Hall) -> Iterator[Console]:
    with console(browser, hall, "bruno") as made:
        yield made


def test_one_key_a_board_in_order(chief: Console) -> None:
    page = chief.open("keys")
    assert current(page) == 1
    for key in "1501":
        page.keyboard.press(key)
    settled(page, 1, "1–0")
    settled(page, 2, "½–½")
    settled(page, 3, "0–1")
    settled(page, 4, "1–0")
    assert current(page) == 5
    expect(page.locator("[data-count=missing]")).to_have_text("6 missing")
    page.reload()
    settled(page, 2, "½–½")
    expect(board(page, 2)).to_contain_text("Chief Arbiter")


def test_the_other_key_map_jump_and_filter(chief: Console) -> None:
    page = chief.open("keys")
    page.select_option("#keymap", "123")
    page.keyboard.press("g")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    settled(page, 9, "½–½")
    page.keyboard.press("m")
    expect(board(page, 9)).to_be_hidden()
    expect(board(page, 10)).to_be_visible()
    page.keyboard.press("m")
    name = board(page, 8).locator("[data-part=white-name]").inner_text()
    page.keyboard.press("n")
    page.keyboard.type(name[:4].lower())
    expect(board(page, 8)).to_be_visible()
    assert page.locator("tr[data-game]:visible").count() < 10


def test_on_the_numpad_digits_are_the_board(chief: Console) -> None:
    page = chief.open("numpad")
    page.select_option("#keymap", "numpad")
    page.keyboard.type("10")
    page.keyboard.press("NumpadAdd")
    page.keyboard.press("NumpadMultiply")
    settled(page, 10, "1–0")
    settled(page, 1, "½–½")
    page.keyboard.type("99")
    page.keyboard.press("NumpadSubtract")
    expect(page.locator("#announcer")).to_contain_text("no board 99")
    expect(result(page, 2)).to_have_text("–")


def test_the_signs_of_the_main_keyboard_do_as_those_of_the_numpad(chief: Console) -> None:
    """The asterisk is Shift and 8 there; the 8 alone is a board."""
    page = chief.open("numpad")
    page.select_option("#keymap", "numpad")
    page.keyboard.type("8")
    page.keyboard.press("Shift+Digit8")
    settled(page, 8, "½–½")
    page.keyboard.type("9")
    page.keyboard.press("Shift+Equal")
    settled(page, 9, "1–0")


def test_forfeits_and_odd_results_by_the_second_layer_and_the_menu(chief: Console) -> None:
    page = chief.open("layers")
    for key in ("f", "1", "Enter", "f", "5", "Enter", "x", "0", "u", "1"):
        page.keyboard.press(key)
    settled(page, 1, "+ –")
    settled(page, 2, "– –")
    settled(page, 3, "0–½")
    settled(page, 4, "1–0 unrated")
    result(page, 7).click()
    page.locator("dialog button[value='0-0']").click()
    settled(page, 7, "0–0")
    result(page, 8).click()
    page.locator("dialog button[value=adjourn]").click()
    expect(board(page, 8)).to_contain_text("adjourned")
    page.wait_for_timeout(300)  # the answer and the frame come in any order
    expect(result(page, 8)).to_have_text("adj.")


@pytest.mark.quiet
def test_another_console_shows_it_within_a_second_without_a_reload(
    chief: Console, bruno: Console
) -> None:
    mine, theirs = chief.open("elsewhere"), bruno.open("elsewhere")
    theirs.evaluate("window.stayed = true")
    began = time.monotonic()
    mine.keyboard.press("1")
    expect(result(theirs, 1)).to_have_text("1–0", timeout=SEEN_WITHIN * 1000)
    assert time.monotonic() - began < SEEN_WITHIN
    expect(board(theirs, 1)).to_contain_text("Chief Arbiter")
    assert "changed" in (board(theirs, 1).get_attribute("class") or "")
    assert "changed" not in (board(mine, 1).get_attribute("class") or "")
    expect(theirs.locator("#announcer")).to_contain_text("board 1: 1–0")
    assert theirs.evaluate("window.stayed") is True


# Within the same task: no key that is typed next can reach the board behind the question.
NEXT_QUESTION_STANDS = """async (button) => {
    button.click();
    for (let turn = 0; turn < 20; turn += 1) await null;
    return document.activeElement.matches("dialog[open] input[type=radio]");
}"""


def test_two_different_entries_become_a_conflict_that_a_third_resolves(
    browser: Browser, hall: Hall, bruno: Console
) -> None:
    with console(browser, hall, "cyril") as cyril, console(browser, hall, "anna") as anna:
        first, second, third = (each.open("conflict") for each in (bruno, cyril, anna))
        cyril.context.set_offline(True)
        second.keyboard.press("5")
        expect(board(second, 1)).to_have_attribute("data-state", "waiting")
        first.keyboard.press("1")
        settled(first, 1, "1–0")
        cyril.context.set_offline(False)
        for page in (first, second, third):
            claims = page.locator("tr.claims")
            expect(claims).to_contain_text("1–0")
            expect(claims).to_contain_text("½–½")
            expect(claims).to_contain_text("Bruno Arbiter")
            expect(claims).to_contain_text("Cyril Arbiter")
        expect(second.locator("#answers")).to_contain_text("Board 1")
        expect(result(third, 1)).to_have_text("1–0")
        third.keyboard.press("g")
        third.keyboard.type("1")
        third.keyboard.press("Enter")
        third.keyboard.press("r")
        assert third.locator("dialog button.claim", has_text="½–½").evaluate(NEXT_QUESTION_STANDS)
        third.keyboard.press("1")
        third.keyboard.press("Enter")
        for page in (first, second, third):
            settled(page, 1, "½–½")
            expect(page.locator("tr.claims")).to_have_count(0)


def test_without_the_network_typing_goes_on_and_everything_is_delivered(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = chief.open("offline")
    chief.context.set_offline(True)
    expect(page.locator("#connection")).to_have_attribute("data-state", "offline")
    for key in "15015":
        page.keyboard.press(key)
    expect(page.locator("#unsent [data-part=count]")).to_have_text("5")
    expect(board(page, 3)).to_have_attribute("data-state", "waiting")
    page.locator("#unsent summary").click()
    expect(page.locator("#waiting li", has_text="Board")).to_have_count(5)
    expect(page.locator("#waiting")).to_contain_text("Board 3: 0–1")
    chief.context.set_offline(False)
    expect(page.locator("#unsent")).to_be_hidden()
    with console(browser, hall, "bruno") as other:
        seen = other.open("offline")
        for number, text in enumerate(("1–0", "½–½", "0–1", "1–0", "½–½"), 1):
            expect(result(seen, number)).to_have_text(text)


def test_s27_of_what_a_phone_kept_all_is_recorded_but_the_board_the_desk_had_meanwhile(
    browser: Browser, hall: Hall, chief: Console, bruno: Console
) -> None:
    with console(browser, hall, "cyril") as cyril:
        phone, desk, watching = (each.open("renumbered") for each in (bruno, cyril, chief))
        bruno.context.set_offline(True)
        expect(phone.locator("#connection")).to_have_attribute("data-state", "offline")
        for _board in range(10):
            phone.keyboard.press("1")
        expect(phone.locator("#unsent [data-part=count]")).to_have_text("10")
        desk.keyboard.press("g")
        desk.keyboard.type("4")
        desk.keyboard.press("Enter")
        desk.keyboard.press("0")
        settled(desk, 4, "0–1")
        bruno.context.set_offline(False)
        expect(phone.locator("#unsent")).to_be_hidden(timeout=30_000)
        expect(phone.locator("#answers")).to_contain_text("Board 4")
        for page in (phone, desk, watching):
            expect(page.locator("tr.claims")).to_have_count(1)
            expect(page.locator("tr.claims")).to_contain_text("Bruno Arbiter")
            expect(page.locator("tr.claims")).to_contain_text("Cyril Arbiter")
        for number in (1, 2, 3, 5, 6, 7, 8, 9, 10):
            expect(result(watching, number)).to_have_text("1–0")
        expect(result(watching, 4)).to_have_text("0–1")


def test_a_reload_does_not_lose_what_was_not_sent(chief: Console) -> None:
    page = chief.open("reload")
    page.route("**/commands/**", lambda route: route.abort())
    page.keyboard.press("1")
    page.keyboard.press("5")
    expect(page.locator("#unsent [data-part=count]")).to_have_text("2")
    page.reload()
    expect(page.locator("#unsent [data-part=count]")).to_have_text("2")
    expect(result(page, 2)).to_have_text("½–½")
    page.unroute("**/commands/**")
    expect(page.locator("#unsent")).to_be_hidden()
    settled(page, 1, "1–0")
    settled(page, 2, "½–½")


BUSY_DATABASE = """() => new Promise((ready) => {
    const opened = indexedDB.open("openhall-outbox", 1);
    opened.onsuccess = () => {
        const orders = opened.result.transaction("orders", "readwrite").objectStore("orders");
        const hold = () => { orders.get(0).onsuccess = hold; };
        hold();
        ready();
    };
})"""


def test_what_was_typed_in_the_moment_of_leaving_is_not_lost(chief: Console) -> None:
    page = chief.open("leaving")
    page.evaluate(BUSY_DATABASE)
    for key in "150":
        page.keyboard.press(key)
    page = chief.open("leaving")
    for number, text in enumerate(("1–0", "½–½", "0–1"), 1):
        settled(page, number, text)
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('typed:'))") == []


def test_a_standing_result_changes_only_with_a_reason(chief: Console) -> None:
    page = chief.open("corrected")
    page.keyboard.press("1")
    settled(page, 1, "1–0")
    page.keyboard.press("Backspace")
    assert current(page) == 1
    page.keyboard.press("0")
    expect(page.locator("dialog[open]")).to_contain_text("Correct board 1")
    page.keyboard.press("Escape")
    expect(result(page, 1)).to_have_text("1–0")
    page.keyboard.press("0")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    settled(page, 1, "0–1")
    page.keyboard.press("Backspace")
    page.keyboard.press("Delete")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    settled(page, 1, "–")
    page.goto(f"{chief.hall.url}/console/corrected/activity/")
    expect(page.locator(".activity")).to_contain_text("Result slip says so")
    expect(page.locator(".activity")).to_contain_text("1–0")


def test_blind_typing_corrects_nothing_a_colleague_typed_meanwhile(
    chief: Console, bruno: Console
) -> None:
    page, colleague = chief.open("corrected"), bruno.open("corrected")
    for each in (page, colleague):
        for key in ("g", "3", "Enter"):
            each.keyboard.press(key)
        assert current(each) == 3
    colleague.keyboard.press("1")
    settled(page, 3, "1–0")
    for key in ("0", "g", "1", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("dialog[open]")).to_contain_text("Correct board 3")
    expect(page.locator("dialog[open] input:checked")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    settled(page, 3, "0–1")


def test_a_thumb_types_on_the_pad(browser: Browser, hall: Hall) -> None:
    phone = {"width": 390, "height": 844}
    with console(browser, hall, "bruno", viewport=phone, has_touch=True) as made:
        page = made.open("pad")
        page.locator("#pad [data-outcome=win]").tap()
        page.locator("#pad [data-outcome=draw]").tap()
        settled(page, 1, "1–0")
        settled(page, 2, "½–½")
        assert current(page) == 3


def test_a_reader_is_shown_no_keys_and_types_nothing(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "reader") as made:
        page = made.open("pad")
        page.keyboard.press("g")
        page.keyboard.type("10")
        page.keyboard.press("Enter")
        assert current(page) == 10
        page.keyboard.press("1")
        expect(page.locator("#announcer")).to_contain_text("enters no results")
        page.keyboard.press("Enter")
        result(page, 10).click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(result(page, 10)).to_have_text("–")
        for keys in ("#keys", "#keymap", "#pad", ".hint", ".result-cell"):
            expect(page.locator(keys)).to_have_count(0)
        look(page, "reader-results", "light")
        for tab in ("entries", "check-in", "pairing", "appeals", "settings"):
            look(made.open("pad", tab), f"reader-{tab}", "light")


def test_a_helper_is_offered_nothing_that_an_arbiter_of_the_sector_does(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "filip") as made:
        page = made.open("pad")
        page.keyboard.press("g")
        page.keyboard.type("7")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        dialog = page.locator("dialog[open]")
        expect(dialog.locator("[value='1-0']")).to_be_visible()
        expect(dialog.locator("[value=adjourn]")).to_have_count(0)
        dialog.locator("[value='1-0']").click()
        settled(page, 7, "1–0")
        page.locator("tr[data-board='7'] .result-cell").click()
        expect(dialog).to_contain_text("1–0 stands")
        expect(dialog.locator("[value=note]")).to_be_visible()
        expect(dialog.locator(".result, [value=clear]")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".hint[data-act=clear]")).to_have_count(0)


def test_a_reader_sees_what_others_type(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "bruno") as bruno, console(browser, hall, "reader") as made:
        reading, typing = made.open("pad"), bruno.open("pad")
        typing.keyboard.press("g")
        typing.keyboard.type("8")
        typing.keyboard.press("Enter")
        typing.keyboard.press("1")
        settled(typing, 8, "1–0")
        expect(result(reading, 8)).to_have_text("1–0")


def test_keys_can_be_switched_off(chief: Console) -> None:
    page = chief.open("pad")
    page.select_option("#keymap", "off")
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#keys button")).to_have_count(0)
    expect(page.locator("#unsent")).to_be_hidden()
    page.reload()
    expect(page.locator("#keymap")).to_have_value("off")


def test_a_sector_arbiter_sees_his_boards_and_is_refused_at_others(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "emil") as emil:
        page = emil.open("sectors")
        assert current(page) == 4
        expect(page.locator("tr[data-game]:visible")).to_have_count(3)
        page.keyboard.press("1")
        settled(page, 4, "1–0")
        page.uncheck("#sector-only")
        page.keyboard.press("g")
        page.keyboard.type("9")
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        expect(board(page, 9)).to_have_attribute("data-state", "refused")
        expect(page.locator('tr.claims[data-of="1.1.9"]')).to_contain_text("not in your sector")
        expect(result(page, 9)).to_have_text("–")
        tray = page.locator("#answers")
        expect(tray).to_contain_text("Board 9: 1–0 was refused")
        page.reload()
        expect(tray).to_contain_text("not in your sector")
        tray.locator("summary").click()
        tray.get_by_role("button", name="Read").click()
        expect(tray).to_be_hidden()


def test_a_console_that_is_logged_out_keeps_what_is_typed(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "anna") as anna:
        page = anna.open("session")
        anna.context.clear_cookies(name="sessionid")
        page.keyboard.press("1")
        page.keyboard.press("5")
        expect(page.locator("#logged-out")).to_be_visible()
        expect(page.locator("#unsent [data-part=count]")).to_have_text("2")
        page.locator("#logged-out a").click()
        page.fill("[name=username]", "anna")
        page.fill("[name=password]", PASSWORD)
        page.click("button[type=submit]")
        expect(page).to_have_url(f"{hall.url}/console/session/results/")
        expect(page.locator("#unsent")).to_be_hidden()
        settled(page, 1, "1–0")
        settled(page, 2, "½–½")


def test_keys_before_the_browsers_store_has_opened_are_taken_in_their_order(chief: Console) -> None:
    chief.page.add_init_script("IDBFactory.prototype.open = () => ({})")  # late: it never answers
    page = chief.open("early")
    for key in ("g", "6", "Enter", "1", "0"):
        page.keyboard.press(key)
    settled(page, 6, "1–0")
    settled(page, 7, "0–1")
    assert current(page) == 8


def test_ten_boards_as_fast_as_one_can_type(chief: Console) -> None:
    page = chief.open("fast")
    page.keyboard.type("1" * 10)
    expect(page.locator("[data-count=missing]")).to_have_text("all in")
    expect(page.locator("#unsent")).to_be_hidden()
    page.reload()
    expect(page.locator("[data-count=missing]")).to_have_text("all in")
