"""Every role over every address, command and socket (`rights.py` says what is expected)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from asgiref.testing import ApplicationCommunicator
from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import get_resolver
from django.urls.resolvers import URLPattern, URLResolver
from django.utils import timezone

from config.asgi import make_application
from events import store
from pairing.model import Colour
from tournaments.api.bodies import COMMAND_BODIES
from tournaments.domain.appeals.commands import FileAppeal, NamedMember, SetAppealsCommittee
from tournaments.domain.devices.commands import RevokeDevice
from tournaments.domain.federation_reports.commands import MakeReport
from tournaments.domain.ids import DeviceName, PlayerId
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.mirror import keeping
from tournaments.routing import websocket_urlpatterns
from tournaments.services import devices, player_reports, refusals
from tournaments.services.users import user_id
from tournaments.webhooks import subscriptions
from tournaments.webhooks.delivering import ask_for_test

from .api import body
from .builders import account, open_hall, photo
from .rights import ASKERS, COMMANDS, READS, ROLES, SOCKETS, WRITES, Who

pytestmark = pytest.mark.registries

COMMAND = "api/v1/tournaments/<slug:slug>/commands/"
ANSWERED_OTHERWISE = {"NotPermitted", "NoArbiter"}


REPORTING = Settings(player_reports=True, chief_arbiter="Anna Nováková (328448)")


class Building:
    """A tournament that is being played, and a browser for each of those who ask."""

    def __init__(self) -> None:
        self.hall = hall = open_hall(players=6, settings=REPORTING)
        hall.pair()
        hall.publish()
        appeal = FileAppeal(about="round:1", by=PlayerId(1))
        hall.do(appeal, reason="Another opponent is due.")
        hall.do(AnnounceRankings(rankings=(RankingWithin(id=1),)), reason="Announced late.")
        hall.do(SetAppealsCommittee(members=(), further=(NamedMember(name="Doe, Jane"),)))
        hall.do(SetAppealsCommittee(members=()))
        hall.do(MakeReport(number=1, base=hall.state.seq))
        self.festival = hall.state.festival
        self.slip = self._slip()
        self._webhook()
        self._mirror()
        self.picture = hall.picture("game:1.1.1")
        self.users: dict[str, Any] = {
            "chief": hall.chief,
            **{role: hall.arbiter(role, role) for role in sorted(ROLES - {"chief", "phone"})},  # type: ignore[arg-type]
            "stranger": account("stranger"),
            "administrator": get_user_model().objects.create_superuser("administrator"),
        }
        self.browsers = {name: hall.client(user) for name, user in self.users.items()}
        self.browsers["anonymous"] = Client()
        self.phone, self.browsers["phone"] = self.joined("sector")
        lost, self.browsers["revoked"] = self.joined("sector")
        hall.do(RevokeDevice(device=lost))
        assert self.browsers.keys() == ASKERS

    def _webhook(self) -> None:
        """With a delivery; it is stopped, so that nobody is called."""
        chief = user_id(self.hall.chief)
        address = "https://receiver.example/"
        hook, _ = subscriptions.make(self.hall.slug, chief, address, (), local=False)
        subscriptions.stop(hook)
        self.hook, self.delivery = hook.pk, ask_for_test(hook).pk

    def _mirror(self) -> None:
        place = {"kind": "s3", "address": "https://store.example/", "user": "", "region": ""}
        chief = user_id(self.hall.chief)
        mirror = keeping.keep(
            self.hall.slug, chief, **place, languages=["en"], secret="", local=False
        )
        keeping.stop(mirror)

    def _slip(self) -> dict[str, str]:
        """What the code of a player's seat says."""
        game = self.hall.game(1).id
        token = player_reports.token(self.hall.slug, game, Colour.WHITE)
        return {"game": game, "colour": "w", "slip": token}

    def joined(self, role: str) -> tuple[DeviceName, Client]:
        """A device of the arbiter with that role."""
        owner = user_id(self.users[role])
        token = devices.issue(self.hall.slug, owner, owner, timezone.now() + timedelta(hours=4))
        phone = Client()
        phone.post(f"/join/{token}")
        return list(self.hall.state.devices)[-1], phone

    def address(self, pattern: str) -> str:
        given = {
            "slug": self.hall.slug,
            "event": self.festival,
            "step": "stop",
            "act": "code",
            "delivery": str(self.delivery),
            "number": "1",
            "player": "1",
            "other": "2",
            "member": "1",
            "first": "1",
            "board": "1",
            "name": self.phone,
            "token": "none",
            "code": "S1G1G1",
            **self.slip,
            "attachment": self.picture,
            "picture": "none",
            "page": "roles",
            "title": "GM",
            "place": "0",
            "form": "FA1",
        }
        if "webhooks/" in pattern:
            given["number"] = str(self.hook)
        return "/" + re.sub(r"<\w+:(\w+)>", lambda found: given[found[1]], pattern)

    def let_in(self, asked: Mapping[str, Any]) -> Who:
        return frozenset(name for name, answer in asked.items() if _let_in(answer))


@pytest.fixture
def building(transactional_db: None) -> Building:
    return Building()


def _let_in(answer: Any) -> bool:
    """Neither turned away, nor sent to the log-in, nor told that there is nothing."""
    if answer.status_code in (301, 302):
        return not answer["Location"].startswith(("/login/", "/device-out/"))
    if answer.status_code == 422:
        return answer.json()["code"] not in ANSWERED_OTHERWISE
    return answer.status_code not in (401, 403, 404)


def patterns(resolver: URLResolver, before: str = "") -> Iterator[tuple[str, Any]]:
    """Every address of the server with what answers it."""
    for part in resolver.url_patterns:
        place = before + str(part.pattern)
        if isinstance(part, URLPattern):
            yield place, part.callback
        else:
            yield from patterns(part, place)


# --- no address, command or socket without a row --------------------------------------------------


def test_every_address_has_a_row() -> None:
    places = dict(patterns(get_resolver()))
    asked = {place for place in places if not place.startswith(COMMAND)}
    assert asked == READS.keys() | WRITES.keys()
    for method, rows in (("get", READS), ("post", WRITES)):
        taken = {place for place in asked if hasattr(getattr(places[place], "cls", None), method)}
        assert taken <= rows.keys(), method


def test_every_command_has_a_row() -> None:
    assert COMMANDS.keys() == COMMAND_BODIES.keys(), (
        "rights.py: a row in COMMANDS says who sends it; if a device may, it stands in ON_DEVICES"
    )


def test_every_socket_has_a_row() -> None:
    assert SOCKETS.keys() == {str(route.pattern) for route in websocket_urlpatterns}


def test_every_row_names_those_who_ask() -> None:
    rows = [*READS.values(), *WRITES.values(), *SOCKETS.values()]
    rows += [permitted for permitted, _ in COMMANDS.values()]
    assert all(row <= ASKERS for row in rows)


# --- who is let in ------------------------------------------------------------------------------


@pytest.mark.usefixtures("nothing_drawn")
def test_who_reads_what(building: Building) -> None:
    found = {
        pattern: building.let_in(
            {
                name: browser.get(building.address(pattern) + QUERIES.get(pattern, ""))
                for name, browser in building.browsers.items()
            }
        )
        for pattern in READS
    }
    assert differences(found, READS) == []


def test_who_writes_what(building: Building) -> None:
    found = {
        pattern: building.let_in(
            {
                name: written(browser, building.address(pattern), pattern)
                for name, browser in building.browsers.items()
            }
        )
        for pattern in sorted(WRITES, key=lambda pattern: pattern == "logout/")
    }
    assert differences(found, WRITES) == []


def test_who_sends_which_command(building: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = building.hall
    monkeypatch.setattr(refusals, "WRITTEN_A_DAY", 10 * len(COMMANDS))  # each asks for all of them
    before, found = hall.state.seq, dict[str, Who]()
    for name, (_, command) in COMMANDS.items():
        place = building.address(f"{COMMAND}{name}/")
        asked = {
            asker: browser.post(place, body(command=command), "application/json")
            for asker, browser in building.browsers.items()
        }
        assert {answer.status_code for answer in asked.values()} <= {200, 401, 403, 422}, name
        found[name] = building.let_in(asked)
    assert differences(found, {name: row for name, (row, _) in COMMANDS.items()}) == []
    recorded = store.read(hall.slug, before)
    turned_away = sum(len(ROLES - row) for row, _ in COMMANDS.values())
    refused = [event for event in recorded if event.type == "RequestRefused"]
    assert len(refused) == len(recorded), "a sample became an event"
    assert sum('"NotPermitted"' in event.body for event in refused) == turned_away


@pytest.mark.parametrize("pattern", SOCKETS)
async def test_who_follows_what(live_started: None, pattern: str) -> None:
    building = await sync_to_async(Building)()
    followers = set()
    for name, browser in building.browsers.items():
        if await follows(building.address(pattern), browser):
            followers.add(name)
    assert followers == SOCKETS[pattern]


async def follows(address: str, browser: Client) -> bool:
    """The first word is news, not the close."""
    cookie = browser.cookies.get(settings.SESSION_COOKIE_NAME)
    headers = [(b"host", b"localhost"), (b"origin", b"http://localhost")]
    if cookie is not None:
        headers.append((b"cookie", f"{cookie.key}={cookie.value}".encode()))
    scope = {
        "type": "websocket",
        "path": address,
        "query_string": b"",
        "headers": headers,
        "subprotocols": [],
    }
    socket = ApplicationCommunicator(make_application(), scope)
    await socket.send_input({"type": "websocket.connect"})
    if (await socket.receive_output(5))["type"] == "websocket.close":
        return False
    first = await socket.receive_output(5)
    await socket.send_input({"type": "websocket.disconnect", "code": 1000})
    await socket.wait(5)
    return bool(first["type"] == "websocket.send")


def written(browser: Client, address: str, pattern: str) -> Any:
    """What that address takes."""
    if pattern.endswith("imports/"):
        file = SimpleUploadedFile("list.csv", b"Name;Elo\nNova, Eva;2100\n")
        return browser.post(address, body(file=file))
    if pattern.endswith("board-results/"):
        file = SimpleUploadedFile("round.pgn", b'[White "Nova, Eva"]\n\n1-0\n')
        return browser.post(address, body(file=file))
    if pattern.endswith("attachments/"):
        file = SimpleUploadedFile("slip.png", photo())
        return browser.post(address, body(file=file, about="game:1.1.1"))
    if not pattern.startswith("api/"):
        return browser.post(address)
    return browser.post(address, body(**FORMS.get(pattern, {})), "application/json")


FORMS: dict[str, dict[str, Any]] = {
    "api/v1/tournaments/": {
        "command": {"slug": "open", "name": "B", "festival": "b", "festival_name": "B"}
    },
    "api/v1/tournaments/<slug:slug>/players/enter/": {"player": {"name": "Late, Eva"}},
    "api/v1/tournaments/<slug:slug>/players/<int:player>/erasure/": {
        "name": "Somebody Else",
        "ground": "own-request",
    },
    "api/v1/tournaments/<slug:slug>/members/<int:member>/erasure/": {
        "name": "Somebody Else",
        "ground": "own-request",
    },
    "api/v1/tournaments/<slug:slug>/players/<int:player>/move/": {"move": {"to": "other"}},
    "api/v1/tournaments/<slug:slug>/players/enter/preview/": {"player": {"name": "Late, Eva"}},
    "api/v1/tournaments/<slug:slug>/players/<int:player>/correct/": {
        "player": {"name": "Corrected, Eva"}
    },
}


REACH = "api/v1/tournaments/<slug:slug>/reach/"
QUERIES: dict[str, str] = {
    f"{REACH}result/": "?game=1.1.1&result=1-0",
    f"{REACH}colours/": "?game=1.1.1",
    f"{REACH}rating/": "?player=1&rating=2000",
    "api/v1/tournaments/<slug:slug>/undo/": "?event=1",
    "api/v1/tournaments/<slug:slug>/prizes/reasons/": "?player=1",
    "api/v1/tournaments/<slug:slug>/known-head/": f"?head={'0' * 12}@1",
    "console/<slug:slug>/pairing/<int:number>/why-not/": "?player=1&opponent=2",
    "api/v1/tournaments/<slug:slug>/rounds/<int:number>/why-not/": "?player=1&opponent=2",
}


def differences(found: Mapping[str, Who], expected: Mapping[str, Who]) -> list[str]:
    """What is not as the table says: + let in unexpectedly, - turned away unexpectedly."""
    return [
        " ".join(
            [row]
            + [f"+{name}" for name in sorted(found[row] - expected[row])]
            + [f"-{name}" for name in sorted(expected[row] - found[row])]
        )
        for row in expected
        if found[row] != expected[row]
    ]
