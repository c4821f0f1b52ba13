"""A whole tournament by each of the older systems, from the console alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from pairing.checker import check_report
from pairing.systems import SYSTEMS
from pairing.trf import read_report
from startup import services

from .console_hall import Console
from .looks import fits, picture

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

OWN = [code for code, system in SYSTEMS.items() if system.tell]
PLAYERS = ("Adam", "Blum", "Cerny", "Duda", "Egri", "Fiala", "Gross", "Horn", "Ivan")
ROUNDS = 3


@pytest.mark.parametrize("code", OWN)
def test_from_the_new_tournament_to_its_report(chief: Console, code: str) -> None:
    slug = f"archive-{code}"
    opened(chief, code, slug)
    entered(chief, slug)
    page = chief.open(slug, "pairing")
    page.get_by_role("button", name="Start the tournament").click()
    page.keyboard.press("Enter")
    for number in range(1, ROUNDS + 1):
        played(chief, slug, number)
    explained(chief, code, slug)
    reported(chief, code, slug)


def opened(chief: Console, code: str, slug: str) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/new/")
    page.click("#more > summary")
    page.fill("[name=festival_name]", "Archive")
    page.fill("[name=name]", code)
    page.fill("[name=rounds]", str(ROUNDS))
    page.select_option("[name=system]", code)
    looked_at(page, f"system-{code}-new")
    page.click("button[type=submit] >> text=Make")
    expect(page).to_have_url(f"{chief.hall.url}/console/{slug}/entries/")


def entered(chief: Console, slug: str) -> None:
    page = chief.open(slug, "entries/import")
    rows = [f"{name}, A.;CZE;{2300 - 40 * place}" for place, name in enumerate(PLAYERS)]
    text = "\n".join(["Name;Fed;Rtg", *rows, ""])
    file: FilePayload = {"name": "list.csv", "mimeType": "text/csv", "buffer": text.encode()}
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what it would do").click()
    page.click(f"#import-confirm >> text=Do what is ticked: {len(PLAYERS)} entered")
    expect(page.locator("[data-part=done]")).to_contain_text(f"{len(PLAYERS)} entered")
    page = chief.open(slug, "check-in")
    for count, name in enumerate(PLAYERS, 1):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator("[data-count=in]")).to_have_text(str(count))


def played(chief: Console, slug: str, number: int) -> None:
    page = chief.open(slug, "pairing")
    page.locator("[data-command=request-pairing]").click()
    expect(page.locator(".notice.draft")).to_be_visible(timeout=60_000)
    page.locator("[data-command=publish-round]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".notice.published")).to_contain_text("4 without a result")
    page = chief.open(slug, "results")
    expect(page.locator('tr[aria-current="true"]')).to_be_visible()
    for key in "1501"[number - 1 :] + "1501"[: number - 1]:
        page.keyboard.press(key)
    expect(page.locator("[data-count=missing]")).to_have_text("all in")


def explained(chief: Console, code: str, slug: str) -> None:
    """Each sentence ends with its rule, of the round and of its first board."""
    page = chief.page
    for place in ("", "1/"):
        page.goto(f"{chief.hall.url}/console/{slug}/pairing/{ROUNDS}/why/{place}")
        looked_at(page, f"system-{code}-why{place.strip('/')}")
        expect(page.locator("main")).to_contain_text(re.compile(r"\[[A-Z]?\.?\d[\w.-]*\]"))


def reported(chief: Console, code: str, slug: str) -> None:
    page = chief.open(slug, "standings")
    expect(page.locator(".standings tbody tr")).to_have_count(len(PLAYERS))
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
