"""A round robin of six from the console alone: made, drawn, played, to its crosstable."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from startup import services

from .console_hall import Console
from .looks import fits, picture
from .test_console_systems import entered, opened, reported

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SLUG = "archive-round-robin"
PLAYERS = ("Adam", "Blum", "Cerny", "Duda", "Egri", "Fiala")
ROUNDS = 5


def test_from_the_new_tournament_to_the_crosstable(chief: Console) -> None:
    opened(chief, "round-robin", SLUG)
    entered(chief, SLUG, PLAYERS)
    drawn(chief)
    known_from_the_start(chief)
    for number in range(1, ROUNDS + 1):
        played(chief, number)
        if number == 2:
            looked_at(chief.page, "round-robin-results")
            somebody_leaves(chief)
    explained(chief)
    crosstables(chief)
    reported(chief, "round-robin", SLUG, lines=len(PLAYERS) - 1)


def drawn(chief: Console) -> None:
    page = chief.open(SLUG, "pairing")
    expect(page.locator("main")).to_contain_text("their table has 5 rounds")
    looked_at(page, "round-robin-start")
    page.get_by_role("button", name="Start the tournament").click()
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_contain_text("of 5")


def known_from_the_start(chief: Console) -> None:
    """Numbers drawn in the hall are entered in place of those of the seed."""
    page = chief.open(SLUG, "entries")
    page.click(".lots > summary")
    for place in range(6):
        page.locator(".lots select").nth(place).select_option(str(6 - place))
    looked_at(page, "round-robin-lots")
    page.get_by_role("button", name="Enter the numbers").click()
    page.keyboard.press("Enter")
    for place, player in enumerate(reversed(PLAYERS)):  # one alone may have his number by the seed
        expect(page.locator("#entries tbody tr").nth(place)).to_contain_text(player)
    page = chief.open(SLUG, "crosstable")
    rounds = page.locator("#schedule .schedule-rounds > li")
    expect(rounds).to_have_count(ROUNDS)
    expect(rounds.first).to_contain_text(re.compile(r"1 Fiala, A\. – 6 Adam, A\."))
    looked_at(page, "round-robin-schedule")
    page.goto(f"{chief.hall.url}/t/{SLUG}/crosstable/")
    expect(page.locator("#schedule .schedule-rounds > li")).to_have_count(ROUNDS)
    looked_at(page, "round-robin-public-schedule")


def played(chief: Console, number: int) -> None:
    page = chief.open(SLUG, "pairing")
    page.locator("[data-command=request-pairing]").click()
    expect(page.locator(".notice.draft")).to_be_visible(timeout=60_000)
    page.locator("[data-command=publish-round]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".notice.published")).to_be_visible()
    page = chief.open(SLUG, "results")
    expect(page.locator('tr[aria-current="true"]')).to_be_visible()
    for key in "150"[: 3 - (number > 2)]:
        page.keyboard.press(key)
    expect(page.locator("[data-count=missing]")).to_have_text("all in")


def somebody_leaves(chief: Console) -> None:
    """After two of five games: fewer than half."""
    page = chief.open(SLUG, "entries/6")
    page.locator("[data-command=withdraw-player]").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Withdraw Fiala, A.: recorded.")).to_be_visible()


def explained(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/console/{SLUG}/pairing/{ROUNDS}/why/1/")
    expect(page.locator("main")).to_contain_text("of the table for 6")
    page.select_option("[name=opponent]", index=2)
    page.click(".explain-ask button")
    expect(page.locator("main")).to_contain_text("C.05 Annex 1")
    looked_at(page, "round-robin-why")


def crosstables(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/console/{SLUG}/results/")
    page.click("#tabs >> text=Standings")
    expect(page).to_have_url(f"{chief.hall.url}/console/{SLUG}/crosstable/")
    expect(page.locator(".cross tbody tr")).to_have_count(len(PLAYERS))
    expect(page.locator(".cross tbody tr").last).to_contain_text("Fiala")
    expect(page.locator(".cross tbody tr").last.locator(".place")).to_have_text("–")
    looked_at(page, "round-robin-crosstable")
    page.goto(f"{chief.hall.url}/t/{SLUG}/")
    page.click("nav >> text=Standings")
    expect(page).to_have_url(f"{chief.hall.url}/t/{SLUG}/crosstable/")
    expect(page.locator(".cross tbody tr")).to_have_count(len(PLAYERS))
    looked_at(page, "round-robin-public-crosstable")
    page.goto(f"{chief.hall.url}/console/{SLUG}/print/crosstable/")
    looked_at(page, "round-robin-print")


def looked_at(page: Page, name: str) -> None:
    picture(page, name)
    fits(page, name)


def test_two_sides_from_the_start_to_their_score(chief: Console) -> None:
    """Scheveningen, two on a side: who is side A is ticked, and the score stands on every page."""
    slug, page = "archive-scheveningen", chief.page
    opened(chief, "scheveningen", slug)
    entered(chief, slug, PLAYERS[:4])
    page = chief.open(slug, "pairing")
    for player in ("Blum", "Duda"):
        page.locator(".sides label", has_text=player).click()
    looked_at(page, "scheveningen-start")
    page.get_by_role("button", name="Start the tournament").click()
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_contain_text("of 2")
    page = chief.open(slug, "entries")
    for place, names in enumerate(("Blum|Duda", "Blum|Duda", "Adam|Cerny", "Adam|Cerny")):
        expect(page.locator("#entries tbody tr").nth(place)).to_contain_text(re.compile(names))
    page = chief.open(slug, "pairing")
    page.locator("[data-command=request-pairing]").click()
    expect(page.locator(".notice.draft")).to_be_visible(timeout=60_000)
    page.locator("[data-command=publish-round]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".notice.published")).to_be_visible()
    page = chief.open(slug, "results")
    expect(page.locator('tr[aria-current="true"]')).to_be_visible()
    for key in "15":
        page.keyboard.press(key)
    expect(page.locator("[data-count=missing]")).to_have_text("all in")
    for address in (f"console/{slug}/crosstable/", f"t/{slug}/crosstable/"):
        page.goto(f"{chief.hall.url}/{address}")
        expect(page.locator(".sides")).to_have_text("Side A 1½ – ½ side B")
        looked_at(page, f"scheveningen-{address[0]}-crosstable")
    page.goto(f"{chief.hall.url}/console/{slug}/pairing/1/why/1/")
    expect(page.locator("main")).to_contain_text("Row 1 of the table for 2 has A1–B1")
    looked_at(page, "scheveningen-why")
