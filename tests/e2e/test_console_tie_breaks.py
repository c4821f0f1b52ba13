"""The list of tie-breaks in a browser: clicked together, moved by keys, typed, wrong, saved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started

from .demo_chief import chiefs_page
from .looks import look, picture
from .public_hall import phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

WIDTHS = (1440, 390)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "24") as hall:
        yield hall


@pytest.fixture(params=WIDTHS)
def page(request: pytest.FixtureRequest, browser: Browser, hall: Hall) -> Iterator[Page]:
    with chiefs_page(browser, hall, {"width": request.param, "height": 900}) as page:
        yield page


def codes(page: Page) -> list[str]:
    return page.locator(".tie-list code").all_inner_texts()


def test_a_list_is_made_by_clicks_keys_and_typing(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}/new/")
    page.click("#more > summary")
    assert codes(page)[:2] == ["BH/C1", "BH"]
    page.select_option("[data-template]", "swiss-rated")
    expect(page.locator(".tie-list")).to_contain_text("ARO/C1")
    typed = page.locator("[name=tie_breaks]")
    expect(typed).to_have_value("BH/C1, BH, DE, ARO/C1, WIN, BWG, BPG, SB")
    page.get_by_text("Add a tie-break").click()
    page.click('[data-add="KS"]')
    expect(page.locator(".tie-list li")).to_have_count(9)
    expect(page.locator("[data-template]")).to_have_value("")
    earlier = page.get_by_role("button", name="KS: earlier")
    earlier.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tie-list li").nth(7)).to_contain_text("Koya")
    expect(page.get_by_role("button", name="KS: earlier")).to_be_focused()
    page.get_by_role("button", name="WIN: take off the list").click()
    expect(page.locator(".tie-list li")).to_have_count(8)
    look(page, "tie-breaks-new")
    typed.fill("bh/c1; sb  DE")
    expect(page.locator(".tie-list li")).to_have_count(3)
    expect(page.locator(".tie-list .error")).to_have_count(0)
    typed.blur()
    expect(typed).to_have_value("bh/c1, sb, DE")
    typed.fill("BH, XY")
    expect(page.locator(".tie-list .error")).to_have_text("There is no tie-break XY.")
    page.fill("[name=name]", "Typed")
    page.click("button[type=submit] >> text=Make")
    expect(typed).to_have_attribute("aria-invalid", "true")
    look(page, "tie-breaks-wrong")


def test_another_system_takes_the_list_of_its_text_while_nobody_chose_another(
    page: Page, hall: Hall
) -> None:
    page.goto(f"{hall.url}/new/")
    page.click("#more > summary")
    page.select_option("[name=system]", "vincze")
    typed = page.locator("[name=tie_breaks]")
    expect(typed).to_have_value("OTHER_BH, OTHER_BH/M1, OTHER_SB, PS, WON, BPG, OTHER_LOT")
    expect(page.locator(".tie-list .error")).to_have_count(0)
    page.select_option("[name=system]", "dutch-2026")
    expect(typed).to_have_value("BH/C1, BH, SB, PS, DE, WIN, BWG")
    typed.fill("SB")
    page.select_option("[name=system]", "vincze")
    expect(typed).to_have_value("SB")


def test_standings_show_codes_and_names_to_arbiters_and_to_everybody(
    page: Page, hall: Hall
) -> None:
    page.goto(f"{hall.url}/console/demo-open/standings/")
    expect(page.locator("table.standings thead")).to_contain_text("BH/C1")
    expect(page.locator(".ranked-by").last).to_contain_text("Buchholz, without the lowest")
    look(page, "tie-breaks-standings")
    page.goto(f"{hall.url}/t/demo-open/standings/")
    expect(page.locator("#ranked-by")).to_contain_text("Buchholz, without the lowest")
    look(page, "tie-breaks-public")
    page.goto(f"{hall.url}/console/demo-open/settings/")
    expect(page.locator("#fixed-regulations")).to_contain_text("BH/C1, BH, SB")
    look(page, "tie-breaks-settings", "light")


def test_a_hall_screen_with_room_shows_the_first_tie_breaks(browser: Browser, hall: Hall) -> None:
    with phone(browser, viewport={"width": 1920, "height": 1080}) as page:
        page.goto(f"{hall.url}/t/demo-open/screen/standings?size=medium")
        expect(page.locator(".ranking li").first).to_be_visible()
        picture(page, "tie-breaks-screen-1920")
        expect(page.locator(".tie-code").first).to_have_text("BH/C1")
        expect(page.locator(".ranking li").first.locator(".tie")).to_have_count(3)
        expect(page.locator(".ranking li").first.locator(".tie").first).to_be_visible()
