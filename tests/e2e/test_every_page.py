"""Every page in every language and theme: WCAG 2.2 AA by axe, no wider than a phone, and at letters
of twice the size. A part in each run, all of it with `./check --exhaustive pages`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby, product
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from frontend.console import urls as console_urls
from frontend.public import urls as public_urls
from startup import services
from tests.app.started import Hall, started

from .console_hall import prepared
from .every_page import CONSOLE, LANGUAGES, NO_PAGES, OF_SERVER, WALL, Place, Readers, places
from .looks import AA, COLOURS, THEMES, Theme, violations

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

LOOKED: Final = os.environ.get("PAGES_LOOKED_AT", "32")
"""How many of all pages in all languages and themes are looked at, or "all"."""
SEED: Final = os.environ.get("PAGES_FROM", "openhall")
DESK: Final[ViewportSize] = {"width": 1280, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SMALL_PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
TWICE: Final = "document.documentElement.style.fontSize = '200%'"
RUNS_OVER: Final = """() => document.documentElement.scrollWidth <= innerWidth ? [] : ['it moves',
    ...[...document.querySelectorAll('body *')].filter((e) => e.checkVisibility())
        .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
        .map((e) => e.outerHTML.slice(0, 120)).slice(0, 3)]"""
"""What is wider than the window, when the page can be moved sideways."""


@pytest.fixture(scope="module")
def hall(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = prepared(pytestconfig, tmp_path_factory.mktemp("whole"), "tests.e2e.whole_hall")
    with started(data, "--no-demo") as hall:
        yield hall


@pytest.fixture(scope="module")
def readers(browser: Browser, hall: Hall) -> Iterator[Readers]:
    readers = Readers(browser, hall.url)
    yield readers
    readers.close()


@lru_cache
def looks() -> tuple[tuple[Place, str, Theme], ...]:
    """Pages in the order of their table, each in a language and a theme; another seed, others."""
    all_: list[tuple[Place, str, Theme]] = list(product(places(), LANGUAGES, THEMES))
    if LOOKED == "all":
        return tuple(all_)
    drawn = Random(SEED).sample(range(len(all_)), int(LOOKED))
    return tuple(all_[number] for number in sorted(drawn))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_accessible(readers: Readers, language: str) -> None:
    broken = []
    for place, both in groupby(looks(), lambda look: look[0]):
        themes = [theme for _, spoken, theme in both if spoken == language]
        if not themes:
            continue
        page = readers.open(place, language, WALL if place.is_screen else DESK)
        if not place.is_screen:
            expect(page.locator("html")).to_have_attribute("lang", language)
        broken += [(place.path, *each) for each in broken_rules(page, themes)]
    assert broken == [], "\n".join(map(str, broken))


def broken_rules(page: Page, themes: list[Theme]) -> Iterator[tuple[str, ...]]:
    """In each of the themes; in the second one the colours alone are others."""
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        for each in violations(page, AA if theme == themes[0] else COLOURS):
            yield (theme, *each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_no_wider_than_a_phone_and_hold_letters_of_twice_the_size(
    readers: Readers, language: str
) -> None:
    """Twice the letters of a desk on the console, of a phone on the public pages."""
    over = []
    for place, spoken, theme in looks():
        if spoken != language or place.is_screen or (LOOKED == "all" and theme == "dark"):
            continue
        page = readers.open(place, language, SMALL_PHONE)
        over += [(place.path, each) for each in page.evaluate(RUNS_OVER)]
        page.set_viewport_size(DESK if place.who else PHONE)
        page.evaluate(TWICE)
        over += [(f"{place.path} at 200 %", each) for each in page.evaluate(RUNS_OVER)]
    assert over == [], "\n".join(map(str, over))


def test_control_a_page_that_runs_over_is_found(readers: Readers) -> None:
    page = readers.open(OF_SERVER[0], "en", SMALL_PHONE)
    assert page.evaluate(RUNS_OVER) == []
    page.evaluate("document.querySelector('h1').style.minWidth = '30rem'")
    assert page.evaluate(RUNS_OVER)[0] == "it moves"


@pytest.mark.registries
def test_every_address_is_a_page_here_or_says_why_not() -> None:
    known = {pattern.name for urls in (console_urls, public_urls) for pattern in urls.urlpatterns}
    shown = {place.route for place in OF_SERVER} | CONSOLE.keys()
    assert shown & NO_PAGES.keys() == set()
    assert shown | NO_PAGES.keys() == known
