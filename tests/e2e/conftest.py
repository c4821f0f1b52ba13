"""What the browser tests share: a browser, a hall with tournaments in every state, its chief.

One of each for a module; a module that needs another one makes it under the same name. What drives
the browsers starts once for this folder, as that takes longer than to start a browser; it ends with
the folder, because it holds the event loop of the tests behind.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.app.started import Hall, started

from .console_hall import PATIENCE, Console, console, prepared
from .public_hall import launched

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="module")
def hall(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = prepared(pytestconfig, tmp_path_factory.mktemp("console"))
    with started(data, "--no-demo") as hall:
        yield hall


@pytest.fixture
def chief(browser: Browser, hall: Hall) -> Iterator[Console]:
    with console(browser, hall, "chief") as made:
        yield made
