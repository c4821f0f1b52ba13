"""One typist with the slips of a round: all of them typed, then the second look (S26).

`python -m tests.bench.typing_pass [--players 498] [--pace 0.9] [--slips-misread 2]`

A real browser on a served hall. The typist presses a key every `pace` seconds and never waits for
the page; two slips are misread at first, so that the second look stops there. What the page adds
is what the whole takes beyond that pace, and how long each key needs until its line is painted.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.public_hall import chromium

from .embedded import PASSWORD, hall, open_the_hall
from .figures import Figure, percentiles, table

TEXTS = {"1": "1–0", "5": "½–½", "0": "0–1"}
SHARES = (40, 33, 27)
"""White wins, draws and Black wins of a hundred slips."""
READS_A_STOP = 4.0
"""Seconds from a stop to its answer: the tone, the question, a look at the slip."""
TAKES_UP_THE_PILE = 5.0
"""Seconds between the last slip of the first pass and the first of the second."""
PATIENCE = 120_000
WATCH = """
window.keys = [];
window.acknowledged = [];
const typedAt = new Map();
document.addEventListener("keydown", (event) => {
    const row = document.querySelector('tr[aria-current="true"]');
    const seen = { key: event.key, board: Number(row?.dataset.board), painted: null };
    window.keys.push(seen);
    const again = document.body.classList.contains("verifying");
    if (row && !again && "150".includes(event.key)) typedAt.set(row, event.timeStamp);
    requestAnimationFrame(() => setTimeout(() => {
        seen.painted = performance.now() - event.timeStamp;
    }));
}, true);
document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            if (target.dataset.state !== "recorded" || !typedAt.has(target)) continue;
            window.acknowledged.push(performance.now() - typedAt.get(target));
            typedAt.delete(target);
        }
    }).observe(document, { attributes: true, attributeFilter: ["data-state"], subtree: true });
});
"""
"""Milliseconds from a key to its painted line, and to "recorded" at the line of the first pass."""


@dataclass(slots=True)
class Typist:
    """Presses keys at a steady pace, whatever the page does; `own` is the time he takes himself."""

    page: Page
    pace: float
    began: float = 0.0
    own: float = 0.0
    late: float = 0.0

    def begin(self) -> None:
        self.began = time.perf_counter()

    def press(self, key: str) -> None:
        ahead = self.began + self.own - time.perf_counter()
        if ahead > 0:
            self.page.wait_for_timeout(ahead * 1000)
        self.late = max(self.late, -ahead)
        self.page.keyboard.press(key)
        self.own += self.pace

    def pause(self, seconds: float) -> None:
        self.own += seconds


def measure(players: int, pace: float, misread: int) -> list[Figure]:
    slips = Random(players).choices("150", SHARES, k=players // 2)
    with results_page(players) as page:
        typist = Typist(page, pace)
        typist.begin()
        _first_pass(typist, slips, misread)
        _second_look(typist, slips)
        expect(page.locator("#unsent")).to_be_hidden(timeout=PATIENCE)
        whole = time.perf_counter() - typist.began
        return [*_times(typist, whole, len(slips)), *_seen(page, slips)]


@contextmanager
def results_page(players: int) -> Iterator[Page]:
    """The results of round 1 of so many players, live, in the browser of one arbiter."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        open_the_hall(Path(folder), players, 1)
        with hall(Path(folder)) as (address, _):
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(f"{address}/login/")
            page.fill("[name=username]", "arbiter-0")
            page.fill("[name=password]", PASSWORD)
            page.click("button[type=submit]")
            page.wait_for_url(f"{address}/")
            page.add_init_script(WATCH)
            page.goto(f"{address}/console/open/results/")
            expect(page.locator("#connection")).to_have_attribute("data-state", "live")
            yield page


def _first_pass(typist: Typist, slips: Sequence[str], misread: int) -> None:
    apart = len(slips) // (misread + 1)
    wrong = {apart * number for number in range(1, misread + 1)}
    for number, key in enumerate(slips):
        typist.press("150"["150".index(key) - 1] if number in wrong else key)
    typist.pause(TAKES_UP_THE_PILE)


def _second_look(typist: Typist, slips: Sequence[str]) -> None:
    page = typist.page
    typist.press("Home")
    typist.press("v")
    stop = page.locator("dialog[open]")
    for key in slips:
        typist.press(key)
        if stop.count():
            typist.pause(READS_A_STOP)
            typist.press("c")
    expect(page.locator("#verification")).to_be_hidden()


def _times(typist: Typist, whole: float, slips: int) -> list[Figure]:
    return [
        Figure(f"{slips} slips typed and typed again, all on disk", whole, "s", "480 s"),
        Figure("of it the pace of the typist", typist.own, "s"),
        Figure("added by the page and the server", max(0.0, whole - typist.own), "s"),
        Figure("a key later than its time, at worst", typist.late * 1000, "ms"),
    ]


def _seen(page: Page, slips: Sequence[str]) -> list[Figure]:
    """What the page says of itself: every line has to show its slip, all but the corrected ones
    confirmed."""
    keys: list[dict[str, Any]] = page.evaluate("window.keys")
    typed = [each for each in keys if each["key"] in TEXTS]
    painted = [each["painted"] / 1000 for each in typed if each["painted"] is not None]
    acknowledged = [each / 1000 for each in page.evaluate("window.acknowledged")]
    shown = page.locator("tr[data-game] [data-part=result]").all_inner_texts()
    wrong = sum(text.strip() != TEXTS[key] for text, key in zip(shown, slips, strict=True))
    unconfirmed = page.locator("tr[data-game]:not(:has(.confirmed:not([hidden])))").count()
    return [
        *percentiles("key to the line painted, the next one chosen", painted, "100 ms"),
        Figure("the same, all keys together", sum(painted), "s"),
        *percentiles("key to recorded", acknowledged, "150 ms"),
        Figure("keys lost", 2 * len(slips) - len(typed), "", "0"),
        Figure("lines that do not show their slip", wrong, "", "0"),
        Figure("lines not confirmed, those corrected among them", unconfirmed, ""),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.typing_pass", description=__doc__)
    parser.add_argument("--players", type=int, default=498)
    parser.add_argument("--pace", type=float, default=0.9, help="seconds from key to key")
    parser.add_argument("--slips-misread", type=int, default=2)
    asked = parser.parse_args()
    figures = measure(asked.players, asked.pace, asked.slips_misread)
    sys.stdout.write(f"{table(figures)}\n")


if __name__ == "__main__":
    main()
