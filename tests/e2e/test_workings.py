""" "Why am I fourth?": from the standings to the working of a number, by a tap, and beside another
player; on a phone, at a desk, without scripts, and on paper."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import ROOT, Hall, environment, started

from .console_hall import Console, console
from .looks import look
from .public_hall import PHONE, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

DESK = {"width": 1440, "height": 900}
CUT = """() => [...document.querySelectorAll(".sheet, .sheet-body, td")]
  .filter((box) => box.scrollHeight > box.clientHeight + 1
                || box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.outerHTML.slice(0, 200))"""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = tmp_path_factory.mktemp("worked")
    subprocess.run(
        [sys.executable, "-m", "tests.e2e.worked_out_hall"],
        cwd=ROOT,
        env=environment(OPENHALL_DATA=str(data)),
        check=True,
        timeout=120,
    )
    with started(data, "--no-demo") as hall:
        yield hall


@pytest.fixture(params=[True, False], ids=["scripts", "no scripts"])
def thumb(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A phone, with and without scripts."""
    with phone(browser, has_touch=True, java_script_enabled=request.param) as page:
        yield page


def in_sight(page: Page, anchor: str) -> None:
    """Below the bar, in the window."""
    expect(page.locator(anchor)).to_be_in_viewport()


def test_a_tap_on_a_number_leads_to_how_it_came_about(thumb: Page, hall: Hall) -> None:
    thumb.goto(f"{hall.url}/t/worked/standings/")
    row = thumb.locator("#standings tbody tr").nth(3)
    name = row.locator(".who").inner_text()
    links = row.locator("a.value")
    value = links.nth(3).inner_text()
    box = links.nth(3).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    links.nth(3).tap()
    expect(thumb.locator("h1")).to_have_text(f"Why this rank: {name}")
    assert re.search(r"/t/worked/working/\d+/4#k4$", thumb.url)
    in_sight(thumb, "#k4")
    shown = thumb.locator("#k4")
    expect(shown.locator(".criterion-head b")).to_have_text(value)
    expect(shown.locator(".criterion-head span")).to_have_text("Sonneborn-Berger")
    expect(shown.locator("tbody tr:not(.notes)")).to_have_count(4)
    expect(shown).to_contain_text("C.07 9.1")


def test_two_are_compared_by_a_tap(thumb: Page, hall: Hall) -> None:
    thumb.goto(f"{hall.url}/t/worked/standings/")
    row = thumb.locator("#standings tbody tr").nth(3)
    name = row.locator(".who").inner_text()
    row.locator("a.value").first.tap()
    above = thumb.locator(".compare-with li").nth(1)
    other = above.locator("bdi").inner_text()
    above.locator("a").tap()
    expect(thumb.locator("h1")).to_have_text(f"{name} and {other}")
    expect(thumb.locator("#decision")).to_contain_text(f"{other} is before {name} by ")
    expect(thumb.locator("tr.decides")).to_have_count(1)
    expect(thumb.locator("tr.decides strong")).to_have_text("decides")
    expect(thumb.locator(".side-by-side .criterion")).to_have_count(2)


def test_anybody_else_is_chosen_from_the_list(thumb: Page, hall: Hall) -> None:
    thumb.goto(f"{hall.url}/t/worked/working/1")
    thumb.get_by_role("link", name="Somebody else …").tap()
    expect(thumb.locator("#others li")).to_have_count(23)
    last = thumb.locator("#others li").last
    name = last.locator(".who").inner_text()
    last.locator("a").tap()
    expect(thumb.locator("h1")).to_contain_text(name)
    expect(thumb.locator("#decision")).to_contain_text("by Points")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize(
    "address",
    ["standings/", "player/11", "working/11", "working/3", "compare/2/3", "compare-with/3"],
)
def test_each_page_can_be_seen_read_and_touched(
    browser: Browser, hall: Hall, size: dict[str, int], address: str
) -> None:
    with phone(browser, viewport=size) as page:
        page.goto(f"{hall.url}/t/worked/{address}")
        expect(page.locator("#state")).to_have_attribute("data-state", "live", timeout=20_000)
        look(page, f"workings-{address.replace('/', '-')}")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_console_has_the_same(browser: Browser, hall: Hall, size: dict[str, int]) -> None:
    with console(browser, hall, "chief", viewport=size) as chief:
        page = chief.open("worked", "standings")
        look(page, "workings-console-standings")
        row = page.locator("tbody tr").nth(3)
        name = row.locator(".open-player").inner_text().strip()
        row.locator("a.value").nth(2).click()
        expect(page.locator("h1")).to_contain_text(name)
        in_sight(page, "#k3")
        page.evaluate("scrollTo(0, 0)")  # what lies behind the bar cannot be touched
        look(page, "workings-console-working")
        page.locator("[name=against]").select_option(index=3)
        page.get_by_role("button", name="Compare").click()
        expect(page.locator(".decision")).to_contain_text(name)
        look(page, "workings-console-compare")


def test_the_card_in_the_dialog_leads_to_it(chief: Console) -> None:
    page = chief.open("worked", "standings")
    page.locator("a.open-player").nth(2).click()
    dialog = page.locator("#player-dialog")
    dialog.get_by_role("link", name="Why this rank?").click()
    expect(page.locator("h1")).to_contain_text("Why this rank")


@pytest.mark.parametrize(("slug", "player", "sheets"), [("worked", 11, 2), ("long", 7, 5)])
def test_the_sheets_of_one_player_cut_nothing(
    chief: Console, slug: str, player: int, sheets: int
) -> None:
    page = chief.open(slug, "standings")
    page.goto(page.url.replace("standings/", f"print/working/{player}/"))
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []
    assert page.locator(".sheet").count() == sheets
    page.emulate_media(media="screen")
    look(page, f"workings-print-{slug}", "light")
