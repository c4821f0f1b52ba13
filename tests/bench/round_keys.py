"""The results of a whole round, as arbiters bring them in: keys and seconds (section 2 of the day).

`python -m tests.bench.round_keys [--players 498] [--way NAME ...]`

A real browser on a served hall, 249 slips of 498 players: in the order of the boards, in any order
with the numeric keypad, by a scanner, by two consoles that share the pile, and on a phone. Keys are
those that the page hears from a hand: what a scanner types is not counted. They are pressed as fast
as the browser takes them, so that the seconds are what the page and the server need.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.public_hall import PHONE, chromium

from .embedded import PASSWORD, hall, open_the_hall
from .figures import Figure, table

TEXTS = {"win": "1–0", "draw": "½–½", "loss": "0–1"}
PLAIN = {"win": "1", "draw": "5", "loss": "0"}
NUMPAD = {"win": "NumpadAdd", "draw": "NumpadMultiply", "loss": "NumpadSubtract"}
SHARES = (40, 27, 33)
PATIENCE = 120_000
MOST_OF_A_RANDOM_SLIP = 4
"""Keys: three digits of the board, and the result."""
COUNT = """
window.pressed = 0;
window.scanning = false;
document.addEventListener("keydown", () => { if (!window.scanning) window.pressed += 1; }, true);
document.addEventListener("pointerdown", () => { window.pressed += 1; }, true);
"""


class Slip(NamedTuple):
    """What lies on the pile; `result` is a key of `TEXTS`."""

    board: int
    result: str


class Counted(NamedTuple):
    """What a way of bringing the slips in took: keys or taps of a hand for each of them."""

    keys: list[int]
    seconds: float
    wrong: int


def pile(boards: int, *, shuffled: bool) -> list[Slip]:
    chance = Random(boards)
    results = chance.choices([*TEXTS], SHARES, k=boards)
    slips = [Slip(board, result) for board, result in enumerate(results, 1)]
    if shuffled:
        chance.shuffle(slips)
    return slips


# --- the ways ------------------------------------------------------------------------------------


def in_order(pages: Sequence[Page], boards: int) -> Counted:
    """One key a board: the next board is chosen by itself."""
    (page,) = pages
    return _brought(pages, pile(boards, shuffled=False), lambda _, slip: _press(page, slip, PLAIN))


def random_slips(pages: Sequence[Page], boards: int) -> Counted:
    """The board's number and the result, on the numeric keypad; two consoles take turns."""
    for page in pages:
        page.select_option("#keymap", "numpad")
    return _brought(pages, pile(boards, shuffled=True), _by_number)


def scanned(pages: Sequence[Page], boards: int) -> Counted:
    """The scanner chooses the board, one key is the result."""
    return _brought(pages, pile(boards, shuffled=True), _by_scan)


def tapped(pages: Sequence[Page], boards: int) -> Counted:
    """On a phone in the hall, in the order of the boards: one tap on the pad."""
    return _brought(pages, pile(boards, shuffled=False), _by_tap)


WAYS: dict[str, tuple[Callable[[Sequence[Page], int], Counted], int, bool]] = {
    "in the order of the boards": (in_order, 1, False),
    "random slips, numeric keypad": (random_slips, 1, False),
    "random slips, two consoles": (random_slips, 2, False),
    "scanner": (scanned, 1, False),
    "scanner, two consoles": (scanned, 2, False),
    "a phone, in the order of the boards": (tapped, 1, True),
}
"""The way, how many consoles, and whether they are phones."""
MOST = dict(zip(WAYS, (1, MOST_OF_A_RANDOM_SLIP, MOST_OF_A_RANDOM_SLIP, 1, 1, 1), strict=True))


def _press(page: Page, slip: Slip, keys: dict[str, str]) -> None:
    page.keyboard.press(keys[slip.result])


def _by_number(page: Page, slip: Slip) -> None:
    for digit in str(slip.board):
        page.keyboard.press(digit)
    _press(page, slip, NUMPAD)


def _by_scan(page: Page, slip: Slip) -> None:
    code = page.locator(f'tr[data-board="{slip.board}"]').get_attribute("data-game") or ""
    section = page.locator("#boards").get_attribute("data-section") or ""
    page.evaluate("window.scanning = true")
    page.keyboard.type(f"S{section}G{code.replace('.', 'G')}")
    page.keyboard.press("Enter")
    page.evaluate("window.scanning = false")
    _press(page, slip, PLAIN)


def _by_tap(page: Page, slip: Slip) -> None:
    page.locator(f"#pad [data-outcome={slip.result}]").tap()


def _brought(
    pages: Sequence[Page], slips: Sequence[Slip], bring: Callable[[Page, Slip], None]
) -> Counted:
    began, keys = time.perf_counter(), list[int]()
    for at, slip in enumerate(slips):
        page = pages[at % len(pages)]
        before = _pressed(page)
        bring(page, slip)
        keys.append(_pressed(page) - before)
    for page in pages:
        entered = page.locator("[data-count=entered]").first
        expect(entered).to_have_text(str(len(slips)), timeout=PATIENCE)
        expect(page.locator("#unsent")).to_be_hidden(timeout=PATIENCE)
    seconds = time.perf_counter() - began
    return Counted(keys, seconds, sum(_wrong(page, slips) for page in pages))


def _pressed(page: Page) -> int:
    pressed: int = page.evaluate("window.pressed")
    return pressed


def _wrong(page: Page, slips: Sequence[Slip]) -> int:
    """Boards that do not show their slip, on this console."""
    shown: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("tr[data-board]")].map(
            (row) => [row.dataset.board, row.querySelector("[data-part=result]").textContent.trim()]
        ))"""
    )
    return sum(shown[str(slip.board)] != TEXTS[slip.result] for slip in slips)


# --- the hall ------------------------------------------------------------------------------------


@contextmanager
def consoles(
    browser: Browser, address: str, number: int, slug: str = "open", *, phone: bool = False
) -> Iterator[list[Page]]:
    """The results of round 1, live, on so many consoles of two arbiters."""
    contexts, pages = list[BrowserContext](), list[Page]()
    for at in range(number):
        size = PHONE if phone else {"width": 1440, "height": 900}
        context = browser.new_context(
            viewport=size,
            has_touch=phone,
            service_workers="block",
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{address}/login/")
        page.fill("[name=username]", f"arbiter-{at}")
        page.fill("[name=password]", PASSWORD)
        page.click("button[type=submit]")
        page.wait_for_url(f"{address}/")
        page.add_init_script(COUNT)
        page.goto(f"{address}/console/{slug}/results/")
        expect(page.locator("#connection")).to_have_attribute(
            "data-state", "live", timeout=PATIENCE
        )
        pages.append(page)
    try:
        yield pages
    finally:
        for context in contexts:
            context.close()


def measure(players: int = 498, ways: Sequence[str] = ()) -> list[Figure]:
    figures = list[Figure]()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        prepared = Path(folder) / "prepared"
        prepared.mkdir()
        open_the_hall(prepared, players, 2)
        for way in ways or WAYS:
            bring, number, phone = WAYS[way]
            data = Path(folder) / "played"
            shutil.copytree(prepared, data)
            with hall(data) as (address, _), consoles(browser, address, number, phone=phone) as on:
                figures += _figures(way, bring(on, players // 2))
            shutil.rmtree(data)
    return figures


def _figures(way: str, counted: Counted) -> list[Figure]:
    what = "taps" if "phone" in way else "keys"
    boards = len(counted.keys)
    return [
        Figure(f"{way}: {what} of a slip at most", max(counted.keys), "", str(MOST[way])),
        Figure(f"{way}: {what} of {boards} slips", sum(counted.keys), ""),
        Figure(f"{way}: until all are recorded", counted.seconds, "s"),
        Figure(f"{way}: boards that show something else", counted.wrong, "", "0"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.round_keys", description=__doc__)
    parser.add_argument("--players", type=int, default=498)
    parser.add_argument("--way", action="append", choices=[*WAYS], help="all")
    asked = parser.parse_args()
    sys.stdout.write(f"{table(measure(asked.players, asked.way or ()))}\n")


if __name__ == "__main__":
    main()
