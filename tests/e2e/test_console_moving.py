"""A player moved between two sections, as the arbiter does it: read for both, done, taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from startup import services

from .console_hall import Console
from .looks import look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


def look_at_both(page: Page, name: str) -> None:
    """On a desk and on a phone."""
    for size in (PHONE, {"width": 1280, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        look(page, name, "light")


def test_a_player_is_moved_after_round_1_and_the_move_is_taken_back(chief: Console) -> None:
    page = chief.open("played-b", "entries/3")
    name = (page.locator("article h2").inner_text()).strip()
    page.get_by_role("link", name="Move to another section …").click()
    here, there = page.locator("[data-half=here]"), page.locator("[data-half=there]")
    expect(here).to_contain_text("withdrawn from round 2 on")
    expect(there).to_contain_text("Paired from round 2 on")
    expect(there.get_by_label("Round 3: zero-point bye")).to_be_checked()
    look_at_both(page, "move")
    there.get_by_label("For each round missed there (1)").select_option("half")
    page.get_by_label("Reason").fill("Belongs in Section A")
    page.get_by_label("Reason").press("Enter")
    expect(page.get_by_text("Moved to Section A, entry 9")).to_be_visible()
    expect(page.locator("article")).to_contain_text("withdrawn from round 2")
    look_at_both(page, "moved-away")
    page.get_by_role("link", name="Section A, entry 9").click()
    expect(page.locator("article")).to_contain_text("Moved here from Section B, entry 3")
    expect(page.locator("article h2")).to_have_text(name)
    expect(page.locator(".byes-table")).to_contain_text("zero point")
    page.get_by_role("button", name="Take the move back …").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Both halves are taken back")
    dialog.get_by_label("Moved by mistake").check()
    dialog.get_by_role("button", name="Take the move back").click()
    expect(page.locator("article")).to_contain_text("Recorded.")
    page.reload()
    expect(page.locator("article")).to_contain_text("entry taken back")
    chief.open("played-b", "entries/3")
    expect(page.locator("article")).to_contain_text("checked in")
    expect(page.get_by_role("link", name="Move to another section …")).to_be_visible()


def test_before_the_start_the_entry_goes_and_the_activity_takes_the_move_back(
    chief: Console,
) -> None:
    page = chief.open("early-b", "entries/5/move")
    expect(page.locator("[data-half=here]")).to_contain_text("on no list here any more")
    page.get_by_label("Reason").fill("Entered in the wrong section")
    page.get_by_role("button", name="Move to Section A").click()
    expect(page.get_by_text("Moved to Section A, entry 9")).to_be_visible()
    chief.open("early-a", "activity")
    row = page.get_by_role("listitem").filter(has_text="moved here from Section B, entry 5").first
    expect(row).to_contain_text("Entered in the wrong section")
    look_at_both(page, "moved-activity")


def test_who_was_moved_is_erased_in_both_sections_with_the_texts_that_are_ticked(
    chief: Console,
) -> None:
    page = chief.open("early-b", "entries/6/move")
    page.get_by_label("Reason").fill("Belongs in Section A")
    page.get_by_role("button", name="Move to Section A").click()
    moved = page.get_by_text("Moved to Section A, entry ")
    expect(moved).to_be_visible()
    page.get_by_role("link", name="Section A, entry ").click()
    page.get_by_role("button", name="Withdraw …").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Asked to withdraw").check()
    dialog.locator("[value=yes]").click()
    expect(page.locator("article")).to_contain_text("Recorded.")
    page = chief.open("early-b", "entries/6/erase")
    there = page.locator("[data-section=early-a]")
    expect(there).to_contain_text("Asked to withdraw")
    expect(there).not_to_contain_text("Belongs in Section A")
    expect(there.locator("[name=texts]")).to_be_checked()
    look_at_both(page, "erase-moved")
    page.select_option("#erase [name=ground]", "own-request")
    page.fill(
        "#erase [name=name]",
        page.locator("#erase [name=name]").get_attribute("data-expected") or "",
    )
    page.keyboard.press("Enter")
    page.wait_for_url("**/entries/6/")
    expect(page.locator(".player-head")).to_contain_text("erased player 6")
    chief.open("early-a", "activity")
    expect(page.locator("[data-type=PersonErased]")).to_contain_text("with 2 texts")
