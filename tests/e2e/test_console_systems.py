"""A whole tournament by older systems, from the console alone: by some in each run, by each of them
with `./check --exhaustive systems-played` (`tests/app/test_systems_played.py` always plays all)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from pairing.checker import check_report
from pairing.systems import SYSTEMS
from pairing.trf import read_report
from startup import services
from tests.drawing import drawn
from tournaments.domain.fide_mode.outside import IN_FORCE

from .console_hall import Console, leave_fide_mode
from .looks import fits, picture

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

OWN = [code for code, each in SYSTEMS.items() if each.tell and not each.predetermined]
PLAYERS = ("Adam", "Blum", "Cerny", "Duda", "Egri", "Fiala", "Gross", "Horn", "Ivan")
ROUNDS = 3


@pytest.mark.parametrize("code", drawn("SYSTEMS_PLAYED", OWN, usually=2))
def test_from_the_new_tournament_to_its_report(chief: Console, code: str) -> None:
    slug = f"archive-{code}"
    opened(chief, code, slug)
    entered(chief, slug, PLAYERS)
    page = chief.open(slug, "pairing")
    page.get_by_role("button", name="Start the tournament").click()
    page.keyboard.press("Enter")
    games = SYSTEMS[code].games
    for number in range(1, ROUNDS + 1):
        played(chief, slug, number, games)
    if games > 1:
        read_and_printed(chief, slug)
    explained(chief, code, slug, ROUNDS * games)
    reported(chief, code, slug, lines=len(PLAYERS))


def opened(chief: Console, code: str, slug: str) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/new/")
    page.click("#more > summary")
    page.fill("[name=festival_name]", "Archive")
    page.fill("[name=name]", code)
    page.fill("[name=rounds]", str(ROUNDS * SYSTEMS[code].games))
    page.select_option("[name=system]", code)
    looked_at(page, f"system-{code}-new")
    page.click("button[type=submit] >> text=Make")
    if code not in IN_FORCE:
        leave_fide_mode(page, 1)
    expect(page).to_have_url(f"{chief.hall.url}/console/{slug}/entries/")


def entered(chief: Console, slug: str, names: Sequence[str]) -> None:
    page = chief.open(slug, "entries/import")
    rows = [f"{name}, A.;CZE;{2300 - 40 * place}" for place, name in enumerate(names)]
    text = "\n".join(["Name;Fed;Rtg", *rows, ""])
    file: FilePayload = {"name": "list.csv", "mimeType": "text/csv", "buffer": text.encode()}
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what it would do").click()
    page.click(f"#import-confirm >> text=Do what is ticked: {len(names)} entered")
    expect(page.locator("[data-part=done]")).to_contain_text(f"{len(names)} entered")
    page = chief.open(slug, "check-in")
    for count, name in enumerate(names, 1):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator("[data-count=in]")).to_have_text(str(count))
    expect(page.locator("#unsent")).to_be_hidden()  # the next page begins with what is recorded


def played(chief: Console, slug: str, number: int, games: int) -> None:
    """A round, or a match of so many games: these are typed board by board."""
    page = chief.open(slug, "pairing")
    page.locator("[data-command=request-pairing]").click()
    expect(page.locator(".notice.draft")).to_be_visible(timeout=60_000)
    page.locator("[data-command=publish-round]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".notice.published")).to_contain_text("4 without a result")
    page = chief.open(slug, "results")
    expect(page.locator('tr[aria-current="true"]')).to_be_visible()
    for key in "1501"[number - 1 :] + "1501"[: number - 1]:
        for _game in range(games):
            page.keyboard.press(key)
    looked_at(page, f"system-{slug}-results-{number}")
    expect(page.locator("[data-count=missing]")).to_have_text("all in")
    expect(page.locator('tr[data-state="sending"]')).to_have_count(0)


def read_and_printed(chief: Console, slug: str) -> None:
    """A board has the points of its match, on phones and on paper; slips are for both games."""
    page = chief.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{chief.hall.url}/t/{slug}/pairings/")
    expect(page.locator("main h1")).to_contain_text(f"match {ROUNDS}, game 2")
    expect(page.locator(".boards .match")).to_have_count(4)
    looked_at(page, f"system-{slug}-public")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{chief.hall.url}/t/{slug}/screen/board/")
    expect(page.locator("body")).to_contain_text(f"Round 6 (match {ROUNDS}, game 2)")
    looked_at(page, f"system-{slug}-screen")
    page.goto(f"{chief.hall.url}/console/{slug}/print/pairings/1/?by=board")
    expect(page.locator("td.match")).to_have_text(["1–1"] * 4)
    picture(page, f"system-{slug}-wall-list")
    page.goto(f"{chief.hall.url}/console/{slug}/print/slips/1/")
    expect(page.locator(".slip")).to_have_count(8)
    picture(page, f"system-{slug}-slips")


def explained(chief: Console, code: str, slug: str, number: int) -> None:
    """Each sentence ends with its rule, of the round and of its first board."""
    page = chief.page
    for place in ("", "1/"):
        page.goto(f"{chief.hall.url}/console/{slug}/pairing/{number}/why/{place}")
        looked_at(page, f"system-{code}-why{place.strip('/')}")
        expect(page.locator("main")).to_contain_text(re.compile(r"\[[A-Z]?\.?\d[\w.-]*\]"))


def reported(chief: Console, code: str, slug: str, *, lines: int) -> None:
    page = chief.open(slug, "standings")
    expect(page.locator(".standings tbody tr")).to_have_count(lines)
    looked_at(page, f"system-{code}-standings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Report (TRF)").click()
    report = read_report(Path(download.value.path()).read_bytes())
    checked = check_report(report)
    assert checked.system == code
    assert checked.agrees


def looked_at(page: Page, name: str) -> None:
    picture(page, name)
    fits(page, name)
