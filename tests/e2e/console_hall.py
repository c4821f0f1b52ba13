"""What the browser tests of the console share: the real server on a prepared folder, consoles."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.app.builders import PASSWORD
from tests.app.started import ROOT, Hall, environment, started

PATIENCE = 30_000
"""Milliseconds until something on a page is late."""

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


@contextmanager
def prepared_hall(data: Path, by: str = "tests.e2e.prepared_halls") -> Iterator[Hall]:
    """`./hall` on a folder with the tournaments that the module `by` makes."""
    subprocess.run(
        [sys.executable, "-m", by],
        cwd=ROOT,
        env=environment(OPENHALL_DATA=str(data)),
        check=True,
        timeout=120,
    )
    with started(data, "--no-demo") as hall:
        yield hall


class OtherAddress(NamedTuple):
    """The same server under another name."""

    url: str


class Console:
    """One arbiter at one device, logged in; nothing on its pages may fail unnoticed.

    Without the worker that keeps pages, unless asked for: what it fetches, no route of a test sees.
    """

    def __init__(
        self, browser: Browser, hall: Hall | OtherAddress, user: str, **options: object
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
        self.page.goto(f"{hall.url}/login/")
        self.page.fill("[name=username]", user)
        self.page.fill("[name=password]", PASSWORD)
        self.page.click("button[type=submit]")
        self.page.wait_for_url(f"{hall.url}/")

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
    browser: Browser, hall: Hall | OtherAddress, user: str, **options: object
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
    return int(page.locator('tr[aria-current="true"]').get_attribute("data-board") or 0)


def kept_pages(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found
