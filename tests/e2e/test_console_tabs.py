"""One outbox for all tabs of a browser, and for who logs in and out on one device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from startup import services
from tests.app.builders import PASSWORD
from tests.app.started import Hall

from .console_hall import Console, OtherAddress, board, console, result, settled
from .public_hall import launched, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

READ = "address => fetch(address).then((answer) => answer.json())"
UNSENT = "#unsent [data-part=count]"
BLOCKED = "**/api/v1/tournaments/*/commands/**"
API = "{}/api/v1/tournaments/too-old/"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Knows the server by a name too, over plain HTTP: there browsers have no locks."""
    with launched(playwright, "--host-resolver-rules=MAP hall.local 127.0.0.1") as browser:
        yield browser


@pytest.fixture(params=["with locks", "over plain HTTP"])
def arbiter(request: pytest.FixtureRequest, browser: Browser, hall: Hall) -> Iterator[Console]:
    plain = request.param == "over plain HTTP"
    at = OtherAddress(hall.url.replace("127.0.0.1", "hall.local")) if plain else hall
    with console(browser, at, "bruno") as made:
        yield made


def tab(arbiter: Console, slug: str) -> Page:
    """One more, live."""
    page = arbiter.context.new_page()
    page.on("pageerror", lambda error: arbiter.errors.append(str(error)))
    page.goto(f"{arbiter.hall.url}/console/{slug}/results/")
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")
    return page


def slug_of(arbiter: Console, kind: str) -> str:
    return f"{kind}-plain" if "hall.local" in arbiter.hall.url else kind


def test_what_was_typed_offline_in_a_closed_tab_is_sent_and_shown_by_another(
    arbiter: Console,
) -> None:
    slug = slug_of(arbiter, "tabs")
    other, typing = tab(arbiter, slug), tab(arbiter, slug)
    assert other.evaluate("'locks' in navigator") is ("hall.local" not in arbiter.hall.url)
    arbiter.context.set_offline(True)
    for key in "150":
        typing.keyboard.press(key)
    expect(other.locator(UNSENT)).to_have_text("3")
    expect(result(other, 2)).to_have_text("½–½")
    typing.close()
    arbiter.context.set_offline(False)
    expect(other.locator("#unsent")).to_be_hidden(timeout=20_000)
    for number, text in enumerate(("1–0", "½–½", "0–1"), 1):
        settled(other, number, text)
    events = other.evaluate(READ, f"/api/v1/tournaments/{slug}/events/?limit=500")["events"]
    typed = [event for event in events if event["type"] == "ResultEntered"]
    assert [event["body"]["game"] for event in typed] == ["1.1.1", "1.1.2", "1.1.3"]


def test_a_tab_that_is_closed_while_it_sends_leaves_its_turn_to_the_next(arbiter: Console) -> None:
    slug = slug_of(arbiter, "turns")
    other, typing = tab(arbiter, slug), tab(arbiter, slug)
    typing.route(BLOCKED, lambda _route: None)  # its request hangs, and its turn with it
    typing.keyboard.press("1")
    expect(board(typing, 1)).to_have_attribute("data-state", "sending")
    typing.wait_for_timeout(500)
    typing.close()
    settled(other, 1, "1–0")
    expect(other.locator("#unsent")).to_be_hidden(timeout=20_000)


def test_an_answer_is_told_in_every_tab_and_read_in_one(arbiter: Console) -> None:
    slug = slug_of(arbiter, "read-once")
    one, other = tab(arbiter, slug), tab(arbiter, slug)
    refuse(one)
    refuse(other)
    one.keyboard.press("1")
    for page in (one, other):
        expect(page.locator("#answers")).to_contain_text("Board 1: 1–0 was refused")
        expect(page.locator("tr.claims")).to_contain_text("Board 1: your 1–0 was refused")
        expect(page.locator("[data-count=refused]")).to_have_text("1 refused")
    other.locator("#answers summary").click()
    other.locator("#answers button").click()
    for page in (one, other):
        expect(page.locator("#answers")).to_be_hidden()
        expect(page.locator("tr.claims")).to_have_count(0)
        expect(page.locator("[data-count=refused]")).to_have_text("")


def refuse(page: Page) -> None:
    body = {"status": "refused", "code": "Test", "message": "Not now.", "facts": {}, "seq": 1}
    page.route(BLOCKED, lambda route: route.fulfill(status=422, json=body))


def test_two_tabs_that_find_the_same_note_keep_it_once(arbiter: Console) -> None:
    """A page noted an order in localStorage and was closed before IndexedDB had it."""
    slug = slug_of(arbiter, "noted-once")
    page = tab(arbiter, slug)
    arbiter.context.set_offline(True)
    page.keyboard.press("1")
    expect(page.locator(UNSENT)).to_have_text("1")
    page.evaluate(LEAVE_A_NOTE)
    expect(page.locator(UNSENT)).to_have_text("1")
    assert page.evaluate(NOTED_TWICE_AT_ONCE) == 1
    arbiter.context.set_offline(False)
    expect(page.locator("#unsent")).to_be_hidden(timeout=20_000)


STORE = """const open = () => new Promise((done) => {
    const asked = indexedDB.open("openhall-outbox", 1);
    asked.onsuccess = () => done(asked.result);
});
const all = async () => {
    const orders = (await open()).transaction("orders").objectStore("orders").getAll();
    return new Promise((done) => { orders.onsuccess = () => done(orders.result); });
};
"""
LEAVE_A_NOTE = f"""async () => {{
    {STORE}
    const [{{place, ...order}}] = await all();
    localStorage.setItem("openhall-typed:" + order.command_id, JSON.stringify(order));
}}"""
NOTED_TWICE_AT_ONCE = f"""async () => {{
    {STORE}
    const shell = document.querySelector("script[src*='shell.js']").src;
    const store = shell.replace("shell/shell.js", "outbox/outbox-store.js");
    const {{ OutboxStore }} = await import(store);
    const [{{place, ...order}}] = await all();
    const typed = {{...order, command_id: crypto.getRandomValues(new Uint32Array(4)).join("-")}};
    localStorage.setItem("openhall-typed:" + typed.command_id, JSON.stringify(typed));
    const pages = [OutboxStore.ofOrders(), OutboxStore.ofOrders(), OutboxStore.ofOrders()];
    await Promise.all(pages.map((each) => each.all()));
    const found = (await all()).filter((each) => each.command_id === typed.command_id);
    for (const each of found) await pages[0].remove(each.place);
    return found.length;
}}"""


def test_who_logs_out_with_unsent_results_is_asked_first(arbiter: Console) -> None:
    page = tab(arbiter, slug_of(arbiter, "leave-early"))
    page.route(BLOCKED, lambda route: route.abort())
    for key in "15":
        page.keyboard.press(key)
    expect(page.locator(UNSENT)).to_have_text("2")
    log_out(page)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("2 entries have not been sent")
    dialog.get_by_role("button", name="Stay here").click()
    expect(page.locator(UNSENT)).to_have_text("2")
    page.keyboard.press("Escape")
    log_out(page)
    dialog.get_by_role("button", name="Log out anyway").click()
    page.wait_for_url("**/login/")
    waiting = page.locator("#waiting-here")
    expect(waiting).to_have_text(re.compile("^2 entries typed by .* wait on this device."))
    page.unroute(BLOCKED)
    page.fill("[name=username]", "bruno")
    page.fill("[name=password]", PASSWORD)
    page.click("button[type=submit]")
    page.wait_for_url(f"{arbiter.hall.url}/")
    page.goto(f"{arbiter.hall.url}/console/{slug_of(arbiter, 'leave-early')}/results/")
    for number, text in enumerate(("1–0", "½–½"), 1):
        settled(page, number, text)
    expect(page.locator("#unsent")).to_be_hidden()


def log_out(page: Page) -> None:
    page.locator("details.user summary").click()
    page.get_by_role("button", name="Log out").click()


def test_who_logs_out_with_nothing_unsent_is_not_asked(chief: Console) -> None:
    page = chief.open("keys")
    log_out(page)
    page.wait_for_url("**/login/")
    expect(page.locator("#waiting-here")).to_be_hidden()


def test_what_waits_for_a_log_in_goes_out_from_the_list_of_tournaments(arbiter: Console) -> None:
    slug = slug_of(arbiter, "from-home")
    page = tab(arbiter, slug)
    page.route(BLOCKED, lambda route: route.abort())
    page.keyboard.press("1")
    expect(page.locator(UNSENT)).to_have_text("1")
    page.goto(f"{arbiter.hall.url}/")
    expect(page.locator("#going-out")).to_contain_text("1 typed on this device is on the way")
    page.unroute(BLOCKED)
    expect(page.locator("#going-out")).to_be_hidden(timeout=20_000)
    page.goto(f"{arbiter.hall.url}/console/{slug}/results/")
    settled(page, 1, "1–0")


def test_a_result_typed_offline_for_a_round_that_was_over_stays_a_refused_claim(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    chief.open("too-old")
    with console(browser, hall, "bruno") as bruno:
        page = bruno.open("too-old", "results/1")
        bruno.context.set_offline(True)
        page.keyboard.press("1")
        expect(page.locator(UNSENT)).to_have_text("1")
        play_on_without(chief)
        bruno.context.set_offline(False)
        refused_claim(page)
        page.reload()
        refused_claim(page)
        page.locator("tr.claims [data-act=read]").click()
        expect(page.locator("tr.claims")).to_have_count(0)
        expect(page.locator("[data-count=refused]")).to_have_text("")


def refused_claim(page: Page) -> None:
    claim = page.locator("tr.claims")
    expect(claim).to_contain_text("Board 2: your 1–0 was refused")
    expect(claim).to_contain_text(re.compile("0–1 stands, .*, \\d\\d:\\d\\d"))
    expect(claim).to_contain_text(re.compile("Round 1 was closed at \\d\\d:\\d\\d"))
    expect(result(page, 2)).to_have_text("0–1")
    expect(page.locator("[data-count=refused]")).to_have_text("1 refused")
    expect(page.locator("#answers")).to_contain_text("was refused")


def play_on_without(chief: Console) -> None:
    """Board 2 is lost by White, round 1 closed; so is round 2."""
    give(chief, "enter-result", game="1.1.2", result="0-1", expected=None)
    give(chief, "close-round", round=1)
    give(chief, "request-pairing", round=2)
    until(lambda: round_of(chief, 2)["status"] == "draft")
    give(chief, "publish-round", round=2, request=round_of(chief, 2)["request"])
    for game in ("2.1.1", "2.1.2"):
        give(chief, "enter-result", game=game, result="1-0", expected=None)
    give(chief, "close-round", round=2)


def round_of(chief: Console, number: int) -> dict[str, str]:
    found = chief.page.request.get(f"{API.format(chief.hall.url)}rounds/{number}/").json()
    shown: dict[str, str] = found["round"]
    return shown


def give(chief: Console, name: str, **command: object) -> None:
    cookies = {cookie["name"]: cookie["value"] for cookie in chief.context.cookies()}
    answer = chief.page.request.post(
        f"{API.format(chief.hall.url)}commands/{name}/",
        data={"command_id": str(uuid4()), "device": "test", "command": command},
        headers={"X-CSRFToken": cookies["csrftoken"]},
    )
    assert answer.ok, answer.text()
