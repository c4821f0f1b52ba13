"""What the browser tests of the console share: the real server on a prepared folder, consoles."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.app.started import ROOT, Hall, environment
from tests.parallel import made_once, shared_folder

from .logging_in import by_the_form, logged_in

PATIENCE = 30_000
"""Milliseconds until something on a page is late."""

CURRENT = 'tr[aria-current="true"]'
"""The line of the board at which is typed."""
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        if (!name.startsWith("openhall-pages-")) continue;
        for (const request of await (await caches.open(name)).keys()) {
            found.push(new URL(request.url).pathname);
        }
    }
    return found;
}"""
"""Paths of the pages in the browser's memory."""


def prepared(config: pytest.Config, data: Path, by: str = "tests.e2e.prepared_halls") -> Path:
    """The folder, with the tournaments that the module `by` makes; it makes them once in a run."""
    kept = made_once(shared_folder(config) / by, lambda folder: make(folder, by))
    return shutil.copytree(kept, data, dirs_exist_ok=True)


def make(folder: Path, by: str) -> None:
    """Fills the folder with the tournaments that the module makes."""
    folder.mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", by],
        cwd=ROOT,
        env=environment(OPENHALL_DATA=str(folder)),
        check=True,
        timeout=300,
    )


class OtherAddress(NamedTuple):
    """The same server under another name."""

    url: str


class Console:
    """One arbiter at one device, logged in; nothing on its pages may fail unnoticed.

    Without the worker that keeps pages, unless asked for: what it fetches, no route of a test sees.
    Whoever was logged in to this server before comes with his cookies and does not type again.
    """

    def __init__(
        self, browser: Browser, hall: Hall | OtherAddress, user: str, **options: Any
    ) -> None:
        self.hall = hall
        size = {"width": 1440, "height": 900}
        self.context: BrowserContext = browser.new_context(
            **{"viewport": size, "service_workers": "block", **options}
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        log_in = by_the_form if isinstance(hall, OtherAddress) else logged_in
        log_in(self.page, hall.url, user)

    def open(self, slug: str, tab: str = "results") -> Page:
        """The page, live."""
        self.page.goto(f"{self.hall.url}/console/{slug}/{tab}/")
        expect(self.page.locator("#connection")).to_have_attribute("data-state", "live")
        return self.page

    def close(self) -> None:
        self.context.close()
        assert self.errors == [], self.errors


@contextmanager
def console(
    browser: Browser, hall: Hall | OtherAddress, user: str, **options: Any
) -> Iterator[Console]:
    made = Console(browser, hall, user, **options)
    try:
        yield made
    finally:
        made.close()


def board(page: Page, number: int) -> Locator:
    return page.locator(f'tr[data-board="{number}"]')


def result(page: Page, number: int) -> Locator:
    return board(page, number).locator("[data-part=result]")


def settled(page: Page, number: int, text: str) -> None:
    """The board shows the result, and the server has it."""
    expect(result(page, number)).to_have_text(text)
    expect(board(page, number)).not_to_have_attribute("data-state", "sending")


def current(page: Page) -> int:
    return int(page.locator(CURRENT).get_attribute("data-board") or 0)


def leave_fide_mode(page: Page, first: int) -> None:
    """Says yes to both questions: the first one changes nothing yet."""
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text(f"This leaves FIDE mode from round {first} on")
    asked.get_by_role("button", name="Leave FIDE mode").click()
    expect(asked).to_contain_text("This is asked a second time")
    asked.get_by_role("button", name=f"Yes, from round {first} on").click()


def kept_pages(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found


def said_of(page: Page, field: Locator) -> str:
    """What a screen reader says of a field that is wrong."""
    expect(field).to_have_attribute("aria-invalid", "true")
    described = field.get_attribute("aria-describedby") or ""
    error = page.locator(f"#{described.split()[-1]}")
    expect(error).to_be_visible()
    return error.inner_text()
