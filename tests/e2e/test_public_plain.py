"""The public pages for somebody who has never run a tournament: plain words, and nothing moves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started

from .public_hall import PHONE, SLUG, Arbiter, phone, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

PAGES = ("", "pairings/", "names/", "standings/", "player/7", "player/1", "entries/", "screen/")
MORE = ("working/7/", "compare/7/1/", "ranking/1/", "ranking/2/", "prizes/")
"""Where one looks who wants to know more: numbers by their articles, lists of other players."""
PRIZES = {
    "public": True,
    "lists": [
        {"id": 1, "prizes": [{"money": 1_200_000}, {"money": 800_000, "thing": "Cup"}]},
        {
            "id": 2,
            "name": "Juniors of the clubs of the town and of the whole district",
            "who": {"born_from": 2008},
            "sharing": "hort",
            "least_points": 4,
            "prizes": [{"money": 50_000, "thing": "A book on endings", "worth": 4_000}],
        },
    ],
}
RANKINGS = [
    {"id": 1, "name": "Women of all ages and of every federation", "who": {"sex": "w"}},
    {"id": 2, "by": "teams-of-federations", "best": 3},
]
ARBITERS_WORDS = re.compile(
    r"\bv\d+\b|\b[Vv]ersion\b|\b[Ll]og\b|\bhash\b|\b(?:Rd|Bd|R\d)\b|\b(?:Res|Fed|No|adj)\.|allocated"
)
SLOW = {
    "offline": False,
    "latency": 300,
    "downloadThroughput": 50_000,
    "uploadThroughput": 50_000,
}
NOTES_SHIFTS = """window.moved = [];
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
        if (one.hadRecentInput) continue;
        moved.push([one.value, one.sources.map((source) => source.node?.id)]);
    }
}).observe({type: "layout-shift", buffered: true});"""
NARROW_NAMES = """() => [...document.querySelectorAll(".rows .who")]
    .filter((name) => name.checkVisibility())
    .filter((name) => name.clientWidth < 5 * parseFloat(getComputedStyle(name).fontSize)
        || !name.textContent.trim())
    .map((name) => [name.textContent, name.clientWidth])"""
CHOOSE_SIZE = """(size) => {
    const field = document.querySelector("select[name=size]");
    field.value = size;
    field.dispatchEvent(new Event("change", {bubbles: true}));
}"""
WIDTHS = (320, 390, 719, 720, 768, 800, 1024, 1366, 1920, 2560, 3840)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """The demo, with prizes and rankings that everybody may read."""
    with started(tmp_path_factory.mktemp("plain"), "--demo", "60") as hall:
        arbiter = Arbiter(hall.url)
        arbiter.do("set-prize-fund", reason="for the test", fund=PRIZES)
        public = [each | {"public": True} for each in RANKINGS]
        arbiter.do("announce-rankings", reason="for the test", rankings=public)
        arbiter.close()
        yield hall


@pytest.fixture
def home(hall: Hall) -> str:
    return f"{hall.url}/t/{SLUG}/"


def live(page: Page) -> None:
    expect(page.locator("#state")).to_have_attribute("data-state", "live", timeout=20_000)


def test_no_page_speaks_an_arbiters_language_where_one_looks_first(
    browser: Browser, home: str
) -> None:
    with phone(browser) as page:
        for path in PAGES:
            page.goto(home + path)
            live(page)
            shown = page.locator("body").inner_text()
            assert ARBITERS_WORDS.findall(shown) == [], path
            assert "Every 15 s" not in shown


OVERFLOWING = """() => [...document.querySelectorAll("body *")]
    .filter((each) => each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => [each.tagName, each.className])"""


@pytest.mark.parametrize("path", [*PAGES, *MORE])
def test_no_page_is_wider_than_its_window(browser: Browser, home: str, path: str) -> None:
    with phone(browser) as page:
        page.goto(home + path)
        live(page)
        for width in (320, 390, 768, 1024, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (path, width, wide, page.evaluate(OVERFLOWING)[:5])


def test_control_what_is_too_wide_is_noticed(browser: Browser, home: str) -> None:
    with phone(browser) as page:
        page.goto(f"{home}prizes/")
        live(page)
        page.evaluate("document.getElementById('main').style.width = '900px'")
        assert page.evaluate("document.documentElement.scrollWidth") > PHONE["width"]
        assert page.evaluate(OVERFLOWING)


def test_control_the_search_for_such_words_finds_them() -> None:
    for text in ("14:32 · v395", "Head of the log ab12", "Rd Bd Opponent Res.", "R3", "adj."):
        assert ARBITERS_WORDS.search(text), text


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}])
def test_nothing_moves_on_find_me_however_slow_the_network(
    browser: Browser, home: str, size: dict[str, int]
) -> None:
    with phone(browser, viewport=size) as page:
        page.add_init_script(NOTES_SHIFTS)
        protocol = page.context.new_cdp_session(page)
        protocol.send("Network.enable")
        protocol.send("Network.emulateNetworkConditions", SLOW)
        assert shifts(page, home) == [], "nobody is remembered"
        for number in (7, 9):
            page.goto(f"{home}player/{number}")
            page.get_by_role("button", name="Remember on this phone").click()
        assert shifts(page, home, cards=2) == [], "the height of the cards is not known yet"
        assert shifts(page, home, cards=2) == [], "it is known"


def shifts(page: Page, home: str, cards: int = 0) -> list[list[object]]:
    """What moved on the first page until it was there as a whole."""
    page.goto(home)
    live(page)
    expect(page.locator("#mine .card")).to_have_count(cards, timeout=20_000)
    expect(page.locator(".first-boards")).to_be_visible()
    page.wait_for_timeout(500)
    return page.evaluate("moved")


def test_control_a_page_that_moves_is_noticed(browser: Browser, home: str) -> None:
    with phone(browser) as page:
        page.add_init_script(NOTES_SHIFTS)
        page.goto(home)
        live(page)
        page.evaluate("document.getElementById('main').style.paddingTop = '200px'")
        until(lambda: page.evaluate("moved.length"))


@pytest.mark.parametrize("kind", ["name", "board", "standings"])
def test_the_hall_screen_keeps_its_names_at_every_width(
    browser: Browser, home: str, kind: str
) -> None:
    with phone(browser) as page:
        page.goto(f"{home}screen/{kind}")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": max(640, width * 9 // 16)})
            for size in ("auto", "large", "medium", "192", "256"):
                page.evaluate(CHOOSE_SIZE, size)
                expect(page.locator("#page-number")).to_have_text(re.compile(r"page 1/\d"))
                assert page.locator(".rows .who").filter(visible=True).count()
                assert page.evaluate(NARROW_NAMES) == [], (width, size)


def test_a_change_on_my_card_is_told_with_blanks_between_its_parts(
    browser: Browser, home: str, hall: Hall
) -> None:
    arbiter = Arbiter(hall.url)
    board = arbiter.missing()[0]
    with phone(browser) as page:
        page.goto(f"{home}player/{board['white']['player']}")
        page.get_by_role("button", name="Remember on this phone").click()
        page.goto(home)
        live(page)
        expect(page.locator("#mine .card")).to_contain_text("No result yet")
        arbiter.type_result(board, "1-0")
        told = f"Round {board['round']}, board {board['board']} White against"
        expect(page.locator("#announce")).to_contain_text(told)
        expect(page.locator("#announce")).to_contain_text(re.compile(r" Won$"))
    arbiter.close()
