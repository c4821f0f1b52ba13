"""Every page in every language at 390 and 360 px: nothing runs over, no button cuts its words; the
main ones by axe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started
from tests.drawing import is_drawn

from .demo_chief import chiefs_page
from .looks import AA, COLOURS, ONE_IN, fits, picture, violations
from .public_hall import phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

LANGUAGES: Final = ("cs", "pl", "ru")
NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
NARROWEST: Final[ViewportSize] = {"width": 360, "height": 740}
PUBLIC: Final = (
    *("", "pairings/", "names/", "standings/", "player/1", "entries/", "pictures/"),
    *("crosstable/", "progress/", "following/", "known-head/", "working/1/", "compare/1/2/"),
)
CONSOLE: Final = (
    *("results/", "start/", "entries/", "entries/1/", "entries/import/", "entries/review/"),
    *("entries/group/", "check-in/", "check-in/close/", "pairing/", "pairing/5/", "standings/"),
    *("standings/rankings/", "standings/what-if/", "crosstable/", "ratings/", "norms/"),
    *("appeals/", "activity/", "events/5/", "settings/", "festival/", "invitations/", "devices/"),
    *(
        "prizes/",
        "prizes/fund/",
        "webhooks/",
        "mirror/",
        "screens/",
        "announcements/",
        "rating-lists/",
    ),
)
BESIDE: Final = ("/", "/new/", "/tokens/", "/help/")
"""Pages of the server that are of no tournament."""
MAIN: Final = ("", "standings/", "player/1")
MAIN_OF_CONSOLE: Final = ("results/", "entries/", "settings/")
"""By axe in each language: it has names of fields of its own."""
CUT = """() => [...document
    .querySelectorAll('main :is(button, .button, summary, th, label > span)')]
    .filter(e => /\\p{L}/u.test(e.textContent))
    .filter(e => e.checkVisibility({visibilityProperty: true}) && e.clientWidth > 1)
    .filter(e => !['inline', 'contents'].includes(getComputedStyle(e).display))
    .filter(e => e.scrollWidth > e.clientWidth + 1)
    .map(e => e.textContent.trim().slice(0, 60))"""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "24") as hall:
        yield hall


HINTS = """() => [...document.querySelectorAll('main input[placeholder]')]
    .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.value)
    .filter(e => { const pen = document.createElement('canvas').getContext('2d');
      const style = getComputedStyle(e); pen.font = style.font;
      const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return pen.measureText(e.placeholder).width > room; })
    .map(e => e.placeholder)"""


BROKEN: Final = """() => [...document.querySelectorAll('main .who')].flatMap(e => [...e.childNodes])
    .filter(node => node.nodeType === Node.TEXT_NODE && node.parentElement.checkVisibility())
    .filter(node => [...node.data.matchAll(/\\S+/g)].some(word => {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1; }))
    .map(node => node.data)"""
"""Names with a line that ends inside a word."""


def uncut(page: Page, name: str) -> None:
    for size in (NARROWEST, NARROW):
        page.set_viewport_size(size)
        fits(page, name)
        assert page.evaluate(CUT) == [], (name, size)
        assert page.evaluate(HINTS) == [], (name, size)
        assert page.evaluate(BROKEN) == [], (name, size)
    picture(page, name.replace("/", "-"))


def accessible(page: Page, name: str) -> None:
    """By axe, if it is the turn of this page in this language."""
    if not is_drawn("LOOKS", name, ONE_IN):
        return
    for theme, asked in (("light", AA), ("dark", COLOURS)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert violations(page, asked) == [], (name, theme)
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("language", LANGUAGES)
def test_public_pages_fit_a_phone(language: str, browser: Browser, hall: Hall) -> None:
    with phone(browser, viewport=NARROW, locale=language) as page:
        for path in PUBLIC:
            page.goto(f"{hall.url}/t/demo-open/{path}")
            expect(page.locator("html")).to_have_attribute("lang", language)
            uncut(page, f"{language} {path}")
            if path in MAIN:
                accessible(page, f"{language} {path}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_console_fits_a_phone(language: str, browser: Browser, hall: Hall) -> None:
    with chiefs_page(browser, hall, NARROW, locale=language) as page:
        for path in (*(f"/console/demo-open/{each}" for each in CONSOLE), *BESIDE):
            page.goto(f"{hall.url}{path}")
            expect(page.locator("html")).to_have_attribute("lang", language)
            uncut(page, f"{language} {path}")
            if path.removeprefix("/console/demo-open/") in MAIN_OF_CONSOLE:
                accessible(page, f"{language} {path}")


def test_a_reader_chooses_at_the_foot_of_a_page_and_what_comes_live_is_in_it_too(
    browser: Browser, hall: Hall
) -> None:
    with phone(browser, viewport=NARROW) as page:
        page.goto(f"{hall.url}/t/demo-open/standings/")
        page.get_by_role("button", name="čeština").click()
        expect(page.locator("html")).to_have_attribute("lang", "cs")
        assert page.url.endswith("/t/demo-open/standings/")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{hall.url}/t/demo-open/")
        page.locator("#who").fill("a")
        page.locator("#who").fill("ab")
        page.wait_for_timeout(1500)
        assert any(".cs/find.json" in url for url in asked), asked
        assert page.get_by_role("button", name="čeština").get_attribute("aria-current") == "true"


def test_control_a_button_that_cuts_its_words_is_seen(browser: Browser) -> None:
    with phone(browser, viewport=NARROW) as page:
        page.set_content(
            "<main><button style='width: 40px; overflow: hidden; white-space: nowrap'>"
            "Zveřejnit</button></main>"
        )
        assert page.evaluate(CUT) == ["Zveřejnit"]
