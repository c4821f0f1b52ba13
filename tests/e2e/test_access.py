"""Whoever does not see a page as it was drawn: a screen reader, a text browser, twice the size,
nothing that moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from startup import services
from tests.app.started import Hall, started

from .demo_chief import CONSOLE, chiefs_page
from .looks import fits
from .public_hall import SLUG, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

PUBLIC: Final = ("", "pairings/", "names/", "standings/", "player/1", "entries/")
OF_CONSOLE: Final = ("results/", "entries/", "standings/", "settings/")
MOVING: Final = """() => [...document.querySelectorAll('*')].filter(e => ['', '::before', '::after']
    .some(part => { const style = getComputedStyle(e, part);
      const long = (times) => times.split(',').some((each) => parseFloat(each) > 0.011);
      return long(style.animationDuration) && style.animationName !== 'none'
        || long(style.transitionDuration) || style.scrollBehavior === 'smooth'; }))
    .map(e => e.outerHTML.slice(0, 90))"""
TWICE: Final[ViewportSize] = {"width": 640, "height": 400}
"""What is left of 1280 by 800 pixels at 200 %."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "24") as hall:
        yield hall


# --- a screen reader --------------------------------------------------------------------------


def test_the_first_page_of_players_reads_in_the_order_of_what_they_look_for(
    browser: Browser, hall: Hall
) -> None:
    with phone(browser) as page:
        page.goto(f"{hall.url}/t/{SLUG}/")
        page.locator("#who").fill("a")
        expect(page.locator("#hits button").first).to_be_visible()
        expect(page.locator("body")).to_match_aria_snapshot("""
            - banner
            - main:
              - heading "Find me" [level=1]
              - searchbox "Find me"
              - list "Players found":
                - listitem:
                  - button /Board \\d+, (White|Black)/
              - heading /Round \\d+ of 9/ [level=2]
              - heading "First boards" [level=2]
              - list:
                - listitem:
                  - text: Board 1
                  - link /White. .+ points/
                  - link /Black. .+ points/
            - contentinfo
        """)


def test_find_me_says_where_a_player_sits(browser: Browser, hall: Hall) -> None:
    with phone(browser) as page:
        page.goto(f"{hall.url}/t/{SLUG}/player/1")
        expect(page.locator("main")).to_match_aria_snapshot("""
            - main:
              - heading /.+, .+/ [level=1]
              - paragraph: /Round \\d+, board \\d+/
              - paragraph: /White|Black/
              - paragraph:
                - text: against
                - link
              - heading "Rounds" [level=2]
              - table:
                - rowgroup:
                  - row "Round Board Opponent Result Points"
                - rowgroup:
                  - row:
                    - rowheader /\\d+/
        """)


def test_standings_are_a_table_with_heads_of_columns_and_rows(browser: Browser, hall: Hall) -> None:
    with phone(browser) as page:
        page.goto(f"{hall.url}/t/{SLUG}/standings/")
        expect(page.locator("main")).to_match_aria_snapshot("""
            - main:
              - heading /Standings after round \\d+/ [level=1]
              - region "Standings":
                - table:
                  - rowgroup:
                    - row /Rank Player Points/
                  - rowgroup:
                    - row:
                      - cell "1"
                      - rowheader:
                        - link
                      - cell /[\\d½]+/
        """)


def test_results_and_entries_of_the_console_are_tables_that_sort_by_buttons(
    browser: Browser, hall: Hall
) -> None:
    with chiefs_page(browser, hall) as page:
        page.goto(f"{hall.url}{CONSOLE}/results/")
        expect(page.locator("body")).to_match_aria_snapshot("""
            - banner:
              - navigation "Console":
                - link /Results/
              - link "Help"
            - main:
              - heading /Round \\d+ of 9/ [level=1]
              - navigation "Rounds"
              - region "Typing results":
                - textbox "Board"
                - status "Stands"
              - search:
                - searchbox "Find a player or board N"
              - table:
                - rowgroup:
                  - row:
                    - columnheader:
                      - button
                - rowgroup:
                  - row
        """)
        page.goto(f"{hall.url}{CONSOLE}/entries/")
        expect(page.locator("main")).to_match_aria_snapshot("""
            - main:
              - heading "Entries" [level=1]
              - search:
                - searchbox "Find a player /"
              - table "Entries":
                - rowgroup:
                  - row:
                    - columnheader "No."
                    - columnheader "Player":
                      - button "Player"
                - rowgroup:
                  - row:
                    - cell "1"
                    - rowheader:
                      - link
        """)


# --- a text browser ---------------------------------------------------------------------------


def test_without_scripts_the_pages_say_what_they_have_to(browser: Browser, hall: Hall) -> None:
    """As w3m or lynx: what is read is the text in its order."""
    with phone(browser, java_script_enabled=False) as page:
        names = {}
        for path in PUBLIC:
            page.goto(f"{hall.url}/t/{SLUG}/{path}")
            text = page.locator("main").inner_text()
            names[path] = text
            assert len(text.split()) > 20, path
            assert "undefined" not in text
        first = names["standings/"].partition("Points")[2].split("\n")
        leader = next(line for line in first if "," in line).strip()
        assert leader in names["names/"]
        assert leader in names["entries/"]
        assert "White" in names["pairings/"]
        page.goto(f"{hall.url}/t/{SLUG}/names/")
        page.get_by_role("link", name=leader).first.click()
        assert leader in page.locator("h1").inner_text()


# --- twice the size, and nothing that moves ------------------------------------------------------


def test_at_twice_the_size_nothing_runs_over(browser: Browser, hall: Hall) -> None:
    """200 % of every page; on phones, whose readers choose their letters, of the text alone where
    there is no table of figures."""
    with chiefs_page(browser, hall, TWICE, device_scale_factor=2) as page:
        for address in addresses(hall):
            page.goto(address)
            fits(page, address)
    with phone(browser) as page:
        for path in ("", "pairings/", "names/", "standings/"):
            page.goto(f"{hall.url}/t/{SLUG}/{path}")
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_nothing_moves_for_whoever_does_not_want_it(browser: Browser, hall: Hall) -> None:
    with chiefs_page(browser, hall, reduced_motion="reduce") as page:
        for address in (*addresses(hall), f"{hall.url}/t/{SLUG}/screen/"):
            page.goto(address)
            assert page.evaluate(MOVING) == [], address


def test_control_what_moves_is_seen(browser: Browser) -> None:
    with phone(browser, reduced_motion="reduce") as page:
        page.set_content("<p style='transition: color 1s'>A</p>")
        assert len(page.evaluate(MOVING)) == 1


def addresses(hall: Hall) -> list[str]:
    public = [f"{hall.url}/t/{SLUG}/{path}" for path in PUBLIC]
    return [*public, *(f"{hall.url}{CONSOLE}/{path}" for path in OF_CONSOLE)]
