"""What the browser tests of the public pages share: a real server, an arbiter, a phone.

The server is a process of its own with the demo open; an arbiter speaks to it through the API.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from uuid import uuid4

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

from startup import services

SLUG = "demo-open"
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20.0

T = TypeVar("T")


class Arbiter:
    """The chief arbiter of the demo, through the API."""

    def __init__(self, url: str, slug: str = SLUG) -> None:
        self.slug = slug
        self.http = httpx.Client(base_url=f"{url}/api/v1/", timeout=PATIENCE)
        log_in = self.http.post("token/", json={"username": "chief", "password": "demo"})
        self.http.headers["Authorization"] = f"Token {log_in.json()['token']}"

    def get(self, path: str) -> dict[str, Any]:
        answer = self.http.get(f"tournaments/{self.slug}/{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, what: str, /, *, reason: str = "", **command: object) -> dict[str, Any]:
        body = {"command_id": str(uuid4()), "device": "test", "reason": reason, "command": command}
        answer = self.http.post(f"tournaments/{self.slug}/commands/{what}/", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def missing(self) -> list[dict[str, Any]]:
        """The boards of the newest published round that have no result, in board order."""
        return self.get(f"rounds/{self.published_round()}/boards/?missing=1")["boards"]

    def published_round(self) -> int:
        rounds = self.get("rounds/")["rounds"]
        return max(row["round"] for row in rounds if row["status"] in ("published", "closed"))

    def type_result(self, board: dict[str, Any], result: str = "1-0") -> None:
        self.do("enter-result", game=board["game"], result=result)

    def finish_round(self) -> int:
        """Types all missing results; the number of the round."""
        for board in self.missing():
            self.type_result(board)
        return self.published_round()

    def draft(self, number: int) -> str:
        """Requests the pairing of a round and waits for the draft; its request."""
        self.do("request-pairing", round=number)
        row = until(
            lambda: (r := self.get(f"rounds/{number}/")["round"])["status"] == "draft" and r
        )
        return row["request"]

    def close(self) -> None:
        self.http.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for programs; tests have the driver of their folder."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@contextmanager
def launched(playwright: Playwright, *more: str) -> Iterator[Browser]:
    """A browser for the tests of one module."""
    browser = playwright.chromium.launch(
        executable_path=services()["Chromium"],
        args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", *more],
    )
    yield browser
    browser.close()


@contextmanager
def phone(browser: Browser, **options: Any) -> Iterator[Page]:
    """A page in a context of its own, which must not complain about anything."""
    context: BrowserContext = browser.new_context(
        **{"viewport": PHONE, "service_workers": "block", **options}
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def until(condition: Callable[[], T], patience: float = PATIENCE) -> T:
    """Waits for something true and gives it back."""
    end = time.monotonic() + patience
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)
