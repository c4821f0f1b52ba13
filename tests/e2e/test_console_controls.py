"""What an arbiter does once in a tournament: regulations, numbers, second looks, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, leave_fide_mode, said_of, settled
from .looks import look, picture

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

REPORT = """012 Brno Rapid
022 Brno
032 CZE
092 FIDE (Dutch) System
142 3
152 w
"""


def report(*ratings: str) -> str:
    """Four players after one round; the ratings as they stand in the file."""
    names = ("Novak, Jan", "Dvorak, Petr", "Simek, Karel", "Zeman, Ota")
    games = ("4 w 1", "3 b 1", "2 w 0", "1 b 0")
    points = ("1.0", "1.0", "0.0", "0.0")
    lines = [
        f"001 {at:4} m    {name:33} {rating:>4} CZE {'':22} {score:>4} {at:4}     {game}"
        for at, (name, rating, score, game) in enumerate(
            zip(names, ratings, points, games, strict=True), 1
        )
    ]
    return REPORT + "\n".join(lines) + "\n"


def pick(page: Page, *letters: str) -> None:
    for few in letters:
        page.fill("#pick", few)
        page.keyboard.press("Enter")


def groups(page: Page) -> Locator:
    return page.locator("#prohibited li")


def agree(page: Page, key: str = "") -> None:
    """Answers the question that is open: with the reason of that digit, or yes."""
    expect(page.locator("dialog[aria-labelledby=dialog-title][open]")).to_be_visible()
    if key:
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def test_a_group_is_kept_apart_and_let_go_on_every_console(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    with console(browser, hall, "anna") as anna:
        page, watching = chief.open("apart", "settings"), anna.open("apart", "settings")
        expect(groups(page)).to_have_count(0)
        pick(page, "cap")
        page.click("#prohibit button[type=submit]")
        assert page.evaluate("!document.querySelector('#prohibit').checkValidity()")
        pick(page, "rehor", "ива")
        page.fill("#last-round", "5")
        page.click("#prohibit button[type=submit]")
        expect(groups(watching)).to_contain_text(["Čapek, A., Řehoř, A. and Иванов, A."])
        expect(groups(watching)).to_contain_text(["rounds 1–5"])
        pick(watching, "dvo", "nov")
        watching.click("#prohibit button[type=submit]")
        expect(groups(page)).to_have_count(2)
        watching.fill("#settings [name=city]", "Plzeň")
        watching.click("#settings button[type=submit] >> text=Save")
        expect(watching.locator("#settings > .form-buttons [data-part=answer]")).to_have_text(
            "Saved."
        )
        groups(page).first.get_by_role("button").click()
        agree(page)
        expect(page.locator("#toasts")).to_contain_text("Let them meet again: recorded.")
        expect(groups(watching)).to_have_count(1)
        expect(groups(watching)).to_contain_text(["Dvořák, A. and Novák, A."])


def test_a_player_keeps_a_board_while_other_settings_change(chief: Console) -> None:
    page = chief.open("fixed", "entries")
    page.locator("#entries a", has_text="Šimek").click()
    form = page.locator("#fixed-board form")
    form.locator("[type=number]").fill("1")
    form.locator("[type=submit]").click()
    expect(form.get_by_text("Clear")).to_be_visible()
    page = chief.open("fixed", "settings")
    expect(page.locator("#fixed li")).to_contain_text(["Šimek, A."])
    page.fill("#settings [name=city]", "Cheb")
    page.click("#settings button[type=submit] >> text=Save")
    expect(page.locator("#settings > .form-buttons [data-part=answer]")).to_have_text("Saved.")
    page.reload()
    expect(page.locator("#fixed li")).to_contain_text(["board 1"])
    page.locator("#fixed li a").click()
    page.locator("#fixed-board").get_by_text("Clear").click()
    agree(page)
    page = chief.open("fixed", "settings")
    expect(page.locator("#fixed li")).to_have_count(0)
    expect(page.locator("#settings [name=city]")).to_have_value("Cheb")


def test_after_the_start_a_board_is_fixed_for_a_reason(chief: Console) -> None:
    page = chief.open("fixed-late", "entries/12")
    form = page.locator("#fixed-board form")
    form.locator("[type=number]").fill("3")
    form.locator("[type=submit]").click()
    agree(page, "1")
    expect(form).to_contain_text("Recorded.")
    page = chief.open("fixed-late", "settings")
    expect(page.locator("#fixed li")).to_contain_text(["board 3"])


def test_after_the_start_regulations_are_fixed_and_the_chief_changes_them_from_a_round_on(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = chief.open("fixed-late", "settings")
    fixed = page.locator("#fixed-regulations")
    expect(fixed).to_contain_text("fixed since the start")
    expect(fixed).to_contain_text("FIDE (Dutch) System")
    expect(page.locator("#settings [name=pab]")).to_have_count(0)
    look(page, "regulations-fixed", "light")
    city = page.locator("#settings [name=city]")
    city.fill("Olomouc")
    city.press("Enter")
    saved = page.locator("#settings [data-part=answer]")
    expect(saved).to_have_text("Saved.")
    city.fill("Opava")
    expect(saved).to_have_text("")
    page.click("#discard")
    page.locator("#regulations > details > summary").click()
    form = page.locator("#change-regulations")
    form.get_by_role("button", name="Change").click()
    expect(form.locator("[data-part=answer]")).to_have_text("Nothing is changed yet.")
    form.locator("[name=from_round]").fill("2")
    form.locator("[name=pab]").select_option("1")
    form.locator("[name=rounds]").fill("7")
    look(page, "regulations-form", "light")
    form.get_by_role("button", name="Change").focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Rounds: 9 → 7")
    expect(dialog).to_contain_text("Pairing-allocated bye: 1 → ½")
    picture(page, "regulations-dialog")
    agree(page, "1")
    expect(dialog).to_contain_text("7 rounds instead of 9?")
    picture(page, "regulations-again")
    page.keyboard.press("Escape")
    expect(form.locator("[data-part=answer]")).to_have_text("Not changed.")
    form.get_by_role("button", name="Change").click()
    agree(page, "1")
    expect(dialog).to_contain_text("a second time")
    page.keyboard.press("Enter")
    leave_fide_mode(page, 2)
    spans = page.locator("#regulations > .people > li")
    expect(spans).to_have_count(2)
    expect(spans.nth(1)).to_contain_text("From round 2 on")
    assert page.url.endswith("#group-regulations")
    expect(page.locator("#toasts")).to_contain_text("The regulations are changed.")
    expect(spans.nth(1)).to_contain_text("rounds 9 → 7; pairing-allocated bye 1 → ½")
    page.set_viewport_size({"width": 390, "height": 844})
    look(page, "regulations-changed", "light")
    page = chief.open("fixed-late", "activity")
    expect(page.locator("main")).to_contain_text("Regulations changed from round 2 on: rounds 9")
    with console(browser, hall, "anna") as deputy:
        page = deputy.open("fixed-late", "settings")
        expect(page.locator("#fixed-regulations")).to_contain_text("the chief arbiter does it")
        expect(page.locator("#change-regulations")).to_have_count(0)
        expect(page.locator("#regulations li")).to_have_count(2)


def test_numbers_that_a_corrected_rating_moves_are_given_anew(chief: Console) -> None:
    page = chief.open("renumbered", "entries")
    banner = page.locator("#numbers .notice")
    expect(banner).to_have_count(0)
    last = page.locator("#entries tbody tr").last
    name = last.locator("th").inner_text()
    last.locator("a").click()
    rating = page.locator("#player-dialog [data-command=correct-rating]")
    rating.locator("[name=rating]").fill("2700")
    rating.locator("button").click()
    expect(page.locator("dialog[open] .reach")).to_contain_text("20 pairing numbers move")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(banner).to_contain_text("20 players would get another number")
    page.keyboard.press("Escape")
    banner.locator("summary").click()
    expect(banner.locator("tbody tr").first).to_contain_text(name.split()[-1])
    expect(banner.locator("tbody tr").first).to_contain_text("20")
    banner.locator("button[data-command]").click()
    agree(page)
    expect(banner).to_have_count(0)
    expect(page.locator("#entries tbody tr").first).to_contain_text(name)


def test_a_second_arbiter_confirms_what_the_first_typed(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "anna") as anna, console(browser, hall, "bruno") as bruno:
        typing, second = anna.open("confirmed"), bruno.open("confirmed")
        typing.keyboard.press("1")
        typing.keyboard.press("5")
        settled(second, 2, "½–½")
        second.locator('tr[data-board="1"] [data-part=result]').click()
        second.locator("dialog button[value=confirm]").click()
        expect(board(typing, 1).locator("[data-part=confirmed]")).to_have_text(
            re.compile("Bruno Arbiter")
        )
        second.keyboard.press("c")
        expect(board(typing, 2).locator("[data-part=confirmed]")).to_be_visible()
        typing.locator('tr[data-board="1"] [data-part=result]').click()
        expect(typing.locator("dialog button[value=confirm]")).to_have_count(0)
        typing.keyboard.press("Escape")
        typing.reload()
        expect(board(typing, 2).locator("[data-part=confirmed]")).to_be_visible()
        expect(board(typing, 3).locator("[data-part=confirmed]")).to_be_hidden()


def test_a_tournament_is_closed_under_settings_and_its_header_says_so(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    with console(browser, hall, "bruno") as bruno:
        page, watching = chief.open("closing", "settings"), bruno.open("closing", "results")
        expect(watching.locator("#phase")).to_have_text("")
        page.locator("[data-command=close-tournament]").click()
        agree(page)
        expect(page.locator("#ending")).to_contain_text("is closed")
        expect(watching.locator("#phase")).to_contain_text("closed")
        page.locator("[data-command=reopen-tournament]").click()
        agree(page, "1")
        expect(page.locator("[data-command=close-tournament]")).to_be_visible()
        expect(watching.locator("#phase")).to_have_text("")


def test_an_acceleration_of_a_report_is_shown_and_changed_by_hand(chief: Console) -> None:
    page = chief.open("virtual", "settings")
    panel = page.locator("#virtual-panel")
    expect(panel).to_contain_text("Čapek, A., Chalupa, A.")
    expect(panel).to_contain_text("rounds 1–3")
    expect(panel).to_contain_text("+1")
    panel.locator("[name=numbers]").fill("3, 99")
    panel.locator("[name=numbers]").press("Enter")
    assert said_of(page, panel.locator("[name=numbers]")) == "Nobody has the number 99."
    expect(panel.locator("[name=numbers]")).to_be_focused()
    expect(panel.locator("[name=numbers]")).to_have_value("3, 99")
    expect(page.locator("#virtual-preview")).to_have_text("")
    panel.locator("[name=numbers]").fill("3-4, 6")
    expect(panel.locator("[name=numbers]")).not_to_have_attribute("aria-invalid", "true")
    panel.locator("[name=last]").fill("2")
    panel.locator("[name=last]").press("Enter")
    expect(page.locator("#virtual-preview")).to_contain_text("for 3 players")
    expect(page.locator("#virtual-preview tbody tr")).to_have_count(2)
    page.locator("#virtual-preview button.primary").press("Enter")
    expect(page.locator("#virtual li")).to_have_count(2)
    expect(page.locator("#toasts")).to_contain_text("Virtual points: recorded.")
    expect(page.locator("#virtual-preview button.primary")).to_have_count(0)
    page.locator("#virtual li").first.get_by_role("button").click()
    agree(page)
    expect(page.locator("#virtual li")).to_have_count(1)
    expect(page.locator("#toasts")).to_contain_text("Take the virtual points away: recorded.")
    expect(page.locator("#virtual")).to_contain_text("rounds 1–2")


def test_a_tournament_is_made_of_a_report(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/new/")
    _choose(page, report("2200", "2100", "2000", "1900"))
    expect(page.locator("[name=name]")).to_have_value("Brno Rapid")
    page.click("button[type=submit] >> text=Make")
    expect(page).to_have_url(f"{chief.hall.url}/console/brno-rapid/entries/")
    expect(page.locator("#entries tbody tr")).to_have_count(4)
    expect(page.locator("#file-notes")).to_contain_text("The file is entered.")
    expect(page.locator("#file-notes")).to_contain_text(
        "Name, rounds and points become those of the file"
    )
    page.reload()
    expect(page.locator("#entries tbody tr")).to_have_count(4)
    expect(page.locator("#file-notes")).to_have_count(0)
    page = chief.open("brno-rapid", "results")
    expect(page.locator("tr[data-game]")).to_have_count(2)
    page.goto(f"{chief.hall.url}/new/")
    _choose(page, report("22x0", "2100", "2000", "1900").replace("Rapid", "Blitz"))
    page.click("button[type=submit] >> text=Make")
    expect(page.get_by_role("alert")).to_contain_text("line 7")
    page.get_by_role("link", name="Import another file").click()
    expect(page).to_have_url(f"{chief.hall.url}/console/brno-blitz/entries/import/")


def _choose(page: Page, text: str) -> None:
    file: FilePayload = {"name": "report.trf", "mimeType": "text/plain", "buffer": text.encode()}
    page.set_input_files("#report", files=[file])
