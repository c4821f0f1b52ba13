"""The crosstable in a real browser: with a finger, a mouse, keys and no script, and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started

from .logging_in import logged_in
from .looks import look
from .public_hall import PHONE, SLUG, Arbiter, phone
from .test_print import CUT

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 768, "height": 1024},
    {"width": 1440, "height": 900},
)
SHEETS = {
    "crosstable/": (842, 595),
    "crosstable/?order=number&paper=a3": (1191, 842),
    "progress/": (842, 595),
    "progress/?paper=a3": (1191, 842),
}
"""Each with the size of its pages in points."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("crosstable"), "--demo", "60") as hall:
        yield hall


@pytest.fixture
def home(hall: Hall) -> str:
    return f"{hall.url}/t/{SLUG}/"


def cell(page: Page, row: int = 3, round_: int = 2) -> Locator:
    """With an opponent: the first of the round from that row on."""
    return page.locator(f"tbody tr:nth-child(n+{row}) > [id$='-{round_}'] > a").first


def opponent(page: Page, of: Locator) -> str:
    """The name in the row of the opponent of that cell."""
    labels = of.get_attribute("aria-labelledby") or ""
    return page.locator(f"#{labels.split()[1]}").inner_text()


def bubble(page: Page) -> Locator:
    return page.locator(".cell-name")


def test_a_tap_names_the_opponent_and_a_second_one_leads_to_the_page(
    browser: Browser, home: str
) -> None:
    with phone(browser, has_touch=True) as page:
        page.goto(f"{home}crosstable/")
        expect(page.locator("#state")).to_have_attribute("data-state", "live")
        asked = cell(page)
        name, number = opponent(page, asked), re.match(r"\d+", asked.inner_text())
        assert number is not None
        expect(bubble(page)).to_be_hidden()
        asked.tap()
        expect(bubble(page)).to_have_text(f"{number[0]} {name}")
        expect(page).to_have_url(f"{home}crosstable/")
        other = cell(page, round_=1)
        other.tap()
        expect(bubble(page)).to_contain_text(opponent(page, other))
        page.locator("h1").tap()
        expect(bubble(page)).to_be_hidden()
        asked.tap()
        asked.tap()
        expect(page.locator("h1")).to_contain_text(name)


def test_the_name_itself_leads_to_the_page_too(browser: Browser, home: str) -> None:
    with phone(browser, has_touch=True) as page:
        page.goto(f"{home}crosstable/")
        asked = cell(page)
        name = opponent(page, asked)
        asked.tap()
        bubble(page).locator("a").tap()
        expect(page.locator("h1")).to_contain_text(name)


def test_a_mouse_reads_the_name_and_clicks_once(browser: Browser, home: str) -> None:
    with phone(browser, viewport=SIZES[2]) as page:
        page.goto(f"{home}crosstable/number")
        asked = cell(page)
        name = opponent(page, asked)
        asked.hover()
        expect(bubble(page)).to_contain_text(name)
        bubble(page).hover()
        expect(bubble(page)).to_contain_text(name)
        page.mouse.move(5, 5)
        expect(bubble(page)).to_be_hidden()
        asked.click()
        expect(page.locator("h1")).to_contain_text(name)


def test_keys_lead_from_cell_to_cell_and_name_each(browser: Browser, home: str) -> None:
    with phone(browser, viewport=SIZES[2]) as page:
        page.goto(f"{home}crosstable/number")
        page.locator("tbody tr:first-child .person").focus()
        page.keyboard.press("Tab")
        for key in ("", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            if key:
                page.keyboard.press(key)
            here = page.locator(".cell > a:focus")
            expect(bubble(page)).to_contain_text(opponent(page, here))
        page.keyboard.press("Escape")
        expect(bubble(page)).to_be_hidden()
        name = opponent(page, page.locator(".cell > a:focus"))
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text(name)


def test_a_screen_reader_hears_cell_and_name(browser: Browser, home: str) -> None:
    with phone(browser) as page:
        page.goto(f"{home}crosstable/")
        asked = cell(page)
        called = f"{asked.inner_text()} {opponent(page, asked)}"
        expect(asked).to_have_accessible_name(called)


def test_without_scripts_cells_lead_to_the_opponents(browser: Browser, home: str) -> None:
    context = browser.new_context(viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{home}crosstable/")
    asked = cell(page)
    name = opponent(page, asked)
    asked.click()
    expect(page.locator("h1")).to_contain_text(name)
    context.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("name", ["crosstable/", "crosstable/number", "progress/"])
def test_the_table_scrolls_in_its_box_and_names_stay(
    browser: Browser, home: str, name: str, size: ViewportSize
) -> None:
    with phone(browser, viewport=size) as page:
        page.goto(home + name)
        look(page, name.replace("/", "-").strip("-"))
        box = page.locator(".cross-box")
        box.evaluate("box => { box.scrollLeft = 9999; box.scrollTop = 300; }")
        edge = box.bounding_box()
        assert edge is not None
        for place in ("thead th.named", "tbody tr:nth-child(12) .named"):
            there = page.locator(place).bounding_box()
            assert there is not None
            assert edge["x"] - 1 <= there["x"] < edge["x"] + edge["width"] / 2, place
        head = page.locator("thead th.named").bounding_box()
        assert head is not None
        assert abs(head["y"] - edge["y"]) < 3
        shown = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert shown


def test_a_result_appears_in_its_cells(browser: Browser, home: str, hall: Hall) -> None:
    arbiter = Arbiter(hall.url)
    with phone(browser, viewport=SIZES[2]) as page:
        page.goto(f"{home}crosstable/number")
        expect(page.locator("#state")).to_have_attribute("data-state", "live")
        board = arbiter.missing()[0]
        round_ = arbiter.published_round()
        white, black = (board[side]["player"] for side in ("white", "black"))
        own = page.locator(f"#c{white}-{round_} > a")
        own.focus()
        assert own.inner_text().endswith("w")
        arbiter.type_result(board)
        expect(own).to_have_text(re.compile(r"w 1$"))
        expect(page.locator(f"#c{black}-{round_}")).to_have_text(re.compile(r"b 0$"))
        expect(own).to_be_focused()
    arbiter.close()


def test_the_console_names_opponents_too(browser: Browser, hall: Hall) -> None:
    with phone(browser, viewport=SIZES[2], service_workers="block") as page:
        logged_in(page, hall.url, "chief", "demo")
        page.goto(f"{hall.url}/console/{SLUG}/crosstable/?order=number")
        asked = cell(page)
        name = opponent(page, asked)
        asked.hover()
        expect(bubble(page)).to_contain_text(name)
        look(page, "console-crosstable")
        page.set_viewport_size(PHONE)
        look(page, "console-crosstable")
        asked.click()
        expect(page.locator("main")).to_contain_text(name)
        expect(page).to_have_url(re.compile(r"/entries/\d+/$"))


@pytest.mark.parametrize("sheet", SHEETS)
def test_each_sheet_is_a_page_of_its_paper_and_cuts_nothing(
    browser: Browser, hall: Hall, sheet: str
) -> None:
    with phone(browser, viewport=SIZES[2], service_workers="block") as page:
        logged_in(page, hall.url, "chief", "demo")
        page.goto(f"{hall.url}/console/{SLUG}/print/{sheet}")
        pdf = page.pdf(prefer_css_page_size=True)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
        assert len(boxes) == page.locator(".sheet").count() > 1
        for width, height in boxes:
            assert (float(width), float(height)) == pytest.approx(SHEETS[sheet], abs=1)
        texts = page.locator(".sheet").all_inner_texts()
        for number, text in enumerate(texts, 1):
            assert "after round 5" in text
            assert f"page {number}/{len(texts)}" in text
            assert re.search(r"Version \d+ · .* · log [0-9a-f]{12}@\d+", text)
        page.emulate_media(media="print")
        assert page.evaluate(CUT) == []
