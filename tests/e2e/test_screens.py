"""What hall screens show besides lists, that they outlive the server, and that none goes back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final
from uuid import uuid4

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started

from .looks import fits, picture, violations
from .public_hall import SLUG, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SCREEN: ViewportSize = {"width": 1920, "height": 1080}
PROJECTOR: ViewportSize = {"width": 1024, "height": 768}
TEXT = "The analysis room is on the first floor."
PLANS: dict[str, dict[str, Any]] = {
    "results": {},
    "crosstable": {},
    "clock": {},
    "text": {"texts": [1]},
    "picture": {"pictures": []},
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("screens"), "--demo", "40") as hall:
        yield hall


@pytest.fixture(scope="module")
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    """A screen of each kind is set up."""
    arbiter = Arbiter(hall.url)
    arbiter.do("make-announcement", reason=TEXT, priority="screen")
    PLANS["picture"]["pictures"] = [sent_picture(arbiter)]
    for kind, plan in PLANS.items():
        arbiter.do("set-screen", screen=kind, plan={"kinds": [kind], **plan})
    yield arbiter
    arbiter.close()


def sent_picture(arbiter: Arbiter) -> str:
    file, id_ = BytesIO(), uuid4()
    Image.new("RGB", (320, 100), "navy").save(file, "PNG")
    answer = arbiter.http.post(
        f"tournaments/{SLUG}/attachments/",
        data={"command_id": str(id_), "about": "organiser:pictures"},
        files={"file": ("sponsor.png", file.getvalue())},
    )
    assert answer.status_code == 201, answer.text
    return id_.hex


def stands(page: Page, kind: str) -> None:
    """What a screen of that kind shows can be seen."""
    places = {
        "results": ".newest > li:not([hidden]) .res",
        "crosstable": ".cross > li:not([hidden]) .cell",
        "clock": ".big-clock",
        "text": ".told > li:not([hidden])",
        "picture": ".shown-pictures > li:not([hidden]) img",
    }
    expect(page.locator(places[kind]).first).to_be_visible()
    if kind == "picture":
        assert page.locator("img").evaluate("image => image.naturalWidth") == 320


@pytest.mark.parametrize("kind", PLANS)
def test_a_screen_says_when_it_has_lost_the_server_keeps_what_it_has_and_comes_back(
    browser: Browser, hall: Hall, arbiter: Arbiter, kind: str
) -> None:
    with phone(browser, viewport=SCREEN) as page:
        page.goto(f"{hall.url}/t/{SLUG}/screen/at/{kind}")
        expect(page.locator("#state")).to_have_attribute("data-state", "live")
        stands(page, kind)
        version = page.locator("body").get_attribute("data-version")
        page.context.set_offline(True)
        expect(page.locator("#state")).to_have_attribute("data-state", "lost")
        expect(page.locator("#stale")).to_contain_text(f"version {version}")
        stands(page, kind)
        arbiter.type_result(arbiter.missing()[0])
        page.context.set_offline(False)
        expect(page.locator("#state")).to_have_attribute("data-state", "live")
        expect(page.locator("#stale")).to_be_hidden()
        expect(page.locator("body")).not_to_have_attribute("data-version", version or "")
        stands(page, kind)


@pytest.mark.parametrize("kind", PLANS)
@pytest.mark.parametrize("size", [SCREEN, PROJECTOR], ids=["screen", "projector"])
def test_nothing_of_it_is_cut_and_it_can_be_read(
    browser: Browser, hall: Hall, arbiter: Arbiter, kind: str, size: ViewportSize
) -> None:
    with phone(browser, viewport=size) as page:
        page.goto(f"{hall.url}/t/{SLUG}/screen/at/{kind}")
        stands(page, kind)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        fits(page, kind)
        assert violations(page) == []
        picture(page, f"screen-{kind}-{size['width']}")


def test_an_urgent_announcement_stands_above_every_one_of_them(
    browser: Browser, hall: Hall, arbiter: Arbiter
) -> None:
    made = arbiter.do("make-announcement", reason="Leave the hall, please.", priority="urgent")
    try:
        for kind in PLANS:
            with phone(browser, viewport=SCREEN) as page:
                page.goto(f"{hall.url}/t/{SLUG}/screen/at/{kind}")
                expect(page.locator("#announcements")).to_contain_text("Leave the hall, please.")
                stands(page, kind)
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), kind
    finally:
        number = made["result"]["announcement"]
        arbiter.do("take-back-announcement", announcement=number)


def test_a_screen_goes_through_all_that_it_shows_and_begins_again(
    browser: Browser, hall: Hall, arbiter: Arbiter
) -> None:
    kinds = ["clock", "text", "results"]
    arbiter.do("set-screen", screen="all", plan={"kinds": kinds, "texts": [1], "size": "192"})
    with phone(browser, viewport=SCREEN) as page:
        page.add_init_script(
            "const later = setTimeout;"
            "setTimeout = (f, ms, ...more) => later(f, ms === 12000 ? 500 : ms, ...more);"
        )
        page.goto(f"{hall.url}/t/{SLUG}/screen/at/all")
        for kind in (*kinds, kinds[0]):
            expect(page.locator("body")).to_have_attribute("data-kind", kind)


def test_a_newer_result_stands_on_top_as_soon_as_it_is_typed(
    browser: Browser, hall: Hall, arbiter: Arbiter
) -> None:
    with phone(browser, viewport=SCREEN) as page:
        page.goto(f"{hall.url}/t/{SLUG}/screen/at/results")
        expect(page.locator("#state")).to_have_attribute("data-state", "live")
        board = arbiter.missing()[-1]
        arbiter.type_result(board, "0-1")
        first = page.locator(".newest > li").first
        expect(first.locator(".no")).to_have_text(str(board["board"]))
        expect(first.locator(".res")).to_have_text("0–1")


def test_no_screen_shows_an_older_version_than_it_showed(
    browser: Browser, hall: Hall, arbiter: Arbiter
) -> None:
    """A server that is behind answers, where there are several."""
    with phone(browser, viewport=SCREEN) as page:
        address = f"{hall.url}/t/{SLUG}/screen/board"
        behind = page.request.get(f"{hall.url}/t/{SLUG}/head").json()
        board = arbiter.missing()[0]
        arbiter.type_result(board)
        asked: list[str] = []

        def answers(route: Route) -> None:
            asked.append(route.request.url)
            if route.request.method == "HEAD":
                return route.continue_()
            return route.fulfill(body=json.dumps(behind), content_type="application/json")

        page.route("**/live**", lambda route: route.abort())
        page.route(f"**/t/{SLUG}/head**", answers)
        page.goto(address)
        result = page.locator(f"#b{board['board']} .res")
        expect(result).to_have_text("1–0")
        expect(page.locator("#state")).to_have_attribute("data-state", "polling")
        page.wait_for_timeout(2_500)
        assert asked
        expect(result).to_have_text("1–0")
        assert int(page.locator("body").get_attribute("data-version") or 0) > behind["version"]


FAR: Final = 1 / 42
"""Of a screen's height: letters that are read from ten metres on a screen for a hall."""
MANY_ROWS: Final = """(many) => {
  const list = document.querySelector('.rows');
  const rows = [...list.children];
  for (let at = rows.length; at < many; at += 1) {
    const row = rows[at % rows.length].cloneNode(true);
    row.id = `more-${at}`;
    list.append(row);
  }
  dispatchEvent(new Event('resize'));
}"""
LETTERS: Final = """() => [...document.querySelectorAll('.rows > li:not([hidden])')]
    .map((row) => parseFloat(getComputedStyle(row).fontSize) / innerHeight)"""
CUT_NAMES: Final = """() => [...document.querySelectorAll('.rows > li:not([hidden]) .who')]
    .filter((name) => name.scrollWidth > name.clientWidth
      || name.scrollHeight > name.closest('li').clientHeight)
    .map((name) => name.textContent)"""


@pytest.mark.parametrize(
    ("kind", "rows", "pages"),
    [("name", 498, 9), ("board", 249, 7), ("standings", 498, 13), ("crosstable", 498, 25)],
)
def test_500_players_get_more_pages_and_no_letters_that_are_not_read_from_afar(
    browser: Browser, hall: Hall, kind: str, rows: int, pages: int
) -> None:
    with phone(browser, viewport=SCREEN) as page:
        page.goto(f"{hall.url}/t/{SLUG}/screen/{kind}")
        expect(page.locator("#page-number")).to_contain_text("page 1/")
        page.evaluate(MANY_ROWS, rows)
        expect(page.locator("#page-number")).to_have_text(f"page 1/{pages}")
        assert min(page.evaluate(LETTERS)) >= FAR
        assert page.evaluate(CUT_NAMES) == []


def test_names_in_other_letters_have_the_latin_ones_below_them_and_long_ones_two_lines(
    browser: Browser, hall: Hall
) -> None:
    with phone(browser, viewport=SCREEN) as page:
        page.goto(f"{hall.url}/t/{SLUG}/screen/name?size=medium")
        latin = page.locator(".rows .latin").first
        expect(latin).to_be_attached()
        assert re.fullmatch(r"[A-Z][a-z]+, [A-Z][a-z]+", latin.inner_text().strip())
        page.evaluate("document.querySelector('.rows .who').textContent = 'Long Name, '.repeat(9)")
        page.evaluate("dispatchEvent(new Event('resize'))")
        expect(page.locator(".rows .long")).to_have_count(1)
        assert page.evaluate(CUT_NAMES) == []


def test_families_of_letters_share_the_names_and_nobody_is_left_out(
    browser: Browser, hall: Hall, arbiter: Arbiter
) -> None:
    seen: list[set[str]] = []
    for letters in ("A-K", "L-Z"):
        arbiter.do(
            "set-screen", screen=letters.lower(), plan={"kinds": ["name"], "letters": letters}
        )
        with phone(browser, viewport=SCREEN) as page:
            page.goto(f"{hall.url}/t/{SLUG}/screen/at/{letters.lower()}")
            expect(page.locator("#page-number")).to_have_text("page 1/1")
            rows = page.locator(".rows > li")
            shown = rows.filter(visible=True).evaluate_all("rows => rows.map((row) => row.id)")
            seen.append(set(shown))
            total = rows.count()
    assert seen[0]
    assert seen[1]
    assert not seen[0] & seen[1]
    assert len(seen[0] | seen[1]) == total
