"""A reader asks for messages on a phone, gets them, and takes it back.

Chromium without a window reaches no push service and grants no messages: its push manager is a stub
whose subscription is that of a phone of the tests, and what the server sends is opened here as a
browser would. What the worker makes of it is in `tests/js/public-worker.test.js`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.phones import Phone
from tests.app.receiver import Receiver, answers, receiving
from tests.app.started import Hall, started

from .looks import COLOURS, violations
from .public_hall import SLUG, Arbiter, phone, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

STUB = """(() => {
    const asked = %s;
    const keys = { p256dh: asked.p256dh, auth: asked.auth };
    const own = () => ({
        endpoint: asked.endpoint,
        toJSON: () => ({ endpoint: asked.endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem("stub") === undefined,
    });
    const isRight = ({ userVisibleOnly, applicationServerKey: key }) =>
        userVisibleOnly && key.length === 87;
    PushManager.prototype.subscribe = async (options) => {
        if (!isRight(options)) throw new Error("no");
        localStorage.setItem("stub", "1");
        return own();
    };
    PushManager.prototype.getSubscription = async () =>
        localStorage.getItem("stub") ? own() : null;
    Object.defineProperty(Notification, "permission", { value: "default", configurable: true });
    Notification.requestPermission = async () => "granted";
})()"""
FOLLOWED = "JSON.parse(localStorage['openhall.push./t/demo-open/']).players.length"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        receiver.behave = answers(201)
        yield receiver


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = tmp_path_factory.mktemp("hall")
    with started(data, "--demo", "60", OPENHALL_PUSH_SERVICES="127.0.0.1") as hall:
        yield hall


@pytest.fixture(scope="module")
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    arbiter = Arbiter(hall.url)
    yield arbiter
    arbiter.close()


@pytest.fixture
def reader(receiver: Receiver, request: pytest.FixtureRequest) -> Phone:
    return Phone(receiver, request.node.name)


@pytest.fixture
def page(browser: Browser, hall: Hall, reader: Phone) -> Iterator[Page]:
    with phone(browser, service_workers="allow") as page:
        page.add_init_script(STUB % json.dumps(reader.asks()))
        yield page


@pytest.fixture
def home(hall: Hall) -> str:
    return f"{hall.url}/t/{SLUG}/"


def switch(page: Page) -> Any:
    return page.locator("#push button")


def start(page: Page) -> None:
    switch(page).click()
    expect(switch(page)).to_have_text("Stop the messages")
    expect(switch(page)).to_have_attribute("aria-pressed", "true")


def test_who_asks_on_a_players_page_is_told_of_the_result_and_takes_it_back(
    page: Page, home: str, arbiter: Arbiter, reader: Phone
) -> None:
    board = arbiter.missing()[0]
    white = board["white"]
    page.goto(f"{home}player/{white['player']}")
    expect(switch(page)).to_have_text("Send me messages about this player")
    start(page)
    expect(page.get_by_role("button", name="Forget on this phone")).to_be_visible()
    arbiter.type_result(board, "1-0")
    until(lambda: reader.texts)
    assert reader.texts[0].startswith(f"Round {board['round']}, board {board['board']}, result")
    assert reader.shown[0]["title"] == white["name"]
    page.reload()
    expect(switch(page)).to_have_text("Stop the messages")
    switch(page).click()
    expect(switch(page)).to_have_text("Send me messages about this player")
    arbiter.do("clear-result", game=board["game"], expected="1-0")
    arbiter.type_result(board, "0-1")
    page.wait_for_timeout(3_000)
    assert len(reader.texts) == 1


def test_find_me_asks_for_all_who_are_remembered_and_forgets_who_is_forgotten(
    page: Page, home: str, hall: Hall, arbiter: Arbiter, reader: Phone
) -> None:
    one, other = arbiter.missing()[:2]
    page.goto(home)
    expect(page.locator("#push")).to_have_count(0)  # nobody is remembered
    for board in (one, other):
        page.get_by_role("searchbox", name="Find me").press_sequentially(board["white"]["name"])
        page.locator("#hits button").first.click()
    expect(switch(page)).to_have_text("Send me messages about these players")
    start(page)
    page.get_by_role("button", name=f"Forget {one['white']['name']}").click()
    until(
        lambda: (
            page.evaluate("JSON.parse(localStorage['openhall.push./t/demo-open/']).players.length")
            == 1
        )
    )
    arbiter.type_result(one, "1-0")
    arbiter.type_result(other, "1-0")
    until(lambda: reader.texts)
    assert [each["title"] for each in reader.shown] == [other["white"]["name"]]
    switch(page).click()
    expect(switch(page)).to_have_text("Send me messages about these players")
    assert page.evaluate("localStorage['openhall.push./t/demo-open/']") is None


def test_a_round_that_is_published_is_told(
    page: Page, home: str, arbiter: Arbiter, reader: Phone
) -> None:
    page.goto(f"{home}player/1")
    start(page)
    number = arbiter.finish_round() + 1
    request = arbiter.draft(number)
    arbiter.do("publish-round", round=number, request=request)
    about = re.compile(rf"Round {number}: (board \d+, (White|Black) against .+|.+no game)")
    until(lambda: any(map(about.fullmatch, reader.texts)))  # the result of the last one comes too
    text = next(filter(about.fullmatch, reader.texts))
    page.reload()
    seat = page.locator("#seat")
    for part in re.findall(r"board (\d+), (White|Black) against (.+)", text)[:1]:
        for text in part:
            expect(seat).to_contain_text(text)


# --- why it cannot be -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "secure connection"),
        ("delete window.PushManager", "takes no messages"),
        (
            "delete window.PushManager;"
            "Object.defineProperty(navigator, 'userAgent', { value: 'iPhone OS 18_0 Safari' })",
            "Add to Home Screen",
        ),
        ("Object.defineProperty(Notification, 'permission', { value: 'denied' })", "notifications"),
    ],
)
def test_the_page_says_why_it_cannot_be(page: Page, home: str, script: str, says: str) -> None:
    page.add_init_script(script)
    page.goto(f"{home}player/2")
    expect(page.locator("#push")).to_contain_text(says)
    expect(page.locator("#push .hint").filter(visible=True)).to_have_count(1)
    expect(switch(page)).to_be_hidden()


def test_who_says_no_to_the_browser_reads_what_that_means(page: Page, home: str) -> None:
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto(f"{home}player/2")
    switch(page).click()
    expect(page.locator("#push")).to_contain_text("was told to take no messages")


def test_a_push_service_that_is_away_is_said(page: Page, home: str) -> None:
    page.add_init_script(
        "PushManager.prototype.subscribe = async () => { throw new DOMException('', 'AbortError') }"
    )
    page.goto(f"{home}player/2")
    switch(page).click()
    expect(page.locator("#push")).to_contain_text("could not be arranged")
    expect(switch(page)).to_have_text("Send me messages about this player")


def test_what_the_server_has_against_it_is_said(page: Page, home: str) -> None:
    page.add_init_script(
        "PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint:"
        " 'https://push.example.org/x', keys: { p256dh: 'x', auth: 'y' } }) })"
    )
    page.goto(f"{home}player/2")
    switch(page).click()
    expect(page.locator("#push [role=status]")).to_contain_text("no keys")


@pytest.mark.parametrize("width", [390, 1440])
def test_it_can_be_read_and_touched(
    browser: Browser, home: str, hall: Hall, reader: Phone, width: int
) -> None:
    with phone(browser, viewport={"width": width, "height": 900}, service_workers="allow") as page:
        page.add_init_script(STUB % json.dumps(reader.asks()))
        page.goto(f"{home}player/2")
        start(page)
        for path in ("player/2", ""):
            page.goto(home + path)
            expect(switch(page)).to_be_visible()
            assert violations(page) == []
            page.emulate_media(color_scheme="dark")
            assert violations(page, COLOURS) == []
            page.emulate_media(color_scheme="light")
            box = switch(page).bounding_box()
            assert box is not None
            assert box["height"] >= 43.9
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- the chief; this test stands last -------------------------------------------------------------


def test_where_the_chief_turned_it_off_nothing_is_offered(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    settings = arbiter.get("settings/")["settings"]
    command = {"name": "Demo Open", "settings": {**settings, "push_messages": False}}
    asked = {"command_id": str(uuid4()), "device": "test", "command": command}
    answer = arbiter.http.post(f"tournaments/{SLUG}/commands/change-settings/", json=asked)
    assert answer.status_code == 201, answer.text
    page.goto(f"{home}player/2")
    expect(page.locator("h2").first).to_be_visible()
    expect(page.locator("#push")).to_have_count(0)
    assert page.request.get(f"{home}push").status == 404
