"""Rankings within the standings, what if and the final standings, as an arbiter comes to them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started

from .demo_chief import CONSOLE, DESK, chiefs_page
from .looks import look, picture
from .public_hall import PHONE, SLUG
from .test_print import CUT

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("rankings"), "--demo", "60") as hall:
        yield hall


@pytest.fixture
def page(browser: Browser, hall: Hall) -> Iterator[Page]:
    with chiefs_page(browser, hall) as page:
        yield page


def look_at_both(page: Page, name: str) -> None:
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        look(page, name, "light")


def announce(page: Page) -> None:
    """Women, federations as teams, and a list for each federation."""
    for at in range(3):
        page.get_by_role("button", name="Add a ranking").click()
        expect(page.locator(".prize-fields")).to_have_count(at + 1)
    women, teams, federations = (page.locator(".prize-fields").nth(at) for at in range(3))
    women.get_by_label("Name (empty").fill("Best woman")
    women.get_by_text("Who it is for").click()
    women.get_by_label("Sex").select_option("w")
    women.get_by_label("On the public pages").check()
    expect(women.get_by_label("Players of a team who count")).to_be_hidden()
    teams.get_by_label("Ranked are").select_option("teams-of-federations")
    teams.get_by_label("Players of a team who count").fill("3")
    teams.get_by_label("On the public pages").check()
    federations.get_by_label("Ranked are").select_option("federations")
    page.get_by_label("Reason of the change").fill("Prizes were donated")
    page.evaluate("scrollTo(0, 0)")  # no row is half below the bar at the top
    look_at_both(page, "rankings-form")
    page.get_by_role("button", name="Announce the rankings").click()
    page.wait_for_url(re.compile("/standings/$"))


def test_rankings_are_announced_read_printed_and_public(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}{CONSOLE}/standings/")
    page.get_by_role("link", name="Rankings …").click()
    announce(page)
    withins = page.locator(".withins a")
    expect(withins).to_have_text(
        ["Whole standings", "Best woman", "Teams of federations", "By federation", "Rankings …"]
    )
    withins.nth(1).click()
    expect(page.locator("table.within tbody tr").first.locator("td").first).to_have_text("1")
    women = page.locator("table.within tbody tr").count()
    assert 0 < women < 60
    look_at_both(page, "ranking-women")
    page.locator(".withins a").nth(2).click()
    expect(page.locator("table.teams tbody tr").first).to_contain_text("3 of")
    look_at_both(page, "ranking-teams")
    page.locator(".withins a").nth(3).click()
    expect(page.locator("table.within")).not_to_have_count(1)
    page.goto(f"{hall.url}{CONSOLE}/print/rankings/")
    assert page.evaluate(CUT) == []
    picture(page, "print-rankings")
    page.goto(f"{hall.url}/t/{SLUG}/standings/")
    page.get_by_role("link", name="Best woman").click()
    expect(page.locator("h1")).to_have_text("Best woman")
    expect(page.locator("#ranking tbody tr")).to_have_count(women)
    look_at_both(page, "public-ranking")
    page.get_by_role("link", name="Teams of federations").click()
    expect(page.locator("table.teams tbody tr").first).to_be_visible()
    look_at_both(page, "public-teams")
    expect(page.get_by_role("link", name="By federation")).to_have_count(0)


def test_what_if_is_reached_from_the_standings_and_from_a_board(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}{CONSOLE}/standings/")
    page.get_by_role("link", name="What if …?").click()
    expect(page.get_by_text("Choose a result at one board or several.")).to_be_visible()
    look_at_both(page, "what-if-none")
    page.locator("#what-if-form select").first.select_option("0-1")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".what-if-moves tbody tr.plays").first).to_be_visible()
    look_at_both(page, "what-if")
    page.get_by_role("link", name="Suppose nothing").click()
    expect(page.locator(".what-if-moves")).to_have_count(0)
    page.goto(f"{hall.url}{CONSOLE}/results/")
    cell = page.locator("#boards tbody tr").nth(4).locator("[data-act=menu]")
    board = page.locator("#boards tbody tr").nth(4).get_attribute("data-board")
    cell.click()
    page.get_by_role("dialog").get_by_role("link", name="What if …?").click()
    expect(page.locator(f"select[name=b{board}]")).to_be_visible()


def test_the_final_standings_are_provisional_while_games_are_open(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}{CONSOLE}/print/final/")
    expect(page.locator(".sheet").first).to_contain_text("Provisional.")
    expect(page.locator(".final-signs")).to_have_count(1)
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []
    picture(page, "print-final")
