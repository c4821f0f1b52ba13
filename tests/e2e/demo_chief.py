"""The browser of the chief of a demo, logged in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from tests.app.started import Hall

from .logging_in import logged_in
from .public_hall import SLUG, phone

CONSOLE: Final = f"/console/{SLUG}"
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}


@contextmanager
def chiefs_page(
    browser: Browser, hall: Hall, size: ViewportSize = DESK, **options: Any
) -> Iterator[Page]:
    with phone(browser, viewport=size, **options) as page:
        logged_in(page, hall.url, "chief", "demo")
        yield page
