"""The second look at the slips in a real browser: the pass, its stop, boards taken back as one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, current, result, settled

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SLIPS = "15011050150110501501105015"
"""The keys of the slips of the boards 1 to 26."""
TEXTS = {"1": "1–0", "5": "½–½", "0": "0–1"}
COUNT_TONES = """
window.tones = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
    window.tones += 1;
    return make.call(this);
};
"""


@pytest.fixture
def chief(browser: Browser, hall: Hall) -> Iterator[Console]:
    with console(browser, hall, "chief") as made:
        made.context.add_init_script(COUNT_TONES)
        yield made


@pytest.fixture
def bruno(browser: Browser, hall: Hall) -> Iterator[Console]:
    with console(browser, hall, "bruno") as made:
        yield made


def typed(page: Page, slips: str) -> None:
    for key in slips:
        page.keyboard.press(key)
    # A key shows at its line at once, and in the header only when the device has kept it.
    on_the_way = page.locator("tr[data-state=sending], tr[data-state=waiting]")
    expect(on_the_way).to_have_count(0, timeout=120_000)
    expect(page.locator("#unsent")).to_be_hidden(timeout=120_000)


def tones(page: Page) -> int:
    return int(page.evaluate("window.tones"))


def confirmed(page: Page) -> Locator:
    return page.locator("tr[data-game] .confirmed:visible")


def go_to(page: Page, number: int) -> None:
    page.keyboard.press("g")
    page.keyboard.type(str(number))
    page.keyboard.press("Enter")


def test_s26_twenty_boards_one_row_off_stop_the_pass_and_are_taken_back_as_one(
    chief: Console, bruno: Console
) -> None:
    page, colleague = chief.open("one-row-off"), bruno.open("one-row-off")
    typed(page, SLIPS[:4])
    page.keyboard.press("ArrowDown")
    typed(page, SLIPS[4:24])  # the slips of boards 5 to 24 in the rows 6 to 25
    settled(page, 25, TEXTS[SLIPS[23]])

    page.keyboard.press("v")
    expect(page.locator("#verification")).to_be_visible()
    assert current(page) == 1
    typed(page, SLIPS[:5])
    stop = page.locator("dialog[open]")
    expect(stop).to_contain_text("Stop: board 5")
    expect(stop.locator("[role=alert]")).to_contain_text("nothing")
    assert tones(page) == 2
    typed(page, SLIPS[5:9])  # the hand goes on for a moment: nothing happens
    page.keyboard.press("Enter")
    expect(stop).to_contain_text("take back boards 6–25")
    assert tones(page) == 2

    page.keyboard.press("t")
    expect(page.locator("dialog[open]")).to_contain_text("20 results")
    page.keyboard.press("Enter")
    expect(page.locator("[data-count=missing]")).to_have_text("22 missing")
    expect(page.locator("#unsent")).to_be_hidden(timeout=120_000)
    expect(colleague.locator("[data-count=missing]")).to_have_text("22 missing")
    assert current(page) == 5

    typed(page, SLIPS[4:])
    expect(page.locator("[data-count=missing]")).to_have_text("all in")
    page.keyboard.press("v")
    assert current(page) == 5
    typed(page, SLIPS[4:])
    expect(page.locator("#verification")).to_be_hidden()
    expect(page.locator("#verified")).to_contain_text("22 boards agree")
    for number, key in enumerate(SLIPS, 1):
        expect(result(page, number)).to_have_text(TEXTS[key])
    expect(colleague.locator("tr[data-game] .confirmed:visible")).to_have_count(26)

    page.goto(f"{chief.hall.url}/console/one-row-off/activity/?kind=corrections")
    expect(page.locator(".batch")).to_have_count(1)
    expect(page.locator(".batch")).to_contain_text("20 results taken back together, boards 6 to 25")
    expect(page.locator(".activity").first).to_contain_text("typed one row off")


def test_a_batch_is_put_back_by_one_action_in_the_activity(chief: Console) -> None:
    page = chief.open("verified")
    typed(page, SLIPS[:6])
    page.keyboard.press("Home")
    page.keyboard.press("v")
    page.keyboard.press("5")
    page.keyboard.press("t")
    page.fill("#run-until", "4")
    expect(page.locator("dialog[open] .run")).to_contain_text("4 results: 1 1–0, 2 ½–½")
    page.keyboard.press("Enter")
    expect(page.locator("[data-count=missing]")).to_have_text("24 missing")
    page = chief.open("verified", "activity")
    page.get_by_role("button", name="Put all back").click()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Put all back")).to_have_count(0)
    page = chief.open("verified")
    expect(page.locator("[data-count=missing]")).to_have_text("20 missing")
    settled(page, 1, "1–0")


def test_one_board_is_corrected_from_its_slip_and_the_pass_goes_on(chief: Console) -> None:
    page = chief.open("layers")
    typed(page, "155")
    page.keyboard.press("Home")
    page.keyboard.press("v")
    typed(page, "10")
    page.keyboard.press("c")
    settled(page, 2, "0–1")
    assert current(page) == 3
    typed(page, "5")
    page.keyboard.press("Escape")
    expect(page.locator("#verification")).to_be_hidden()
    expect(confirmed(page)).to_have_count(2)
    page.goto(f"{chief.hall.url}/console/layers/activity/")
    expect(page.locator(".activity")).to_contain_text("Verification pass: the slip says so")


def test_a_muted_device_says_it_in_words_alone(chief: Console) -> None:
    page = chief.open("numpad")
    typed(page, "1")
    page.keyboard.press("Home")
    page.keyboard.press("v")
    page.uncheck("#verify-sound")
    page.locator("#verify-sound").blur()
    page.keyboard.press("5")
    expect(page.locator("dialog[open]")).to_contain_text("Stop: board 1")
    assert tones(page) == 0
    page.keyboard.press("Escape")
    expect(result(page, 1)).to_have_text("1–0")
    assert current(page) == 1


def test_without_the_network_boards_are_taken_back_and_verified_and_all_goes_out(
    chief: Console, bruno: Console
) -> None:
    page = chief.open("offline")
    chief.context.set_offline(True)
    for key in "1501":
        page.keyboard.press(key)
    page.keyboard.press("Home")
    for key in "v15":
        page.keyboard.press(key)
    page.keyboard.press("5")
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    expect(result(page, 4)).to_have_text("–")
    for key in "51":
        page.keyboard.press(key)
    expect(page.locator("#unsent [data-part=count]")).to_have_text("9")
    chief.context.set_offline(False)
    expect(page.locator("#unsent")).to_be_hidden(timeout=120_000)
    seen = bruno.open("offline")
    for number, text in enumerate(("1–0", "½–½", "½–½", "1–0"), 1):
        expect(result(seen, number)).to_have_text(text)
    expect(seen.locator("tr[data-game] .confirmed:visible")).to_have_count(2)


def test_a_colleagues_change_stops_the_batch_and_is_told(chief: Console, bruno: Console) -> None:
    page, colleague = chief.open("reload"), bruno.open("reload")
    typed(page, "1111")
    expect(result(colleague, 4)).to_have_text("1–0")
    chief.context.set_offline(True)
    page.keyboard.press("Home")
    for key in ("v", "5", "t", "Enter"):
        page.keyboard.press(key)
    go_to(colleague, 2)
    colleague.keyboard.press("c")
    expect(board(colleague, 2).locator(".confirmed")).to_be_visible()
    chief.context.set_offline(False)
    expect(page.locator("#answers")).to_contain_text("Boards 1–4 taken back was refused")
    expect(page.locator("#answers")).to_contain_text("confirmed by Bruno Arbiter")
    expect(board(page, 3)).to_contain_text("not taken back")
    expect(result(page, 3)).to_have_text("1–0")


def test_two_persons_confirm_the_first_boards_before_the_round_ends(
    chief: Console, bruno: Console
) -> None:
    page, colleague = chief.open("second"), bruno.open("second")
    typed(page, "1" * 10)
    expect(page.locator("[data-count=provisional]")).to_have_text("3")
    page.keyboard.press("v")
    typed(page, "1" * 10)
    expect(page.locator("#verified")).to_contain_text("7 boards agree. 3 wait for another person")
    expect(board(page, 2).locator(".provisional")).to_be_visible()
    page.goto(f"{chief.hall.url}/console/second/pairing/")
    expect(page.locator("main")).to_contain_text("3 results of round 1 not confirmed by a second")

    colleague.check("#to-confirm-only")
    expect(colleague.locator("tr[data-game]:visible")).to_have_count(3)
    colleague.locator("#to-confirm-only").blur()
    colleague.keyboard.press("v")
    typed(colleague, "111")
    expect(colleague.locator("[data-count=provisional]")).to_have_text("0")
    expect(page.locator("main")).not_to_contain_text("not confirmed by a second")


def test_a_thumb_verifies_on_the_pad(browser: Browser, hall: Hall) -> None:
    phone = {"width": 390, "height": 844}
    with console(browser, hall, "bruno", viewport=phone, has_touch=True) as made:
        page = made.open("leaving")
        page.locator("#pad [data-outcome=win]").tap()
        page.locator("#pad [data-outcome=draw]").tap()
        page.get_by_role("button", name="Verify slips").tap()
        page.locator("#pad [data-outcome=win]").tap()
        page.locator("#pad [data-outcome=loss]").tap()
        expect(page.locator("dialog[open]")).to_contain_text("Stop: board 2")
        page.get_by_role("button", name="Leave it as it is").tap()
        assert current(page) == 3
        page.get_by_role("button", name="No slip").tap()
        assert current(page) == 4
        page.locator("#verification").get_by_role("button", name="End").tap()
        expect(page.locator("#verification")).to_be_hidden()
