"""What every engine must do, each a walk through one page; run by `test_webkit`, `test_firefox`.

One window a browser: who is asked for logs in anew. A second arbiter comes by the name
`localhost`, because cookies do not cross names.
"""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import httpx
import pytest

from tests.app.builders import PASSWORD
from tests.app.started import Hall

from .line import line
from .tab import Tab, wait
from .wire import Wire

OPENS = 11
"""The count of the review in which WebKit was alive in 4 opens and in no reload."""

IS_KEPT = """
const kept = caches.match(location.href, {ignoreVary: true});
kept.then((found) => { window.isKept = Boolean(found); });
return Boolean(navigator.serviceWorker.controller && window.isKept);
"""
SHOWN = """
const board = document.querySelector('tr[data-board="1"] [data-part=result]');
return [document.querySelector("#connection").dataset.state, board.textContent];
"""
"""What the sign says and what board 1 shows, in one moment."""


@pytest.fixture
def tab(wire: Wire) -> Iterator[Tab]:
    """The window, with nobody logged in."""
    made = Tab(wire, wire.send("GetWindowHandle"))
    made.open("about:blank")
    yield made
    made.open("about:blank")


@pytest.fixture
def second(wire: Wire, tab: Tab) -> Iterator[Tab]:
    made = Tab(wire, wire.send("NewWindow", type="tab")["handle"])
    yield made
    made.run("window.onbeforeunload = null")
    wire.send("SwitchToWindow", handle=made.handle)
    wire.send("CloseWindow")
    wire.send("SwitchToWindow", handle=tab.handle)


class Arbiter:
    """An arbiter whom nobody sees: through the API."""

    def __init__(self, hall: Hall, user: str = "chief") -> None:
        self._http = httpx.Client(base_url=f"{hall.url}/api/v1/", timeout=20)
        told = self._http.post("token/", json={"username": user, "password": PASSWORD}).json()
        self._http.headers["Authorization"] = f"Token {told['token']}"

    def do(self, slug: str, name: str, **command: object) -> None:
        body = {"command_id": str(uuid4()), "device": "test", "command": command}
        answer = self._http.post(f"tournaments/{slug}/commands/{name}/", json=body)
        assert answer.status_code == 201, answer.text

    def results(self, slug: str) -> list[str | None]:
        boards = self._http.get(f"tournaments/{slug}/rounds/1/boards/").json()["boards"]
        return [board["result"] for board in boards]

    def names(self, slug: str, colour: str) -> list[str]:
        boards = self._http.get(f"tournaments/{slug}/rounds/1/boards/").json()["boards"]
        return [board[colour]["name"] for board in boards]


@pytest.fixture
def unseen(hall: Hall) -> Iterator[Arbiter]:
    made = Arbiter(hall)
    yield made
    made._http.close()


def log_in(tab: Tab, url: str, user: str = "chief") -> None:
    tab.open(f"{url}/login/")
    if "/login/" not in tab.url:  # somebody is logged in
        tab.run("document.querySelector('form[action$=\"/logout/\"]').requestSubmit()")
        wait(lambda: _logged_out(tab), "the log-in page")
    tab.enter("[name=username]", user)
    tab.enter("[name=password]", PASSWORD)
    tab.click("button[type=submit]")
    wait(lambda: "/login/" not in tab.url, "the log-in")


def _logged_out(tab: Tab) -> bool:
    """What an earlier walk left unsent is asked about; it stays on the device."""
    if "/login/" in tab.url:
        return True
    tab.run("document.querySelector('dialog[open] button[value=yes]')?.click()")
    return False


def open_console(tab: Tab, url: str, slug: str, page: str = "results", user: str = "chief") -> None:
    """The page, live."""
    log_in(tab, url, user)
    tab.open(f"{url}/console/{slug}/{page}/")
    live(tab)


def live(tab: Tab, state: str = "live") -> None:
    wait(lambda: tab.attributes("#connection", "data-state") == [state], f"the console is {state}")


def result(board: int) -> str:
    return f'tr[data-board="{board}"] [data-part=result]'


# --- results --------------------------------------------------------------------------------


def test_the_results_page_is_alive_whenever_it_says_live(tab: Tab, hall: Hall) -> None:
    open_console(tab, hall.url, "alive")
    alive = []
    for _ in range(OPENS):
        tab.open("about:blank")
        tab.open(f"{hall.url}/console/alive/results/")
        alive.append(obeys(tab))
    for _ in range(OPENS):
        tab.reload()
        alive.append(obeys(tab))
    assert alive == [True] * 2 * OPENS


def obeys(tab: Tab) -> bool:
    """Whether a key does something as soon as the page says that it is live."""
    live(tab)
    tab.press("g")
    return tab.run("return document.activeElement.id") == "jump"


def test_results_go_in_by_one_key_a_board_and_stand_after_a_reload(
    tab: Tab, hall: Hall, unseen: Arbiter
) -> None:
    open_console(tab, hall.url, "keys")
    tab.press("1", "5", "0")
    for number, text in enumerate(("1–0", "½–½", "0–1"), 1):
        tab.shows(result(number), text)
    wait(lambda: unseen.results("keys")[:3] == ["1-0", "1/2-1/2", "0-1"], "three are recorded")
    tab.reload()
    live(tab)
    tab.shows(result(2), "½–½")
    assert tab.attributes('tr[aria-current="true"]', "data-board") == ["4"]
    tab.press("g", "9", "Enter", "1")
    tab.shows(result(9), "1–0")


def test_two_consoles_that_type_different_results_both_see_the_conflict(
    tab: Tab, second: Tab, hall: Hall
) -> None:
    open_console(tab, hall.url, "dispute")
    with line(hall.url) as bad:
        there = bad.url.replace("127.0.0.1", "localhost")
        open_console(second, there, "dispute", user="bruno")
        bad.cut()
        second.press("0")
        tab.press("1")
        tab.shows(result(1), "1–0")
        bad.mend()
        for console in (second, tab):
            for claim in ("1–0", "0–1", "Chief Arbiter", "Bruno Arbiter"):
                console.shows("tr.claims", claim)


def test_what_was_typed_without_the_server_goes_out_in_order_when_it_is_back(
    tab: Tab, hall: Hall, unseen: Arbiter
) -> None:
    with line(hall.url) as cable:
        open_console(tab, cable.url, "cut")
        cable.cut()
        wait(lambda: tab.attributes("#connection", "data-state") != ["live"], "it is noticed")
        tab.press("1", "5", "0")
        tab.shows("#unsent [data-part=count]", "3")
        assert unseen.results("cut")[:3] == [None, None, None]
        cable.mend()
        live(tab)
        wait(lambda: unseen.results("cut")[:3] == ["1-0", "1/2-1/2", "0-1"], "all three are there")
        tab.has("#unsent", 0)


def test_a_page_from_memory_is_live_only_when_it_shows_what_came_meanwhile(
    tab: Tab, hall: Hall, unseen: Arbiter
) -> None:
    with line(hall.url) as cable:
        open_console(tab, cable.url, "behind")
        if remembers := tab.run("return isSecureContext && 'serviceWorker' in navigator"):
            wait(lambda: tab.run(IS_KEPT), "the page is in the browser's memory")
        cable.cut()
        unseen.do("behind", "enter-result", game="1.1.1", result="1-0", expected=None)
        if remembers:
            tab.run("setTimeout(() => location.reload(), 0)")
            tab.shows("#remembered", "not connected")
        cable.mend()
        shown = wait(lambda: (now := tab.run(SHOWN))[0] == "live" and now, "the page is live")
        assert shown == ["live", "1–0"]


# --- the other pages of the console -----------------------------------------------------------


def test_three_letters_and_enter_check_a_player_in(tab: Tab, hall: Hall) -> None:
    open_console(tab, hall.url, "desk", "check-in", "dana")
    tab.press(*"reh", "Enter")
    tab.shows("#just-now", "Řehoř")
    tab.has('#just-now li[data-state="recorded"]')
    assert not any("Řehoř" in line for line in tab.texts("#not-here li"))


def test_a_player_is_entered_and_stands_on_the_list(tab: Tab, hall: Hall) -> None:
    open_console(tab, hall.url, "list", "entries")
    tab.click("button, summary, a", "Enter a player")
    tab.enter("[name=name]", "Ђорђевић, Ђорђе")
    tab.enter("[name=rating]", "2150")
    tab.click("form button[type=submit]", "Enter")
    tab.shows("[data-fragment=entries], table", "Ђорђевић")


def test_settings_are_saved(tab: Tab, hall: Hall) -> None:
    open_console(tab, hall.url, "list", "settings")
    tab.enter("#settings [name=name]", "Beograd Open")
    tab.click("#settings button[type=submit]", "Save")
    tab.shows("#settings [data-part=answer]", "Saved.")
    tab.reload()
    live(tab)
    assert tab.run("return document.querySelector('#settings [name=name]').value") == "Beograd Open"


def test_activity_shows_what_is_asked_for(tab: Tab, hall: Hall, unseen: Arbiter) -> None:
    open_console(tab, hall.url, "told", "activity")
    tab.enter("#activity-filter [name=kind]", "results")
    tab.waits_for_address("kind=results")
    live(tab)
    tab.has("#activity > ol > li", 0)
    unseen.do("told", "enter-result", game="1.1.4", result="1-0", expected=None)
    tab.shows("#activity > ol > li", "board 4")


def test_an_empty_seat_is_tapped_and_stays_so(tab: Tab, hall: Hall) -> None:
    open_console(tab, hall.url, "taps", "start")
    seat = '.seats li[data-board="4"] .seat.white'
    tab.click(seat)
    tab.shows("[data-count=empty]", "1")
    tab.reload()
    live(tab)
    assert tab.attributes(seat, "aria-pressed") == ["true"]


# --- the public pages -------------------------------------------------------------------------


def public(tab: Tab, hall: Hall, slug: str, path: str = "") -> None:
    tab.open(f"{hall.url}/t/{slug}/{path}")
    wait(lambda: tab.attributes("#state", "data-state") == ["live"], "the public page is live")


def test_find_me_leads_to_my_board_and_shows_my_result(
    tab: Tab, hall: Hall, unseen: Arbiter
) -> None:
    me = unseen.names("reader", "black")[0]
    public(tab, hall, "reader")
    tab.click("#who")
    tab.press(*me.split(",")[0])
    tab.click("#hits button", me)
    tab.shows("#mine .card", "No result yet")
    unseen.do("reader", "enter-result", game="1.1.1", result="0-1", expected=None)
    tab.shows("#mine .card", "Won")
    tab.reload()
    tab.shows("#mine .card", "Won")


def test_results_appear_on_the_public_list_of_boards(tab: Tab, hall: Hall, unseen: Arbiter) -> None:
    public(tab, hall, "reader", "pairings/")
    unseen.do("reader", "enter-result", game="1.1.2", result="1/2-1/2", expected=None)
    tab.shows("#b2 .res", "½–½")
