"""Every console page: WCAG AA by axe in light and dark, no overflow, touch targets of 44 px.

With SCREENSHOTS=1 each page is also written as a picture into `shots/` beside this file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from startup import services
from tests.app.started import Hall, started

from .public_hall import Arbiter

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SHOTS = Path(__file__).parent / "shots"
CONSOLE = "/console/demo-open"
PAGES = {
    "home": "/",
    "new": "/new/",
    "results": f"{CONSOLE}/results/",
    "entries": f"{CONSOLE}/entries/",
    "player": f"{CONSOLE}/entries/1/",
    "import": f"{CONSOLE}/entries/import/",
    "review": f"{CONSOLE}/entries/review/",
    "check-in": f"{CONSOLE}/check-in/",
    "not-arrived": f"{CONSOLE}/check-in/close/",
    "pairing": f"{CONSOLE}/pairing/",
    "published": f"{CONSOLE}/pairing/5/",
    "change-pairing": f"{CONSOLE}/pairing/5/change/?ground=top-boards",
    "refuse-request": f"{CONSOLE}/pairing/5/refuse/",
    "standings": f"{CONSOLE}/standings/",
    "appeals": f"{CONSOLE}/appeals/",
    "appeal": f"{CONSOLE}/appeals/?round=1&board=2",
    "activity": f"{CONSOLE}/activity/",
    "history": f"{CONSOLE}/activity/?subject=round:2&kind=rounds",
    "history-of-board": f"{CONSOLE}/activity/?subject=game:1.1.3&from=2026-01-01T10:00",
    "event": f"{CONSOLE}/events/150/",
    "past": f"{CONSOLE}/results/?at=220",
    "past-player": f"{CONSOLE}/entries/1/?at=220",
    "difference": f"{CONSOLE}/difference/?at=220",
    "settings": f"{CONSOLE}/settings/",
}
WIDTHS = (1440, 768, 390)
THEMES = ("light", "dark")
TOUCH_WIDTH = 900
TARGET = 44
AA = {
    "light": {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast"]}},
}
"""What axe asks: in the dark of colours alone, nothing else is another there."""

SMALL_TARGETS = """target => {
  const box = e => (e.matches('label *') && e.matches('[type=checkbox], [type=radio]')
    ? e.closest('label') : e).getBoundingClientRect();
  return [...document
    .querySelectorAll(':is(main, header, dialog) :is(button, a, select, input, summary)')]
    .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('p, .fine'))
    .filter(e => box(e).width > 1 && box(e).height < target - 0.5)
    .map(e => `${e.outerHTML.slice(0, 90)} is ${Math.round(box(e).height)} high`);
}"""
"""Links in running text are as high as their line (WCAG 2.5.8 excepts them)."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "60") as hall:
        yield hall


@pytest.fixture(scope="module", autouse=True)
def conflict(hall: Hall) -> None:
    """One board in conflict, so that its look is seen as well."""
    arbiter = Arbiter(hall.url)
    first = arbiter.missing()[0]
    arbiter.type_result(first, "1-0")
    with pytest.raises(AssertionError, match="conflict"):
        arbiter.type_result(first, "0-1")
    arbiter.close()


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=WIDTHS)
def page(
    request: pytest.FixtureRequest, browser: Browser, hall: Hall, theme: str
) -> Iterator[Page]:
    """The chief's browser of that width."""
    context = browser.new_context(
        viewport={"width": request.param, "height": 900}, color_scheme=theme
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{hall.url}/login/")
    look(page, "login", theme)
    page.fill("[name=username]", "chief")
    page.fill("[name=password]", "demo")
    page.click("button[type=submit]")
    page.wait_for_url(f"{hall.url}/")
    yield page
    context.close()
    assert errors == []


def look(page: Page, name: str, theme: str) -> None:
    """A picture of the page, and what is wrong with it."""
    width = page.viewport_size["width"]  # type: ignore[index]
    if "SCREENSHOTS" in os.environ:
        SHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}-{width}-{theme}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, width)
    if width <= TOUCH_WIDTH:
        assert page.evaluate(SMALL_TARGETS, TARGET) == [], (name, width)
    if width == 768:
        return  # the same page as at 1440 for axe
    found = Axe().run(page, options=AA[theme]).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found] == [], (name, width)


def test_every_page_can_be_seen_read_and_touched(page: Page, hall: Hall, theme: str) -> None:
    for name, address in PAGES.items():
        page.goto(hall.url + address)
        look(page, name, theme)


def test_dialogs_too(page: Page, hall: Hall, theme: str) -> None:
    page.goto(hall.url + PAGES["results"])
    page.locator("[data-part=result]").nth(4).click()
    look(page, "dialog-result", theme)
    page.keyboard.press("Escape")
    page.locator("[data-act=resolve]").first.click()
    look(page, "dialog-conflict", theme)
    page.locator("dialog button.claim").first.click()
    look(page, "dialog-reason", theme)
    page.goto(hall.url + PAGES["entries"])
    page.locator("#entries a").first.click()
    page.locator("#player-dialog[open]").wait_for()
    look(page, "dialog-player", theme)
