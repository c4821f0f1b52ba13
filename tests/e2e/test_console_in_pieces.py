"""Pages of a large open, which come in pieces: their last board is typed and found like the first
one, and a page that broke off on its way is never taken for the whole."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall, started

from .console_hall import Console, OtherAddress, board, console, current, prepared, settled
from .long_hall import BOARDS, SLUG

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]
HELD = 60
FIRST_KILOBYTES = 14
"""Packed: the head of the page and its first rows, and not the last ones."""


@pytest.fixture(scope="module")
def hall(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = prepared(pytestconfig, tmp_path_factory.mktemp("long"), "tests.e2e.long_hall")
    with started(data, "--no-demo") as hall:
        yield hall


class Wire:
    """Between browsers and the server; it can be cut in the middle of a page."""

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self._there = (there.hostname or "", there.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.breaks = threading.Event()
        """A page that is cut off stands still until then: what a browser has not looked at when
        its connection breaks, it throws away."""
        self.cuts = 0
        """So many answers with the page of the results are cut off from now on."""
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(self._there)
                cut = threading.Event()
                for of in ((client, server, cut), (server, client, cut)):
                    threading.Thread(target=self._pass_on, args=of, daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, cut: threading.Event) -> None:
        passed = 0
        with suppress(OSError):
            while part := one.recv(4096):
                if part.startswith(f"GET /console/{SLUG}/results/ ".encode()) and self.cuts:
                    self.cuts -= 1
                    cut.set()
                is_answer = one.getpeername() == self._there
                passed = passed + len(part) if cut.is_set() and is_answer else 0
                if passed > FIRST_KILOBYTES * 1024:
                    self.breaks.wait(HELD)
                    break
                other.sendall(part)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        one.close()


@pytest.fixture
def wire(hall: Hall) -> Iterator[Wire]:
    wire = Wire(hall.url)
    yield wire
    wire.close()


def test_a_result_is_typed_on_the_last_board(chief: Console) -> None:
    page = chief.open(SLUG)
    expect(page.locator("tr[data-board]")).to_have_count(BOARDS)
    board(page, BOARDS).locator("[data-part=result]").scroll_into_view_if_needed()
    board(page, BOARDS).locator("th").click()
    assert current(page) == BOARDS
    page.keyboard.press("1")
    settled(page, BOARDS, "1–0")
    expect(page.locator("[data-count=missing]")).to_have_text(f"{BOARDS - 1} missing")
    page.reload()
    settled(page, BOARDS, "1–0")


def test_a_board_of_the_last_piece_is_found_by_its_number(chief: Console) -> None:
    page = chief.open(SLUG)
    page.keyboard.press("Control+k")
    page.locator("#palette-field").fill(str(BOARDS - 1))
    page.locator("#palette-list li").first.click()
    expect(page).to_have_url(f"{chief.hall.url}/console/{SLUG}/results/#b{BOARDS - 1}")
    expect(board(page, BOARDS - 1)).to_be_in_viewport()


def test_a_page_that_breaks_off_is_loaded_anew_and_never_live(browser: Browser, wire: Wire) -> None:
    with console(browser, OtherAddress(wire.url), "chief") as chief:
        page = chief.page
        wire.cuts = 1
        page.goto(f"{wire.url}/console/{SLUG}/results/", wait_until="commit")
        expect(board(page, 1)).to_be_visible()
        wire.breaks.set()
        expect(page.locator("#half")).to_contain_text("broke off on its way")
        assert page.locator("tr[data-board]").count() < BOARDS
        assert page.locator("#connection").get_attribute("data-state") != "live"
        assert page.locator("#main").get_attribute("inert") is not None
        expect(page.locator("#connection")).to_have_attribute("data-state", "live")
        expect(page.locator("#half")).to_have_count(0)
        expect(page.locator("tr[data-board]")).to_have_count(BOARDS)
        assert wire.cuts == 0
