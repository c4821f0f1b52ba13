"""Names that fit nowhere (105 letters without a break, other directions, ideographs, emoji), and
screens that nothing fits on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect

from startup import services
from tests.app.started import Hall, started

from .console_hall import Console, console, prepared
from .looks import fits, picture
from .named_hall import DRAFT, LONG, NAMES, PLAIN, TWENTY
from .public_hall import PHONE
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


OVERLAPPING = """() => {
  const found = [];
  for (const sheet of document.querySelectorAll(".sheet")) {
    const boxes = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      if (!node.data.trim() || node.parentElement.closest(".quiet, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        boxes.push({box, text: node.data.trim(), at: node.parentElement});
      }
    }
    const edge = sheet.getBoundingClientRect();
    for (const {box, text} of boxes) {
      const out = box.right > edge.right || box.bottom > edge.bottom || box.left < edge.left;
      if (out) found.push(`${text} leaves`);
    }
    for (const [place, a] of boxes.entries()) for (const b of boxes.slice(place + 1)) {
      if (a.at === b.at) continue; // lines of one text share their leading
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 1 && down > 3) found.push(`${a.text} on ${b.text}`);
    }
  }
  return found.slice(0, 5);
}"""
"""Texts of a sheet that lie on one another by more than their leading, or leave the sheet."""


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


# --- pages ------------------------------------------------------------------------------------

CONSOLE = ("results/", "entries/", "entries/1/", "check-in/", "pairing/", "standings/", "activity/")
PUBLIC = ("", "names/11", "pairings/11", "standings", "player/1", "player/9", "entries")
BEYOND = """selector => [...document.querySelectorAll(selector)]
  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 0.5)
  .map((e) => e.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize(("rounds", "notes", "a_line"), [(12, 1, 6), (13, 1, 7), (20, 2, 7)])
def test_standings_of_many_rounds_keep_their_cells_and_nothing_is_cut(
    chief: Console, hall: Hall, rounds: int, notes: int, a_line: int
) -> None:
    page = chief.page
    page.goto(f"{hall.url}/console/{TWENTY}/print/standings/?round={rounds}")
    page.emulate_media(media="print")
    first = page.locator(".sheet").first
    expect(first.locator(".provisional")).to_have_count(notes)
    expect(first.locator("thead .cell")).to_have_count(a_line)
    head = first.locator("thead .cell").first.inner_text().split()
    assert head == ["1", *(str(later) for later in range(a_line + 1, rounds, a_line))]
    cells = page.locator("tbody .cell").evaluate_all(
        "all => all.map((cell) => cell.innerText.split('\\n').filter(Boolean).length)"
    )
    assert sum(cells) == 60 * rounds
    assert page.evaluate(CUT) == []
    assert page.evaluate(OVERLAPPING) == []
    assert len(re.findall(rb"/MediaBox", page.pdf(prefer_css_page_size=True))) == (
        page.locator(".sheet").count()
    )


@pytest.mark.parametrize("width", [390, 768, 1440])
def test_no_name_makes_a_page_scroll_sideways(browser: Browser, hall: Hall, width: int) -> None:
    size = {"width": width, "height": 900}
    with console(browser, hall, "chief", viewport=size) as made:
        addresses = [f"/console/{LONG}/{place}" for place in CONSOLE]
        addresses += [f"/console/{DRAFT}/pairing/", *(f"/t/{LONG}/{place}" for place in PUBLIC)]
        for address in addresses:
            made.page.goto(hall.url + address)
            fits(made.page, f"{address} at {width}")
            picture(made.page, f"hard{address.replace('/', '-')}{width}")


@pytest.mark.parametrize("width", [390, 768])
def test_a_draft_and_results_are_whole_on_a_small_screen(
    browser: Browser, hall: Hall, width: int
) -> None:
    size = {"width": width, "height": 900}
    with console(browser, hall, "chief", viewport=size, has_touch=True) as made:
        page = made.open(DRAFT, "pairing")
        assert page.evaluate(BEYOND, ".draft-table :is(td, th) *") == []
        expect(page.locator(".draft-table .tpn:visible").first).to_be_visible()
        page = made.open(LONG)
        assert page.evaluate(BEYOND, ".boards :is(td, th) *") == []
        cut = """() => [...document.querySelectorAll(".boards :is(.white, .black)")]
          .filter((e) => e.scrollWidth > e.clientWidth + 1).length"""
        assert page.evaluate(cut) == 0


def test_a_phone_shows_seven_boards_the_whole_menu_and_no_keys(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief", viewport=PHONE, has_touch=True) as made:
        page = made.open(PLAIN)
        picture(page, "phone-results")
        top = page.locator("#pad").bounding_box()
        assert top is not None
        rows = page.locator("#boards tr[data-game]").evaluate_all(
            "rows => rows.map((row) => row.getBoundingClientRect().bottom)"
        )
        assert sum(bottom <= top["y"] for bottom in rows) >= 7
        expect(page.locator("kbd:visible")).to_have_count(0)
        expect(page.locator(".switcher-name strong")).to_have_text("Prague Open")
        expect(page.locator("#tabs")).to_be_hidden()
        page.get_by_role("button", name="Menu: Results").tap()
        assert page.evaluate(BEYOND, "#tabs a") == []
        expect(page.locator("#tabs a:visible")).to_have_count(8)
        page.locator("#tabs").get_by_role("link", name="Settings").tap()
        page.wait_for_url("**/settings/")


def test_lists_sort_by_their_heads_up_down_and_back(chief: Console) -> None:
    page = chief.open(LONG, "standings")
    ratings = page.locator("#entries tbody tr td:nth-child(5)")
    came = ratings.all_inner_texts()
    head = page.get_by_role("button", name="Rating")
    head.click()
    expect(page.locator("th[aria-sort=ascending]")).to_have_text("Rating")
    assert ratings.all_inner_texts() == sorted(came, key=int) != came
    head.click()
    assert ratings.all_inner_texts() == sorted(came, key=int, reverse=True)
    head.click()
    assert ratings.all_inner_texts() == came
    expect(page.locator("th[aria-sort]")).to_have_count(0)


def test_who_leaves_unsaved_settings_is_asked(chief: Console, hall: Hall) -> None:
    page = chief.open(PLAIN, "settings")
    asked: list[str] = []

    def answered(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", answered)
    page.locator("#settings [name=city]").fill("Praha")
    page.locator("#tabs").get_by_role("link", name="Entries").click()
    page.wait_for_url("**/entries/")
    assert asked == ["beforeunload"]
    page = chief.open(PLAIN, "settings")
    expect(page.locator("#settings [name=city]")).to_have_value("")
    page.locator("#settings [name=city]").fill("Praha")
    page.locator("#settings button[type=submit]").click()
    expect(page.locator("#settings [data-part=answer]")).to_have_text("Saved.")
    page.locator("#tabs").get_by_role("link", name="Entries").click()
    page.wait_for_url("**/entries/")
    assert asked == ["beforeunload"], "what is saved can be left"


def test_the_question_mark_opens_the_guide_and_leaves_the_page_as_it_is(chief: Console) -> None:
    page = chief.open(PLAIN)
    with page.context.expect_page() as opened:
        page.keyboard.press("?")
    guide = opened.value
    expect(guide.locator("h1")).to_have_text(re.compile("guide"))
    expect(guide).to_have_url(re.compile("/help/#the-keys$"))
    fits(guide, "help")
    picture(guide, "help")
    guide.close()
    page.locator("#find-board").fill("who")
    page.locator("#find-board").press("?")
    expect(page.locator("#find-board")).to_have_value("who?")


def test_cells_that_name_opponents_by_number_stand_beside_a_column_of_numbers(
    chief: Console, hall: Hall
) -> None:
    for address in (f"/console/{LONG}/standings/", f"/t/{LONG}/standings"):
        chief.page.goto(hall.url + address)
        heads = chief.page.locator(".standings thead th:visible").all_inner_texts()
        at = heads.index("No.")
        numbers = chief.page.locator(".standings tbody tr").evaluate_all(
            "(rows, at) => rows.map((row) => Number(row.children[at].innerText))", at
        )
        assert sorted(numbers) == list(range(1, 41)), address
