"""Names that fit nowhere: 105 letters without a break, other directions, ideographs, emoji."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from startup import services
from tests.app.started import Hall, started

from .console_hall import Console, prepared
from .named_hall import LONG, NAMES
from .test_print import CUT

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SHEETS = ("pairings/11/?by=name", "pairings/11/?by=board", "standings/", "slips/11/", "cards/")
OUTSIDE = """kind => [...document.querySelectorAll(kind)].filter((box) => {
  const [outer, inner] = [box.closest(".slip"), box].map((e) => e.getBoundingClientRect());
  return inner.right > outer.right || inner.bottom > outer.bottom || inner.width === 0;
}).length"""


@pytest.fixture(scope="module")
def hall(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = prepared(pytestconfig, tmp_path_factory.mktemp("named"), "tests.e2e.named_hall")
    with started(data, "--no-demo") as hall:
        yield hall


def printed(chief: Console, hall: Hall, sheet: str) -> Page:
    chief.page.goto(f"{hall.url}/console/{LONG}/print/{sheet}")
    chief.page.emulate_media(media="print")
    return chief.page


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_sheet_cuts_a_name(chief: Console, hall: Hall, sheet: str) -> None:
    page = printed(chief, hall, sheet)
    assert page.evaluate(CUT) == []
    text = page.locator("main").inner_text()
    assert all(name in text for name in NAMES)


@pytest.mark.parametrize("part", [".slip-result span", ".slip-sign span", ".slip-board"])
def test_a_slip_keeps_its_result_and_its_signatures(chief: Console, hall: Hall, part: str) -> None:
    page = printed(chief, hall, "slips/11/")
    assert page.locator(part).count() >= 20
    assert page.evaluate(OUTSIDE, part) == 0


def test_standings_of_eleven_rounds_lie_across_with_the_numbers_of_their_cells(
    chief: Console, hall: Hall
) -> None:
    page = printed(chief, hall, "standings/")
    assert b"/MediaBox [0 0 841." in page.pdf(prefer_css_page_size=True)
    numbers = page.locator("td.tpn").all_inner_texts()
    assert sorted(map(int, numbers)) == list(range(1, 41))
