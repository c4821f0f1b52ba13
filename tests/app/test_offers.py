"""No page offers what the reader's role may not do: every button, form and key that is a command,
on every page of the console, for every role and for a device that joined by a code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any, Final

import pytest

from tournaments.domain.attendance.commands import CheckOut
from tournaments.domain.ids import PlayerId

from .builders import open_hall
from .rights import BY_PASSWORD, COMMANDS, READS, ROLE_NAMES, WRITES, C, T, Who
from .test_device_matrix import Devices
from .test_role_matrix import QUERIES

pytestmark = pytest.mark.registries

FORMS: Final = {
    "import": f"{T}imports/",
    "board-file": f"{T}board-results/",
    "erase": f"{T}players/<int:player>/erasure/",
    "move": f"{T}players/<int:player>/move/",
    "clock-form": "start-clocks",
    "invite": f"{C}invitations/",
    "make-code": f"{C}devices/",
    "change-regulations": "change-regulations",
}
"""Forms that a script sends, by their id."""
ACTS: Final = {
    "menu": "enter-result",
    "clear": "clear-result",
    "verify": "confirm-result",
    "skip": "confirm-result",
    "back": "enter-result",
}
"""Buttons of the results page."""
IDS: Final = {
    "keys": "enter-result",
    "pad": "enter-result",
    "keymap": "enter-result",
    "enter-player": f"{T}players/enter/",
    "withdraw-group": "withdraw-players",
    "confirm-ticked": "declare-forfeits",
}
"""What a script makes keys or commands of."""


class Offers(HTMLParser):
    """What a page offers, as rows of `rights.py`; what is disabled or hidden is not offered."""

    def __init__(self, page: str, address: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self._address = address
        self._disabled: list[bool] = []
        self._settings = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "fieldset":
            self._disabled.append("disabled" in given)
        if tag == "form":
            self._settings = given.get("id") == "settings"
        if "disabled" not in given and not any(self._disabled):
            self.found |= set(self._offers(tag, given))

    def handle_endtag(self, tag: str) -> None:
        if tag == "fieldset":
            self._disabled.pop()
        if tag == "form":
            self._settings = False

    def _offers(self, tag: str, given: dict[str, str]) -> Iterator[str]:
        if "data-command" in given:
            yield given["data-command"]
        if "data-undo-command" in given:
            yield given["data-undo-command"]
        if "data-path" in given:
            yield pattern_of(f"/{T}{given['data-path']}")
        if "data-act" in given:
            yield ACTS.get(given["data-act"], f"data-act {given['data-act']}")
        if "data-photos" in given:
            yield f"{T}attachments/"
        if tag == "button" and given.get("type") == "submit" and self._settings:
            yield "change-settings"
        if tag != "form" and given.get("id") in IDS:
            yield IDS[given["id"]]
        if tag == "form" and not {"data-command", "data-path"} & given.keys():
            yield from self._form(given)

    def _form(self, given: dict[str, str]) -> Iterator[str]:
        if given.get("method") == "get" or given.get("id") == "settings":
            return  # a question; or fields and a button, which are looked at by themselves
        if given.get("method") == "post":
            yield pattern_of(given.get("action", self._address))
        else:
            yield FORMS.get(given.get("id", ""), f"form {given}")


def pattern_of(address: str) -> str:
    """The pattern of the resolver for an address of the hall `open`."""
    for pattern in WRITES:
        known = re.sub(r"<\w+:slug>", r"[\\w-]+", pattern)
        known = re.sub(r"<int:\w+>", r"\\d+", re.sub(r"<(str|slug):\w+>", "[^/]+", known))
        if re.fullmatch(f"/{known}", address.partition("?")[0].replace("<slug:slug>", "open")):
            return pattern
    return f"unknown address {address}"


def permitted(offer: str) -> Who | None:
    """The roles that may take the offer; None: nobody has said."""
    if offer == "logout/":
        return frozenset(ROLE_NAMES) | {"administrator", "device"}
    if offer in COMMANDS:
        return COMMANDS[offer][0]
    return WRITES.get(offer)


class Offered(Devices):
    """Entries before the start in one hall, and in the other a round with a board of every kind."""

    def __init__(self) -> None:
        super().__init__()
        hall = self.hall
        hall.enter_result(1, "1-0")
        hall.do(CheckOut(player=PlayerId(6)))
        self.fresh = open_hall(players=0, slug="fresh", started=False)
        for role in ROLE_NAMES:
            if role != "chief":
                self.fresh.arbiter(role, role)  # type: ignore[arg-type]

    def pages(self, browser: Any) -> Iterator[tuple[str, str]]:
        """Every page of the console that is shown, with its text."""
        for pattern in READS:
            if not pattern.startswith(C):
                continue
            place = self.address(pattern) + QUERIES.get(pattern, "")
            for address in (place, place.replace("/open/", "/fresh/")):
                answer = browser.get(address)
                kind = answer.headers.get("Content-Type", "")
                if answer.status_code == 200 and kind.startswith("text/html"):
                    yield address, answer.content.decode()


@pytest.fixture
def hall(transactional_db: None) -> Offered:
    return Offered()


@pytest.mark.parametrize("role", [*ROLE_NAMES, "administrator"])
def test_no_page_offers_what_the_role_may_not_do(hall: Offered, role: str) -> None:
    wrong, seen = set(), set()
    for address, page in hall.pages(hall.browsers[role]):
        offers = Offers(page, address).found
        seen |= offers
        for offer in offers:
            row = permitted(offer)
            if row is None or (role not in row and offer != "logout/"):
                wrong.add(f"{address} offers {offer} to {role}")
    assert sorted(wrong) == []
    if role == "chief":
        assert {"enter-result", "check-out", "change-settings", f"{T}imports/"} <= seen


@pytest.mark.parametrize("role", ROLE_NAMES)
def test_no_page_offers_on_a_device_what_takes_a_password(hall: Offered, role: str) -> None:
    wrong = {
        f"{address} offers {offer} on a device of {role}"
        for address, page in hall.pages(hall.devices[role])
        for offer in Offers(page, address).found & BY_PASSWORD
    }
    assert sorted(wrong) == []


def test_an_earlier_moment_offers_nothing(hall: Offered) -> None:
    browser, seq = hall.browsers["chief"], hall.hall.state.seq - 1
    wrong = set()
    for pattern in READS:
        if pattern.startswith(C):
            query = QUERIES.get(pattern, "?") + f"&at={seq}"
            place = hall.address(pattern) + query.replace("?&", "?")
            answer = browser.get(place)
            if answer.status_code == 200 and "html" in answer.headers["Content-Type"]:
                offers = Offers(answer.content.decode(), place).found - {"logout/", "language/"}
                wrong |= {f"{place} offers {offer}" for offer in offers}
    assert sorted(wrong) == []
