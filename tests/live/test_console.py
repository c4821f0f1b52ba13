"""The arbiters' socket: who may follow, what is told, and with which code it ends."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any, TypeVar

import msgspec
import pytest
from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from events import live, store
from tournaments import consumers
from tournaments.domain.arbiters.commands import DismissArbiter
from tournaments.domain.devices.commands import RevokeDevice
from tournaments.domain.discretion import Knows
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import DeviceName, GameId, UserId
from tournaments.services import devices, tokens, users

from .console import Console, close_code
from .followers import aside
from .playing import Hall, account, cookie
from .server import Server, serving

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played on three boards."""
    hall = Hall(players=6)
    hall.start()
    hall.publish(1)
    return hall


@pytest.fixture
def server(hall: Hall) -> Iterator[Server]:
    with serving(heartbeat=0.3, poll=0.1) as server:
        yield server


def of(server: Server, hall: Hall, actor: UserId, seq: int | None = None) -> Console:
    headers = {"cookie": cookie(actor)}
    at = hall.state.seq if seq is None else seq
    return Console(server.port, hall.slug, headers, at, hall.board_rows(1))


def quiet(hall: Hall) -> dict[str, object]:
    """What a console hears that has everything."""
    head = store.head(hall.stream)
    at = {"head": head.seq, "hash": head.hash[:16]}
    return {"heartbeat": True, **at, "program": settings.PROGRAM}


async def code_of(address: str, headers: dict[str, str] | None = None) -> int:
    async with connect(address, additional_headers=headers) as socket:
        return await close_code(socket)


T = TypeVar("T")


def later(change: Callable[..., T], *args: object, **kwargs: object) -> asyncio.Task[T]:
    """A command beside the event loop."""
    return asyncio.create_task(aside(change, *args, **kwargs))


# --- who may follow -------------------------------------------------------------------------


def test_without_a_log_in_4401(server: Server) -> None:
    assert asyncio.run(code_of(f"ws://127.0.0.1:{server.port}/ws/t/open/")) == 4401


def test_a_session_that_has_ended_4401(server: Server, hall: Hall) -> None:
    headers = {"cookie": cookie(hall.chief)}
    Session.objects.all().delete()
    assert asyncio.run(code_of(f"ws://127.0.0.1:{server.port}/ws/t/open/", headers)) == 4401


def test_a_stranger_4403(server: Server) -> None:
    headers = {"cookie": cookie(account("stranger"))}
    assert asyncio.run(code_of(f"ws://127.0.0.1:{server.port}/ws/t/open/", headers)) == 4403


def test_an_arbiter_of_another_tournament_4403(server: Server) -> None:
    other = Hall("other", players=0)
    headers = {"cookie": cookie(other.chief)}
    assert asyncio.run(code_of(f"ws://127.0.0.1:{server.port}/ws/t/open/", headers)) == 4403


@pytest.mark.parametrize("place", ["ws/nope", "ws/t/open", "ws/", ""])
def test_no_socket_at_that_address_is_404_and_no_error(
    server: Server, caplog: pytest.LogCaptureFixture, place: str
) -> None:
    async def status() -> int:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}/{place}")
        return refused.value.response.status_code

    assert asyncio.run(status()) == 404
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_an_unknown_tournament_4404_for_who_is_logged_in_only(server: Server, hall: Hall) -> None:
    address = f"ws://127.0.0.1:{server.port}/ws/t/nowhere/"
    assert asyncio.run(code_of(address)) == 4401
    assert asyncio.run(code_of(address, {"cookie": cookie(hall.chief)})) == 4404


def test_a_page_of_another_site_is_not_let_in(server: Server, hall: Hall) -> None:
    headers = {"cookie": cookie(hall.chief), "origin": "http://elsewhere.example"}

    async def scenario() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/t/open/", additional_headers=headers):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(scenario())
    assert refused.value.response.status_code == 403


def test_a_token_opens_the_socket_and_a_wrong_one_does_not(server: Server, hall: Hall) -> None:
    chief = get_user_model().objects.get(pk=str(users.key_of(hall.chief)))
    _, token = tokens.make(chief, "screen")
    address = f"ws://127.0.0.1:{server.port}/ws/t/open/"

    async def first(key: str) -> object:
        headers = {"authorization": f"Token {key}"}
        async with connect(address, additional_headers=headers) as socket:
            return msgspec.json.decode(await socket.recv())

    assert asyncio.run(first(token)) == quiet(hall)
    assert asyncio.run(code_of(address, {"authorization": "Token wrong"})) == 4401


# --- what is told ---------------------------------------------------------------------------


def test_a_result_is_told_with_its_board_and_topics(server: Server, hall: Hall) -> None:
    console = of(server, hall, hall.chief)

    async def scenario() -> dict[str, Any]:
        async with console.connect() as socket:
            console.take(await socket.recv())
            later(hall.result, "1.1.2", "0-1", device="tablet 3")
            return await console.news(socket)

    frame = asyncio.run(scenario())
    assert frame["topics"] == ["boards:1", "standings"]
    (event,) = frame["events"]
    assert (event["type"], event["actor_name"]) == ("ResultEntered", "Clara Chief")
    assert event["device"] == "tablet 3"
    (board,) = frame["boards"]
    assert (board["board"], board["result"], board["by_name"]) == (2, "0-1", "Clara Chief")
    assert list(console.boards.values()) == hall.board_rows(1)


def test_a_replay_tells_everything_since(server: Server, hall: Hall) -> None:
    console = of(server, hall, hall.chief, seq=1)
    head = hall.state.seq

    async def scenario() -> None:
        async with console.connect() as socket:
            await console.catch_up(socket, head)

    asyncio.run(scenario())
    assert console.topics >= {"players", "rounds", "standings", "boards:1", "settings"}


def test_a_conflict_shows_both_claims(server: Server, hall: Hall) -> None:
    helper = account("helper", "Hana", "Helper")
    hall.appoint(helper)
    hall.result("1.1.1", "1-0")
    console = of(server, hall, helper)

    async def scenario() -> dict[str, Any]:
        async with console.connect() as socket:
            console.take(await socket.recv())
            claim = EnterResult(game=GameId("1.1.1"), result=Result.BLACK_WINS)
            later(hall.send, claim, actor=helper)
            return await console.frame(socket)

    frame = asyncio.run(scenario())
    assert frame["topics"] == ["boards:1", "conflicts"]
    claims = frame["boards"][0]["conflict"]["claims"]
    assert [claim["by_name"] for claim in claims] == ["Clara Chief", "Hana Helper"]
    assert [claim["result"] for claim in claims] == ["1-0", "0-1"]


def test_silence_is_broken_by_heartbeats_with_the_head(server: Server, hall: Hall) -> None:
    console = of(server, hall, hall.chief)

    async def scenario() -> list[object]:
        async with console.connect() as socket, asyncio.timeout(3):
            return [await console.heartbeat(socket) for _ in range(3)]

    assert asyncio.run(scenario()) == [quiet(hall)] * 3


def test_notes_are_passed_on(server: Server, hall: Hall) -> None:
    console = of(server, hall, hall.chief)

    async def scenario() -> object:
        async with console.connect() as socket:
            console.take(await socket.recv())
            live.note(hall.stream, {"round": 2, "settled": 10, "of": 60})
            return await console.news(socket)

    assert asyncio.run(scenario()) == {"note": {"round": 2, "settled": 10, "of": 60}}


def test_without_after_it_starts_at_the_head(server: Server, hall: Hall) -> None:
    headers = {"cookie": cookie(hall.chief)}

    async def scenario() -> object:
        address = f"ws://127.0.0.1:{server.port}/ws/t/open/"
        async with connect(address, additional_headers=headers) as socket:
            return msgspec.json.decode(await socket.recv())

    assert asyncio.run(scenario()) == quiet(hall)


# --- how it ends ----------------------------------------------------------------------------


@pytest.mark.parametrize("after", ["9999", "-1", "x", "", "1e3", "²", "99999999999999999999"])
def test_a_seq_that_is_not_of_this_log_asks_for_a_new_page(
    server: Server, hall: Hall, after: str
) -> None:
    headers = {"cookie": cookie(hall.chief)}

    async def scenario() -> tuple[object, int]:
        address = f"ws://127.0.0.1:{server.port}/ws/t/open/?after={after}"
        async with connect(address, additional_headers=headers) as socket:
            return msgspec.json.decode(await socket.recv()), await close_code(socket)

    assert asyncio.run(scenario()) == ({"resync": True}, 4409)


def test_a_command_on_the_socket_ends_it(server: Server, hall: Hall) -> None:
    console = of(server, hall, hall.chief)

    async def scenario() -> int:
        async with console.connect() as socket:
            await socket.send('{"enter-result": "1.1.1"}')
            return await close_code(socket)

    assert asyncio.run(scenario()) == 4400


class Strict:
    """A server that takes nothing more for a socket that it has closed, as uvicorn."""

    def __init__(self, *messages: str) -> None:
        self.codes: list[int] = []
        self._incoming = asyncio.Queue[dict[str, Any]]()
        connected: dict[str, Any] = {"type": "websocket.connect"}
        for message in (connected, *map(_text, messages)):
            self._incoming.put_nowait(message)

    async def receive(self) -> dict[str, Any]:
        return await self._incoming.get()

    async def send(self, message: dict[str, object]) -> None:
        if self.codes:
            raise RuntimeError(f"unexpected {message['type']} after the close")
        if message["type"] == "websocket.close":
            self.codes.append(int(str(message["code"])))
            self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})


def _text(text: str) -> dict[str, object]:
    return {"type": "websocket.receive", "text": text}


@pytest.mark.parametrize("messages", [("a", "b", "c"), ("a",)])
def test_who_writes_to_the_socket_again_and_again_leaves_no_error_behind(
    messages: tuple[str, ...],
    hall: Hall,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(consumers.ConsoleConsumer, "_follow", lambda _self: asyncio.sleep(60))
    server = Strict(*messages)
    scope = {
        "type": "websocket",
        "headers": [],
        "query_string": b"",
        "session": {},
        "url_route": {"kwargs": {"slug": hall.slug}},
    }

    async def scenario() -> None:
        async with asyncio.timeout(10):
            await consumers.ConsoleConsumer.as_asgi()(scope, server.receive, server.send)
        await asyncio.sleep(0.3)
        gc.collect()  # a task whose error nobody has asked for says so when it goes

    asyncio.run(scenario())
    assert server.codes == [4400]
    assert [record for record in caplog.records if record.levelname != "INFO"] == []


def test_who_is_dismissed_hears_nothing_from_then_on(server: Server, hall: Hall) -> None:
    helper = account("helper")
    hall.appoint(helper)
    staying, leaving = of(server, hall, hall.chief), of(server, hall, helper)

    async def scenario() -> int:
        async with staying.connect() as stays, leaving.connect() as leaves:
            staying.take(await stays.recv())
            leaving.take(await leaves.recv())
            dismissed = await later(hall.do, DismissArbiter(user=helper))
            await later(hall.result, "1.1.1")
            code = await close_code(leaves)
            await staying.catch_up(stays, dismissed.seq + 1)
            return code

    assert asyncio.run(scenario()) == 4403
    assert leaving.events == []
    assert len(staying.events) == 2


def test_another_role_leaves_the_socket_open(server: Server, hall: Hall) -> None:
    helper = account("helper")
    hall.appoint(helper)
    console = of(server, hall, helper)

    async def scenario() -> None:
        async with console.connect() as socket:
            recorded = await later(hall.appoint, helper, "deputy")
            await console.catch_up(socket, recorded.seq)

    asyncio.run(scenario())


def test_a_log_out_ends_the_socket_within_a_heartbeat(server: Server, hall: Hall) -> None:
    console = of(server, hall, hall.chief)

    async def scenario() -> int:
        async with console.connect() as socket:
            console.take(await socket.recv())
            await aside(Session.objects.all().delete)
            return await close_code(socket)

    assert asyncio.run(scenario()) == 4401


def device_of(hall: Hall, user: str) -> tuple[DeviceName, str]:
    """The name of a device that joined for that user, and its session cookie."""
    until = timezone.now() + timedelta(hours=1)
    token = devices.issue(hall.stream, UserId(hall.chief), UserId(user), until)
    phone = Client()
    phone.post(f"/join/{token}")
    (name,) = hall.state.devices
    return name, f"{settings.SESSION_COOKIE_NAME}={phone.session.session_key}"


@pytest.mark.quiet
def test_a_revoked_device_is_out_within_a_second_and_its_person_is_not(
    hall: Hall,
) -> None:
    helper = account("helper")
    hall.appoint(helper)
    name, phone = device_of(hall, helper)
    desk = cookie(helper)

    async def scenario(port: int) -> tuple[int, float]:
        address = f"ws://127.0.0.1:{port}/ws/t/open/"
        async with (
            connect(address, additional_headers={"cookie": phone}) as leaves,
            connect(address, additional_headers={"cookie": desk}) as stays,
        ):
            await leaves.recv()
            await stays.recv()
            began = asyncio.get_running_loop().time()
            await later(hall.do, RevokeDevice(device=name))
            code = await close_code(leaves)
            took = asyncio.get_running_loop().time() - began
            assert msgspec.json.decode(await stays.recv())["topics"] == ["devices"]
            return code, took

    with serving(heartbeat=60, poll=0.1) as server:
        code, took = asyncio.run(scenario(server.port))
    assert (code, took < 1) == (4401, True)


def test_a_log_in_that_ended_is_out_although_the_hall_is_never_quiet(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No heartbeat comes between the notes, and the end of a log-in is no event."""
    monkeypatch.setattr(consumers, "CHECK_EVERY", 0.5)

    async def scenario(console: Console) -> int:
        async with console.connect() as socket:
            console.take(await socket.recv())
            await aside(Session.objects.all().delete)
            ended = asyncio.create_task(close_code(socket))
            while not ended.done():
                live.note(hall.stream, {"round": 2})
                await asyncio.sleep(0.05)
            return await ended

    with serving(heartbeat=60, poll=0.1) as server:
        assert asyncio.run(scenario(of(server, hall, hall.chief))) == 4401


def test_the_account_is_looked_up_by_the_consumer_alone(
    server: Server, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up: list[object] = []

    async def counted(scope: object) -> None:
        looked_up.append(scope)

    monkeypatch.setattr("channels.auth.get_user", counted)
    console = of(server, hall, hall.chief)

    async def scenario() -> object:
        async with console.connect() as socket:
            return console.take(await socket.recv())

    assert asyncio.run(scenario()) == quiet(hall)
    assert looked_up == []


def test_a_stopping_server_says_so(server: Server, hall: Hall) -> None:
    console = of(server, hall, hall.chief)

    async def scenario() -> int:
        async with console.connect() as socket:
            console.take(await socket.recv())
            live.close()
            return await close_code(socket)

    assert asyncio.run(scenario()) == 1012


def test_a_defect_ends_one_socket_and_no_other(
    server: Server, hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    console = of(server, hall, hall.chief)

    async def scenario() -> int:
        async with console.connect() as socket:
            console.take(await socket.recv())
            with monkeypatch.context() as patch:
                patch.setattr("tournaments.frames.render", broken)
                await later(hall.result, "1.1.1")
                return await close_code(socket)

    assert asyncio.run(scenario()) == consumers.SERVER_FAILED
    assert "the socket of a console broke" in caplog.text

    head = hall.state.seq

    async def again() -> None:
        async with console.connect() as socket:
            await console.catch_up(socket, head)

    asyncio.run(again())


def test_frames_are_rendered_once_for_all_consoles(
    server: Server, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tournaments import frames

    rendered: list[int] = []
    render = frames.render

    def counted(frame: live.Frame, knows: Knows, language: str) -> str:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()  # never on the event loop
        rendered.append(frame.seq)
        return render(frame, knows, language)

    monkeypatch.setattr(frames, "render", counted)
    consoles = [of(server, hall, hall.chief) for _ in range(8)]

    async def follow(console: Console, all_here: asyncio.Barrier) -> None:
        async with console.connect() as socket:
            console.take(await socket.recv())
            await all_here.wait()
            await console.catch_up(socket, console.seq + 1)

    async def scenario() -> None:
        all_here = asyncio.Barrier(len(consoles) + 1)
        following = [asyncio.create_task(follow(each, all_here)) for each in consoles]
        await all_here.wait()
        await later(hall.result, "1.1.1")
        await asyncio.gather(*following)

    asyncio.run(scenario())
    assert rendered == [hall.state.seq]
