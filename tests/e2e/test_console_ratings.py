"""Ratings and norms as an arbiter reads them at a desk, on a phone, by keys and on paper; and what
a phone shows of them to players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started

from .demo_chief import CONSOLE, DESK, chiefs_page
from .looks import look, picture
from .public_hall import PHONE, SLUG, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SIZES: tuple[ViewportSize, ...] = (DESK, {"width": 768, "height": 1024}, PHONE)
WIDE = """() => [...document.querySelectorAll('.table-box')]
    .filter(box => box.scrollWidth > box.clientWidth).map(box => box.getAttribute('aria-label'))"""
CUT = """() => [...document.querySelectorAll('.sheet, .sheet-body, td')]
    .filter(box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    .map(box => box.outerHTML.slice(0, 200))"""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("ratings"), "--demo", "24") as hall:
        yield hall


@pytest.fixture
def page(browser: Browser, hall: Hall) -> Iterator[Page]:
    with chiefs_page(browser, hall) as page:
        yield page


def look_at_all(page: Page, name: str) -> None:
    """No table has to be pushed sideways for the column that counts."""
    for size in SIZES:
        page.set_viewport_size(size)
        look(page, name, "light")
        assert page.evaluate(WIDE) == [], (name, size)
    page.set_viewport_size(DESK)


def test_from_the_standings_to_the_working_of_a_rating_and_to_paper(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}{CONSOLE}/standings/")
    page.get_by_role("link", name="Ratings").click()
    look_at_all(page, "ratings")
    page.get_by_role("button", name="Change").click()
    expect(page.locator("th[aria-sort=ascending]")).to_have_text("Change")
    printed = page.get_by_role("link", name="Print").get_attribute("href")
    first = page.locator(".ratings tbody a").first
    name = first.inner_text()
    first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(name.split(" ")[-1])
    look_at_all(page, "rating")
    page.locator("nav.rounds a").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("after round 1")
    assert page.locator(".rating-games tbody tr").count() <= 1
    sheets = [printed, page.get_by_role("link", name="Print").get_attribute("href")]
    for number, address in enumerate(sheets):
        page.goto(f"{hall.url}{address}")
        expect(page.locator(".sheet").first).to_be_visible()
        picture(page, f"print-rating-{number}")
        assert page.evaluate(CUT) == [], address


def test_a_player_asks_for_a_norm_and_another_round_still_answers_him(
    page: Page, hall: Hall
) -> None:
    page.goto(f"{hall.url}{CONSOLE}/norms/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Norms")
    asked = page.get_by_label("A player asks what is needed")
    asked.select_option(index=5)
    name = asked.evaluate("select => select.selectedOptions[0].text.split(',')[0]")
    asked.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#norm-asked")).to_contain_text(name)
    look_at_all(page, "norms")
    page.locator("nav.rounds a").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("after round 1")
    expect(page.locator("#norm-asked")).to_contain_text(name)


def test_a_rating_becomes_a_national_one_and_ratings_and_norms_say_so(
    page: Page, hall: Hall
) -> None:
    page.goto(f"{hall.url}{CONSOLE}/entries/3/")
    form = page.locator("form[data-command=correct-rating]")
    fides, national = form.locator("[name=rating]"), form.locator("[name=national_rating]")
    national.fill(fides.input_value())
    fides.fill("0")
    form.locator("[name=national_source]").fill("DWZ")
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        form.scroll_into_view_if_needed()
        look(page, "rating-kind", "light")
    page.set_viewport_size(DESK)
    form.get_by_role("button", name="Correct the rating").click()
    page.get_by_label("Rating list says so").check()
    page.locator("dialog[open]").get_by_role("button", name="Correct the rating").click()
    expect(page.get_by_text("recorded.").last).to_be_visible()
    page.reload()
    expect(fides).to_have_value("0")
    expect(form.locator("[name=national_source]")).to_have_value("DWZ")
    for place in ("ratings", "norms"):
        page.goto(f"{hall.url}{CONSOLE}/{place}/")
        expect(page.locator(".not-fides")).to_contain_text("unrated in these figures")
        look_at_all(page, f"{place}-not-fides")
    page.goto(f"{hall.url}{CONSOLE}/print/ratings/")
    expect(page.locator(".sheet").first).to_contain_text("unrated in these figures")
    picture(page, "print-ratings-not-fides")
    assert page.evaluate(CUT) == []
    page.goto(f"{hall.url}{CONSOLE}/print/ratings/3/")
    expect(page.locator(".sheet").first).to_contain_text("Towards a first rating")
    picture(page, "print-rating-not-fides")
    assert page.evaluate(CUT) == []


def test_a_players_phone_shows_the_change_once_the_chief_lets_it(
    page: Page, hall: Hall, browser: Browser
) -> None:
    with phone(browser) as reader:
        reader.goto(f"{hall.url}/t/{SLUG}/player/1/")
        expect(reader.locator("#rating h2")).to_have_count(0)
        page.goto(f"{hall.url}{CONSOLE}/settings/")
        page.locator("[name=public_rating_changes]").select_option("true")
        page.locator("#settings").get_by_role("button", name="Save").click()
        expect(reader.locator("#rating h2")).to_be_visible()
        for size in SIZES:
            reader.set_viewport_size(size)
            look(reader, "public-rating", "light")
