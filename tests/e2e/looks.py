"""Whether a page can be seen, read and touched: WCAG 2.2 AA by axe, its width, its targets.

With SCREENSHOTS=1 each page is also written as a picture into `shots/` beside this file.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.drawing import is_drawn

SHOTS = Path(__file__).parent / "shots"
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
ONE_IN = 3
"""In a run axe looks at one of so many pages: it takes longer than all the rest of most tests."""
TOUCH_WIDTH = 900
"""Pixels up to which a screen is one that is touched."""
TARGET = 44
AA: Mapping[str, object] = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS: Mapping[str, object] = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}

SMALL_TARGETS = """target => {
  const box = e => (e.matches('label *') && e.matches('[type=checkbox], [type=radio]')
    ? e.closest('label') : e).getBoundingClientRect();
  return [...document
    .querySelectorAll(':is(main, header, dialog) :is(button, a, select, input, summary)')]
    .filter(e => e.checkVisibility({visibilityProperty: true}))
    .filter(e => !e.closest('p, .fine, .help article'))
    .filter(e => box(e).width > 1 && box(e).height < target - 0.5)
    .map(e => `${e.outerHTML.slice(0, 90)} is ${Math.round(box(e).height)} high`);
}"""
"""Links in running text are as high as their line (WCAG 2.5.8 excepts them)."""

_AXE: str = Axe().axe_script
_VIOLATIONS = """async (asked) => {
  const { violations } = await axe.run({ ...asked, resultTypes: ["violations"], preload: false });
  return violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 200)]);
}"""
"""What axe found to be right stays in the browser: it takes longer to tell than to find. Nor are
styles fetched again: only rules that are not asked for look into them."""


def look(page: Page, name: str, *themes: Theme) -> None:
    """All of it, in light and dark unless one of them is asked for; by axe if it is its turn."""
    page.evaluate("scrollTo(0, 0)")  # half a field below the bar of the page counts as a small one
    at_width = f"{name}-{_width(page)}"
    its_turn = is_drawn("LOOKS", at_width, ONE_IN)
    for theme in themes or THEMES:
        page.emulate_media(color_scheme=theme)
        picture(page, f"{at_width}-{theme}")
        # in the dark only the colours are others; and axe is slow
        if its_turn:
            asked = COLOURS if theme == "dark" else AA
            assert violations(page, asked) == [], (name, theme)
    fits(page, name)


def violations(page: Page, asked: Mapping[str, object] = AA) -> list[list[str]]:
    """Each rule that the page breaks, with the first place where it does."""
    page.evaluate(_AXE)
    found: list[list[str]] = page.evaluate(_VIOLATIONS, asked)
    return found


def fits(page: Page, name: str) -> None:
    """Nothing is wider than the screen, and on a small one nothing too small to be touched."""
    width = _width(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, width)
    if width <= TOUCH_WIDTH:
        assert page.evaluate(SMALL_TARGETS, TARGET) == [], (name, width)


def picture(page: Page, name: str) -> None:
    """For people; only when somebody wants to see it."""
    if "SCREENSHOTS" in os.environ:
        SHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png", full_page=True)


def _width(page: Page) -> int:
    assert page.viewport_size is not None
    return page.viewport_size["width"]
