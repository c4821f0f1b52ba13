"""Explanations in a real browser: by mouse, by keyboard, and on a phone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import ROOT, Hall, environment, started

from .console_hall import Console, console
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = tmp_path_factory.mktemp("explained")
    subprocess.run(
        [sys.executable, "-m", "tests.e2e.explained_hall"],
        cwd=ROOT,
        env=environment(OPENHALL_DATA=str(data)),
        check=True,
        timeout=120,
    )
    with started(data, "--no-demo") as hall:
        yield hall


def pairing(console: Console, number: int) -> Page:
    return console.open("explained", f"pairing/{number}")


def test_a_draft_board_is_explained_and_asked_about_by_keyboard_alone(chief: Console) -> None:
    page = pairing(chief, 2)
    link = page.get_by_role("link", name="Why board 1 is paired like this")
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("#explain-dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[data-part=why]")).to_contain_text("gets White against")
    opponent = dialog.locator("[name=opponent]")
    opponent.focus()
    page.keyboard.type("11")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    answer = dialog.locator("[data-part=why-not]")
    expect(answer).to_be_visible()
    expect(page.locator("#announcer")).to_contain_text("C.04.3")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(link).to_be_focused()


def test_who_has_met_does_not_meet_again(chief: Console) -> None:
    page = pairing(chief, 1)
    first = page.locator(".draft-table tbody tr").first
    names = first.locator("td:has(.piece)").all_inner_texts()
    first.get_by_role("link").click()
    dialog = page.locator("#explain-dialog")
    for name in names:
        expect(dialog).to_contain_text(name.split(" ", 1)[-1].strip())
    dialog.locator("[data-close]").click()
    expect(dialog).to_be_hidden()


def test_the_whole_round_has_a_page(chief: Console) -> None:
    page = pairing(chief, 2)
    page.get_by_role("link", name="Why the round is paired like this").click()
    expect(page.locator("h1")).to_have_text("Round 2: why?")
    expect(page.locator("[data-part=bye]")).to_contain_text("gets the bye")


def test_it_fits_a_phone(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "chief", viewport=PHONE, has_touch=True) as phone:
        page = pairing(phone, 2)
        page.get_by_role("link", name="Why board 2 is paired like this").tap()
        dialog = page.locator("#explain-dialog")
        expect(dialog).to_be_visible()
        dialog.locator("[name=opponent]").select_option(index=3)
        dialog.get_by_role("button", name="Why not?").tap()
        expect(dialog.locator("#why-not-answer li").first).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]
        inside = dialog.evaluate("box => box.scrollWidth - box.clientWidth")
        assert inside <= 0


def test_a_published_board_is_explained_where_results_are_typed(chief: Console) -> None:
    page = chief.open("explained", "results/1")
    result = page.locator("tr[data-board='2'] [data-part=result]")
    standing = result.inner_text()
    link = page.get_by_role("link", name="Why board 2 is paired like this")
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("#explain-dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[data-part=why]")).to_contain_text("gets White against")
    page.keyboard.press("5" if standing != "½–½" else "1")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(link).to_be_focused()
    expect(result).to_have_text(standing)


def test_the_link_can_be_touched_beside_a_result(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "chief", viewport=PHONE, has_touch=True) as phone:
        page = phone.open("explained", "results/1")
        link = page.get_by_role("link", name="Why board 3 is paired like this")
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        link.tap()
        expect(page.locator("#explain-dialog")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_system_without_candidates_tells_its_steps(chief: Console) -> None:
    page = chief.open("told", "pairing/2")
    page.get_by_role("link", name="Why board 1 is paired like this").click()
    dialog = page.locator("#explain-dialog")
    expect(dialog).to_contain_text("is number 1 of S1")
    dialog.locator("[name=opponent]").select_option(label="5 Novák, A.")
    dialog.get_by_role("button", name="Why not?").click()
    answer = dialog.locator("#why-not-answer")
    expect(answer).to_contain_text("would be a later one")
    dialog.get_by_role("link", name="The whole round").click()
    expect(page.locator("[data-part=steps] li").first).to_be_visible()


def test_the_public_reads_why_on_a_phone(browser: Browser, hall: Hall) -> None:
    with browser.new_context(viewport=PHONE, has_touch=True) as phone:
        page = phone.new_page()
        page.goto(f"{hall.url}/t/explained/player/1")
        link = page.get_by_role("link", name="Why round 1 was paired like this")
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        link.tap()
        expect(page.locator("#why")).to_contain_text("gets White against")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.goto(f"{hall.url}/t/explained/why/2-1").status == 404  # type: ignore[union-attr]
        assert page.goto(f"{hall.url}/t/told/why/1-1").status == 404  # type: ignore[union-attr]
