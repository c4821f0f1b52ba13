"""The lanes into Django: what the public does there costs the arbiters no place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from config import lanes
from config.lanes import (
    ASKED_FROM,
    LISTS_AT_ONCE,
    LONGEST_BODY,
    PUBLIC_AT_ONCE,
    PUBLIC_WAITING,
    STRANGERS,
    Lanes,
)
from config.outlet import Outlet
from tournaments.giving_way import Waiting

PIECES = 3
ARBITER = (b"authorization", b"Token of-an-arbiter")


class Slow:
    """An application that reads its request and answers when it may."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.at_work = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["more_body"]:
            pass
        self.at_work += 1
        await self.may_answer.wait()
        self.at_work -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


async def ask(
    app: Lanes,
    host: str = "192.0.2.1",
    *headers: tuple[bytes, bytes],
    body: tuple[bytes | None, ...] = (),
    path: str = "/api/v1/tournaments/",
) -> tuple[int, dict[bytes, bytes]]:
    """Status and headers of one request; a body is complete where None stands behind it."""
    pieces: list[bytes | None] = [*body] or [b"", None]
    answer: list[Any] = []

    async def receive() -> Any:
        if not pieces:
            await asyncio.Event().wait()
        piece = pieces.pop(0)
        more = bool(pieces) and pieces[0] is not None
        return {
            "type": "http.request",
            "body": piece,
            "more_body": more or (bool(body) and None not in body),
        }

    async def send(message: Any) -> None:
        answer.append(message)

    scope = {
        "type": "http",
        "path": path,
        "client": (host, 1),
        "headers": list(headers),
    }
    await app(scope, receive, send)
    return answer[0]["status"], dict(answer[0]["headers"])


@pytest.fixture(autouse=True)
def _an_arbiter_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    known = lanes.Known()
    known.remember(ARBITER[1].decode())
    monkeypatch.setattr(lanes, "KNOWN", known)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_while_the_public_fills_its_lane_an_arbiter_is_let_in_at_once() -> None:
    slow = Slow()
    app = Lanes(slow)
    public = [asyncio.create_task(ask(app)) for _ in range(100)]
    await settled()
    assert slow.at_work == PUBLIC_AT_ONCE
    arbiter = asyncio.create_task(ask(app, "192.0.2.1", ARBITER))
    await settled()
    assert slow.at_work == PUBLIC_AT_ONCE + 1
    slow.may_answer.set()
    assert (await arbiter)[0] == 200
    assert {status for status, _ in await asyncio.gather(*public)} == {200}


async def test_control_whose_log_in_nobody_has_recognised_waits_with_the_public() -> None:
    slow = Slow()
    app = Lanes(slow)
    public = [asyncio.create_task(ask(app)) for _ in range(PUBLIC_AT_ONCE)]
    pretender = asyncio.create_task(ask(app, "192.0.2.1", (b"authorization", b"Token made-up")))
    await settled()
    assert slow.at_work == PUBLIC_AT_ONCE
    slow.may_answer.set()
    await asyncio.gather(pretender, *public)


async def test_work_in_the_background_sees_an_arbiter_wait_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waiting = Waiting()
    monkeypatch.setattr(lanes, "WAITING", waiting)
    byte = Path(waiting.path())
    slow = Slow()
    app = Lanes(slow)
    public = asyncio.create_task(ask(app))
    await settled()
    assert byte.read_bytes() == b"\0"
    arbiter = asyncio.create_task(ask(app, "192.0.2.1", ARBITER))
    await settled()
    assert byte.read_bytes() == b"\1"
    slow.may_answer.set()
    await asyncio.gather(public, arbiter)
    assert byte.read_bytes() == b"\0"


async def test_one_address_waits_in_half_of_the_lane_and_is_told_when_to_come_back() -> None:
    slow = Slow()
    app = Lanes(slow)
    many = [asyncio.create_task(ask(app)) for _ in range(PUBLIC_WAITING)]
    await settled()
    status, headers = await ask(app)
    assert (status, headers[b"retry-after"]) == (503, b"5")
    other = asyncio.create_task(ask(app, "192.0.2.2"))
    await settled()
    assert not other.done(), "it waits for its turn"
    slow.may_answer.set()
    assert (await other)[0] == 200
    await asyncio.gather(*many)


async def test_so_many_sockets_without_a_log_in_are_looked_at_at_once() -> None:
    """Half of them of one address; a console that is known is looked at beside them."""
    looked_at: list[str] = []
    may_end = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        looked_at.append(scope["client"][0])
        await may_end.wait()

    door = Lanes(app)
    refused: list[Any] = []

    async def never() -> Any:
        await asyncio.Event().wait()

    async def come(host: str, *headers: tuple[bytes, bytes]) -> None:
        async def send(message: Any) -> None:
            refused.append((host, message))

        scope = {"type": "websocket", "client": (host, 1), "headers": list(headers)}
        await door(scope, never, send)

    sockets = [asyncio.create_task(come("192.0.2.1")) for _ in range(STRANGERS)]
    sockets.append(asyncio.create_task(come("192.0.2.2")))
    sockets.append(asyncio.create_task(come("192.0.2.1", ARBITER)))
    await settled()
    assert looked_at.count("192.0.2.1") == STRANGERS // 2 + 1
    assert looked_at.count("192.0.2.2") == 1
    assert refused == [("192.0.2.1", {"type": "websocket.close", "code": 1013})] * (STRANGERS // 2)
    may_end.set()
    await asyncio.gather(*sockets)


async def test_a_body_that_never_ends_takes_no_place() -> None:
    slow = Slow()
    app = Lanes(slow)
    halves = [asyncio.create_task(ask(app, body=(b"user",))) for _ in range(PUBLIC_AT_ONCE * 2)]
    await settled()
    whole = asyncio.create_task(ask(app))
    await settled()
    assert slow.at_work == 1
    slow.may_answer.set()
    assert (await whole)[0] == 200
    for half in halves:
        half.cancel()


async def test_a_body_longer_than_anything_sent_here_is_refused() -> None:
    status, _ = await ask(Lanes(Slow()), body=(b"x" * LONGEST_BODY, b"x"))
    assert status == 413


async def test_so_many_rating_lists_are_sent_at_once_and_one_by_each_address() -> None:
    slow = Slow()
    app = Lanes(slow)
    path = "/api/v1/tournaments/open/rating-lists/"
    long = (b"x" * LONGEST_BODY, b"x", None)

    def sending(host: str, *body: Any) -> asyncio.Task[Any]:
        return asyncio.create_task(ask(app, host, ARBITER, body=body, path=path))

    first = sending("192.0.2.1", *long)
    await settled()
    status, headers = await sending("192.0.2.1", *long)
    assert (status, headers[b"retry-after"]) == (503, b"5")
    others = [sending(f"192.0.2.{at + 1}", *long) for at in range(1, LISTS_AT_ONCE)]
    await settled()
    assert (await sending("192.0.2.99", *long))[0] == 503
    short = sending("192.0.2.99", b"x", None)
    await settled()
    assert slow.at_work == LISTS_AT_ONCE + 1
    slow.may_answer.set()
    sent = await asyncio.gather(first, *others, short)
    assert {status for status, _ in sent} == {200}
    assert (await sending("192.0.2.99", *long))[0] == 200


async def test_who_may_send_a_long_body_is_asked_once_and_before_it_is_read() -> None:
    asked: list[str] = []

    async def nobody(scope: Any) -> bool:
        asked.append(scope["path"])
        return False

    path = "/api/v1/tournaments/open/rating-lists/"
    app = Lanes(Unread(), nobody)
    status, headers = await ask(
        app, "192.0.2.1", ARBITER, body=(b"x" * ASKED_FROM, *[b"x"] * 9, None), path=path
    )
    assert (status, headers[b"connection"]) == (403, b"close")
    assert asked == [path]
    assert app._app.bytes == ASKED_FROM, "what comes after the question nobody has read"  # type: ignore[attr-defined]
    slow = Slow()
    slow.may_answer.set()
    assert (await ask(Lanes(slow, nobody), body=(b"x" * ASKED_FROM, None)))[0] == 200
    assert asked == [path], "of a short one nobody is asked"


async def test_who_may_send_it_sends_it_whole() -> None:
    times = []

    async def everybody(_scope: Any) -> bool:
        times.append(1)
        return True

    slow = Slow()
    slow.may_answer.set()
    body = (b"x" * ASKED_FROM, b"x", b"x", None)
    assert (await ask(Lanes(slow, everybody), "192.0.2.1", ARBITER, body=body))[0] == 200
    assert times == [1]


class Unread:
    """Counts what reaches it."""

    bytes = 0

    async def __call__(self, _scope: Any, receive: Any, _send: Any) -> None:
        while True:
            self.bytes += len((await receive())["body"])


async def test_a_slow_reader_of_a_page_in_pieces_holds_no_place() -> None:
    """What is made for him waits outside of the lane, and he gets all of it."""
    reads, seen = asyncio.Event(), Waiting()
    app, got = Lanes(_in_pieces), list[Any]()
    app._public = lanes.Lane(1, PUBLIC_WAITING, seen)

    async def send(message: Any) -> None:
        if "body" in message:
            await reads.wait()
        got.append(message)

    slow = asyncio.create_task(app(_scope(), _asked(), send))
    status, _ = await asyncio.wait_for(ask(app, "192.0.2.2"), 5)
    assert status == 200
    assert len(got) == 1
    reads.set()
    await slow
    assert [each.get("body") for each in got[1:]] == [b"0", b"1", b"2", b""]
    assert [each.get("more_body") for each in got[1:]] == [True, True, True, False]


async def test_an_outlet_is_no_larger_than_it_may_be() -> None:
    reads, got = asyncio.Event(), list[bytes]()

    async def send(message: Any) -> None:
        await reads.wait()
        got.append(message["body"])

    outlet = Outlet(send, room=10)
    for number in range(2):
        await outlet.send({"body": bytes([number]) * 5, "more_body": True})
    third = asyncio.create_task(outlet.send({"body": b"third", "more_body": False}))
    await asyncio.sleep(0)
    assert not third.done()
    reads.set()
    await third
    await outlet.done()
    assert got == [b"\0" * 5, b"\1" * 5, b"third"]


async def test_who_sends_hears_that_the_connection_is_gone() -> None:
    async def send(_message: Any) -> None:
        raise ConnectionError

    outlet = Outlet(send, room=1)
    await outlet.send({"body": b"first", "more_body": True})
    with pytest.raises(ConnectionError):
        await outlet.send({"body": b"second", "more_body": True})
    with pytest.raises(ConnectionError):
        await outlet.done()


async def test_a_page_that_breaks_off_is_not_ended() -> None:
    async def breaks(scope: Any, receive: Any, send: Any) -> None:
        await _in_pieces(scope, receive, send, ends=False)
        await asyncio.sleep(0)
        raise RuntimeError("no database")

    got = list[Any]()

    async def send(message: Any) -> None:
        got.append(message)

    with pytest.raises(RuntimeError, match="no database"):
        await Lanes(breaks)(_scope(), _asked(), send)
    assert all(each.get("more_body", True) for each in got)


async def _in_pieces(scope: Any, receive: Any, send: Any, *, ends: bool = True) -> None:
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for number in range(PIECES):
        body = str(number).encode()
        await send({"type": "http.response.body", "body": body, "more_body": True})
    if ends:
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def _scope() -> dict[str, Any]:
    return {"type": "http", "path": "/", "client": ("192.0.2.1", 1), "headers": []}


def _asked() -> Any:
    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    return receive
