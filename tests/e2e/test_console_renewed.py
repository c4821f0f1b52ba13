"""The server is renewed under open consoles: they say so, and nothing that was typed is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import started
from tests.parallel import free_port

from .console_hall import Console, console, prepared, settled
from .prepared_halls import TYPED

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]
RECOVERS = 60_000
"""Milliseconds until a page has found its server again."""


class Desk:
    """A server on one port and one folder, of this program or of the next one."""

    def __init__(self, data: Path, words: Path, port: int) -> None:
        self._data, self._words, self._port = data, words, port
        self._running = ExitStack()
        self.url = f"http://127.0.0.1:{port}"

    def start(self, *, renewed: bool = False) -> None:
        """Scripts that say something in one language more are another program to a page."""
        more = {"OPENHALL_WORDS": str(self._words)} if renewed else {}
        options = ("--no-demo", "--port", str(self._port))
        self._hall = self._running.enter_context(started(self._data, *options, **more))

    def stop(self) -> None:
        self._hall.stop()
        self._running.close()


@pytest.fixture
def desk(pytestconfig: pytest.Config, tmp_path: Path) -> Iterator[Desk]:
    words = tmp_path / "words" / "sk"
    (words / "scripts").mkdir(parents=True)
    (words / "scripts" / "common.ftl").write_text(
        "Script-Common =\n    .read = Prečítané\n", "utf-8"
    )
    desk = Desk(prepared(pytestconfig, tmp_path / "data"), words.parent, free_port())
    desk.start()
    yield desk
    desk.stop()


@pytest.fixture
def chief(browser: Browser, desk: Desk) -> Iterator[Console]:
    with console(browser, desk, "chief") as made:  # type: ignore[arg-type]
        yield made


def live(page: Page) -> None:
    expect(page.locator("#connection")).to_have_attribute("data-state", "live", timeout=RECOVERS)


def test_a_page_of_an_older_program_says_so_and_loses_nothing(desk: Desk, chief: Console) -> None:
    slug = TYPED[0]
    results = chief.open(slug)
    settings = chief.context.new_page()
    settings.goto(f"{desk.url}/console/{slug}/settings/")
    rankings = chief.context.new_page()
    rankings.goto(f"{desk.url}/console/{slug}/standings/rankings/")
    for page in (results, settings, rankings):
        live(page)
        expect(page.locator("#renewed")).to_have_count(0)
    announced(rankings)
    city = settings.locator("form [name=city]").first
    city.evaluate("field => field.closest('details')?.setAttribute('open', '')")
    city.fill("Kroměříž")
    kept_apart(settings)
    desk.stop()
    results.bring_to_front()
    results.keyboard.press("1")
    expect(results.locator("#unsent")).to_be_visible()
    desk.start(renewed=True)
    settled(results, 1, "1–0")
    for page in (results, settings, rankings):
        live(page)
        expect(page.locator("#renewed")).to_contain_text("an earlier version of the program")
    results.keyboard.press("0")
    settled(results, 2, "0–1")
    for page in (results, settings, rankings):
        with page.expect_navigation():
            page.locator("#renewed button").click()
        live(page)
        expect(page.locator("#renewed")).to_have_count(0)
    expect(settings.locator("form [name=city]").first).to_have_value("Kroměříž")
    expect(settings.locator("#picked li")).to_have_count(2)
    settled(results, 1, "1–0")
    settled(results, 2, "0–1")
    stands_again(rankings)


def kept_apart(page: Page) -> None:
    """Two players picked, and not sent."""
    page.evaluate("document.querySelector('#pick').closest('details')?.setAttribute('open', '')")
    names = page.evaluate("JSON.parse(document.querySelector('#candidates').textContent)")
    for person in names[:2]:
        page.locator("#pick").fill(person["name"])
        page.locator("#pick").press("Enter")
    expect(page.locator("#picked li")).to_have_count(2)


def announced(page: Page) -> None:
    """Two rankings typed and not sent, of three rows that the page's script has made."""
    for _ in range(3):
        page.locator("#add-ranking").click()
    rows = page.locator("#ranking-lists [data-list]")
    rows.nth(1).locator("[data-remove-list]").click()
    for at, name in enumerate(("Women", "Clubs of the town")):
        rows.nth(at).locator("[data-at=name]").fill(name)
    rows.nth(1).locator("[data-at=by]").select_option("teams-of-clubs")
    rows.nth(1).locator("[data-at=whole_teams]").check()
    page.locator("#rankings [data-reason]").fill("as announced in the hall")


def stands_again(page: Page) -> None:
    rows = page.locator("#ranking-lists [data-list]")
    expect(rows).to_have_count(2)
    for at, name in enumerate(("Women", "Clubs of the town")):
        expect(rows.nth(at).locator("[data-at=name]")).to_have_value(name)
    expect(rows.nth(1).locator("[data-at=by]")).to_have_value("teams-of-clubs")
    expect(rows.nth(1).locator("[data-at=whole_teams]")).to_be_checked()
    expect(page.locator("#rankings [data-reason]")).to_have_value("as announced in the hall")
    sent = page.locator("#rankings [name=rankings]").input_value()
    assert [one["name"] for one in json.loads(sent)] == ["Women", "Clubs of the town"]
