"""Birth dates, contacts, notes, photos and codes are shown to whom `docs/roles.md` says: no more
people, and no fewer. Every address of the resolver is asked, now and in the past, and the socket.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from uuid import uuid4
from zipfile import ZipFile

import pytest
from asgiref.sync import sync_to_async
from asgiref.testing import ApplicationCommunicator
from django.conf import settings
from django.contrib.auth import get_user_model
from django.test import Client
from pypdf import PdfReader
from pytest_django import Settings as DjangoSettings

from config.asgi import make_application
from events import store
from pairing.model import Colour
from tournaments.domain.appeals.commands import DecideAppeal, FileAppeal, SetAppealsCommittee
from tournaments.domain.appeals.events import CommitteeMember
from tournaments.domain.attendance.commands import CheckIn, CheckOut, WithdrawPlayers
from tournaments.domain.changes.commands import RefuseRequest
from tournaments.domain.games.commands import CorrectResult, EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import AppealId, PlayerId
from tournaments.domain.manual.commands import BeginManualPairing
from tournaments.domain.notes.commands import NoteBoard
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.rulings.commands import DecideBoard
from tournaments.domain.settings.settings import Settings
from tournaments.exports.spreadsheet import WORKBOOK_TYPE
from tournaments.services import player_reports
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, entry, open_hall
from .rating_lists import imported
from .rights import READS, T
from .test_role_matrix import QUERIES

pytestmark = pytest.mark.registries

TABLE: Final = Path(__file__).resolve().parents[2] / "docs" / "roles.md"

BIRTH: Final = r"1961([-/.])03\1(27)|27([-/.])03\3(1961)|27 Mar(ch)? 1961"
BIRTH_YEAR: Final = r"(?<![\w-])1961(?!\w)"
"""Not as a part of a digest or a command id, which may hold these digits too."""
CONTACT: Final = "mark-contact@example.org"
NOTE: Final = "MARK-NOTE"
APPEAL: Final = "MARK-APPEAL"
NATIONAL_LIST: Final = (
    "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\n"
    "1204,Чигорин Михаил Иванович,,RUS,77,г. Москва,27.03.1961,1834,99900021,1790\n"
)


class Marked:
    """A tournament with a marker in every place where something private can stand."""

    def __init__(self) -> None:
        self.hall = hall = open_hall(
            players=0, started=False, settings=Settings(rounds=5, player_reports=True)
        )
        self.users = self._people()
        marked = entry(1, birth_date="1961-03-27", contact=CONTACT)
        hall.enter([marked, *(entry(number) for number in range(2, 11))])
        hall.enter([entry(11, birth_date="1961-03-27", contact=CONTACT)], check_in=False)
        hall.do(CheckIn(player=PlayerId(11)), reason=note())
        hall.do(StartTournament(colour=Colour.WHITE))
        self._first_round()
        self._second_round()
        request = hall.pair()
        hall.do(BeginManualPairing(round=3, request=request), reason=note())
        hall.do(CheckOut(player=PlayerId(11)), reason=note())
        self.browsers = {name: hall.client(user) for name, user in self.users.items()}
        self.codes = {board: self._code(board) for board in (1, 5)}

    def _people(self) -> dict[str, Any]:
        hall = self.hall
        users = {
            "chief": hall.chief,
            "deputy": hall.arbiter("deputy", "deputy"),
            "pairing officer": hall.arbiter("officer", "pairing-officer"),
            "sector": hall.arbiter("sector", "sector", 1, 2),
            "results": hall.arbiter("results", "results", 1, 2),
            "check-in": hall.arbiter("desk", "check-in"),
            "read-only": hall.arbiter("reader", "read-only"),
            "committee": hall.arbiter("member", "read-only"),
            "administrator": get_user_model().objects.create_superuser("administrator"),
        }
        members = (CommitteeMember(user=user_id(users["committee"])),)
        hall.do(SetAppealsCommittee(members=members))
        return users

    def _first_round(self) -> None:
        """The marked player lost by forfeit; board 2 is corrected, decided and appealed against."""
        hall = self.hall
        hall.pair()
        hall.publish()
        lost = next(
            game for game in hall.state.games.values() if PlayerId(1) in (game.white, game.black)
        )
        mine = Result.BLACK_FORFEIT_WIN if lost.white == 1 else Result.WHITE_FORFEIT_WIN
        hall.do(EnterResult(game=lost.id, result=mine))
        second, third = hall.game(2).id, hall.game(3).id
        hall.results(2, "1-0", "1-0", "1-0", "1-0")
        hall.do(
            CorrectResult(game=second, expected=Result.WHITE_WINS, result=Result.DRAW),
            reason=note(),
        )
        hall.do(NoteBoard(game=third, kind="other"), reason=note())
        hall.do(DecideBoard(game=third), reason=note())
        hall.do(FileAppeal(about=f"game:{second}", by=hall.game(2).white), reason=words())
        self.photos = {"other": [hall.picture(f"game:{third}"), hall.picture("player:1")]}
        self.photos["appeal"] = [hall.picture(f"game:{second}"), hall.picture("appeal:1")]
        hall.do(DecideAppeal(appeal=AppealId(1), verdict="rejected", sat=(1,)), reason=words())
        refusal = RefuseRequest(round=1, kind="other-opponent", players=(hall.game(1).white,))
        self.refusal = hall.do(refusal, reason=note()).first_seq
        hall.do(WithdrawPlayers(players=(PlayerId(9), PlayerId(10))), reason=note())

    def _second_round(self) -> None:
        """Not closed: its players may still report."""
        hall = self.hall
        hall.enter([entry(12), entry(13)])
        hall.play_round()

    def _code(self, board: int) -> str:
        return player_reports.token(self.hall.slug, self.hall.game(board).id, Colour.WHITE)

    @property
    def reasoned(self) -> list[int]:
        return [event.seq for event in store.read(self.hall.slug) if event.reason]

    def addresses(self, pattern: str) -> Iterator[str]:
        """With every round, board, photo and reasoned event, now and a moment ago."""
        numbers = [1, 2, 3]
        if "/events/" in pattern:
            numbers = [self._entered, *self.reasoned]
        elif "refusals" in pattern:
            numbers = [self.refusal]
        elif "entries/" in pattern or "appeals/" in pattern:
            numbers = [1]
        values: dict[str, list[Any]] = {
            "slug": [self.hall.slug],
            "event": [self.hall.state.festival],
            "number": numbers,
            "player": [1],
            "other": [2],
            "member": [1],
            "board": [1, 2],
            "first": [1],
            "name": ["none"],
            "token": ["none"],
            "code": ["none"],
            "game": [self.hall.game(1).id],
            "colour": ["w"],
            "slip": ["none"],
            "picture": ["none"],
            "attachment": [*self.photos["other"], *self.photos["appeal"]],
            "page": ["roles"],
            "title": ["GM"],
            "place": [0],
            "form": ["FA1"],
        }
        names = re.findall(r"<\w+:(\w+)>", pattern)
        for chosen in itertools.product(*(values[name] for name in names)):
            given = iter(chosen)
            place = "/" + re.sub(r"<\w+:\w+>", lambda _: str(next(given)), pattern)  # noqa: B023
            query = QUERIES.get(pattern, "?")
            yield (place + query).rstrip("?")
            yield f"{place}{query}&at={self.hall.state.seq - 1}".replace("?&", "?")

    @property
    def _entered(self) -> int:
        recorded = store.read(self.hall.slug)
        return next(event.seq for event in recorded if event.type == "PlayerEntered")

    def shown(self, answer: Any, place: str) -> set[str]:
        """The rows of the table of which this answer shows something."""
        if answer.status_code != 200:
            return set()
        kind = answer["Content-Type"]
        if kind.startswith("image/jpeg"):
            appeal = any(key in place for key in self.photos["appeal"])
            return {"photos of an appeal" if appeal else "other photos"}
        if kind == "application/pdf" and "/papers/" in place:
            return set()  # what they are made of has no words of people and no contacts
        if kind == "application/pdf" and "/dossier" in place:
            return {"words of an appeal", "photos of an appeal"}
        if kind == "application/pdf":
            return self._in(_words_of_sheets(answer.content))
        if kind == WORKBOOK_TYPE:
            return self._in(_unpacked(answer.content))
        if kind == "application/zip":
            return {"the whole log as a file"} | self._in(_unpacked(answer.content))
        return self._in(answer.content.decode())

    def _in(self, text: str) -> set[str]:
        marks = {
            "birth date": re.search(BIRTH, text),
            "contact": CONTACT in text,
            "reasons and notes": NOTE in text,
            "words of an appeal": APPEAL in text,
            "year of birth": bool(re.search(BIRTH_YEAR, text)),
            "photos of an appeal": self._offered("appeal", text),
            "other photos": self._offered("other", text),
            "codes of the players, own boards": self.codes[1] in text,
            "codes of the players, other boards": self.codes[5] in text,
        }
        return {row for row, found in marks.items() if found}

    def _offered(self, which: str, text: str) -> bool:
        """A picture on a page, or its row in an answer; the bare key opens nothing."""
        return any(
            f"attachments/{key}/" in text or f'{{"attachment":"{key}","about"' in text
            for key in self.photos[which]
        )


def note() -> str:
    return f"{NOTE}-{uuid4().hex[:6]}"


def words() -> str:
    return f"{APPEAL}-{uuid4().hex[:6]}"


def _unpacked(content: bytes) -> str:
    with ZipFile(BytesIO(content)) as found:
        return "\n".join(found.read(name).decode("utf-8", "replace") for name in found.namelist())


def _words_of_sheets(content: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages)


def table() -> dict[str, dict[str, bool]]:
    """By what is seen and who sees it, as the document says."""
    lines = [line for line in TABLE.read_text("utf-8").splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    people = rows[0][1:]
    answers = {"yes": True, "no": False}
    return {
        what: {who: answers[cell] for who, cell in zip(people, cells, strict=True)}
        for what, *cells in rows[2:]
    }


@pytest.fixture
def marked(transactional_db: None) -> Marked:
    return Marked()


def seen_by(marked: Marked, browser: Client, places: dict[str, list[str]]) -> dict[str, set[str]]:
    """By place, the rows of the table that show there."""
    return {
        place: found
        for each in places.values()
        for place in each
        if (found := marked.shown(browser.get(place), place))
    }


def test_the_table_names_everybody_who_is_asked(marked: Marked) -> None:
    assert all(row.keys() == marked.users.keys() for row in table().values())


def test_every_address_shows_what_the_table_says_to_everybody(marked: Marked) -> None:
    places = {pattern: list(marked.addresses(pattern)) for pattern in READS}
    chiefs = seen_by(marked, marked.browsers["chief"], places)
    assert set().union(*chiefs.values()) == table().keys(), "a marker that nobody sees"
    interesting = {"": sorted(chiefs)}
    wrong = []
    for who, browser in marked.browsers.items():
        asked = places if who == "read-only" else interesting
        seen = seen_by(marked, browser, asked)
        for what, row in table().items():
            shown = {place for place, found in seen.items() if what in found}
            if not row[who]:
                wrong += [f"{who} sees {what} at {place}" for place in sorted(shown)]
                continue
            missing = {place for place, found in chiefs.items() if what in found} - shown
            wrong += [
                f"{who} misses {what} at {place}"
                for place in sorted(missing)
                if _let_in(browser, place)
            ]
    assert wrong == [], "\n".join(wrong)


def _let_in(browser: Client, place: str) -> bool:
    """Where somebody is turned away altogether he misses nothing."""
    answer = browser.get(place)
    return bool(answer.status_code == 200)


# --- what is no GET -------------------------------------------------------------------------------


def test_a_conflict_tells_the_notes_to_whom_the_table_says(marked: Marked) -> None:
    hall, row = marked.hall, table()["reasons and notes"]
    game = hall.game(2, 1)
    wish = {"game": game.id, "result": "0-1", "expected": "1-0"}
    told = {}
    for who in ("chief", "deputy", "pairing officer", "sector", "results"):
        place = f"/{T}commands/enter-result/".replace("<slug:slug>", hall.slug)
        answer = marked.browsers[who].post(place, body(command=wish), "application/json")
        assert answer.status_code in (409, 422), who
        told[who] = NOTE in answer.content.decode()
    assert {who for who, was in told.items() if was} <= {who for who in told if row[who]}


def test_who_wrote_a_note_reads_it_again_and_his_neighbour_does_not(marked: Marked) -> None:
    hall, helper = marked.hall, marked.users["results"]
    hall.do(NoteBoard(game=hall.game(1).id, kind="other"), by=helper, reason="MY-OWN")
    for place in (f"/console/{hall.slug}/activity/", f"/{T}history/", f"/{T}history.csv"):
        address = place.replace("<slug:slug>", hall.slug)
        shown = {
            who: "MY-OWN" in marked.browsers[who].get(address).content.decode()
            for who in ("results", "sector", "read-only", "check-in")
        }
        assert shown == {"results": True, "sector": True, "read-only": False, "check-in": False}


def test_nobody_finds_an_event_by_words_that_he_may_not_read(marked: Marked) -> None:
    hall = marked.hall
    for who, row in table()["reasons and notes"].items():
        found = Api(hall, client=marked.browsers[who]).get("history/", words=NOTE).body["history"]
        assert bool(found) is row, who


def test_a_report_file_has_the_year_for_whom_the_day_is_not(marked: Marked) -> None:
    place = f"/{T}report/".replace("<slug:slug>", marked.hall.slug)
    desk, reader = (
        marked.browsers[who].get(place).content.decode() for who in ("check-in", "read-only")
    )
    assert "1961/03/27" in desk
    assert "1961       " in reader
    assert len(desk) == len(reader)


def test_a_rating_list_has_the_year_for_whom_the_day_is_not(
    marked: Marked, settings: DjangoSettings
) -> None:
    settings.RATING_LIST_LEAST = 1
    of = imported(NATIONAL_LIST, name="list.csv", country="RUS")
    for person, browser in marked.browsers.items():
        answer = browser.post(
            f"/api/v1/tournaments/{marked.hall.slug}/rating-lists/find/",
            {"words": "чигорин", "list": of.pk},
            content_type="application/json",
        )
        assert answer.status_code == 200, answer.content
        (row,) = answer.json()["players"]
        day = table()["birth date"][person]
        assert row["birth_date"] == ("1961-03-27" if day else "1961"), person


def test_a_photo_is_sent_to_whom_its_list_shows_it(marked: Marked) -> None:
    listed = Api(marked.hall, client=marked.browsers["committee"]).get("attachments/").body
    assert {row["attachment"] for row in listed["attachments"]} == set(marked.photos["appeal"])


async def test_a_socket_tells_the_notes_to_whom_the_table_says(live_started: None) -> None:
    marked = await sync_to_async(Marked)()
    heard = {}
    for who, browser in marked.browsers.items():
        heard[who] = await everything(marked.hall, browser)
    seen = {who: marked._in(text) for who, text in heard.items()}
    rows = table()
    told = set().union(*seen.values())
    assert {"reasons and notes"} <= told
    for who, found in seen.items():
        assert found == {what for what in told if rows[what][who] and what in seen["chief"]}, who


async def everything(hall: Hall, browser: Client) -> str:
    """All frames of the log, as that browser's socket gets them."""
    cookie = browser.cookies[settings.SESSION_COOKIE_NAME]
    scope = {
        "type": "websocket",
        "path": f"/ws/t/{hall.slug}/",
        "query_string": b"after=0",
        "headers": [
            (b"host", b"localhost"),
            (b"origin", b"http://localhost"),
            (b"cookie", f"{cookie.key}={cookie.value}".encode()),
        ],
        "subprotocols": [],
    }
    head = (await sync_to_async(store.head)(hall.slug)).seq
    socket = ApplicationCommunicator(make_application(), scope)
    await socket.send_input({"type": "websocket.connect"})
    assert (await socket.receive_output(5))["type"] == "websocket.accept"
    texts: list[str] = []
    while not any(f'"seq":{head},' in text for text in texts):
        texts.append((await socket.receive_output(20))["text"])
    await socket.send_input({"type": "websocket.disconnect", "code": 1000})
    await socket.wait(5)
    return "\n".join(texts)
