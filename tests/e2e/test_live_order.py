"""What "Live" means: the page listens, shows what the server has, and notices a stop at once."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from startup import services
from tests.app.started import Hall, started

from .console_hall import Console, console, prepared
from .public_hall import phone, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

STOPS = int(os.environ.get("GRACEFUL_STOPS", "1"))
WINDOWS = 5
"""Of each kind that look on while the server stops: ten with one stop."""
NOTICED_WITHIN = 2.0

NOTES_STATES = """() => {
    const sign = document.querySelector("#connection, #state");
    window.left = new Promise((done) => new MutationObserver(() => {
        if (sign.dataset.state !== "live") done(Date.now());
    }).observe(sign, {attributes: true, attributeFilter: ["data-state"]}));
}"""
KEEPS_TEXTS = """(id) => {
    const region = document.getElementById(id);
    window.told = [];
    new MutationObserver(() => region.textContent && told.push([region.textContent, Date.now()]))
        .observe(region, {childList: true, characterData: true, subtree: true});
}"""


def test_a_console_is_live_once_it_has_what_the_server_had_when_it_connected(
    chief: Console,
) -> None:
    page = chief.page
    sockets: list[WebSocketRoute] = []
    # The test is the server.
    page.route_web_socket(re.compile("/ws/t/"), lambda made: sockets.append(made))
    page.goto(f"{chief.hall.url}/console/keys/results/")
    sign = page.locator("#connection")
    expect(sign).to_have_attribute("data-state", "reconnecting")
    until(lambda: sockets)
    (socket,) = sockets
    seq = int(re.findall(r"after=(\d+)", socket.url)[0])
    has = re.findall(r"[?&]hash=([0-9a-f]+)", socket.url)[0]
    first, last = "1" * len(has), "2" * len(has)

    def says(**message: object) -> None:
        socket.send(json.dumps(message))

    nothing: dict[str, list[object]] = {"events": [], "boards": [], "topics": []}
    says(heartbeat=True, head=seq + 2, hash=last)
    says(seq=seq + 1, hash=first, prev=seq, prev_hash=has, **nothing)
    expect(page.locator("#connection [data-part=seq]")).to_have_text(f"#{seq + 1}")
    expect(sign).to_have_attribute("data-state", "reconnecting")
    says(seq=seq + 2, hash=last, prev=seq + 1, prev_hash=first, **nothing)
    says(heartbeat=True, head=seq + 2, hash=last)
    expect(sign).to_have_attribute("data-state", "live")


def test_a_public_page_is_live_once_it_shows_what_the_server_has(
    browser: Browser, hall: Hall
) -> None:
    with phone(browser) as page:
        page.route("**/v/**", lambda route: route.abort())  # what is new cannot be fetched
        page.route(
            "**/live*",
            lambda route: route.fulfill(
                content_type="text/event-stream",
                body='data: {"version": 9999, "tag": "9999-0", "at": "2026-11-22T12:00:00Z",'
                ' "hash": "00", "round": 1}\n\n',
            ),
        )
        seen: list[str] = []
        page.expose_function("saw", lambda state: seen.append(state))
        page.add_init_script(
            "document.addEventListener('DOMContentLoaded', () => new MutationObserver(() =>"
            " saw(document.getElementById('state').dataset.state)).observe("
            "document.getElementById('state'), {attributes: true}))"
        )
        page.goto(f"{hall.url}/t/keys/pairings/")
        page.wait_for_timeout(1500)
        assert seen
        assert "live" not in seen


# --- a server that stops ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stopping")
    return prepared(pytestconfig, folder, by="tests.e2e.engines.tournaments")


@pytest.mark.quiet
@pytest.mark.parametrize("stop", range(STOPS))
def test_every_console_and_every_phone_notices_a_graceful_stop_at_once(
    browser: Browser, folder: Path, stop: int
) -> None:
    with started(folder, "--no-demo") as hall, console(browser, hall, "chief") as chief:
        pages = list(_windows(browser, chief, hall))
        for page in pages:
            page.evaluate(NOTES_STATES)
        began = chief.page.evaluate("Date.now()")
        hall.process.send_signal(signal.SIGTERM)
        left = [(page.evaluate("left") - began) / 1000 for page in pages]
        assert max(left) < NOTICED_WITHIN, left
        for page in pages[1::2]:  # the phones say in words that nothing new will come
            expect(page.locator("#stale")).to_be_visible(timeout=5_000)
        hall.process.wait(20)
        for page in pages:
            page.close()


def _windows(browser: Browser, chief: Console, hall: Hall) -> Iterator[Page]:
    """A console and a public page by turns."""
    readers = browser.new_context()
    for _ in range(WINDOWS):
        mine = chief.context.new_page()
        mine.goto(f"{hall.url}/console/keys/results/")
        expect(mine.locator("#connection")).to_have_attribute("data-state", "live")
        yield mine
        theirs = readers.new_page()
        theirs.goto(f"{hall.url}/t/keys/pairings/")
        expect(theirs.locator("#state")).to_have_attribute("data-state", "live")
        yield theirs


# --- what screen readers are told --------------------------------------------------------------


def test_announcements_stand_long_enough_and_none_is_lost(chief: Console) -> None:
    page = chief.open("keys")
    page.evaluate(KEEPS_TEXTS, "announcer")
    page.evaluate(
        """async () => {
            const shell = document.querySelector('script[src*="shell.js"]').src;
            const dom = shell.replace("console/js/shell/shell.js", "shared/js/dom.js");
            const { announce } = await import(dom);
            announce("Board 1: 1–0.");
            setTimeout(() => announce("Board 2: ½–½."), 60);
            setTimeout(() => announce("Board 3: 0–1."), 120);
        }"""
    )
    until(lambda: page.evaluate("told.length") == 2)
    (first, at), (second, then) = page.evaluate("told")
    assert (first, second) == ("Board 1: 1–0.", "Board 2: ½–½. Board 3: 0–1.")
    assert then - at >= 900


def test_the_same_words_once_more_are_said_once_more(chief: Console) -> None:
    page = chief.open("keys")
    page.evaluate(KEEPS_TEXTS, "announcer")
    for _ in range(2):
        page.keyboard.press("g")
        page.keyboard.type("99")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
    until(lambda: page.evaluate("told.length") == 2)
    assert {text for text, _ in page.evaluate("told")} == {"There is no board 99."}


def test_a_phone_tells_that_it_is_not_live_any_more_and_that_it_is_again(
    browser: Browser, hall: Hall
) -> None:
    with phone(browser) as page:
        page.goto(f"{hall.url}/t/keys/pairings/")
        state = page.locator("#state")
        expect(state).to_have_attribute("data-state", "live")
        page.evaluate(KEEPS_TEXTS, "announce")
        page.route("**/live*", lambda route: route.abort())
        page.evaluate("dispatchEvent(new Event('online'))")  # connects anew
        expect(state).to_have_attribute("data-state", "polling")
        expect(page.locator("#announce")).to_contain_text("every 15 seconds")
        page.unroute("**/live*")
        expect(state).to_have_attribute("data-state", "live", timeout=10_000)
        expect(page.locator("#announce")).to_contain_text("Live again")


def test_the_panel_says_in_words_who_is_white(chief: Console) -> None:
    page = chief.open("keys")
    white = page.locator('tr[data-board="1"] [data-part=white-name]').inner_text()
    black = page.locator('tr[data-board="1"] [data-part=black-name]').inner_text()
    page.keyboard.press("g")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.locator(".typing-game")).to_have_text(f"White {white} Black {black}")
