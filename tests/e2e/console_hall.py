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
from playwright.sync_api import Browser, BrowserContext, Cookie, Locator, Page, expect

from tests.app.builders import PASSWORD
from tests.app.started import ROOT, Hall, environment
from tests.parallel import made_once, shared_folder

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


def prepared(config: pytest.Config, data: Path, by: str = "tests.e2e.prepared_halls") -> Path:
    """The folder, with the tournaments that the module `by` makes; it makes them once in a run."""

    def make(folder: Path) -> None:
        folder.mkdir()
        subprocess.run(
            [sys.executable, "-m", by],
            cwd=ROOT,
            env=environment(OPENHALL_DATA=str(folder)),
            check=True,
            timeout=120,
        )

    return shutil.copytree(made_once(shared_folder(config) / by, make), data, dirs_exist_ok=True)


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
        if not self._is_known(user):
            self._log_in(user)

    def _is_known(self, user: str) -> bool:
        cookies = _cookies.get((self.hall.url, user))
        if not cookies or isinstance(self.hall, OtherAddress):
            return False
        self.context.add_cookies(cookies)  # type: ignore[arg-type]
        return self.context.request.get(f"{self.hall.url}/login/", max_redirects=0).status == 302

    def _log_in(self, user: str) -> None:
        self.page.goto(f"{self.hall.url}/login/")
        self.page.fill("[name=username]", user)
        self.page.fill("[name=password]", PASSWORD)
        self.page.click("button[type=submit]")
        self.page.wait_for_url(f"{self.hall.url}/")
        _cookies[self.hall.url, user] = self.context.cookies()

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
    return int(page.locator('tr[aria-current="true"]').get_attribute("data-board") or 0)


_cookies: dict[tuple[str, str], list[Cookie]] = {}
"""Of each log-in: the server's address and the user."""


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
