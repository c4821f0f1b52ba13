"""The door on a hall of the test's own: who sleeps, how bytes pass, and who is let in behind it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from config.descriptors import room
from config.door import readers as readers_module
from config.door.door import serve
from config.door.start import Port, Start
from config.embedded import private_socket
from config.embedded.doorstep import Doorstep
from tournaments.public.messages import ChangedBoards, DoorNews, Follow, Gone, Head, NewVersion

SECRET = "of-this-start"
TIME = 60.0
MEGABYTES = 32


def version(number: int, boards: int = 1) -> NewVersion:
    changes = ChangedBoards("x", dict.fromkeys(range(boards), "1–0"), 1, 0)
    head = Head(number, f"{number}-0a1b2c3d", "2026-07-05T10:00:00Z", "0a1b2c3d" * 8, 1)
    return NewVersion(**msgspec.structs.asdict(head), changes=changes)


class Echo(asyncio.Protocol):
    """A server of its clients' own bytes; says first from where they came."""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        peer, secure = transport.get_extra_info("peername"), transport.get_extra_info("sslcontext")
        own = transport.get_extra_info("socket")
        assert own.getpeername() == peer
        transport.write(f"{peer[0]} {'https' if secure else 'http'}\n".encode())

    def data_received(self, data: bytes) -> None:
        self._transport.write(data)

    def pause_writing(self) -> None:
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self._transport.resume_reading()


class OwnHall:
    """Behind the door; tells it of versions of the tournament `open`."""

    def __init__(self) -> None:
        self.send: Any = None
        self.newest = version(1)

    async def bell(self, _scope: Any, receive: Any, send: Any) -> None:
        self.send = send
        while (message := await receive())["type"] == "door.line":
            asked = msgspec.json.decode(message["line"], type=Follow)
            open_ = asked.slug == "open"
            await self.tell(DoorNews("open", self.newest) if open_ else Gone(asked.slug))

    async def tell(self, told: object) -> None:
        await self.send({"type": "door.line", "line": msgspec.json.encode(told)})

    async def announce(self, told: NewVersion) -> None:
        self.newest = told
        await self.tell(DoorNews("open", told))


@contextlib.asynccontextmanager
async def door(hall: OwnHall) -> AsyncIterator[int]:
    """Its port."""
    loop = asyncio.get_running_loop()
    with private_socket.listening() as (private, address), socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        private.setblocking(False)
        behind = await loop.create_server(lambda: Doorstep(SECRET, Echo, hall.bell), sock=private)
        port = Port("http", descriptor=os.dup(listener.fileno()))
        start = Start(address, SECRET, (port,), room(4096))
        serving = asyncio.create_task(serve(start))
        try:
            yield int(listener.getsockname()[1])
        finally:
            serving.cancel()
            behind.close()
            await asyncio.sleep(0.05)


@pytest.fixture(params=["a file", "a port"])
def way_in(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the private socket; `a port` is how it is where Python has no such files."""
    if request.param == "a port":
        monkeypatch.setattr(sys, "platform", "win32")


async def stream(port: int, **options: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, **options)
    writer.write(b"GET /t/open/live HTTP/1.1\r\nHost: hall\r\n\r\n")
    return reader, writer


async def number(reader: asyncio.StreamReader) -> int:
    """The version of the next message."""
    block = await reader.readuntil(b"\n\n")
    return int(block.rpartition(b"id: ")[2].partition(b"\n")[0])


async def test_who_sleeps_holds_up_nobody_and_wakes_up_to_the_newest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(readers_module, "SPACING", 0.0)
    monkeypatch.setattr(readers_module, "REST", 0)
    hall = OwnHall()
    async with asyncio.timeout(TIME), door(hall) as port:
        quick, quick_writer = await stream(port)
        assert await number(quick) == 1
        asleep = socket.socket()
        asleep.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asleep.connect(("127.0.0.1", port))
        asleep.sendall(b"GET /t/open/live HTTP/1.1\r\nHost: hall\r\n\r\n")
        await asyncio.sleep(0.1)
        for one in range(2, 202):
            await hall.announce(version(one, boards=60))
            assert await number(quick) == one
        asleep.setblocking(False)
        heard = b""
        while b"id: 201\n" not in heard or not heard.endswith(b"\n\n"):
            with contextlib.suppress(BlockingIOError):
                heard += asleep.recv(65536)
            await asyncio.sleep(0)
        numbers = [int(block.partition(b"\n")[0]) for block in heard.split(b"id: ")[1:]]
        assert numbers == sorted(numbers)
        assert numbers[-1] == 201
        assert len(numbers) < 150, "it skipped what it had no room for"
        asleep.close()
        quick_writer.close()


async def test_a_burst_is_told_as_one_and_a_newcomer_is_told_the_newest() -> None:
    hall = OwnHall()
    async with asyncio.timeout(TIME), door(hall) as port:
        reader, writer = await stream(port)
        assert await number(reader) == 1
        for one in range(2, 30):
            await hall.announce(version(one))
        told = [await number(reader)]
        while told[-1] != 29:
            told.append(await number(reader))
        assert len(told) <= 3
        late, late_writer = await stream(port)
        assert await number(late) == 29
        for each in (writer, late_writer):
            each.close()


async def test_streams_end_when_the_hall_says_so() -> None:
    hall = OwnHall()
    async with asyncio.timeout(TIME), door(hall) as port:
        reader, writer = await stream(port)
        assert await number(reader) == 1
        await hall.tell(Gone("open"))
        assert await reader.read() == b""
        writer.close()


async def test_bytes_pass_both_ways_whoever_is_slow(way_in: None) -> None:
    """More than any buffer holds; what is not read is not sent, on either side."""
    content = os.urandom(1 << 20) * MEGABYTES
    async with asyncio.timeout(TIME), door(OwnHall()) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = b"PUT /anything HTTP/1.1\r\nHost: hall\r\n\r\n"
        writer.write(head)
        assert await reader.readline() == b"127.0.0.1 http\n"
        writer.write(content)
        await asyncio.sleep(0.5)
        assert writer.transport.get_write_buffer_size() > 0, "nobody takes what nobody reads"
        digest, left = hashlib.sha256(), len(head) + len(content)
        while left:
            part = await reader.read(1 << 16)
            digest.update(part)
            left -= len(part)
        assert digest.digest() == hashlib.sha256(head + content).digest()
        writer.close()


async def test_a_port_of_the_machine_is_no_way_in_without_the_secret(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    loop = asyncio.get_running_loop()
    with private_socket.listening() as (private, address):
        private.setblocking(False)
        behind = await loop.create_server(
            lambda: Doorstep(SECRET, Echo, OwnHall().bell), sock=private
        )
        rest = b" tunnel http 10.9.9.9 1 127.0.0.1 80\n"
        for secret, heard in ((SECRET.encode()[:-1], b""), (SECRET.encode(), b"10.9.9.9 http\n")):
            reader, writer = await asyncio.open_connection(*address)
            writer.write(secret + rest)
            with contextlib.suppress(ConnectionResetError):
                assert await reader.readline() == heard
            writer.close()
        behind.close()
    assert "not the door" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
def test_the_socket_is_its_owners_and_goes_with_the_hall() -> None:
    with private_socket.listening() as (listener, address):
        assert isinstance(address, str)
        assert Path(address).parent.stat().st_mode & 0o077 == 0
        assert listener.getsockname() == address
    assert not Path(address).parent.exists()


ASKS = b"GET /t/open/head HTTP/1.1\r\nHost: hall\r\n\r\n"
BEHIND_EACH_OTHER = 3_000


async def test_requests_behind_each_other_are_answered_in_line_however_many() -> None:
    async with asyncio.timeout(TIME), door(OwnHall()) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(ASKS * BEHIND_EACH_OTHER + b"GET /login/ HTTP/1.1\r\n\r\n")
        for _ in range(BEHIND_EACH_OTHER):
            said = await reader.readuntil(b"\r\n\r\n")
            assert said.startswith(b"HTTP/1.1 200 OK")
            await reader.readexactly(int(said.partition(b"content-length: ")[2].split(b"\r\n")[0]))
        assert await reader.readline() == b"127.0.0.1 http\n"  # the hall has the line now
        assert await reader.readline() == b"GET /login/ HTTP/1.1\r\n"
        writer.close()


async def test_who_reads_no_answers_is_asked_for_no_more_requests() -> None:
    async with asyncio.timeout(TIME), door(OwnHall()) as port:
        with socket.socket() as asks:
            asks.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            asks.connect(("127.0.0.1", port))
            asks.setblocking(False)
            assert await sent_until_refused(asks)
            with pytest.raises(BlockingIOError):
                asks.send(ASKS)
            for _ in range(MEGABYTES * 2**20 // 4096):
                with contextlib.suppress(BlockingIOError):
                    assert b"HTTP/1.1 200 OK" in asks.recv(65536)
                with contextlib.suppress(BlockingIOError):
                    asks.send(ASKS)
                    break
                await asyncio.sleep(0)
            else:
                pytest.fail("the door does not read on although its answers are read")


async def sent_until_refused(asks: socket.socket) -> int:
    """Bytes that were taken until none was for a second."""
    clock = asyncio.get_running_loop().time
    sent, taken_at = 0, clock()
    while clock() - taken_at < 1:
        with contextlib.suppress(BlockingIOError):
            sent += asks.send((ASKS * 100)[sent % len(ASKS) :])
            taken_at = clock()
        assert sent < MEGABYTES * 2**20, "the door takes requests whose answers nobody reads"
        await asyncio.sleep(0)
    return sent
