"""Entries looked over in a real browser: doubles side by side, a merge taken back, odd entries."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, console
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def look_at_both(page: Page, name: str) -> None:
    """On a desk and on a phone."""
    desk = page.viewport_size
    for size in (PHONE, desk):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        look(page, name)


def test_s06_two_entries_side_by_side_are_merged_and_the_merge_is_taken_back(
    chief: Console,
) -> None:
    page = chief.open("doubles", "entries")
    page.get_by_role("link", name="Look over").click()
    pair = page.get_by_label("Ivanov, Alexej and Aleksei Ivanov", exact=True)
    expect(pair.locator(".chip").first).to_have_text("the same name in another spelling")
    look_at_both(page, "doubles")
    pair.get_by_role("button", name="Keep entry 9, Ivanov, Alexej").click()
    page.get_by_role("button", name="Merge", exact=True).click()
    expect(pair).to_have_count(0)
    merged = page.get_by_role("region", name="Merged 1")
    expect(merged).to_contain_text("Entry 10, Aleksei Ivanov, into entry 9")
    merged.get_by_role("button", name="Take the merge of entry 10 back").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("stands beside entry 9, Ivanov, Alexej, again")
    dialog.get_by_label("Done by mistake").check()
    dialog.get_by_role("button", name="Take back").click()
    expect(pair).to_be_visible()
    expect(merged).to_have_count(0)


def test_s06_two_people_are_told_apart_by_one_button(chief: Console) -> None:
    page = chief.open("doubles", "entries/review")
    pair = page.get_by_label("Novák, Petr and Petr Novak", exact=True)
    pair.get_by_role("button", name="These are two people").click()
    expect(pair).to_have_count(0)
    apart = page.get_by_role("region", name="Two people by decision 1")
    expect(apart).to_contain_text("Novák, Petr (entry 11) and Petr Novak (entry 12)")


def test_s08_the_chief_chooses_for_each_absentee_and_excludes_the_rest_at_once(
    chief: Console,
) -> None:
    page = chief.open("absent", "check-in")
    page.get_by_role("link", name="Who has not come").click()
    rows = page.locator(".absentees-now li")
    expect(rows).to_have_count(8)
    expect(rows.first.locator("a[href^='tel:+420777000']")).to_be_visible()
    look_at_both(page, "absentees")
    name = rows.first.get_attribute("aria-label")
    row = page.get_by_label(name or "", exact=True)
    row.get_by_role("button", name="Paired anyway").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Called, is on the way").check()
    dialog.get_by_role("button", name="Paired anyway").click()
    expect(row.locator(".chip")).to_have_text("paired anyway")
    page.get_by_role("button", name="Exclude all 7 without a choice").click()
    dialog.get_by_label("Not here at the close of check-in").check()
    dialog.get_by_role("button", name="Exclude 7").click()
    expect(page.get_by_role("heading", name="All decided")).to_be_visible()
    expect(page.locator(".absentees-now .chip", has_text="not paired")).to_have_count(7)
    look_at_both(page, "absentees-decided")
    row.get_by_role("button", name="take the choice back").click()
    dialog.get_by_label("Called again").check()
    dialog.get_by_role("button", name="Take back").click()
    expect(row.locator(".chip")).to_have_count(0)
    expect(page.get_by_role("heading", name="1 without a choice")).to_be_visible()


def test_s08_the_desk_sees_the_numbers_to_call_and_decides_nothing(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "dana", viewport=PHONE, has_touch=True) as desk:
        page = desk.open("absent", "check-in/close")
        expect(page.locator(".absentees-now a[href^='tel:']")).to_have_count(8)
        expect(page.locator("[data-command=decide-absentees]")).to_have_count(0)
        expect(page.locator("#check-in-close")).to_contain_text("the pairing officer decides")


def test_s07_the_pairing_page_leads_to_the_unrated_grandmaster_who_is_put_right(
    chief: Console,
) -> None:
    page = chief.open("doubles", "pairing")
    page.get_by_role("link", name="Look over the entries").last.click()
    row = page.locator(".odd li", has_text="Magnusson, Carl")
    expect(row).to_contain_text("GM without a rating")
    row.get_by_role("link", name="Magnusson, Carl").click()
    rating = page.locator("form[data-command=correct-rating]")
    rating.locator("[name=rating]").fill("2610")
    rating.get_by_role("button", name="Correct the rating").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Wrong person chosen").check()
    dialog.locator("[value=yes]").click()
    expect(rating.locator("[data-part=answer]")).to_have_text("Recorded.")
    chief.open("doubles", "entries/review")
    expect(row).to_have_count(0)
    expect(page.get_by_role("heading", name=re.compile("What looks wrong"))).to_be_visible()


def test_s33_a_late_entry_is_read_before_it_is_recorded(chief: Console) -> None:
    page = chief.open("late-entry", "entries")
    page.get_by_role("button", name="Late entry").click()
    form = page.locator("#player-dialog form")
    form.locator("[name=name]").fill("Nakamura, Hana")
    form.locator("[name=rating]").fill("2575")
    form.get_by_role("button", name="Enter").click()
    asked = page.locator("dialog[open]", has=page.get_by_role("heading", name="Late entry?"))
    means = asked.get_by_role("region", name="What the entry means")
    expect(means).to_contain_text("Paired from round 2 on, and not before check-in at the desk")
    expect(means).to_contain_text("Number 3 of 11; 8 players behind move down by one.")
    look_at_both(page, "late-entry")
    asked.get_by_role("button", name="Cancel").click()
    expect(page.locator("#entries tbody tr")).to_have_count(10)
    form.get_by_role("button", name="Enter").click()
    expect(means).to_contain_text("Number 3 of 11")
    asked.get_by_role("button", name="Enter", exact=True).click()
    expect(form.locator("[data-part=answer]")).to_contain_text("Nakamura, Hana is entered")
    expect(page.locator("#entries tbody tr")).to_have_count(11)


def test_s33_who_stands_there_already_is_named_before_the_late_entry(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "dana", viewport=PHONE, has_touch=True) as desk:
        page = desk.open("late-entry", "entries")
        known = page.locator("#entries tbody th a").first.inner_text().strip()
        page.get_by_role("button", name="Late entry").click()
        form = page.locator("#player-dialog form")
        form.locator("[name=name]").fill(known)
        form.get_by_role("button", name="Enter").click()
        asked = page.locator("dialog[open]", has=page.get_by_role("heading", name="Late entry?"))
        expect(asked).to_contain_text("Entered already?")
        expect(asked).to_contain_text("the same name")


def test_a_player_is_entered_with_both_ratings_and_the_regulations_say_which_counts(
    chief: Console,
) -> None:
    page = chief.open("doubles", "entries")
    page.locator("#enter-player").click()
    form = page.locator("#player-dialog form[data-entry]")
    form.locator("[name=name]").fill("Zweifach, Zoe")
    form.locator("[name=rating]").fill("2104")
    form.locator("[name=national_rating]").fill("2307")
    look_at_both(page, "entry-two-ratings")
    form.locator("button[type=submit]").click()
    expect(form.locator("[data-part=answer]")).to_contain_text("is entered")
    page.keyboard.press("Escape")
    row = page.locator("#entries tbody tr", has_text="Zweifach, Zoe")
    expect(row).to_contain_text("2104")
    expect(row).to_contain_text("national 2307")
    chief.open("doubles", "settings")
    page.locator("[name=ranking_method]").select_option("NIDOF")
    look(page, "rating-that-counts", "light")
    page.locator("#settings button[type=submit]").click()
    expect(page.locator("#settings > .form-buttons [data-part=answer]")).to_have_text("Saved.")
    chief.open("doubles", "entries")
    expect(row).to_contain_text("FIDE 2104")
    row.locator("a.open-player").click()
    forms = page.locator("#player-dialog form[data-command=correct-rating]")
    expect(forms.locator("[name=national_rating]")).to_have_value("2307")
    forms.scroll_into_view_if_needed()
    look_at_both(page, "player-two-ratings")
    forms.locator("[name=national_rating]").fill("2317")
    forms.locator("button").click()
    page.locator("dialog[open]").last.get_by_label("Rating list says so").check()
    page.locator("dialog[open]").last.locator("[value=yes]").click()
    expect(forms.locator("[name=expected_national]")).to_have_value("2317")
    page.goto(f"{chief.hall.url}/t/doubles/entries/")
    look_at_both(page, "public-entries-counts")
