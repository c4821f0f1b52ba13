"""Every console page: WCAG AA by axe in light and dark, no overflow, touch targets of 44 px."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from startup import services
from tests.app.started import Hall, started

from .demo_chief import chiefs_page
from .looks import fits, look
from .public_hall import Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

CONSOLE = "/console/demo-open"
PUBLIC = "/t/demo-open"
PAGES = {
    "home": "/",
    "new": "/new/",
    "results": f"{CONSOLE}/results/",
    "entries": f"{CONSOLE}/entries/",
    "player": f"{CONSOLE}/entries/1/",
    "import": f"{CONSOLE}/entries/import/",
    "review": f"{CONSOLE}/entries/review/",
    "check-in": f"{CONSOLE}/check-in/",
    "not-arrived": f"{CONSOLE}/check-in/close/",
    "pairing": f"{CONSOLE}/pairing/",
    "published": f"{CONSOLE}/pairing/5/",
    "change-pairing": f"{CONSOLE}/pairing/5/change/?ground=top-boards",
    "refuse-request": f"{CONSOLE}/pairing/5/refuse/",
    "standings": f"{CONSOLE}/standings/",
    "ranking": f"{CONSOLE}/standings/?within=1",
    "ranking-teams": f"{CONSOLE}/standings/?within=2",
    "rankings": f"{CONSOLE}/standings/rankings/",
    "what-if": f"{CONSOLE}/standings/what-if/?b1=0-1&b2=1/2-1/2",
    "crosstable": f"{CONSOLE}/crosstable/",
    "progress": f"{CONSOLE}/progress/",
    "prizes": f"{CONSOLE}/prizes/?player=3&since=2",
    "prizes-of-a-round": f"{CONSOLE}/prizes/1/",
    "prize-fund": f"{CONSOLE}/prizes/fund/",
    "public-standings": f"{PUBLIC}/standings/",
    "public-ranking": f"{PUBLIC}/ranking/1/",
    "public-teams": f"{PUBLIC}/ranking/2/",
    "public-prizes": f"{PUBLIC}/prizes/",
    "appeals": f"{CONSOLE}/appeals/",
    "appeal": f"{CONSOLE}/appeals/?round=1&board=2",
    "activity": f"{CONSOLE}/activity/",
    "history": f"{CONSOLE}/activity/?subject=round:2&kind=rounds",
    "history-of-board": f"{CONSOLE}/activity/?subject=game:1.1.3&from=2026-01-01T10:00",
    "event": f"{CONSOLE}/events/82/",
    "past": f"{CONSOLE}/results/?at=100",
    "past-player": f"{CONSOLE}/entries/1/?at=100",
    "difference": f"{CONSOLE}/difference/?at=100",
    "settings": f"{CONSOLE}/settings/",
    "festival": f"{CONSOLE}/festival/",
}
TURNS = 3
"""Tests that share the pages, so that none takes long."""
WIDTHS = (1440, 768, 390)
LIKE_THE_WIDEST = 768
"""Where axe would look at the same page again."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "24") as hall:
        yield hall


@pytest.fixture(scope="module", autouse=True)
def conflict(hall: Hall) -> None:
    """One board in conflict, so that its look is seen as well."""
    arbiter = Arbiter(hall.url)
    first = arbiter.missing()[0]
    arbiter.type_result(first, "1-0")
    with pytest.raises(AssertionError, match="conflict"):
        arbiter.type_result(first, "0-1")
    arbiter.close()


FUND = {
    "currency": "JPY",
    "decimals": 0,
    "doubles": "choice",
    "public": True,
    "tax": {"percent": 1000},
    "lists": [
        {"id": 1, "prizes": [{"money": 600_000, "thing": "Cup of the city"}, {"money": 250_000}]},
        {"id": 2, "name": "Best woman", "who": {"sex": "w"}, "prizes": [{"money": 100_001}] * 2},
        {
            "id": 3,
            "who": {"rating_to": 1800, "unrated": "not"},
            "prizes": [{"thing": "A book about endgames", "worth": 5000}],
            "present": True,
        },
    ],
}
RANKINGS = (
    {"id": 1, "name": "Best woman", "who": {"sex": "w"}, "public": True},
    {"id": 2, "by": "teams-of-federations", "best": 3, "public": True},
)


@pytest.fixture(scope="module", autouse=True)
def announced(hall: Hall, conflict: None) -> None:
    """Prizes and rankings within the standings, and a player who does not come for his."""
    arbiter = Arbiter(hall.url)
    arbiter.do("set-prize-fund", fund=FUND, reason="a sponsor")
    arbiter.do("announce-rankings", rankings=RANKINGS, reason="announced late")
    arbiter.do("record-prize-choice", player=2, takes=1, away=True)
    arbiter.close()


@pytest.fixture
def page(browser: Browser, hall: Hall) -> Iterator[Page]:
    with chiefs_page(browser, hall) as page:
        yield page


def seen(page: Page, name: str) -> None:
    """At the width that the page has."""
    assert page.viewport_size is not None
    if page.viewport_size["width"] == LIKE_THE_WIDEST:
        fits(page, name)
    else:
        look(page, name)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_log_in_page_can_be_seen_read_and_touched(
    width: int, browser: Browser, hall: Hall
) -> None:
    with phone(browser, viewport={"width": width, "height": 900}) as page:
        page.goto(f"{hall.url}/login/")
        seen(page, "login")


@pytest.mark.parametrize("first", range(TURNS))
def test_every_page_can_be_seen_read_and_touched(first: int, page: Page, hall: Hall) -> None:
    for name, address in [*PAGES.items()][first::TURNS]:
        answer = page.goto(hall.url + address)
        assert answer is not None
        assert answer.ok, address
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            seen(page, name)


@pytest.mark.parametrize("width", WIDTHS)
def test_dialogs_too(width: int, page: Page, hall: Hall) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(hall.url + PAGES["results"])
    page.locator("[data-part=result]").nth(4).click()
    seen(page, "dialog-result")
    page.keyboard.press("Escape")
    page.locator("[data-act=resolve]").first.click()
    seen(page, "dialog-conflict")
    page.locator("dialog button.claim").first.click()
    seen(page, "dialog-reason")
    page.goto(hall.url + PAGES["entries"])
    page.locator("#entries a").first.click()
    page.locator("#player-dialog[open]").wait_for()
    seen(page, "dialog-player")
