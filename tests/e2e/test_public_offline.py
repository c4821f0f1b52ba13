"""What a phone shows of a tournament without the network: what it had, how old that is, no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from uuid import uuid4

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started

from .public_hall import SLUG, Arbiter, phone, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

KEPT = """async (tag) => {
    const kept = await caches.match(location.pathname, {ignoreVary: true});
    return Boolean(kept && (await kept.text()).includes(`data-tag="${tag}"`)
        && (await navigator.serviceWorker.ready).active);
}"""
ADDRESSES = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("public-pages"));
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return pages.flat().map(({ url }) => new URL(url).pathname);
}"""


MANY = """async () => {
    const cache = await caches.open(`public-pages:${document.body.dataset.base}`);
    for (let n = 100; n < 150; n++) await cache.put(`/t/demo-open/player/${n}`, new Response(""));
}"""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "60") as hall:
        yield hall


@pytest.fixture(scope="module")
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    arbiter = Arbiter(hall.url)
    yield arbiter
    arbiter.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with phone(browser, service_workers="allow") as page:
        yield page


@pytest.fixture
def home(hall: Hall) -> str:
    return f"{hall.url}/t/{SLUG}/"


def tag(page: Page) -> str:
    return page.evaluate("document.body.dataset.tag")


def open_and_keep(page: Page, address: str) -> str:
    """The tag of the version that is kept."""
    page.goto(address)
    expect(page.locator("#state")).to_have_attribute("data-state", "live")
    until(lambda: page.evaluate(KEPT, tag(page)))
    return tag(page)


def is_old(page: Page) -> None:
    """It says since when there is no connection, how long that is, and which version it is."""
    expect(page.locator("#state")).to_have_attribute("data-state", "lost")
    version = page.evaluate("document.body.dataset.version")
    since = r"No connection since \d\d:\d\d, (a moment|one minute|\d+ minutes) ago: "
    state = rf"this is version {version}, as of \d\d:\d\d, and may be out of date\."
    expect(page.locator("#stale")).to_have_text(re.compile(since + state))


def test_opened_pages_are_shown_without_the_network_and_say_how_old_they_are(
    page: Page, home: str
) -> None:
    heading = {}
    for path in ("", "pairings/", "standings/", "player/7"):
        open_and_keep(page, home + path)
        heading[path] = page.locator("h1").inner_text()
    page.context.set_offline(True)
    for path, text in heading.items():
        page.goto(home + path)
        expect(page.locator("h1")).to_have_text(text)
        is_old(page)
    page.context.set_offline(False)
    expect(page.locator("#state")).to_have_attribute("data-state", "live", timeout=20_000)
    expect(page.locator("#stale")).to_be_hidden()


def test_the_age_grows(page: Page, home: str) -> None:
    open_and_keep(page, f"{home}pairings/")
    page.context.set_offline(True)
    page.clock.install()
    page.reload()
    page.clock.run_for(12 * 60_000 + 30_000)
    expect(page.locator("#stale")).to_contain_text(re.compile(r", 1[23] minutes ago:"))
    page.clock.run_for(50 * 60_000)
    expect(page.locator("#stale")).to_contain_text("one hour ago")


def test_what_came_live_is_kept_and_nothing_older_is_shown(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    before = open_and_keep(page, f"{home}pairings/")
    board = arbiter.missing()[0]
    arbiter.type_result(board, "1-0")
    row = page.locator(f"#b{board['board']} .res")
    expect(row).to_have_text("1–0")
    until(lambda: tag(page) != before)
    now = tag(page)
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    until(lambda: page.evaluate(KEPT, now))
    page.context.set_offline(True)
    page.reload()
    is_old(page)
    assert tag(page) == now
    expect(row).to_have_text("1–0")


def test_the_cards_of_the_remembered_are_there(page: Page, home: str) -> None:
    open_and_keep(page, f"{home}player/7")
    page.get_by_role("button", name="Remember on this phone").click()
    page.goto(home)
    card = page.locator("#mine .card")
    expect(card.locator(".tally-line")).to_be_visible()
    text = card.locator(".person .who").inner_text()
    until(lambda: page.evaluate("caches.match('/t/demo-open/')") is not None)
    page.wait_for_timeout(1500)
    page.context.set_offline(True)
    page.reload()
    is_old(page)
    expect(card.locator(".person .who")).to_have_text(text)
    expect(card.locator(".tally-line")).to_be_visible()


def test_a_page_that_was_not_opened_lists_those_that_were(page: Page, home: str) -> None:
    open_and_keep(page, f"{home}standings/")
    page.context.set_offline(True)
    page.goto(f"{home}player/3", wait_until="commit")
    expect(page.locator("h1")).to_have_text("No connection")
    page.get_by_role("link", name=re.compile("Standings")).click()
    is_old(page)


def test_an_older_page_says_that_a_newer_version_was_seen(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    open_and_keep(page, f"{home}standings/")
    open_and_keep(page, f"{home}pairings/")
    before = tag(page)
    arbiter.type_result(arbiter.missing()[0], "0-1")
    until(lambda: tag(page) != before)
    version = page.evaluate("document.body.dataset.version")
    page.context.set_offline(True)
    page.goto(f"{home}standings/")
    expect(page.locator("#stale")).to_contain_text(f"This phone has shown version {version} since.")


def test_the_network_wins_when_it_answers(page: Page, home: str, arbiter: Arbiter) -> None:
    """Also from a worker that has the page: what it shows is what the server has now."""
    before = open_and_keep(page, f"{home}pairings/")
    page.goto("about:blank")
    arbiter.type_result(arbiter.missing()[0], "1-0")
    page.goto(f"{home}pairings/")
    assert page.evaluate("document.documentElement.dataset.kept") is None
    assert page.evaluate("navigator.serviceWorker.controller.scriptURL").endswith("worker.js")
    assert tag(page) != before


def test_a_page_that_the_server_has_no_more_is_forgotten(page: Page, home: str) -> None:
    open_and_keep(page, home)
    page.evaluate(
        "async () => (await caches.open(`public-pages:${document.body.dataset.base}`))"
        ".put('/t/demo-open/player/999', new Response('<html ></html>'))"
    )
    page.goto(f"{home}player/999")
    until(lambda: "/t/demo-open/player/999" not in page.evaluate(ADDRESSES))
    assert "/t/demo-open/" in page.evaluate(ADDRESSES)


def test_who_is_erased_stands_on_no_kept_page(
    page: Page, home: str, arbiter: Arbiter, hall: Hall
) -> None:
    open_and_keep(page, f"{home}player/20")
    open_and_keep(page, home)
    erase(hall, arbiter, 20)
    until(lambda: "/t/demo-open/player/20" not in page.evaluate(ADDRESSES))
    page.context.set_offline(True)
    page.goto(f"{home}player/20", wait_until="commit")
    expect(page.locator("h1")).to_have_text("No connection")


def erase(hall: Hall, arbiter: Arbiter, player: int) -> None:
    arbiter.do("withdraw-player", player=player)
    plan = arbiter.get(f"players/{player}/erasure/")["plan"]
    form = {"name": plan["name"], "ground": "own-request", "texts": []}
    answer = arbiter.http.post(
        f"tournaments/{SLUG}/players/{player}/erasure/", json={"command_id": str(uuid4()), **form}
    )
    assert answer.status_code == httpx.codes.CREATED, answer.text


def test_few_pages_are_kept(page: Page, home: str) -> None:
    open_and_keep(page, home)
    for number in range(1, 20):
        page.goto(f"{home}player/{number}")
        until(lambda: page.evaluate(KEPT, tag(page)))
        page.goto(f"{home}pairings/{1 + number % 3}")
    page.evaluate(MANY)
    page.goto(home)
    until(lambda: len(page.evaluate(ADDRESSES)) <= 24)


def test_the_console_has_a_worker_of_its_own(page: Page, home: str, hall: Hall) -> None:
    open_and_keep(page, home)
    scopes = "navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.scope))"
    page.goto(f"{hall.url}/login/")
    page.get_by_label("User name").fill("chief")
    page.get_by_label("Password").fill("demo")
    page.get_by_role("button", name="Log in").click()
    page.goto(f"{hall.url}/console/{SLUG}/")
    until(lambda: len(page.evaluate(scopes)) == 2)
    assert set(page.evaluate(scopes)) == {home, f"{hall.url}/console/"}
    assert "/t/demo-open/" in page.evaluate(ADDRESSES)  # the console's forgets its own alone
