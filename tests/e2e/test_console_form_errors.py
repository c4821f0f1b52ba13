"""What is wrong with a form stands beside its fields in a browser, and the first has the focus."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Dialog, Error, Route, expect

from startup import services

from .console_hall import Console, said_of

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def test_the_browsers_checks_and_the_servers_stand_beside_the_fields(chief: Console) -> None:
    page = chief.open("entered", "entries")
    page.click("#enter-player")
    name, federation = (page.locator(f"dialog [name={each}]") for each in ("name", "federation"))
    federation.fill("xx")
    page.fill("dialog [name=club]", "Sokol")
    page.click("dialog button[type=submit]")
    assert said_of(page, name) == "This is needed."
    assert said_of(page, federation) == "Three capital letters."
    expect(name).to_be_focused()
    name.press_sequentially("   ")
    expect(name).not_to_have_attribute("aria-invalid", "true")
    federation.fill("CZE")
    page.keyboard.press("Enter")
    assert said_of(page, name) == "This is needed."
    expect(name).to_be_focused()
    expect(page.locator("dialog [name=club]")).to_have_value("Sokol")
    expect(page.locator("#answers")).to_be_hidden()


def test_settings_show_what_is_changed_and_each_mistake_at_its_field(chief: Console) -> None:
    page = chief.open("entered", "settings")
    city = page.input_value("#settings [name=city]")
    page.fill("#settings [name=city]", "Cheb")
    page.select_option("#settings [name=draw]", "3")
    page.fill("#settings [name=round_starts]", "tomorrow")
    expect(page.locator("#changes")).to_contain_text("Not saved yet: 3 changes")
    expect(page.locator("#changes li")).to_have_count(3)
    expect(page.locator("#changes")).to_contain_text("Draw: ½ → 1½")
    page.click("#settings button[type=submit]")
    win, starts = page.locator("[name=win]"), page.locator("[name=round_starts]")
    assert "A win must be worth more than a draw" in said_of(page, win)
    assert "must be a date" in said_of(page, starts)
    expect(win).to_be_focused()
    expect(starts).to_have_value("tomorrow")
    answer = page.locator("#settings [data-part=answer]")
    expect(answer).to_have_text("Not done yet: look at what is marked.")
    page.click("#discard")
    expect(page.locator("#changes")).to_be_hidden()
    expect(answer).to_have_text("")
    expect(page.locator("#settings [aria-invalid=true]")).to_have_count(0)
    expect(page.locator("#settings [name=city]")).to_have_value(city)


def test_what_is_typed_between_save_and_its_answer_is_not_saved(chief: Console) -> None:
    page = chief.open("entered", "settings")
    held: list[Route] = []
    page.route("**/commands/change-settings/", lambda route: held.append(route))
    city, changes = page.locator("#settings [name=city]"), page.locator("#changes")
    before = city.input_value()
    city.fill("Cheb")
    with page.expect_request("**/commands/change-settings/"):
        page.click("#settings button[type=submit]")
    city.fill("Plzeň")
    held[0].continue_()
    expect(page.locator("#settings [data-part=answer]")).to_have_text("Saved.")
    expect(changes).to_contain_text("Cheb → Plzeň")
    page.click("#discard")
    expect(city).to_have_value("Cheb")
    page.unroute("**/commands/change-settings/")
    city.fill(before)
    page.click("#settings button[type=submit]")
    expect(changes).to_be_hidden()


def test_a_mistake_in_the_closed_part_of_a_new_tournament_opens_it(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/new/")
    page.fill("[name=name]", "Open of the closed part")
    page.fill("[name=start_date]", "2026-08-09")
    page.evaluate("() => { document.querySelector('[name=end_date]').value = '2026-08-01'; }")
    page.click("button[type=submit] >> text=Make")
    end = page.locator("[name=end_date]")
    assert "before the first day" in said_of(page, end)
    expect(end).to_be_focused()
    expect(page.locator("[name=name]")).to_have_value("Open of the closed part")
    page.fill("[name=end_date]", "2026-08-12")
    page.click("button[type=submit] >> text=Make")
    expect(page).to_have_url(f"{chief.hall.url}/console/open-of-the-closed-part/entries/")


def test_who_leaves_words_that_are_not_sent_is_asked_first(chief: Console) -> None:
    page = chief.open("entered", "entries")
    page.click("#enter-player")
    page.locator("dialog [name=name]").press_sequentially("Nov")
    asked = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.once("dialog", stay)
    with contextlib.suppress(Error):
        page.goto(f"{chief.hall.url}/console/entered/activity/", timeout=5_000)
    assert asked == ["beforeunload"]
    expect(page.locator("dialog [name=name]")).to_have_value("Nov")
    page.keyboard.press("Escape")
    page.goto(f"{chief.hall.url}/console/entered/activity/")


def test_who_leaves_an_event_that_is_not_saved_is_asked_first(chief: Console) -> None:
    page = chief.open("entered", "festival")
    asked: list[str] = []

    def leave(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", leave)
    place = page.locator("#festival [name=place]")
    place.fill("Cheb")
    page.locator("#tabs").get_by_role("link", name="Entries").click()
    page.wait_for_url("**/entries/")
    assert asked == ["beforeunload"]
    page = chief.open("entered", "festival")
    place.fill("Cheb")
    page.click("#festival button[type=submit]")
    expect(page.get_by_text("Saved. It stands in the activity")).to_be_visible()
    expect(place).to_have_value("Cheb")
    page.fill("#festival [name=first_day]", "2026-08-09")
    page.fill("#festival [name=last_day]", "2026-08-01")
    page.click("#festival button[type=submit]")
    expect(page.locator("#festival .error")).to_contain_text("before the first day")
    assert asked == ["beforeunload"], "sending it is no leaving"
    page.locator("#tabs").get_by_role("link", name="Entries").click()
    page.wait_for_url("**/entries/")
    assert asked == ["beforeunload"] * 2, "what was refused is not saved"


def test_a_log_in_without_a_script_says_what_is_missing(chief: Console) -> None:
    context = chief.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    page = context.new_page()
    page.goto(f"{chief.hall.url}/login/")
    page.fill("[name=username]", "chief")
    page.fill("[name=password]", "wrong")
    page.click("button[type=submit]")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[name=username]")).to_have_value("chief")
    expect(page.locator("[name=password]")).to_be_focused()
    context.close()
