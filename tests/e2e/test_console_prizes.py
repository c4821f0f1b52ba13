"""The prizes as an arbiter sets them up, reads them, notes a choice and prints them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started

from .demo_chief import CONSOLE, DESK, chiefs_page
from .looks import look, picture
from .public_hall import PHONE, SLUG, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("prizes"), "--demo", "24") as hall:
        yield hall


@pytest.fixture
def page(browser: Browser, hall: Hall) -> Iterator[Page]:
    with chiefs_page(browser, hall) as page:
        yield page


@pytest.fixture
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    arbiter = Arbiter(hall.url)
    yield arbiter
    arbiter.close()


def look_at_both(page: Page, name: str) -> None:
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")  # no row is half below the bar at the top
        look(page, name, "light")


def test_prizes_are_set_up_simulated_explained_chosen_and_printed(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}{CONSOLE}/standings/")
    page.get_by_role("link", name="Prizes").click()
    expect(page.get_by_text("No prizes are set up")).to_be_visible()
    look_at_both(page, "prizes-none")
    page.get_by_role("link", name="Set up the prizes").click()
    set_up(page)
    expect(page.get_by_text("Main prizes").first).to_be_visible()
    first = page.locator(".prize").first
    first.locator("summary").click()
    expect(first.locator("p").first).to_be_visible()
    look_at_both(page, "prizes")
    choose(page)
    page.locator("#ask-prize").get_by_label("Player").select_option(index=3)
    page.get_by_role("button", name="Why", exact=True).click()
    expect(page.locator("#prize-reasons")).to_contain_text("gets")
    page.get_by_label("Number or time").fill("2")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator("#prizes-moved")).to_contain_text("Since event 2")
    expect(page.locator(".prize-moves li").first).to_contain_text("Then: nothing")
    look_at_both(page, "prizes-moved")
    printed(page, hall)


def set_up(page: Page) -> None:
    """The main list with a sum that is none at first, and one for women."""
    main = page.locator(".prize-fields").nth(0)
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n4000\nmuch")
    page.get_by_label("Currency").fill("CZK")
    page.get_by_label("Several prizes").select_option("choice")
    page.get_by_label("Tax in percent").fill("15")
    page.get_by_label("On money above").fill("1000")
    page.get_by_label("Reason of the change").fill("A sponsor came in the break")
    page.get_by_role("button", name="Save the prizes").click()
    expect(main.locator(".error")).to_have_text(
        "Line 3: “much” is no sum; write 600 or 33.50, "
        "and a thing alone after a semicolon: “; much”."
    )
    picture(page, "prize-fund-wrong")
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n-5")
    page.get_by_role("button", name="Save the prizes").click()
    expect(main.locator(".error")).to_have_text("Line 2: “-5” is no sum; write 600 or 33.50.")
    for typed, said in {
        "6000\n\nmuch": "Line 3: “much” is no sum",
        "6000\n; Cup; much": "Line 2: “much” is no sum; write 600 or 33.50.",
        "99999999999": "Line 1: “99999999999” is too much: 10 digits before the point at most.",
    }.items():
        main.get_by_label("Prizes, a line a place").fill(typed)
        page.get_by_role("button", name="Save the prizes").click()
        expect(main.locator(".error")).to_contain_text(said)
    in_yens(page)
    page.get_by_label("Tax in percent").fill("-3")
    page.get_by_role("button", name="Save the prizes").click()
    expect(page.get_by_text("A number like 15 or 12.5.")).to_be_visible()
    page.get_by_label("Tax in percent").fill("15")
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n4000\n4500")
    page.get_by_role("button", name="Add a list").click()
    women = page.locator(".prize-fields").nth(1)
    women.get_by_label("Name (empty").fill("Women")
    women.get_by_label("Prizes, a line a place").fill("1000\n500")
    women.get_by_text("Who it is for").click()
    women.get_by_label("Sex").select_option("w")
    women.get_by_label("Federations").fill("XXXX")
    page.get_by_role("button", name="Save the prizes").click()
    expect(women.locator(".error")).to_have_text("Three capital letters, like CZE.")
    women.get_by_label("Federations").fill("")
    women.get_by_text("Conditions").click()
    women.get_by_label("Points at least").fill("0.5")
    look_at_both(page, "prize-fund")
    page.get_by_role("button", name="Save the prizes").click()
    expect(main.locator(".error")).to_contain_text("more than that of the place before it")
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n4000\n2000")
    page.get_by_role("button", name="Save the prizes").click()
    page.wait_for_url("**/prizes/")


def in_yens(page: Page) -> None:
    """Sums are read anew when the currency becomes another; a wrong one is said at its field."""
    main, unit = page.locator(".prize-fields").nth(0), page.get_by_label("Shares are rounded to")
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n33.50")
    expect(unit.locator("option").first).to_have_text("0.01, the smallest unit")
    page.get_by_label("Currency").fill("jpy")
    expect(unit.locator("option").first).to_have_text("1, the smallest unit")
    page.get_by_role("button", name="Save the prizes").click()
    expect(main.locator(".error")).to_have_text("Line 2, “33.50”: a sum in JPY has no decimals.")
    page.get_by_label("Currency").fill("KWD")
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n33.5005")
    page.get_by_role("button", name="Save the prizes").click()
    expect(main.locator(".error")).to_have_text(
        "Line 2, “33.5005”: a sum in KWD has 3 decimals at most."
    )
    page.get_by_label("Currency").fill("EUE")
    main.get_by_label("Prizes, a line a place").fill("6000; Cup")
    page.get_by_role("button", name="Save the prizes").click()
    expect(page.locator(".error")).to_contain_text("There is no currency EUE in ISO 4217")
    page.get_by_label("Currency").fill("CZK")


def choose(page: Page) -> None:
    """Somebody does not come to the prize giving, and that is taken back."""
    choice = page.locator("#prize-choice")
    choice.get_by_label("Player").select_option(index=2)
    choice.get_by_label("Prize giving").select_option("true")
    choice.get_by_role("button", name="Note it").click()
    expect(page.locator("#prize-choices .people")).to_contain_text("does not come")
    page.locator("#prize-choices .people button").click()
    expect(page.locator("#prize-choices .people")).to_have_count(0)


def printed(page: Page, hall: Hall) -> None:
    for what in ("prizes", "receipts"):
        page.goto(f"{hall.url}{CONSOLE}/print/{what}/")
        expect(page.locator(".sheet").first).to_be_visible()
        picture(page, f"print-{what}")
        inside = page.evaluate(
            """() => [...document.querySelectorAll('.sheet')].every(sheet =>
                sheet.querySelector('.sheet-body').scrollHeight
                    <= sheet.querySelector('.sheet-body').clientHeight + 1)"""
        )
        assert inside, what


# --- on the public pages -------------------------------------------------------------------------

FUND = {
    "currency": "CZK",
    "unit": 100,
    "doubles": "choice",
    "tax": {"percent": 1500, "above": 100_000},
    "lists": [
        {
            "id": 1,
            "sharing": "hort",
            "prizes": [{"money": 600_000, "thing": "Cup of the city"}]
            + [{"money": 100 * each} for each in (4000, 2000, 1000, 500, 500, 500)],
        },
        {
            "id": 2,
            "name": "Best woman",
            "who": {"sex": "w"},
            "prizes": [{"money": 100_000}, {"thing": "A book about endgames", "worth": 5000}],
            "least_points": 4,
            "present": True,
        },
        {"id": 3, "who": {"born_from": 2005}, "prizes": [{"money": 50_000}]},
    ],
}
SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 800},
    PHONE,
    {"width": 768, "height": 1024},
    DESK,
)


def open_phone(page: Page) -> AbstractContextManager[Page]:
    browser = page.context.browser
    assert browser is not None
    return phone(browser)


def look_at_all(page: Page, name: str) -> None:
    for size in SIZES:
        page.set_viewport_size(size)
        look(page, name, "light")
        assert page.evaluate(TABS_CUT) == [], (name, size)


TABS_CUT = """() => [...document.querySelectorAll('.tabs a')]
    .filter(tab => tab.scrollWidth > tab.clientWidth
        || tab.getBoundingClientRect().right > innerWidth)
    .map(tab => tab.textContent)"""
"""Tabs whose word has no room."""
WIDE = """() => [...document.querySelectorAll('.table-box')]
    .filter(box => box.scrollWidth > box.clientWidth).map(box => box.getAttribute('aria-label'))"""
"""Tables that have to be pushed sideways to be read."""


def test_no_table_of_a_phone_is_pushed_sideways(page: Page, hall: Hall, arbiter: Arbiter) -> None:
    """Winners, what if, teams."""
    arbiter.do("set-prize-fund", fund=FUND, reason="a sponsor")
    teams = {"id": 1, "by": "teams-of-federations", "best": 4}
    arbiter.do("announce-rankings", rankings=[teams], reason="announced late")
    places = {
        "prizes/": ".winners tbody tr",
        "standings/?within=1": ".teams tbody tr",
        "standings/what-if/?b1=0-1&b2=0-1&b3=1-0": ".what-if-moves tbody tr",
    }
    for size in SIZES:
        page.set_viewport_size(size)
        for place, rows in places.items():
            page.goto(f"{hall.url}{CONSOLE}/{place}")
            expect(page.locator(rows).first).to_be_visible()
            name = rows.partition(" ")[0].strip(".")
            look(page, f"folds-{name}", "light")
            if size["width"] <= PHONE["width"]:
                assert page.evaluate(WIDE) == [], (place, size)


def test_the_switch_shows_the_fund_and_with_the_end_the_winners(
    page: Page, hall: Hall, arbiter: Arbiter
) -> None:
    arbiter.do("set-prize-fund", fund=FUND | {"unit": 500}, reason="another sponsor")
    with open_phone(page) as reader:
        reader.goto(f"{hall.url}/t/{SLUG}/")
        expect(reader.get_by_role("link", name="Prizes")).to_have_count(0)
        page.goto(f"{hall.url}{CONSOLE}/prizes/")
        page.get_by_role("button", name="Show the prizes").click()
        expect(page.locator("#prizes-public")).to_contain_text("Everybody can read")
        reader.reload()
        reader.get_by_role("link", name="Prizes").click()
        expect(reader.locator("#prizes-state")).to_contain_text("once the standings are final")
        expect(reader.locator(".prize-rows").first).to_contain_text("Places 5 to 7, each")
        look_at_all(reader, "public-prizes-fund")
        reader.set_viewport_size(PHONE)
        for board in arbiter.missing():
            arbiter.do("enter-result", game=board["game"], result="1-0")
        arbiter.do("close-tournament", reason="the hall is flooded")
        first = reader.locator(".prize-rows details").first
        expect(first).to_be_visible()
        first.locator("summary").click()
        expect(first.locator(".how")).to_contain_text(", rank 1")
        look_at_all(reader, "public-prizes-winners")
        reader.set_viewport_size(PHONE)
        first.get_by_role("link").click()
        expect(reader.locator("#player-prizes")).to_contain_text("Main prizes")
        look_at_all(reader, "public-player-prize")
        reader.set_viewport_size(PHONE)
        reader.locator("#player-prizes a").first.click()
        expect(reader.locator(".prize-rows li:target")).to_have_count(1)
