"""A back-up is put back under an open console: nothing is shown as recorded that is nowhere."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from startup import services
from tests.app.builders import PASSWORD
from tests.app.started import ROOT, environment, started
from tests.parallel import free_port

from .console_hall import Console, board, console, prepared, result, settled
from .prepared_halls import TYPED
from .public_hall import phone

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

DATABASE = "openhall.sqlite3"
SLUGS = iter(TYPED)
RECOVERS = 30_000
"""Milliseconds until a page has found its server again."""


class Desk:
    """A server on one port and one folder; its back-up, and the ways back to it."""

    def __init__(self, data: Path, port: int) -> None:
        self.data = data
        self.copy = data.with_name("copy")
        self.port = port
        self._running = ExitStack()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._running = ExitStack()
        self._hall = self._running.enter_context(
            started(self.data, "--no-demo", "--port", str(self.port))
        )

    def stop(self) -> None:
        self._hall.stop()
        self._running.close()

    def back_up(self) -> None:
        """The folder as it is, under the running server."""
        shutil.rmtree(self.copy, ignore_errors=True)
        shutil.copytree(self.data, self.copy, ignore=shutil.ignore_patterns(f"{DATABASE}*"))
        with (
            closing(sqlite3.connect(self.data / DATABASE)) as ours,
            closing(sqlite3.connect(self.copy / DATABASE)) as theirs,
        ):
            ours.backup(theirs)

    def put_back(self) -> None:
        self.stop()
        shutil.rmtree(self.data)
        shutil.copytree(self.copy, self.data)
        self.start()

    def command(self, *arguments: str) -> None:
        """`manage.py`, on the data folder."""
        subprocess.run(
            [sys.executable, str(ROOT / "manage.py"), *arguments],
            env=environment(OPENHALL_DATA=str(self.data)),
            check=True,
            capture_output=True,
            timeout=120,
        )


@pytest.fixture(scope="module")
def desk(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    data = prepared(pytestconfig, tmp_path_factory.mktemp("put-back") / "data")
    desk = Desk(data, free_port())
    desk.start()
    yield desk
    desk.stop()


@pytest.fixture
def slug() -> str:
    """A tournament of the test's own: round 1 published, nothing typed yet."""
    return next(SLUGS)


@pytest.fixture
def chief(browser: Browser, desk: Desk) -> Iterator[Console]:
    with console(browser, desk, "chief") as made:  # type: ignore[arg-type]
        yield made


def live_again(page: Page) -> None:
    expect(page.locator("#connection")).to_have_attribute("data-state", "live", timeout=RECOVERS)


def opened(desk: Desk, chief: Console, slug: str) -> Page:
    """The results page, after the back-up was made."""
    page = chief.open(slug)
    desk.back_up()
    return page


def typed(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
    texts = {"1": "1–0", "5": "½–½", "0": "0–1"}
    for number, key in enumerate(keys, 1):
        settled(page, number, texts[key])
    expect(page.locator("#unsent")).to_be_hidden()


def others_type(browser: Browser, desk: Desk, slug: str, boards: range, key: str = "5") -> None:
    """A colleague who comes to the new log first."""
    with console(browser, desk, "bruno") as bruno:  # type: ignore[arg-type]
        page = bruno.open(slug)
        for number in boards:
            page.keyboard.press("g")
            page.keyboard.type(str(number))
            page.keyboard.press("Enter")
            page.keyboard.press(key)
            settled(page, number, "½–½")


def lost(page: Page) -> Locator:
    return page.locator("#lost label.choice")


def asked(page: Page) -> Locator:
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("another log", timeout=RECOVERS)
    expect(dialog.locator("#lost")).to_be_visible(timeout=RECOVERS)
    return dialog


def shows_nothing_that_is_nowhere(page: Page, boards: range) -> None:
    for number in boards:
        expect(result(page, number)).to_have_text("–")


def recorded(page: Page, desk: Desk, slug: str) -> dict[str, str]:
    """Board -> result in the log, without those that never came."""
    answer = page.request.get(f"{desk.url}/api/v1/tournaments/{slug}/rounds/1/boards/")
    rows = answer.json()["boards"]
    return {str(row["board"]): row["result"] for row in rows if row["result"]}


def test_three_lost_results_are_named_and_typed_again(
    desk: Desk, chief: Console, slug: str
) -> None:
    page = opened(desk, chief, slug)
    typed(page, "150")
    desk.put_back()
    dialog = asked(page)
    expect(dialog).to_contain_text("recorded then; not in the log now")
    expect(lost(page)).to_have_text([re.compile(f"^Board {number}: ") for number in (1, 2, 3)])
    shows_nothing_that_is_nowhere(page, range(1, 4))
    assert recorded(page, desk, slug) == {}
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Type 3 again").click()
    for number, text in enumerate(("1–0", "½–½", "0–1"), 1):
        settled(page, number, text)
    assert recorded(page, desk, slug) == {"1": "1-0", "2": "1/2-1/2", "3": "0-1"}
    page.reload()
    live_again(page)
    expect(page.locator("dialog[open], #other-log")).to_have_count(0)


def test_after_a_restore_by_command_a_console_names_what_is_missing(
    desk: Desk, chief: Console, slug: str, tmp_path: Path
) -> None:
    """Made under the running server, and put back over a newer log."""
    page = chief.open(slug)
    typed(page, "1")
    file = str(tmp_path / "hall.backup")
    desk.command("backup", file)
    page.keyboard.press("5")
    settled(page, 2, "½–½")
    desk.stop()
    desk.command("restore", file, "--replace")
    desk.start()
    dialog = asked(page)
    expect(dialog).to_contain_text("recorded then; not in the log now")
    expect(lost(page)).to_have_text([re.compile("^Board 2: ")])
    dialog.get_by_role("button", name="Type 1 again").click()
    settled(page, 2, "½–½")
    assert recorded(page, desk, slug) == {"1": "1-0", "2": "1/2-1/2"}


@pytest.mark.parametrize("since", [3, 5], ids=["to the same number", "beyond it"])
def test_a_console_that_comes_back_after_others_have_typed(
    browser: Browser, desk: Desk, chief: Console, slug: str, since: int
) -> None:
    """The number says nothing any more: it is the old one again, or greater."""
    page = opened(desk, chief, slug)
    typed(page, "150")
    chief.context.set_offline(True)
    desk.put_back()
    others_type(browser, desk, slug, range(6, 6 + since))
    chief.context.set_offline(False)
    asked(page)
    expect(lost(page)).to_have_text([re.compile(f"^Board {number}: ") for number in (1, 2, 3)])
    shows_nothing_that_is_nowhere(page, range(1, 4))
    page.get_by_role("button", name="Type 3 again").click()
    for number, text in enumerate(("1–0", "½–½", "0–1"), 1):
        settled(page, number, text)
    assert len(recorded(page, desk, slug)) == 3 + since


def test_what_waits_in_the_outbox_is_held_back_and_offered(
    browser: Browser, desk: Desk, chief: Console, slug: str
) -> None:
    """It must not bring the new log to the old number, nor slip in unseen."""
    page = opened(desk, chief, slug)
    typed(page, "1")
    chief.context.set_offline(True)
    page.keyboard.press("5")
    page.keyboard.press("0")
    expect(page.locator("#unsent [data-part=count]")).to_have_text("2")
    desk.put_back()
    others_type(browser, desk, slug, range(3, 4))
    chief.context.set_offline(False)
    dialog = asked(page)
    expect(lost(page)).to_have_count(3)
    expect(lost(page).nth(0)).to_contain_text("Board 1: 1–0")
    expect(dialog).to_contain_text("Typed on this device; not recorded yet")
    expect(lost(page).nth(2)).to_contain_text("now ½–½ by Bruno")
    assert recorded(page, desk, slug) == {"3": "1/2-1/2"}
    expect(lost(page).nth(2).locator("input")).not_to_be_checked()
    expect(page.locator("#answers")).to_be_hidden()
    dialog.get_by_role("button", name="Type 2 again").click()
    settled(page, 1, "1–0")
    settled(page, 2, "½–½")
    settled(page, 3, "½–½")
    assert recorded(page, desk, slug) == {"1": "1-0", "2": "1/2-1/2", "3": "1/2-1/2"}
    expect(page.locator("#unsent")).to_be_hidden()


def test_put_off_it_stays_in_sight_on_every_page_and_after_a_reload(
    desk: Desk, chief: Console, slug: str
) -> None:
    page = opened(desk, chief, slug)
    typed(page, "1")
    desk.put_back()
    asked(page).get_by_role("button", name="Later").click()
    notice = page.locator("#other-log")
    expect(notice).to_contain_text("1 entry")
    chief.open(slug, "standings")
    expect(notice).to_contain_text("1 entry")
    page.reload()
    notice.get_by_role("button", name="Look at them").click()
    dialog = asked(page)
    dialog.locator("input").uncheck()
    dialog.get_by_role("button", name="Leave them all").click()
    expect(notice).to_have_count(0)
    page.reload()
    live_again(page)
    expect(page.locator("dialog[open], #other-log")).to_have_count(0)
    assert recorded(page, desk, slug) == {}


def test_what_a_colleague_had_typed_is_named_with_his_name(
    browser: Browser, desk: Desk, chief: Console, slug: str
) -> None:
    page = opened(desk, chief, slug)
    others_type(browser, desk, slug, range(2, 3))
    settled(page, 2, "½–½")
    desk.put_back()
    dialog = asked(page)
    expect(dialog).to_contain_text("typed by somebody else")
    expect(lost(page)).to_contain_text(["Board 2: ½–½"])
    expect(lost(page)).to_contain_text(["entered by Bruno"])
    expect(lost(page).locator("input")).not_to_be_checked()
    lost(page).locator("input").check()
    dialog.get_by_role("button", name="Type 1 again").click()
    settled(page, 2, "½–½")
    assert recorded(page, desk, slug) == {"2": "1/2-1/2"}


def test_who_has_to_log_in_again_is_told_too(
    browser: Browser, desk: Desk, chief: Console, slug: str
) -> None:
    """The log-ins since went with the log."""
    desk.back_up()
    with console(browser, desk, "anna") as anna:  # type: ignore[arg-type]
        page = anna.open(slug)
        typed(page, "1")
        desk.put_back()
        page.locator("#logged-out a").click(timeout=RECOVERS)
        page.fill("[name=username]", "anna")
        page.fill("[name=password]", PASSWORD)
        page.click("button[type=submit]")
        asked(page)
        expect(lost(page)).to_contain_text(["Board 1: 1–0"])
        page.get_by_role("button", name="Type 1 again").click()
        settled(page, 1, "1–0")


def test_nothing_lost_is_said_as_well(desk: Desk, chief: Console, slug: str) -> None:
    page = opened(desk, chief, slug)
    typed(page, "1")
    for key in ("Backspace", "Delete", "1", "Enter"):
        page.keyboard.press(key)
    expect(result(page, 1)).to_have_text("–")
    expect(board(page, 1)).not_to_have_attribute("data-state", "sending")
    desk.put_back()
    dialog = asked(page)
    expect(dialog).to_contain_text("Everything that this device had shown as recorded stands")
    dialog.get_by_role("button", name="Go on").click()
    expect(page.locator("dialog[open], #other-log")).to_have_count(0)


@pytest.mark.parametrize("since", [0, 1, 3], ids=["shorter", "the same number", "longer"])
def test_a_phone_loads_anew_and_shows_what_stands(
    browser: Browser, desk: Desk, chief: Console, slug: str, since: int
) -> None:
    opened(desk, chief, slug)
    typed(chief.page, "1")
    with phone(browser) as page:
        page.goto(f"{desk.url}/t/{slug}/pairings/1")
        expect(page.locator("[data-board='1.1'] .res")).to_have_text("1–0")
        page.evaluate("document.documentElement.id = 'of-the-lost-log'")
        chief.page.goto("about:blank")
        page.context.set_offline(True)
        desk.put_back()
        if since:
            others_type(browser, desk, slug, range(4, 4 + since))
        page.context.set_offline(False)
        expect(page.locator("#of-the-lost-log")).to_have_count(0, timeout=RECOVERS)
        expect(page.locator("[data-board='1.1'] .res")).to_contain_text("no result yet")
        for number in range(4, 4 + since):
            expect(page.locator(f"[data-board='1.{number}'] .res")).to_have_text("½–½")
        expect(page.locator("#state")).to_have_attribute("data-state", "live", timeout=RECOVERS)
