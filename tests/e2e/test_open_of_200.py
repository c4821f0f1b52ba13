"""An open of two hundred in the browser: made from a template, its players from a file, eight
rounds by the API, the last one by keys, then the end, the final ranking and the receipts on paper,
and the fourth who asks on his phone why he is only fourth.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, FilePayload, Page, ViewportSize, expect
from pypdf import PdfReader

from startup import services
from tests.app.large_open import FUND, PLAYERS, ROUNDS, TIE_BREAKS, entry_list, likely_result
from tests.app.started import Hall, started

from .demo_chief import DESK, chiefs_page
from .looks import SHOTS, fits, look, picture
from .public_hall import PHONE, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.timeout(1800),
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SLUG: Final = "big-open"
TABLET: Final[ViewportSize] = {"width": 768, "height": 1024}
SIZES: Final = (PHONE, TABLET, DESK)
KEYS: Final = {"1-0": "1", "1/2-1/2": "5", "0-1": "0"}
PATIENCE: Final = 120_000

Row = dict[str, Any]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("large"), "--demo", "8") as hall:
        yield hall


@pytest.fixture
def page(browser: Browser, hall: Hall) -> Iterator[Page]:
    with chiefs_page(browser, hall) as page:
        yield page


@pytest.fixture
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    arbiter = Arbiter(hall.url, SLUG)
    yield arbiter
    arbiter.close()


def test_an_open_of_200_from_its_template_to_the_receipts_and_the_question_of_the_fourth(
    browser: Browser, hall: Hall, page: Page, arbiter: Arbiter
) -> None:
    random = Random(2026)
    made(page, hall)
    begin(page, arbiter)
    for number in range(1, ROUNDS):
        played(arbiter, number, random)
    last_round(page, hall, arbiter, random)
    closed(page, hall)
    standings: list[Row] = arbiter.get("standings/")["standings"]
    assert len(standings) == PLAYERS
    on_the_console(page, hall, standings)
    on_paper(page, hall, arbiter, standings)
    the_fourth_asks(browser, hall, standings)


def made(page: Page, hall: Hall) -> None:
    """By the form, with FIDE's list for consistent ratings, and the entries of a file."""
    page.goto(f"{hall.url}/new/")
    page.fill("[name=name]", "Big Open")
    page.fill("[name=rounds]", str(ROUNDS))
    page.click("#more > summary")
    page.select_option("[data-template]", "swiss-rated")
    expect(page.locator("[name=tie_breaks]")).to_have_value(", ".join(TIE_BREAKS))
    look_at_all(page, "open-new")
    page.click("button[type=submit] >> text=Make")
    expect(page).to_have_url(re.compile(f"/console/{SLUG}/"))
    page.goto(f"{hall.url}/console/{SLUG}/entries/import/")
    listed = entry_list(Random(12))
    file: FilePayload = {"name": "players.csv", "mimeType": "text/csv", "buffer": listed}
    page.set_input_files("[name=file]", files=[file])
    page.get_by_role("button", name="Show what it would do").click()
    expect(page.locator("#dry-run [data-part=tally]")).to_contain_text(f"{PLAYERS} players")
    page.click(f"#import-confirm >> text=Do what is ticked: {PLAYERS} entered")
    expect(page.locator("[data-part=done]")).to_contain_text(
        f"Recorded: {PLAYERS} entered.", timeout=PATIENCE
    )


def begin(page: Page, arbiter: Arbiter) -> None:
    for row in arbiter.get("players/")["players"]:
        arbiter.do("check-in", player=row["player"])
    arbiter.do("set-prize-fund", fund=FUND)
    arbiter.do("start-tournament")
    page.goto(page.url.replace("entries/import/", "entries/"))
    expect(page.locator("#entries tbody tr")).to_have_count(PLAYERS)
    look_at_all(page, "open-entries")


def played(arbiter: Arbiter, number: int, random: Random) -> None:
    arbiter.do("publish-round", round=number, request=arbiter.draft(number))
    for board in arbiter.missing():
        arbiter.type_result(board, likely(board, random))
    arbiter.do("close-round", round=number)


def likely(board: Row, random: Random) -> str:
    return likely_result(board["white"]["rating"], board["black"]["rating"], random)


def last_round(page: Page, hall: Hall, arbiter: Arbiter, random: Random) -> None:
    """Paired, published and typed on the console, one key a board."""
    page.goto(f"{hall.url}/console/{SLUG}/pairing/")
    page.locator("[data-command=request-pairing]").click()
    publish = page.locator("[data-command=publish-round]")
    expect(publish).to_be_visible(timeout=PATIENCE)
    publish.click()
    agreed(page)
    expect(publish).to_be_hidden(timeout=PATIENCE)
    page.goto(f"{hall.url}/console/{SLUG}/results/")
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")
    boards = arbiter.missing()
    for board in boards:
        page.keyboard.press(KEYS.get(likely(board, random), "5"))
    expect(page.locator("[data-count=missing]")).to_have_text("all in", timeout=PATIENCE)
    expect(page.locator("tr[data-state=sending]")).to_have_count(0, timeout=PATIENCE)
    assert arbiter.missing() == []
    look_at_all(page, "open-results")


def closed(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}/console/{SLUG}/pairing/")
    page.locator("[data-command=close-round]").first.click()
    agreed(page)
    page.locator("[data-command=close-tournament]").click(timeout=PATIENCE)
    agreed(page)
    expect(page.get_by_role("button", name="Reopen the tournament")).to_be_visible(timeout=PATIENCE)


def agreed(page: Page) -> None:
    """The dialog that asks first."""
    page.locator("dialog[open] [value=yes]").click()


def on_the_console(page: Page, hall: Hall, standings: list[Row]) -> None:
    page.goto(f"{hall.url}/console/{SLUG}/standings/")
    expect(page.locator("main tbody tr")).to_have_count(PLAYERS)
    expect(page.locator("main tbody tr").first).to_contain_text(standings[0]["name"])
    look_at_all(page, "open-standings")
    page.locator("nav.tables").get_by_role("link", name="Crosstable").click()
    expect(page.locator("main h1")).to_contain_text("Crosstable")
    look_at_all(page, "open-crosstable")
    page.goto(f"{hall.url}/console/{SLUG}/prizes/")
    look_at_all(page, "open-prizes")


def on_paper(page: Page, hall: Hall, arbiter: Arbiter, standings: list[Row]) -> None:
    """Sheets in the browser, and the same as PDF."""
    page.goto(f"{hall.url}/console/{SLUG}/standings/")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Final standings").click()
    final = opened.value
    expect(final.locator(".sheet").first).to_be_visible()
    assert nothing_cut(final) == []
    picture(final, "open-print-final")
    final.close()
    text = pdf(page, hall, "final")
    assert "Provisional" not in text
    assert [row["name"] for row in standings if row["name"] not in text] == []
    assert all(code in text for code in TIE_BREAKS)
    winners = arbiter.get("prizes/")["prizes"]["winners"]
    page.goto(f"{hall.url}/console/{SLUG}/print/receipts/")
    expect(page.get_by_text("I have received what stands here.")).to_have_count(len(winners))
    assert nothing_cut(page) == []
    picture(page, "open-print-receipts")
    receipts = pdf(page, hall, "receipts")
    assert all(winner["name"] in receipts for winner in winners)
    for sheet in ("prizes", "standings", "crosstable", "progress"):
        page.goto(f"{hall.url}/console/{SLUG}/print/{sheet}/")
        expect(page.locator(".sheet").first).to_be_visible()
        assert nothing_cut(page) == [], sheet
        assert standings[0]["name"] in pdf(page, hall, sheet)


def nothing_cut(page: Page) -> list[str]:
    """Sheets whose text is longer than they are."""
    cut: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".sheet-body")]
            .filter((body) => body.scrollHeight > body.clientHeight + 1)
            .map((body) => body.textContent.trim().slice(0, 80))"""
    )
    return cut


def pdf(page: Page, hall: Hall, sheet: str) -> str:
    """Its text; kept beside the pictures where somebody wants to see them."""
    answer = page.request.get(f"{hall.url}/console/{SLUG}/print/{sheet}/?as=pdf", timeout=PATIENCE)
    assert answer.ok, sheet
    content = answer.body()
    if SHOTS.is_dir():
        Path(SHOTS / f"open-{sheet}.pdf").write_bytes(content)
    return "\n".join(each.extract_text() for each in PdfReader(BytesIO(content)).pages)


def the_fourth_asks(browser: Browser, hall: Hall, standings: list[Row]) -> None:
    """ "Why am I fourth?": from the standings by taps to the line that decides (S54)."""
    points = Counter(row["points"] for row in standings)
    group = next(each for each, count in points.items() if count > 3)
    tied = [row for row in standings if row["points"] == group]
    third, fourth = tied[2], tied[3]
    with phone(browser, has_touch=True) as thumb:
        thumb.goto(f"{hall.url}/t/{SLUG}/standings/")
        row = thumb.locator("#standings tbody tr").filter(has_text=fourth["name"])
        row.locator("a.value").first.tap()
        expect(thumb.locator("h1")).to_have_text(f"Why this rank: {fourth['name']}")
        look_at_all(thumb, "open-phone-working")
        above = thumb.locator(".compare-with li").filter(has_text=third["name"])
        above.locator("a").tap()
        decision = thumb.locator("#decision")
        expect(decision).to_contain_text(f"{third['name']} is before {fourth['name']} by ")
        expect(thumb.locator("tr.decides")).to_have_count(1)
        decides = thumb.locator("tr.decides").inner_text().partition(" decides")[0]
        expect(decision).to_contain_text(f" by {decides}")
        look_at_all(thumb, "open-phone-compare")
        for place in ("standings/", "crosstable/", "prizes/"):
            thumb.goto(f"{hall.url}/t/{SLUG}/{place}")
            look_at_all(thumb, f"open-phone-{place.strip('/')}")


def look_at_all(page: Page, name: str) -> None:
    """Each width, and the smallest with all that axe says: two hundred rows take it long."""
    size = page.viewport_size
    for each in SIZES:
        page.set_viewport_size(each)
        page.evaluate("scrollTo(0, 0)")
        fits(page, name)
        picture(page, f"{name}-{each['width']}")
    page.set_viewport_size(PHONE)
    look(page, name, "light")
    assert size is not None
    page.set_viewport_size(size)
