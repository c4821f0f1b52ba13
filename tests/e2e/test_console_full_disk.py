"""A console on a server whose disk is full: it says so, goes on, and loses nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.builders import PASSWORD
from tests.app.started import Hall, started
from tests.small_disk import SmallDisk, small_disk

from .console_hall import Console, board, prepared, settled

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

FULL = "The server's disk is full."


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallDisk]:
    with small_disk(tmp_path_factory.mktemp("disk") / "small", megabytes=64) as disk:
        yield disk


@pytest.fixture(scope="module")
def hall(pytestconfig: pytest.Config, disk: SmallDisk) -> Iterator[Hall]:
    with started(prepared(pytestconfig, disk.folder), "--no-demo") as hall:
        yield hall


def test_on_a_full_disk_typing_goes_on_and_all_goes_out_in_order_when_there_is_room_again(
    disk: SmallDisk, hall: Hall, chief: Console
) -> None:
    page = chief.open("offline")
    page.keyboard.press("1")
    settled(page, 1, "1–0")
    disk.fill()
    try:
        for key in "5015":
            page.keyboard.press(key)
        expect(page.locator("#trouble")).to_contain_text(FULL)
        expect(page.locator("#trouble")).to_have_attribute("role", "status")
        expect(page.locator("#connection")).to_contain_text("Not recording")
        expect(page.locator("#unsent [data-part=count]")).to_have_text("4")
        page.wait_for_timeout(6_000)  # longer than four tries took
        expect(page.locator("#unsent [data-part=count]")).to_have_text("4")
        expect(page.locator("#answers")).to_be_hidden()
        expect(board(page, 3)).to_have_attribute("data-state", "waiting")
        page.locator("#unsent summary").click()
        expect(page.locator("#waiting")).to_contain_text(FULL)
        page.keyboard.press("Escape")
        another = chief.context.new_page()
        another.goto(f"{hall.url}/console/offline/results/")
        expect(another.locator("#connection")).to_have_attribute("data-state", "live")
        expect(another.locator("#unsent [data-part=count]")).to_have_text("4")
        another.close()
        assert hall.get("/t/offline/")[0] == 200
        assert read(chief, "offline") == [("1.1.1", "1-0")]
    finally:
        disk.free()
    expect(page.locator("#unsent")).to_be_hidden(timeout=20_000)
    expect(page.locator("#trouble")).to_be_hidden()
    expect(page.locator("#connection")).not_to_contain_text("Not recording")
    assert read(chief, "offline") == [
        (f"1.1.{number}", result)
        for number, result in enumerate(("1-0", "1/2-1/2", "0-1", "1-0", "1/2-1/2"), 1)
    ]


def test_who_wants_to_log_in_on_a_full_disk_reads_why_he_cannot(
    disk: SmallDisk, hall: Hall, browser: Browser
) -> None:
    page = browser.new_page()
    page.goto(f"{hall.url}/login/")
    page.fill("[name=username]", "bruno")
    page.fill("[name=password]", PASSWORD)
    disk.fill()
    try:
        page.click("button[type=submit]")
        expect(page.locator("h1")).to_have_text(FULL)
    finally:
        disk.free()
    page.wait_for_selector("[name=username]")
    page.close()


def read(chief: Console, slug: str) -> list[tuple[str, str]]:
    """Boards and results in the order of the log."""
    answer = chief.page.request.get(f"{chief.hall.url}/api/v1/tournaments/{slug}/events/?limit=500")
    return [
        (event["body"]["game"], event["body"]["result"])
        for event in answer.json()["events"]
        if event["type"] == "ResultEntered"
    ]
