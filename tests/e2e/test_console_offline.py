"""The console is loaded again without the network: from the device's memory, and marked so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, OtherAddress, board, console, kept_pages, result, settled
from .public_hall import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

IS_KEPT = """async () => Boolean(
    navigator.serviceWorker.controller
    && await caches.match(location.href, {ignoreVary: true})
)"""
DESK = "{}/api/v1/tournaments/desk/"
KEEPS_THE_RESULT = """async () => {
    const found = await caches.match(location.href, {ignoreVary: true});
    return (await found.text()).includes('data-result="1-0"');
}"""


@pytest.fixture
def chief(browser: Browser, hall: Hall) -> Iterator[Console]:
    with console(browser, hall, "chief", service_workers="allow") as made:
        yield made


def kept(page: Page) -> Page:
    until(lambda: page.evaluate(IS_KEPT))
    return page


def entered(page: Page, hall: Hall, slug: str) -> list[tuple[str, str]]:
    """Boards and results in the order of the log."""
    answer = page.request.get(f"{hall.url}/api/v1/tournaments/{slug}/events/?limit=500")
    events = answer.json()["events"]
    return [
        (event["body"]["game"], event["body"]["result"])
        for event in events
        if event["type"] == "ResultEntered"
    ]


def erase(chief: Console, player: int) -> None:
    """A person of the tournament "desk", through the API with the chief's log-in."""
    chief.open("desk")
    plan = chief.page.request.get(f"{DESK.format(chief.hall.url)}players/{player}/erasure/")
    name = plan.json()["plan"]["name"]
    post(chief, "commands/withdraw-players/", command={"players": [player]}, reason="Asked.")
    post(chief, f"players/{player}/erasure/", name=name, ground="own-request", texts=[])


def post(chief: Console, path: str, **fields: object) -> None:
    cookies = {cookie["name"]: cookie["value"] for cookie in chief.context.cookies()}
    answer = chief.page.request.post(
        DESK.format(chief.hall.url) + path,
        data={"command_id": str(uuid4()), "device": "test", **fields},
        headers={"X-CSRFToken": cookies["csrftoken"]},
    )
    assert answer.ok, answer.text()


def test_s27_a_reload_without_the_network_goes_on_and_all_is_delivered_once_in_order(
    hall: Hall, chief: Console
) -> None:
    page = kept(chief.open("offline"))
    chief.context.set_offline(True)
    for key in "150":
        page.keyboard.press(key)
    expect(page.locator("#unsent [data-part=count]")).to_have_text("3")
    page.reload()
    notice = page.locator("#remembered")
    expect(notice).to_contain_text(re.compile(r"memory, as of \d\d:\d\d, not connected"))
    expect(page.locator("#unsent [data-part=count]")).to_have_text("3")
    for number, text in enumerate(("1–0", "½–½", "0–1"), 1):
        expect(result(page, number)).to_have_text(text)
        expect(board(page, number)).to_have_attribute("data-state", "waiting")
    page.keyboard.press("1")
    expect(page.locator("#unsent [data-part=count]")).to_have_text("4")
    chief.context.set_offline(False)
    expect(page.locator("#unsent")).to_be_hidden()
    expect(notice).to_be_hidden()
    for number, text in enumerate(("1–0", "½–½", "0–1", "1–0"), 1):
        settled(page, number, text)
    assert entered(page, hall, "offline") == [
        (f"1.1.{number}", text) for number, text in enumerate(("1-0", "1/2-1/2", "0-1", "1-0"), 1)
    ]


def test_s05_a_desk_is_loaded_again_without_the_network(browser: Browser, hall: Hall) -> None:
    with console(browser, hall, "dana", service_workers="allow") as dana:
        page = kept(dana.open("desk", "check-in"))
        dana.context.set_offline(True)
        page.keyboard.type("lo")
        page.keyboard.press("Enter")
        page.reload()
        expect(page.locator("#remembered")).to_be_visible()
        expect(page.locator("#just-now")).to_contain_text("Łoś")
        expect(page.locator("#not-here")).not_to_contain_text("Łoś")
        page.keyboard.type("rehor")
        page.keyboard.press("Enter")
        expect(page.locator("#unsent [data-part=count]")).to_have_text("2")
        dana.context.set_offline(False)
        expect(page.locator("#unsent")).to_be_hidden()
        expect(page.locator("#remembered")).to_be_hidden()
        for name in ("Łoś", "Řehoř"):
            expect(page.locator("#not-here")).not_to_contain_text(name)


def test_what_colleagues_typed_since_the_page_was_loaded_is_kept_too(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = kept(chief.open("elsewhere"))
    with console(browser, hall, "bruno") as bruno:
        bruno.open("elsewhere").keyboard.press("1")
        settled(page, 1, "1–0")
    until(lambda: page.evaluate(KEEPS_THE_RESULT))
    chief.context.set_offline(True)
    page.reload()
    expect(page.locator("#remembered")).to_be_visible()
    expect(result(page, 1)).to_have_text("1–0")


def test_without_the_network_a_pairing_is_read_and_nothing_is_ordered_from_it(
    chief: Console,
) -> None:
    page = kept(chief.open("paired", "pairing"))
    expect(page.locator("[data-command=request-pairing]")).to_be_enabled()
    chief.context.set_offline(True)
    page.reload()
    expect(page.locator("#remembered")).to_contain_text("nothing is ordered from it")
    expect(page.locator("[data-command=request-pairing]")).to_be_disabled()
    page.goto(f"{chief.hall.url}/console/paired/settings/")
    expect(page.locator("h1")).to_have_text("Not connected")
    page.get_by_role("link", name="Pairing").click()
    expect(page.locator("#remembered")).to_be_visible()


def test_only_pages_that_the_server_names_are_kept(chief: Console) -> None:
    page = chief.open("keys", "entries")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.goto(f"{chief.hall.url}/console/keys/results/?at=1")
    page.evaluate("fetch('/api/v1/tournaments/keys/players/')")
    chief.open("keys", "entries")
    kept(chief.open("keys"))
    until(lambda: sorted(kept_pages(page)) == ["/console/keys/palette/", "/console/keys/results/"])


def test_after_the_log_out_nothing_is_left_to_read(chief: Console) -> None:
    page = kept(chief.open("keys"))
    page.locator("details.user summary").click()
    page.get_by_role("button", name="Log out").click()
    page.wait_for_url("**/login/")
    until(lambda: sorted(kept_pages(page)) == [])
    chief.context.set_offline(True)
    page.goto(f"{chief.hall.url}/console/keys/results/")
    expect(page.locator("h1")).to_have_text("Not connected")
    expect(page.locator("tr[data-board]")).to_have_count(0)


def test_when_a_person_is_erased_open_consoles_forget_their_pages(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    with console(browser, hall, "bruno", service_workers="allow") as bruno:
        page = kept(bruno.open("desk", "check-in"))
        page = kept(bruno.open("desk"))
        erase(chief, 9)
        until(lambda: "/console/desk/check-in/" not in kept_pages(page))
        until(lambda: "/console/desk/palette/" not in kept_pages(page))


def test_when_the_log_in_has_ended_the_next_page_forgets_all(chief: Console) -> None:
    page = kept(chief.open("keys"))
    chief.context.clear_cookies()
    page.goto(f"{chief.hall.url}/console/keys/results/")
    expect(page.locator("[name=password]")).to_be_visible()
    until(lambda: sorted(kept_pages(page)) == [])


def test_another_account_never_meets_the_pages_of_the_one_before(
    browser: Browser, hall: Hall, chief: Console
) -> None:
    page = kept(chief.open("keys"))
    with console(browser, hall, "bruno") as bruno:
        chief.context.clear_cookies()
        chief.context.add_cookies(bruno.context.cookies())  # type: ignore[arg-type]
    kept(chief.open("layers"))
    until(
        lambda: sorted(kept_pages(page)) == ["/console/layers/palette/", "/console/layers/results/"]
    )


def test_a_new_version_throws_the_memory_of_the_old_one_away(chief: Console) -> None:
    page = chief.page
    page.goto(f"{chief.hall.url}/")
    page.evaluate("caches.open('openhall-files-0123456789ab').then(() => null)")
    page.evaluate("caches.open('openhall-pages-0123456789ab').then(() => null)")
    kept(chief.open("keys"))
    assert "0123456789ab" not in "".join(page.evaluate("caches.keys()"))


def test_over_plain_http_to_another_machine_all_is_as_before(browser: Browser, hall: Hall) -> None:
    own = browser.browser_type.launch(
        executable_path=services()["Chromium"],
        args=["--no-sandbox", "--host-resolver-rules=MAP hall.local 127.0.0.1"],
    )
    elsewhere = OtherAddress(hall.url.replace("127.0.0.1", "hall.local"))
    with console(own, elsewhere, "bruno", service_workers="allow") as bruno:
        page = bruno.open("reload")
        assert page.evaluate("isSecureContext") is False
        assert page.evaluate("'serviceWorker' in navigator") is False
        bruno.context.set_offline(True)
        page.keyboard.press("1")
        expect(page.locator("#unsent [data-part=count]")).to_have_text("1")
        bruno.context.set_offline(False)
        settled(page, 1, "1–0")
        expect(page.locator("#remembered")).to_be_hidden()
    own.close()
