"""The pictures in the help show the console as it is, and the help shows the pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, console
from .help_pictures import FOLDER, PICTURES, SIZE, told

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

MOST = 120 * 1024
"""Bytes of a picture."""


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_not_grown_old(browser: Browser, hall: Hall, name: str) -> None:
    slug, tab, step = PICTURES[name]
    with console(browser, hall, "chief", viewport=SIZE) as chief:
        now = told(step(chief.open(slug, tab)))
    then = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert now == then, f"{name}: look at it, then `python -m tests.e2e.help_pictures`"
    assert (FOLDER / f"{name}.png").stat().st_size < MOST


def test_no_picture_is_left_over_that_nobody_takes() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PICTURES)


def test_the_help_shows_all_of_them_with_words_in_their_place(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/help/console-in-pictures/")
    images = page.locator(".help img")
    expect(images).to_have_count(len(PICTURES))
    for image in images.all():
        image.scroll_into_view_if_needed()
        expect(image).to_have_js_property("complete", value=True)
        assert image.evaluate("image => image.naturalWidth") == SIZE["width"]
        assert image.get_attribute("alt")
