"""The other pages of the console in a real browser: entries, desk, pairing, settings, activity."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Browser, FilePayload, Locator, Page, Route, expect

from frontend.shared.letters import plain
from startup import services
from tests.app.started import Hall

from .console_hall import Console, console, leave_fide_mode, settled
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


REPORT = Path(__file__).parents[1] / "unit" / "pairing" / "corpus" / "d26-mixed-085-n0011-r07.trf"


def entry(page: Page, name: str) -> Locator:
    return page.locator("#entries tbody tr", has_text=name)


def test_a_wrong_password_is_said_and_a_right_one_leads_where_one_wanted(
    browser: Browser, hall: Hall
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{hall.url}/console/entered/entries/")
    page.fill("[name=username]", "chief")
    page.fill("[name=password]", "wrong")
    page.click("button[type=submit]")
    expect(page.get_by_role("alert")).to_be_visible()
    page.fill("[name=password]", "correct horse battery")
    page.click("button[type=submit]")
    expect(page).to_have_url(f"{hall.url}/console/entered/entries/")
    context.close()


def confirmed_with_a_reason(page: Page) -> None:
    """The first of the reasons that are offered."""
    page.locator("dialog[open] input[type=radio]").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def test_a_player_opens_in_the_dialog_the_moment_the_list_is_new(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = chief.open("entered", "entries")
    page.evaluate(
        """() => document.addEventListener("hall:fragment", ({ target }) => {
            const player = target.querySelector("#entries a.open-player");
            if (player) setTimeout(() => player.click());
        })"""
    )
    with console(browser, hall, "anna") as other:
        elsewhere = other.open("entered", "entries")
        elsewhere.click("#enter-player")
        elsewhere.fill("dialog [name=name]", "Moment, Mia")
        elsewhere.click("dialog button[type=submit]")
        expect(elsewhere.locator("dialog [data-part=answer]")).to_contain_text("is entered")
    expect(page.locator("#player-dialog[open] [data-player]")).to_be_visible()


def test_a_player_is_entered_found_corrected_and_withdrawn(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    with console(browser, hall, "anna") as other:
        elsewhere = other.open("entered", "entries")
        page = chief.open("entered", "entries")
        page.click("#enter-player")
        page.fill("dialog [name=name]", "Świątek, Łukasz")
        page.fill("dialog [name=federation]", "POL")
        page.fill("dialog [name=rating]", "2203")
        page.fill("dialog [name=birth_date]", "1998")
        page.click("dialog button[type=submit]")
        expect(page.locator("dialog [data-part=answer]")).to_contain_text("is entered")
        page.keyboard.press("Escape")
        expect(entry(elsewhere, "Świątek")).to_contain_text("2203")
    page.keyboard.press("/")
    page.keyboard.type("swiat lu")
    expect(page.locator("#entries tbody tr:visible")).to_have_count(1)
    page.keyboard.press("Enter")
    rating = page.locator("dialog [data-command=correct-rating]")
    rating.locator("[name=rating]").fill("2303")
    rating.locator("button").click()
    confirmed_with_a_reason(page)
    expect(entry(page, "Świątek")).to_contain_text("2303")
    page.locator("#player-dialog [data-command=withdraw-player]").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(entry(page, "Świątek")).to_contain_text("withdrawn")
    page.locator("#player-dialog [data-command=reinstate-player]").wait_for(state="visible")
    expect(page.locator("#player-dialog [data-command=grant-bye]")).to_have_count(0)


def test_a_refusal_is_said_where_it_was_asked(chief: Console) -> None:
    page = chief.open("entered", "entries")
    entry(page, "Chalupa").locator("a").click()
    kept = page.locator("#player-dialog [data-command=merge-entries]")
    expected = page.locator("#player-dialog [name=expected]")
    expected.evaluate("field => { field.value = '1'; }")
    page.locator("#player-dialog [data-command=correct-rating] [name=rating]").fill("2000")
    page.locator("#player-dialog [data-command=correct-rating] button").click()
    confirmed_with_a_reason(page)
    expect(page.locator("#player-dialog [data-command=correct-rating]")).to_contain_text("not 1")
    expect(kept).to_be_visible()
    expect(page.locator("#answers")).to_be_hidden()


def test_three_letters_and_enter_at_the_desk(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "dana") as dana, console(browser, hall, "chief") as chief:
        page, elsewhere = dana.open("desk", "check-in"), chief.open("desk", "check-in")
        page.keyboard.type("nobody")
        page.keyboard.press("Enter")
        page.keyboard.type("dvo")
        expect(page.locator("#matches li[aria-selected=true]")).to_contain_text("Dvořák")
        page.keyboard.press("Enter")
        page.keyboard.type("ива")
        page.keyboard.press("Enter")
        page.keyboard.type("dvo")
        page.keyboard.press("Enter")
        expect(page.locator("#just-now")).to_contain_text("was checked in already")
        expect(page.locator("[data-count=in]")).to_have_text("2")
        expect(elsewhere.locator("[data-count=in]")).to_have_text("2")
        expect(elsewhere.locator("#not-here")).not_to_contain_text("Dvořák")
        page.locator("#just-now li", has_text="Иванов").locator("button").click()
        expect(elsewhere.locator("[data-count=in]")).to_have_text("1")


def test_the_desk_works_on_without_the_network(browser: Browser, hall: Hall) -> None:
    """S05, with a second desk that checks in one of the same people meanwhile."""
    with console(browser, hall, "dana") as dana, console(browser, hall, "chief") as chief:
        page, elsewhere = dana.open("desk", "check-in"), chief.open("desk", "check-in")
        dana.context.set_offline(True)
        for letters in ("lo", "rehor", "sim"):
            page.keyboard.type(letters)
            page.keyboard.press("Enter")
        expect(page.locator("#unsent [data-part=count]")).to_have_text("3")
        elsewhere.keyboard.type("rehor")
        elsewhere.keyboard.press("Enter")
        expect(elsewhere.locator("#not-here")).not_to_contain_text("Řehoř")
        expect(elsewhere.locator("#not-here")).to_contain_text("Šimek")
        dana.context.set_offline(False)
        expect(page.locator("#unsent")).to_be_hidden()
        page.reload()
        for shown in (page, elsewhere):
            for name in ("Łoś", "Řehoř", "Šimek"):
                expect(shown.locator("#not-here")).not_to_contain_text(name)
        answer = page.request.get(f"{hall.url}/api/v1/tournaments/desk/events/?limit=500")
        checked = [each for each in answer.json()["events"] if each["type"] == "PlayerCheckedIn"]
        assert len(checked) >= 3
        scopes = [each["scopes"] for each in checked]
        assert len(scopes) == len({str(scope) for scope in scopes}), "somebody is here twice"


def test_from_the_start_to_a_published_round(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "anna") as anna, console(browser, hall, "bruno") as bruno:
        page, watching = anna.open("paired", "pairing"), bruno.open("paired", "pairing")
        expect(watching.locator("[data-command=request-pairing]")).to_have_count(0)
        page.locator("[data-command=request-pairing]").click()
        expect(page.locator(".notice.draft")).to_be_visible(timeout=60_000)
        expect(page.locator(".draft-table tbody tr")).to_have_count(5)
        expect(page.locator(".round-side")).to_contain_text("dutch-2026")
        expect(page.locator(".round-side")).to_contain_text("pairing-allocated bye")
        expect(watching.locator(".notice.draft")).to_be_visible()
        page.locator("[data-command=discard-pairing]").click()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.locator("[data-command=request-pairing]").click(timeout=60_000)
        page.locator("[data-command=publish-round]").click(timeout=60_000)
        page.keyboard.press("Enter")
        expect(page.locator(".notice.published")).to_contain_text("5 without a result")
        page.get_by_role("link", name="Results", exact=True).last.click()
        expect(page.locator('tr[aria-current="true"]')).to_be_visible()
        for _ in range(5):
            page.keyboard.press("1")
        expect(page.locator("[data-count=missing]")).to_have_text("all in")
        page = anna.open("paired", "pairing")
        expect(page.get_by_text("Ready to be paired")).to_be_visible()
        page = anna.open("paired", "standings")
        expect(page.locator(".standings tbody tr")).to_have_count(11)


def test_what_is_missing_is_listed_board_by_board(chief: Console) -> None:
    page = chief.open("keys", "pairing")
    expect(page.get_by_text("10 results of round 1 missing")).to_be_visible()
    page.locator(".board-links a", has_text=re.compile("^7$")).click()
    expect(page.locator('tr[aria-current="true"]')).to_have_attribute("data-board", "7")


def test_what_moves_while_a_part_is_fetched_is_shown_too(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    """The first answer is made before the second result and comes after it."""
    with console(browser, hall, "bruno") as bruno:
        watching, typing = chief.open("burst", "pairing"), bruno.open("burst")
        held: list[tuple[Route, APIResponse]] = []

        def hold(route: Route) -> None:
            if held:
                route.continue_()
            else:
                held.append((route, route.fetch()))

        watching.route("**/console/burst/pairing/2/", hold)
        typing.keyboard.press("1")
        while not held:
            watching.wait_for_timeout(50)
        typing.keyboard.press("1")
        settled(typing, 2, "1–0")
        watching.wait_for_timeout(500)
        held[0][0].fulfill(response=held[0][1])
        expect(watching.get_by_text("8 results of round 1 missing")).to_be_visible()
        expect(watching.locator(".tabs")).to_contain_text("8")


def test_starting_shows_the_numbers_and_the_lot(chief: Console) -> None:
    page = chief.open("entered", "pairing")
    numbers = page.locator(".list tbody tr")
    expect(numbers.first).to_contain_text("Čapek")
    page.get_by_role("button", name="Start the tournament").click()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Ready to be paired")).to_be_visible()
    page = chief.open("entered", "activity")
    expect(page.locator(".activity")).to_contain_text("drawn by lot")


def test_settings_and_arbiters(chief: Console) -> None:
    page = chief.open("empty", "settings")
    page.fill("#settings [name=city]", "Praha")
    page.fill("#settings [name=round_starts]", "2026-08-01 10:00\n2026-08-01 16:00")
    expect(page.get_by_label("First board of this section")).to_have_value("1")
    page.get_by_label("First board of this section").fill("101")
    page.click("#settings button[type=submit]")
    expect(page.locator("#settings [data-part=answer]")).to_have_text("Saved.")
    page.locator("#arbiters tr", has_text="Cyril Arbiter").get_by_role("button").click()
    page.keyboard.press("Enter")
    expect(page.locator("#arbiters .people-table")).not_to_contain_text("Cyril")
    page.reload()
    assert '"board_offset":100' in page.locator("#settings-now").inner_text().replace(" ", "")
    expect(page.get_by_label("First board of this section")).to_have_value("101")
    expect(page.locator("#settings [name=city]")).to_have_value("Praha")
    page.goto(f"{chief.hall.url}/console/empty/activity/?kind=settings")
    expect(page.locator(".activity")).to_contain_text("city none → Praha")


def test_the_feed_is_filtered_and_each_event_has_a_link(chief: Console) -> None:
    page = chief.open("layers", "activity")
    page.select_option("[name=kind]", "rounds")
    expect(page).to_have_url(re.compile(r"\?kind=rounds$"))
    expect(page.locator(".activity")).to_contain_text("Round 1 published")
    expect(page.locator(".activity")).not_to_contain_text("entered")
    link = page.locator(".activity .seq").first
    seq = link.inner_text()
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Event {seq}")
    page.get_by_role("link", name="Among its neighbours").click()
    expect(page.locator(".activity li:target")).to_contain_text(seq)


def test_the_tournament_is_closed_after_the_last_result_and_reopened_with_a_reason(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    with console(browser, hall, "bruno") as bruno:
        page, watching = chief.open("ending", "pairing"), bruno.open("ending", "results")
        expect(page.locator(".notice.ending")).to_contain_text("cannot be closed yet")
        watching.keyboard.press("5")
        page.locator("[data-command=close-tournament]").click()
        page.locator("dialog[open] button", has_text="Close the tournament").click()
        expect(page.locator(".notice.ending")).to_contain_text("is closed")
        expect(page.locator("[data-command=reopen-round]")).to_have_count(0)
        page.locator("[data-command=reopen-tournament]").click()
        page.keyboard.press("2")
        page.keyboard.press("Enter")
        expect(page.locator("[data-command=close-tournament]")).to_be_visible()


def test_an_earlier_moment_can_be_looked_at_but_not_changed(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/console/layers/entries/?at=10")
    expect(page.get_by_text("As of event #10")).to_be_visible()
    expect(page.locator("#enter-player")).to_have_count(0)
    page.goto(f"{chief.hall.url}/console/layers/entries/?at=99999")
    expect(page.get_by_role("heading")).to_have_text("Nothing is here")


def test_a_new_tournament_is_made_and_leads_to_its_entries(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/new/")
    expect(page.locator("#new-tournament label.field:visible")).to_have_count(5)
    page.click("#more > summary")
    page.fill("[name=festival_name]", "Olomouc Summer")
    page.fill("[name=name]", "Open Č")
    expect(page.locator("[name=slug]")).to_have_value("olomouc-summer-open-c")
    page.fill("[name=rounds]", "7")
    expect(page.locator("[name=round_starts]")).to_have_value("")
    starts = "2026-08-01T10:30\n2026-08-01T16:30"
    page.fill("[name=round_starts]", starts)
    page.click("button[type=submit] >> text=Make")
    expect(page).to_have_url(f"{chief.hall.url}/console/olomouc-summer-open-c/entries/")
    expect(page.get_by_text("No players yet")).to_be_visible()
    settings = chief.open("olomouc-summer-open-c", "settings")
    expect(settings.locator("[name=round_starts]")).to_have_value(starts)


def test_only_the_chosen_system_shows_its_readings(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/new/")
    page.click("#more > summary")
    page.fill("[name=festival_name]", "Archive")
    page.fill("[name=name]", "Club 1992")
    page.select_option("[name=system]", "vincze")
    expect(page.locator("fieldset.readings:visible legend")).to_have_text("Readings of VinczeSwiss")
    page.fill("[name='system_options.seed']:visible", "Brno 7")
    page.click("button[type=submit] >> text=Make")
    leave_fide_mode(page, 1)
    expect(page).to_have_url(f"{chief.hall.url}/console/archive-club-1992/entries/")
    settings = chief.open("archive-club-1992", "settings")
    expect(settings.locator("[name=system]")).to_have_value("vincze")
    expect(settings.locator("[name='system_options.seed']:visible")).to_have_value("Brno 7")
    settings.select_option("[name=system]", "dutch-2017")
    settings.select_option("[name='system_options.parity']:visible", "tpn")
    settings.click("#settings button[type=submit]")
    expect(settings.locator("#settings [data-part=answer]")).to_have_text("Saved.")
    settings.reload()
    expect(settings.locator("[name=system]")).to_have_value("dutch-2017")
    expect(settings.locator("[name='system_options.parity']:visible")).to_have_value("tpn")


def test_who_is_no_arbiter_here_is_told_so(browser: Browser, hall: Hall, chief: Console) -> None:
    with console(browser, hall, "anna") as anna:
        answer = anna.page.goto(f"{hall.url}/console/olomouc-summer-open-c/results/")
        assert answer is not None
        assert answer.status == 403
        expect(anna.page.get_by_role("heading")).to_contain_text("no arbiter")


def test_a_report_is_taken_back_with_its_rounds_by_one_button(chief: Console) -> None:
    page = chief.open("empty", "entries/import")
    file: FilePayload = {"name": "r.trf", "mimeType": "text/plain", "buffer": REPORT.read_bytes()}
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what it would do").click()
    page.click("#import-confirm >> text=Enter 11 players")
    expect(page).to_have_url(re.compile("/entries/$"))
    page = chief.open("empty", "activity")
    for size in (PHONE, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        look(page, "report-batch", "light")
    page.get_by_role("button", name="Take all back …").click()
    expect(page.locator("dialog[open]")).to_contain_text("rounds, results and settings")
    confirmed_with_a_reason(page)
    expect(page.locator("[data-type=ReportTakenBack]")).to_be_visible()
    expect(page.get_by_role("button", name="Take all back …")).to_have_count(0)
    page = chief.open("empty", "pairing")
    expect(page.locator("main")).not_to_contain_text("Round 1 is published")


def test_good_lines_are_entered_and_the_others_are_mended_on_the_page(chief: Console) -> None:
    page = chief.open("empty", "entries/import")
    bad = "Name;Fed;Rtg\nDvořák, Jan;CZE;2100\n;POL;1900\nŁoś, Ewa;POLAND;x\n"
    _upload(page, bad)
    expect(page.locator("#dry-run [data-part=tally]")).to_contain_text("2 with problems")
    mend = page.locator("[data-part=bad] tbody tr")
    expect(mend).to_have_count(2)
    page.click("#import-confirm >> text=Do what is ticked: 1 entered")
    expect(page.locator("[data-part=done]")).to_contain_text("Recorded: 1 entered.")
    expect(mend).to_have_count(2)
    mend.nth(1).locator("[data-cell=federation]").fill("POL")
    mend.nth(1).locator("[data-cell=rating]").fill("1900")
    page.click("#look-again")
    expect(mend).to_have_count(1)
    page.click("#import-confirm >> text=Do what is ticked: 1 entered")
    expect(page.locator("[data-part=done]")).to_contain_text("Recorded: 1 entered.")
    expect(page.locator("[data-part=list] details")).to_contain_text("2 known and as on the list")
    page = chief.open("empty", "entries")
    expect(entry(page, "Łoś, Ewa")).to_contain_text("1900")


def test_the_list_of_yesterday_with_changes_and_one_undo(chief: Console) -> None:
    page = chief.open("empty", "entries/import")
    _upload(page, "Name;Fed;Rtg;Birth\nAbel, Ada;CZE;2300;1990\nBach, Bo;CZE;2200;1991\n")
    page.click("#import-confirm >> text=Do what is ticked: 2 entered")
    expect(page.locator("[data-part=done]")).to_contain_text("Recorded: 2 entered.")
    _upload(page, "Name;Fed;Rtg;Birth\nAbel, Ada;CZE;2310;1990\nCole, Cy;CZE;2100;1992\n")
    expect(page.locator("[data-part=changed]")).to_contain_text("rating: 2300 → 2310")
    gone = page.locator("[data-part=gone] tbody tr", has_text="Bach, Bo")
    expect(gone.locator("input")).not_to_be_checked()
    gone.locator("input").check()
    page.click("#import-confirm >> text=1 entered, 1 field corrected, 1 withdrawn")
    expect(page.locator("[data-part=done]")).to_contain_text("1 withdrawn")
    page.click("text=Take it all back …")
    page.keyboard.press("2")
    with page.expect_response("**/undo/") as answered:
        page.keyboard.press("Enter")
    assert answered.value.status == 201
    page = chief.open("empty", "entries")
    expect(entry(page, "Abel, Ada")).to_contain_text("2300")
    expect(entry(page, "Cole, Cy")).to_contain_text("entry taken back")
    expect(entry(page, "Bach, Bo")).not_to_contain_text("withdrawn")


def test_browser_and_server_fold_names_alike(chief: Console) -> None:
    page = chief.open("entered", "entries")
    module = page.locator("script[src*='/shell.js']").get_attribute("src") or ""
    names = [
        "Dvořák, Jiří",
        "ŁOŚ-Żak  Ewa",
        "Олійник, Йосип",
        "Щукин Ёж",
        "O'Brien",
        "Øster ßa",
        "Đặng",
    ]
    folded = page.evaluate(
        "async ([module, names]) => names.map((await import(module)).plain)",
        [module.replace("console/js/shell/shell.js", "shared/js/letters.js"), names],
    )
    assert folded == [plain(name) for name in names]
    assert folded[:2] == ["dvorak jiri", "los zak ewa"]


def _upload(page: Page, text: str) -> None:
    file: FilePayload = {
        "name": "list.csv",
        "mimeType": "text/csv",
        "buffer": text.encode("cp1250"),
    }
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what it would do").click()
