"""The sheets for the wall, as chromium prints them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from frontend.print.as_pdf import ALONE
from frontend.shared.round_prints import offered
from startup import services
from tests.app.started import Hall, started
from tests.drawing import drawn

from .logging_in import logged_in
from .looks import violations
from .public_hall import SLUG, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SHEETS: Final = tuple(
    link.href.partition("/print/")[2] for link in offered("bar", SLUG, 5) if link.kind not in ALONE
)
"""All pages that the bar offers; a new one is looked at too."""
CUT_APART: Final = ("slips/5/", "cards/")
"""What players take along has no head of a sheet."""
WITH_HEAD: Final = tuple(sheet for sheet in SHEETS if sheet not in CUT_APART)
CUT = """() => [...document.querySelectorAll(".sheet, .sheet-body, td, .slip, .card")]
  .filter((box) => box.scrollHeight > box.clientHeight + 1
                || box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.outerHTML.slice(0, 200))"""
"""The boxes whose content is larger than they are."""
A4_POINTS = [595, 842]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "120") as hall:
        yield hall


@pytest.fixture
def page(hall: Hall, browser: Browser) -> Iterator[Page]:
    """An arbiter's desk, logged in."""
    with phone(browser, viewport={"width": 1200, "height": 900}) as page:
        logged_in(page, hall.url, "chief", "demo")
        yield page


@pytest.fixture
def desk(hall: Hall) -> str:
    return f"{hall.url}/console/{SLUG}/print/"


@pytest.mark.parametrize("sheet", SHEETS)
def test_each_sheet_is_one_page_of_a4(page: Page, desk: str, sheet: str) -> None:
    page.goto(desk + sheet)
    pdf = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert len(boxes) == page.locator(".sheet").count() > 0
    for width, height in boxes:
        sides = sorted((round(float(width)), round(float(height))))  # many columns lie across
        assert sides == pytest.approx(A4_POINTS, abs=1)


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_cut(page: Page, desk: str, sheet: str) -> None:
    page.goto(desk + sheet)
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("sheet", WITH_HEAD)
def test_each_sheet_says_what_it_is(page: Page, desk: str, hall: Hall, sheet: str) -> None:
    page.goto(desk + sheet)
    head = page.request.get(f"{hall.url}/t/{SLUG}/head").json()
    texts = page.locator(".sheet").all_inner_texts()
    for number, text in enumerate(texts, 1):
        assert "Round 5" in text or "after round 5" in text
        assert f"Version {head['version']} · " in text
        assert f"log {head['hash'][:12]}" in text
        assert f"page {number}/{len(texts)}" in text
        assert re.search(r"\d{4}, \d\d:\d\d:\d\d", text)


def test_every_player_is_on_the_list_by_name_with_his_board(
    page: Page, desk: str, hall: Hall
) -> None:
    arbiter = Arbiter(hall.url)
    boards = arbiter.get("rounds/5/boards/")["boards"]
    seats = {side["player"]: (b["board"], side["name"]) for b in boards for side in _sides(b)}
    arbiter.close()
    page.goto(desk + "pairings/5/?by=name")
    rows = page.locator("tbody tr:not(.heading)").evaluate_all(
        "rows => rows.map((r) => ['.no', '.who'].map("
        "(cell) => r.querySelector(cell).firstChild.textContent.trim()))"
    )
    paired = sorted((int(board), name) for board, name in rows if board != "–")
    assert paired == sorted(seats.values())


def _sides(board: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    return board["white"], board["black"]


def test_every_board_is_on_the_list_by_board_once_and_in_order(page: Page, desk: str) -> None:
    page.goto(desk + "pairings/5/?by=board")
    numbers = [int(text) for text in page.locator("td.no").all_inner_texts()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_each_column_of_names_begins_with_a_letter(page: Page, desk: str) -> None:
    page.goto(desk + "pairings/5/?by=name")
    firsts = page.locator("tbody tr:first-child").evaluate_all(
        "rows => rows.map((row) => row.className)"
    )
    assert set(firsts) == {"heading"}


@pytest.mark.parametrize("sheet", drawn("LOOKS", SHEETS, usually=3))
def test_the_sheets_can_be_read_aloud(page: Page, desk: str, sheet: str) -> None:
    page.goto(desk + sheet)
    page.evaluate(
        "document.querySelectorAll('.sheet ~ .sheet ~ .sheet').forEach((s) => s.remove())"
    )
    assert violations(page) == []  # of the first two; all are from one template


def test_the_print_button_prints(page: Page, desk: str) -> None:
    page.add_init_script("window.print = () => { window.printed = true; };")
    page.goto(desk + "standings/")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
