"""Whom a phone follows: players and federations in one list, kept on it and live."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started

from .looks import look
from .public_hall import SLUG, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("following"), "--demo", "40") as hall:
        yield hall


@pytest.fixture(scope="module")
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    arbiter = Arbiter(hall.url)
    yield arbiter
    arbiter.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with phone(browser) as page:
        yield page


@pytest.fixture
def home(hall: Hall) -> str:
    return f"{hall.url}/t/{SLUG}/"


def follow(page: Page, home: str, player: int) -> None:
    page.goto(f"{home}player/{player}")
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.get_by_role("button", name="Follow no more")).to_be_visible()


def live(page: Page) -> None:
    expect(page.locator("#state")).to_have_attribute("data-state", "live")


def test_players_one_follows_stand_in_one_list_and_their_results_appear(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    first, second = arbiter.missing()[:2]
    mine = first["white"]["player"], second["black"]["player"]
    for player in mine:
        follow(page, home, player)
    page.goto(home)
    live(page)
    rows = page.locator("#followed li")
    expect(rows).to_have_count(2)
    row = page.locator(f"#f{mine[0]}")
    expect(row).to_contain_text(first["white"]["name"])
    expect(row.locator(".no")).to_contain_text(str(first["board"]))
    expect(row).to_contain_text("White")
    expect(row.locator(".res")).to_have_text("…")
    look(page, "home-following")
    arbiter.type_result(first, "1-0")
    expect(row.locator(".res")).to_have_text("1")
    expect(page.locator("#announce")).to_contain_text(f"{first['white']['name']}: 1")


def test_a_federation_is_followed_as_a_whole_and_no_more(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    page.goto(f"{home}following/")
    live(page)
    expect(page.locator("#followed")).to_contain_text("You follow nobody here yet.")
    box = page.locator("#groups label", has_text="CZE")
    count = int(box.locator("small").inner_text())
    box.locator("input").check()
    expect(page.locator("#followed li")).to_have_count(count)
    page.set_viewport_size({"width": 360, "height": 740})
    look(page, "following")
    page.reload()
    expect(page.locator("#followed li")).to_have_count(count)
    expect(box.locator("input")).to_be_checked()
    page.goto(home)
    expect(page.locator("#followed li")).to_have_count(count)
    page.locator("#followed h2 a").click()
    box.locator("input").uncheck()
    expect(page.locator("#followed li")).to_have_count(0)
    page.goto(home)
    live(page)
    expect(page.locator("#followed")).to_be_hidden()


def test_who_follows_nobody_loads_nothing_for_it(page: Page, home: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(home)
    live(page)
    assert not [url for url in asked if re.search(r"follow(s|ing)\b[^/]*\.js", url)]


def test_without_scripts_the_players_stand_by_federation(browser: Browser, home: str) -> None:
    with phone(browser, java_script_enabled=False) as page:
        page.goto(f"{home}following/")
        expect(page.get_by_role("heading", name="Federations")).to_be_visible()
        expect(page.locator("#groups")).to_be_hidden()
        page.locator("summary", has_text="CZE").click()
        expect(page.locator("details[open] a").first).to_be_visible()


def test_a_result_appears_on_the_top_boards_in_place(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    board = arbiter.missing()[0]
    page.goto(f"{home}top/64")
    live(page)
    page.evaluate("window.stayed = true")
    arbiter.type_result(board, "0-1")
    row = page.locator(f"#b{board['board']}")
    expect(row.locator(".res")).to_have_text("0–1")
    assert page.evaluate("window.stayed"), "the page was not loaded anew"
    page.set_viewport_size({"width": 360, "height": 740})
    look(page, "top-boards")
