"""An arbiter without a mouse: a tournament from its making to the second round, each task by keys.

Nothing is clicked and no address typed: what a task needs is found by Tab, by an access key or by
the palette, is seen to have the focus, and is done by Enter, Space or arrows.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from startup import services

from .console_hall import Console, settled

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

STEPS = 150
"""Tabs until something is out of reach for anybody."""

IS_SEEN = """element => {
    const seen = getComputedStyle(element), box = element.getBoundingClientRect();
    const marked = (seen.outlineStyle !== "none" && parseFloat(seen.outlineWidth) > 0)
        || seen.boxShadow !== "none";
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const above = at && (element.contains(at) || at.contains(element));
    return element.matches(":focus-visible") && marked && Boolean(above || element.labels?.length);
}"""
"""WCAG 2.4.7 and 2.4.11: the focus is marked, and nothing lies over it."""

PLAYERS = ("Adam", "Blum", "Cerny", "Duda", "Egri", "Fiala")


def reach(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """Goes there from where the focus is."""
    for _ in range(STEPS):
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            focused = page.locator(":focus")
            assert focused.evaluate(IS_SEEN), f"the focus is not seen on {wanted}"
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not come to {wanted}")


def press(page: Page, name: str, *, role: str = "button") -> None:
    reach(page, page.get_by_role(role, name=name, exact=False).locator("visible=true"))  # type: ignore[arg-type]
    page.keyboard.press("Enter")


def go(page: Page, words: str) -> None:
    """By the palette."""
    page.keyboard.press("Control+k")
    expect(page.locator("#palette-field")).to_be_focused()
    page.keyboard.type(words)
    expect(page.locator("#palette-list [role=option]").first).to_be_visible()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")


def test_a_tournament_is_made_and_run_by_keys_alone(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/")
    made(page)
    entered(page)
    checked_in(page)
    started(page)
    paired(page)
    results(page)
    corrected(page)
    withdrawn(page)
    paired(page)


def test_what_is_typed_before_the_scripts_are_there_is_kept(chief: Console) -> None:
    page = chief.page
    held: list[Route] = []
    page.route("**/settings/new-tournament*.js", lambda route: held.append(route))
    page.goto(f"{chief.hall.url}/new/", wait_until="commit")
    name = page.locator("[name=name]")
    expect(name).to_be_focused()
    page.keyboard.type("Typed early")
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)  # for a page that would be loaded anew
    expect(name).to_have_value("Typed early")
    for route in held:
        route.continue_()
    page.wait_for_load_state()
    name.press("Enter")
    expect(page).to_have_url(f"{chief.hall.url}/console/typed-early/entries/")


def made(page: Page) -> None:
    press(page, "New tournament", role="link")
    expect(page.locator("[name=name]")).to_be_focused()
    page.keyboard.type("Keys alone")
    reach(page, page.locator("[name=rounds]"))
    page.keyboard.press("Control+a")
    page.keyboard.type("5")
    reach(page, page.locator("[name=system]"))
    press(page, "Make")
    expect(page.locator("h1")).to_have_text("Entries")


def entered(page: Page) -> None:
    """One after the other in the same form."""
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")
    page.keyboard.press("+")
    form = page.locator("dialog[open]")
    expect(form.locator("[name=name]")).to_be_focused()
    for place, name in enumerate(PLAYERS):
        page.keyboard.type(f"{name}, A.")
        reach(page, form.locator("[name=rating]"))
        page.keyboard.press("Control+a")
        page.keyboard.type(str(2300 - 40 * place))
        page.keyboard.press("Enter")
        expect(form.locator("[data-part=answer]")).to_contain_text(f"{name}, A.")
        expect(form.locator("[name=name]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(page.locator("#entries tbody tr")).to_have_count(len(PLAYERS))


def checked_in(page: Page) -> None:
    go(page, "check-in")
    expect(page.locator("h1")).to_have_text("Check-in")
    for count, name in enumerate(PLAYERS, 1):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator("[data-count=in]")).to_have_text(str(count))


def started(page: Page) -> None:
    go(page, "pairing")
    press(page, "Start the tournament")
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_contain_text("of 5")


def paired(page: Page) -> None:
    go(page, "pairing")
    press(page, "Pair round")
    expect(page.locator(".notice.draft")).to_be_visible(timeout=60_000)
    press(page, "Publish")
    page.keyboard.press("Enter")
    expect(page.locator(".notice.published")).to_be_visible()


def results(page: Page) -> None:
    go(page, "results")
    expect(page.locator('tr[aria-current="true"]')).to_be_visible()
    for key in "150":
        page.keyboard.press(key)
    expect(page.locator("[data-count=missing]")).to_have_text("all in")


def corrected(page: Page) -> None:
    """Board 1: over the result that stands."""
    page.keyboard.press("g")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.keyboard.press("0")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    settled(page, 1, "0–1")


def withdrawn(page: Page) -> None:
    go(page, "Fiala")
    press(page, "Withdraw")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Withdraw Fiala, A.: recorded.")).to_be_visible()
