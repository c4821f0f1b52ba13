"""The pictures in a real browser: on a phone and a desk, light and dark, by keys, and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started

from .logging_in import logged_in
from .looks import look, picture
from .public_hall import PHONE, SLUG, Arbiter, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

DESK: ViewportSize = {"width": 1440, "height": 900}

CUT = """() => [...document.querySelectorAll("svg.picture")].flatMap(svg => {
  const box = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter(text => {
    const own = text.getBoundingClientRect();
    return own.left < box.left - 1 || own.right > box.right + 1
      || own.top < box.top - 1 || own.bottom > box.bottom + 1;
  }).map(text => `${svg.classList}: ${text.textContent}`);
})"""
"""Words that leave their picture."""

HIDDEN = """() => [...document.querySelectorAll("svg.picture *")].filter(one =>
  !one.closest("title, desc") && !one.checkVisibility()).map(one => one.outerHTML)"""
"""What styles of the page around hide of a picture."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("pictures"), "--demo", "60") as hall:
        yield hall


@pytest.fixture
def home(hall: Hall) -> str:
    return f"{hall.url}/t/{SLUG}/"


def names_drawn(page: Page) -> list[str]:
    cells = page.locator("#bump-figures tbody th")
    return [text.strip() for text in cells.all_text_contents()]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("place", ["pictures/", "player/1"])
def test_pictures_can_be_seen_in_light_and_dark(
    browser: Browser, home: str, place: str, size: ViewportSize
) -> None:
    with phone(browser, viewport=size) as page:
        page.goto(home + place)
        expect(page.locator("svg.picture").first).to_be_visible()
        look(page, f"pictures-{place.split('/')[0]}")
        assert page.evaluate(CUT) == []
        assert page.evaluate(HIDDEN) == []


def test_a_screen_reader_hears_what_is_drawn_and_reads_the_figures(
    browser: Browser, home: str
) -> None:
    with phone(browser) as page:
        page.goto(f"{home}pictures/")
        drawing = page.get_by_role("img", name="Rank after each round")
        expect(drawing).to_be_visible()
        page.locator("summary", has_text="The figures as a table: Rank after each round").press(
            "Enter"
        )
        figures = page.get_by_role("region", name="The figures of: Rank after each round")
        expect(figures.get_by_role("row")).to_have_count(9)


def test_players_are_left_out_and_chosen_by_links_without_scripts(
    browser: Browser, home: str
) -> None:
    context = browser.new_context(viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{home}pictures/")
    first, *others = names_drawn(page)
    page.get_by_role("link", name=f"Leave {first} out").click()
    assert names_drawn(page) == others
    page.locator("summary", has_text="Choose players").click()
    page.locator(".choosable").get_by_role("link", name=first).click()
    assert names_drawn(page) == [first, *others]
    page.get_by_role("link", name="The first of the standings again").click()
    assert names_drawn(page) == [first, *others]
    context.close()


def test_a_result_draws_the_pictures_anew_and_leaves_the_figures_open(
    browser: Browser, hall: Hall, home: str
) -> None:
    arbiter = Arbiter(hall.url)
    with phone(browser) as page:
        page.goto(f"{home}pictures/")
        expect(page.locator("#state")).to_have_attribute("data-state", "live")
        page.locator("summary", has_text="White’s share").click()
        figures = page.locator("#white-share-figures")
        expect(figures).to_be_visible()
        before = figures.inner_text()
        arbiter.type_result(arbiter.missing()[0])
        expect(figures).not_to_have_text(before)
        expect(figures).to_be_visible()
    arbiter.close()


def test_the_console_shows_them_with_the_times_of_the_results(browser: Browser, hall: Hall) -> None:
    with phone(browser, viewport=DESK, service_workers="block") as page:
        logged_in(page, hall.url, "chief", "demo")
        page.goto(f"{hall.url}/console/{SLUG}/pictures/")
        expect(page.locator("svg.picture.timeline")).to_be_visible()
        look(page, "console-pictures")
        assert page.evaluate(CUT) == []
        page.set_viewport_size(PHONE)
        look(page, "console-pictures")
        assert page.evaluate(HIDDEN) == []


def test_each_sheet_is_one_page_and_its_pictures_stand_within(browser: Browser, hall: Hall) -> None:
    with phone(browser, viewport=DESK, service_workers="block") as page:
        logged_in(page, hall.url, "chief", "demo")
        page.goto(f"{hall.url}/console/{SLUG}/print/pictures/?round=4")
        pdf = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/MediaBox", pdf)) == page.locator(".sheet").count() > 1
        assert page.evaluate(CUT) == []
        over = "e => e.scrollHeight > e.clientHeight + 1"
        for body in page.locator(".sheet-body").all():
            assert not body.evaluate(over)
        picture(page, "pictures-sheets")


def test_the_page_on_paper_has_the_drawings_without_what_is_tapped(
    browser: Browser, home: str
) -> None:
    with phone(browser, viewport={"width": 800, "height": 1100}) as page:
        page.goto(f"{home}pictures/")
        page.emulate_media(media="print")
        expect(page.locator("svg.picture.bump")).to_be_visible()
        expect(page.locator(".chosen")).to_be_hidden()
        expect(page.locator(".figures").first).to_be_hidden()
