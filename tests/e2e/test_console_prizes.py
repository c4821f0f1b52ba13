"""The prizes as an arbiter sets them up, reads them, notes a choice and prints them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started

from .looks import look, picture
from .public_hall import PHONE, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

CONSOLE = "/console/demo-open"
DESK = {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("prizes"), "--demo", "24") as hall:
        yield hall


@pytest.fixture
def page(browser: Browser, hall: Hall) -> Iterator[Page]:
    """The chief's browser."""
    with phone(browser, viewport=DESK) as page:
        page.goto(f"{hall.url}/login/")
        page.fill("[name=username]", "chief")
        page.fill("[name=password]", "demo")
        page.click("button[type=submit]")
        page.wait_for_url(f"{hall.url}/")
        yield page


def look_at_both(page: Page, name: str) -> None:
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
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
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n4000\n4500")
    page.get_by_role("button", name="Add a list").click()
    women = page.locator(".prize-fields").nth(1)
    women.get_by_label("Name (empty").fill("Women")
    women.get_by_label("Prizes, a line a place").fill("1000\n500")
    women.get_by_text("Who it is for").click()
    women.get_by_label("Sex").select_option("w")
    women.get_by_text("Conditions").click()
    women.get_by_label("Points at least").fill("0.5")
    look_at_both(page, "prize-fund")
    page.get_by_role("button", name="Save the prizes").click()
    expect(main.locator(".error")).to_contain_text("more than that of the place before it")
    main.get_by_label("Prizes, a line a place").fill("6000; Cup\n4000\n2000")
    page.get_by_role("button", name="Save the prizes").click()
    page.wait_for_url("**/prizes/")


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
