"""Files out of the console and a PGN of the boards into it, in a real browser."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from openpyxl import load_workbook
from playwright.sync_api import FilePayload, Page, expect

from startup import services

from .console_hall import Console, board, settled
from .looks import look, violations
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SLUG = "reported"


def downloaded(page: Page, address: str) -> bytes:
    link = page.locator(f"main a[download][href*='{address}']")
    with page.expect_download() as download:
        link.click()
    return Path(download.value.path()).read_bytes()


def test_a_table_goes_into_a_spreadsheet_by_one_click(chief: Console) -> None:
    page = chief.open(SLUG, "standings")
    book = load_workbook(io.BytesIO(downloaded(page, "standings.xlsx"))).active
    assert book is not None
    assert book["A2"].value == "Standings after round 1"
    assert book["A5"].value == "rank"
    assert downloaded(page, "report/?edition=trf16").startswith(b"012 ")
    page = chief.open(SLUG, "entries")
    assert downloaded(page, "badges.csv").count(b"\n") > 5


def test_results_of_a_pgn_are_proposed_at_their_boards_confirmed_by_a_key_and_taken_back(
    chief: Console,
) -> None:
    page = chief.open(SLUG, "pairing/1")
    games = re.split(r"\n\n(?=\[)", downloaded(page, "pairings.pgn").decode())
    text = "\n".join(
        game.replace('[Result "*"]', f'[Result "{result}"]').rpartition("\n\n")[0]
        + f"\n\n1. e4 e5 {result}\n"
        for game, result in zip(games, ("1-0", "1/2-1/2", "0-1"), strict=False)
    )
    odd = text.replace('[Round "1.3"]', '[Round "1.99"]')
    page = chief.open(SLUG, "results")
    page.get_by_role("link", name="From boards (PGN)").click()
    file = FilePayload(name="round.pgn", mimeType="application/x-chess-pgn", buffer=odd.encode())
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what is in it").click()
    rows = page.locator("[data-part=games] tr")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("Round 1 has no board 99.")
    assert violations(page) == []
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Claim 2 results").click()
    expect(page.locator("[data-part=done]")).to_contain_text("2 claims are on record.")
    expect(rows.nth(0)).to_contain_text("said already")
    page.get_by_role("link", name="To the boards").click()
    expect(board(page, 1)).to_contain_text("the boards’ file says 1–0")
    board(page, 1).locator("[data-act=propose]").click()
    settled(page, 1, "1–0")
    expect(board(page, 2)).to_contain_text("the boards’ file says ½–½")
    page.go_back()
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what is in it").click()
    expect(page.get_by_role("button", name="Nothing ticked")).to_be_disabled()


def test_a_file_that_is_no_pgn_is_said_on_the_page(chief: Console) -> None:
    page = chief.open(SLUG, "results/1/boards-file")
    file = FilePayload(name="list.csv", mimeType="text/csv", buffer=b"Name;Elo\nA;1\n")
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what is in it").click()
    expect(page.locator("[data-part=problems]")).to_contain_text("The file has no games")


def look_at_both(page: Page, name: str) -> None:
    """On a desk and on a phone."""
    desk = page.viewport_size
    for size in (PHONE, desk):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        look(page, name)


def test_the_moves_of_a_pgn_come_back_under_our_tags(chief: Console) -> None:
    page = chief.open(SLUG, "pairing/1")
    bare = downloaded(page, "pairings.pgn").decode()
    page = chief.open(SLUG, "results/1/boards-file")
    look_at_both(page, "boards-file")
    text = re.sub(r"\n\n(\S+)\n", r"\n\n1. e4 e5 \1\n", bare)  # some have a result already
    file = FilePayload(name="r.pgn", mimeType="application/x-chess-pgn", buffer=text.encode())
    page.set_input_files("[name=file]", files=[file])
    with page.expect_download() as download:
        page.get_by_role("button", name="Games with these moves (PGN)").click()
    written = Path(download.value.path()).read_text(encoding="utf-8")
    assert written.count("\n1. e4 e5\n") == bare.count("[Event ")
    assert download.value.suggested_filename == f"{SLUG}-games.pgn"
    file["buffer"] = bare.encode()
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Games with these moves (PGN)").click()
    expect(page.get_by_text("None of its games has moves")).to_be_visible()


def test_the_report_with_an_older_code_of_the_system_is_a_button(chief: Console) -> None:
    page = chief.open(SLUG, "federation-report")
    look_at_both(page, "federation-report-codes")
    assert b"\n192 FIDE_DUTCH_2025\n" in downloaded(page, "code_of_192=FIDE_DUTCH_2025")
