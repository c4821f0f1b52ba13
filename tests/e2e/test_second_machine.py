"""The machine of a hall dies under open pages: they find the second one, and lose nothing typed."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started
from tests.live.machines import (
    chief_at,
    events,
    follower,
    leader,
    leads,
    on_port,
    rows,
    wait_until,
)

from .console_hall import board, settled
from .demo_chief import CONSOLE, DESK, chiefs_page
from .public_hall import SLUG, phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]
FINDS = 60_000
"""Milliseconds until a page has noticed that its server is gone, and asked the other one."""
KEPT = """async () => {
    const open = indexedDB.open("openhall-outbox", 1);
    const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
    const all = database.transaction("orders").objectStore("orders").getAll();
    await new Promise((done) => { all.onsuccess = done; });
    return all.result.map((kept) => [kept.state, kept.to ?? ""]);
}"""
OTHER = ("--bind", "127.0.0.2")
"""Another host, as another machine is one: a browser has no cookies of it."""
OPEN = "rows => rows.filter(row => !row.dataset.result).map(row => +row.dataset.board).slice(0, 3)"
TYPED = "SELECT body FROM events_event WHERE type = 'ResultEntered' ORDER BY seq DESC LIMIT 3"


class Pair(list[Hall]):
    """The machine that leads and the one that follows, and their data folders."""

    def __init__(self, led: Hall, followed: Hall, folders: tuple[Path, Path]) -> None:
        super().__init__((led, followed))
        self.folders = folders

    def old_one_comes_back(self) -> AbstractContextManager[Hall]:
        return leader(self.folders[0], "--port", on_port(self[0]))

    @contextmanager
    def second_one_comes_back(self) -> Iterator[None]:
        """And leads."""
        with started(self.folders[1], "--port", on_port(self[1]), *OTHER) as self[1]:
            self.take_over()
            yield

    def take_over(self) -> None:
        chief_at(self[1]).act("take-over", off="on", heard="on")
        wait_until(lambda: leads(self[1]), "it does not lead")


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led, follower(theirs, led, chief_at(led).code(), *OTHER) as followed:
        wait_until(lambda: events(theirs) == events(ours), "no copy")
        yield Pair(led, followed, (ours, theirs))


def live(page: Page) -> None:
    expect(page.locator("#connection")).to_have_attribute("data-state", "live", timeout=FINDS)


def results(page: Page, hall: Hall) -> None:
    page.goto(f"{hall.url}{CONSOLE}/results/")
    live(page)


def type_on(page: Page, number: int, key: str) -> None:
    page.keyboard.press("g")
    page.keyboard.type(str(number))
    page.keyboard.press("Enter")
    page.keyboard.press(key)


def handed_over(page: Page, to: Hall) -> Page:
    """By the button of the notice; the page that it opens."""
    button = page.locator("#elsewhere button", has_text=to.url)
    with page.context.expect_page() as opened:
        button.click()
    return opened.value


def test_pages_find_the_second_machine_and_hand_over_what_waits(
    browser: Browser, pair: Pair
) -> None:
    led, followed = pair
    with (
        chiefs_page(browser, led) as page,
        chiefs_page(browser, followed) as watching,
        phone(browser) as reader,
    ):
        reader.goto(f"{led.url}/t/{SLUG}/pairings/")
        results(page, led)
        watching.goto(f"{followed.url}{CONSOLE}/results/")
        expect(watching.locator("#not-leading")).to_be_visible()
        page.bring_to_front()
        first, second, third = page.locator("tr[data-game]").evaluate_all(OPEN)
        type_on(page, first, "1")
        settled(page, first, "1–0")
        wait_until(lambda: events(pair.folders[1]) == events(pair.folders[0]), "not in step")
        reader.wait_for_timeout(6_000)  # what a phone needs without a server comes after a while

        led.stop(signal.SIGKILL)
        type_on(page, second, "5")
        type_on(page, third, "0")
        expect(page.locator("#unsent")).to_contain_text("2")
        expect(page.locator("#elsewhere")).to_contain_text("does not answer", timeout=FINDS)
        pair.take_over()
        expect(watching.locator("#not-leading")).to_have_count(0, timeout=FINDS)
        expect(page.locator("#elsewhere")).to_contain_text(
            f"is led at {followed.url}", timeout=FINDS
        )
        expect(reader.locator("#elsewhere a")).to_have_attribute(
            "href", f"{followed.url}/t/{SLUG}/pairings/", timeout=FINDS
        )

        there = handed_over(page, followed)
        expect(there.locator("#received")).to_contain_text("has logged in here: 2")
        expect(there.locator("#received-list li")).to_have_count(2)
        expect(there.locator("#received-list")).to_contain_text(f"{second}")
        expect(page.locator("#elsewhere")).to_contain_text(f"Kept at {followed.url} now: 2")
        expect(page.locator("#unsent")).to_be_hidden()
        for number in (second, third):
            expect(board(page, number).locator("[data-part=state]")).to_have_text("handed over")
        assert page.evaluate(KEPT) == [["moved", followed.url]] * 2
        there.locator("#received-on a").click()
        there.fill("[name=username]", "chief")
        there.fill("[name=password]", "demo")
        there.click("button[type=submit]")
        live(there)
        for number, text in ((first, "1–0"), (second, "½–½"), (third, "0–1")):
            settled(there, number, text)
        expect(there.locator("#unsent")).to_be_hidden()
        assert there.evaluate(KEPT) == []
    bodies = [json.loads(body)["result"] for (body,) in rows(pair.folders[1], TYPED)]
    assert bodies == ["0-1", "1/2-1/2", "1-0"]


def joins(chief: Page, hall: Hall, browsed: Page) -> None:
    """By a code that the chief makes for himself."""
    chief.goto(f"{hall.url}{CONSOLE}/devices/")
    chief.locator("#make-code button[type=submit]").click()
    browsed.goto(chief.locator("#new-code code").inner_text())
    browsed.keyboard.press("Enter")
    browsed.wait_for_url(f"{hall.url}{CONSOLE}/")


def test_a_phone_that_joined_by_a_code_goes_on_without_another_one(
    browser: Browser, pair: Pair
) -> None:
    led, followed = pair
    with chiefs_page(browser, led) as page, phone(browser, viewport=DESK) as joined:
        joins(page, led, joined)
        results(joined, led)
        name = joined.locator("#page").evaluate("page => JSON.parse(page.textContent).device")
        first, second, *_ = joined.locator("tr[data-game]").evaluate_all(OPEN)
        wait_until(lambda: events(pair.folders[1]) == events(pair.folders[0]), "not in step")
        joined.wait_for_timeout(2_000)  # its log-in follows a moment later

        led.stop(signal.SIGKILL)
        type_on(joined, first, "1")
        expect(joined.locator("#elsewhere")).to_contain_text("does not answer", timeout=FINDS)
        pair.take_over()
        expect(joined.locator("#elsewhere")).to_contain_text(
            f"is led at {followed.url}", timeout=FINDS
        )
        there = handed_over(joined, followed)
        expect(there.locator("#received-device")).to_contain_text("is logged in here as")
        there.locator("#received-on a").click()
        live(there)
        settled(there, first, "1–0")
        type_on(there, second, "0")
        settled(there, second, "0–1")
        assert name == there.locator("#page").evaluate(
            "page => JSON.parse(page.textContent).device"
        )
    typed = "SELECT device FROM events_event WHERE type = 'ResultEntered' ORDER BY seq DESC LIMIT 2"
    assert rows(pair.folders[1], typed) == [(name,)] * 2


def test_an_old_leader_sends_its_pages_on_and_what_it_alone_has_is_offered_again(
    browser: Browser, pair: Pair
) -> None:
    led, followed = pair
    with chiefs_page(browser, led) as page:
        home = page.context.new_page()
        home.goto(f"{led.url}/")
        page.bring_to_front()
        results(page, led)
        first, second, *_ = page.locator("tr[data-game]").evaluate_all(OPEN)
        followed.stop(signal.SIGKILL)
        type_on(page, first, "1")
        settled(page, first, "1–0")  # acknowledged, on one disk
        led.stop(signal.SIGKILL)
        with pair.second_one_comes_back(), pair.old_one_comes_back():
            expect(page.locator("#elsewhere")).to_contain_text(
                f"is led at {followed.url}", timeout=FINDS
            )
            type_on(page, second, "5")
            there = handed_over(home, followed)  # from the list of tournaments
            expect(there.locator("#received-list li")).to_have_count(1)
            expect(home.locator("#elsewhere")).to_contain_text(f"Kept at {followed.url} now: 1")
            expect(board(page, second).locator("[data-part=state]")).to_have_text("handed over")
            there.locator("#received-on a").click()
            there.fill("[name=username]", "chief")
            there.fill("[name=password]", "demo")
            there.click("button[type=submit]")
            expect(there.get_by_role("heading", name="Tournaments")).to_be_visible()
            results(there, followed)
            look = there.locator("#other-log button")
            asked = there.locator("dialog[open] [data-part=lost]")  # opens by itself where the
            expect(look.or_(asked).first).to_be_visible(timeout=FINDS)  # order is refused here
            if not asked.is_visible():
                look.click()
            lost = there.locator("#lost label.choice")
            expect(lost).to_have_count(2, timeout=FINDS)
            expect(lost.filter(has_text="1–0").locator("input")).to_be_checked()
            expect(lost.filter(has_text="½–½").locator("input")).to_be_checked()
            there.locator("#lost button.primary").click()
            settled(there, first, "1–0")
            settled(there, second, "½–½")
