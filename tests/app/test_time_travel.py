"""Every page of the console shows any earlier moment, says so, and takes nothing there.

The addresses are those of the resolver: a new page is asked too. What is the same at all moments is
named in `UNMOVED` with its reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from typing import Any, Final

import pytest
from django.urls import get_resolver
from pypdf import PdfReader

from tournaments.domain.announcements.commands import MakeAnnouncement
from tournaments.domain.appeals.commands import DecideAppeal, FileAppeal
from tournaments.domain.attendance.commands import CheckOut
from tournaments.domain.changes.commands import RefuseRequest
from tournaments.domain.devices.commands import RevokeDevice
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.festival.commands import SetFestival
from tournaments.domain.ids import PlayerId
from tournaments.domain.manual.commands import BeginManualPairing
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.services import states

from .builders import entry
from .rights import C
from .test_role_matrix import QUERIES, Building, patterns

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.registries]

NO_PAGES: Final = {
    f"{C}invitations/<int:number>/take-back/": "only written to",
    f"{C}devices/codes/<int:number>/take-back/": "only written to",
    f"{C}invitations/": "links that work now are no part of the log; in the past there are none",
    f"{C}tokens/<int:number>/revoke/": "only written to",
    f"{C}rating-lists/<int:number>/cancel/": "only written to",
    f"{C}rating-lists/<int:number>/remove/": "only written to",
    f"{C}rating-lists/<int:number>/confirm/": "only written to",
    f"{C}rating-lists/<int:number>/compare/": "of a list, and there is none here",
    f"{C}webhooks/<int:number>/<slug:step>/": "only written to",
    f"{C}webhooks/<int:number>/deliveries/<int:delivery>/send-again/": "only written to",
    f"{C}second-machine/<slug:act>/": "only written to",
    f"{C}mirror/<slug:step>/": "only written to",
    f"{C}mirror/": "where files stand now is no part of the log",
    f"{C}webhooks/": "who is told now is no part of the log; in the past nobody is",
    f"{C}webhooks/<int:number>/": "as the one above",
    f"{C}tokens/": "what works now is no part of the log; in the past there are none",
    f"{C}entries/<int:number>/erase/": "an act of now: what is erased is so at every moment",
    f"{C}appeals/members/<int:number>/erase/": "an act of now, as the one above",
    f"{C}entries/<int:number>/move/": "an act of now, in two sections; in the past nobody is moved",
}
UNMOVED: Final = {
    f"{C}events/<int:number>/": "an event never changes",
    f"{C}deadlines/": "what still runs now; in the past nothing runs",
    f"{C}second-machine/": "what the machines are now, whatever stood in the log",
    f"{C}hall/": "how the machine is now, whatever stood in the log",
    f"{C}known-head/": "a known head is held against the whole log",
    f"{C}entries/import/": "a form for a file, which shows nothing of the tournament",
    f"{C}rating-lists/": "the lists of this server, which are no part of the log",
    f"{C}entries/group/": "a form alone, and nothing is typed in the past",
    f"{C}print/refusals/<int:number>/": "an answer that was given never changes",
}
FRAGMENTS: Final = {f"{C}tabs/", f"{C}palette/", f"{C}deadlines/"}
"""Parts of pages, which have no banner of their own."""
PRINTED: Final = f"{C}print/"


class Past(Building):
    """A tournament of which every page has changed between `early` and `late`."""

    def __init__(self) -> None:
        super().__init__()
        hall = self.hall
        self.begun = next(seq for seq in range(1, 99) if self._has_rounds(seq + 1))
        self.early = hall.state.seq
        self._everything_moves()
        self.late = hall.state.seq
        hall.do(CheckOut(player=PlayerId(5)))
        self.browser = self.browsers["chief"]

    def _has_rounds(self, seq: int) -> bool:
        return bool(states.at(self.hall.slug, seq).rounds)

    def _everything_moves(self) -> None:
        hall, first = self.hall, self.hall.game(1)
        settings = Settings(city="Praha", public_explanations=True)
        hall.do(ChangeSettings(name="Prague Open B", settings=settings), reason="the hall")
        hall.do(SetFestival(festival="prague", name="Prague Summer", place="Praha"))
        rating = hall.state.players[PlayerId(1)].rating
        hall.do(CorrectRating(player=PlayerId(1), expected=rating, rating=2999))
        refuse = RefuseRequest(round=1, kind="other-opponent", players=(first.white,))
        hall.do(refuse, reason="asked")
        decide = DecideAppeal(appeal=1, verdict="rejected")  # type: ignore[arg-type]
        hall.do(decide, reason="no ground")
        hall.enter_result(1, "1-0", by=self.users["sector"], device=self.phone)
        hall.finish_round()
        hall.enter([entry(7)])
        hall.do(RevokeDevice(device=self.phone), reason="lost")
        hall.do(MakeAnnouncement(), reason="Round 2 begins at three.")
        hall.pair()
        hall.publish()
        hall.finish_round()
        hall.do(FileAppeal(about="round:2", by=PlayerId(2)), reason="again")
        request = hall.pair()
        hall.do(BeginManualPairing(round=3, request=request), reason="agreed")

    def shown(self, pattern: str, at: int | str) -> Any:
        query = QUERIES.get(pattern, "?") + f"&at={at}"
        place = self.address(pattern)
        if "/manual/" in place:
            place = place.replace("/1/", "/3/")  # the round that is being paired by hand
        return self.browser.get(place + query.replace("?&", "?"))


@pytest.fixture
def past() -> Past:
    return Past()


def pages() -> list[str]:
    """Every address of the console that is read."""
    places = [place for place, _ in patterns(get_resolver()) if place.startswith(C)]
    return [place for place in places if place not in NO_PAGES]


def essence(response: Any) -> str:
    """What a page shows of the tournament: its main part, or the sheet. How much memory
    is free is not of the tournament."""
    if response.status_code == 404:
        return "nothing"
    assert response.status_code == 200, response.status_code
    text = _text(response)
    main = re.search(r"<main.*?</main>", text, re.S)
    return re.sub(r"at=\d+|csrf\w+|value=\"\w{64}\"|\d+ [MG]B", "", main[0] if main else text)


def _text(response: Any) -> str:
    """Of a sheet its words."""
    if response["Content-Type"] != "application/pdf":
        return str(response.content.decode())
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(response.content)).pages)


# --- each page obeys -----------------------------------------------------------------------


def unmoved(past: Past, shown: Callable[[str, int], Any]) -> set[str]:
    """The pages that look the same before the first round and after the second."""
    moments = (past.begun, past.late)
    return {page for page in pages() if len({essence(shown(page, at)) for at in moments}) == 1}


def test_every_page_shows_what_there_was_then(past: Past) -> None:
    assert unmoved(past, past.shown) == UNMOVED.keys()


def test_a_page_that_ignored_the_moment_would_be_found(past: Past) -> None:
    deaf = f"{C}standings/"

    def shown(page: str, at: int) -> Any:
        return past.shown(page, past.late if page == deaf else at)

    assert unmoved(past, shown) == UNMOVED.keys() | {deaf}


def test_every_page_of_the_past_says_so_and_takes_nothing(past: Past) -> None:
    for page in pages():
        response = past.shown(page, past.early)
        if response.status_code == 404 or page in FRAGMENTS or page.startswith(PRINTED):
            continue
        text = response.content.decode()
        assert f'id="past" aria-label="An earlier moment" data-at="{past.early}"' in text, page
        assert "Difference to now" in text, page
        assert '"past": true' in text, page
        main = essence(response)
        assert "data-command" not in main, page
        assert 'method="post"' not in main, page


def test_no_page_of_now_says_it_is_past(past: Past) -> None:
    for page in pages():
        text = _text(past.shown(page, past.hall.state.seq))
        assert 'id="past"' not in text, page


def test_every_exception_names_an_address_that_exists(past: Past) -> None:
    known = {place for place, _ in patterns(get_resolver())}
    assert NO_PAGES.keys() | UNMOVED.keys() | FRAGMENTS <= known


# --- by time, and by what never was -----------------------------------------------------------


@pytest.mark.parametrize("page", [f"{C}results/", f"{C}print/standings/"])
def test_a_moment_can_be_a_time_and_no_moment_is_not_found(past: Past, page: str) -> None:
    assert past.shown(page, "2999-12-31T23:59").status_code == 200
    for never in ("1999-01-01T10:00", "99999", "0", "tomorrow"):
        assert past.shown(page, never).status_code == 404, never


def test_the_printed_lists_are_those_of_the_version_that_was_public_then(past: Past) -> None:
    page = f"{C}print/standings/"
    assert "Standings after round 2" in past.shown(page, past.late).content.decode()
    assert "Standings after round 1" in past.shown(page, past.early).content.decode()
    assert past.shown(page, past.begun).status_code == 404
