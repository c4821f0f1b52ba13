"""The resume protocol: clients are cut at random in each of its states, and nothing is missing,
out of order or there twice; what they show in the end is what a fresh read shows.
"""

from __future__ import annotations

import asyncio
import os
import socket as sockets
import struct
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from django.db import connections
from websockets.asyncio.client import ClientConnection

from events.live import hub

from .console import Console
from .playing import Hall, cookie, token
from .server import serving

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]

SEED = int(os.environ.get("LIVE_SEED", "20260705"))
STATES = ("connecting", "replaying", "live", "idle", "closing")
CLIENTS = 20
CUTS = int(os.environ.get("CUTS", "200"))
"""In each state."""

PATIENCE = 60.0
"""Seconds a client waits for the server at most."""

RING = 16
"""Events the server keeps; what a console needs of older ones is read from the store."""

ASLEEP = 40
"""Events that a page has missed at most which comes back after a pause."""

Cut = Callable[[Random], Awaitable[None]]


class Arbiters:
    """Send commands in bursts, in a thread, until they are told to stop."""

    def __init__(self, hall: Hall, random: Random) -> None:
        self._hall = hall
        self._random = random
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Arbiters:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join()

    def _run(self) -> None:
        try:
            while not self._enough.wait(self._random.uniform(0.05, 0.4)):
                for _ in range(self._random.randrange(1, 10)):
                    self._hall.something(self._random)
        finally:
            connections.close_all()


class CutConsole(Console):
    """A console whose connection is cut again and again; `cuts` counts them by state."""

    def __init__(self, *where: Any) -> None:
        super().__init__(*where)
        self.begins = self.newest = self.seq
        self.cuts: Counter[str] = Counter()

    async def be_cut(self, state: str, random: Random) -> None:
        states: dict[str, Cut] = {
            "connecting": self._while_connecting,
            "replaying": self._while_replaying,
            "live": self._while_live,
            "idle": self._while_idle,
            "closing": self._while_closing,
        }
        async with asyncio.timeout(PATIENCE):
            await states[state](random)
        self.cuts[state] += 1

    async def _while_connecting(self, random: Random) -> None:
        """In the middle of the handshake, or while the server looks at who this is."""
        port = int(self.address.split(":")[2].split("/")[0])
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        request = self._handshake()
        writer.write(request[: random.randrange(1, len(request) + 1)])
        await asyncio.sleep(random.choice([0, 0, 0.001, 0.005, 0.02]))
        reset(writer.transport)

    async def _while_replaying(self, random: Random) -> None:
        """Behind the head; some frames are taken, perhaps none, and there is more to come."""
        newest = self._oversleep(random)
        async with self.connect() as socket:
            for _ in range(random.randrange(4)):
                if newest - self.seq > RING:  # the next frame is one of several
                    self.take(await socket.recv())
            reset(socket.transport)
        assert self.seq < newest

    async def _while_live(self, random: Random) -> None:
        """Caught up, and cut on or shortly after what comes next."""
        async with self.connect() as socket:
            await self._quiet(socket)
            while "seq" not in self.take(await socket.recv()):
                pass
            await asyncio.sleep(random.choice([0, 0, 0.01, 0.05]))
            reset(socket.transport)

    async def _while_idle(self, random: Random) -> None:
        async with self.connect() as socket:
            await self._quiet(socket)
            reset(socket.transport)

    async def _while_closing(self, random: Random) -> None:
        """The closing handshake has begun; what came before it counts."""
        async with self.connect() as socket:
            if random.random() < 0.5:
                self.take(await socket.recv())
            closing = asyncio.ensure_future(socket.close())
            await asyncio.sleep(random.choice([0, 0, 0.002]))
            reset(socket.transport)
            await closing

    async def _quiet(self, socket: ClientConnection) -> None:
        """Until a heartbeat says that there is nothing more."""
        while "heartbeat" not in self.take(await socket.recv()):
            pass

    def _oversleep(self, random: Random) -> int:
        """The page comes back as it was some events ago; the newest it had ever seen."""
        self.newest = max(self.newest, self.seq)
        wakes = max(self.newest - random.randint(1, ASLEEP), self.begins)
        if wakes < self.seq:
            self.seq, self.hash = wakes, ""
            del self.events[wakes - self.begins :]
        return self.newest

    def _handshake(self) -> bytes:
        path = self.address.split("/", 3)[3]
        account = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        return (
            f"GET /{path}?after={self.seq} HTTP/1.1\r\nHost: 127.0.0.1\r\n{account}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()


def reset(transport: asyncio.WriteTransport) -> None:
    """Cuts a connection without a farewell, as a network does."""
    plug = transport.get_extra_info("socket")
    if plug is not None and plug.fileno() >= 0:
        plug.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def shuffled(states: Sequence[str], random: Random) -> list[str]:
    return random.sample(states, len(states))


@pytest.mark.timeout(900)
def test_consoles_cut_again_and_again_in_each_state_miss_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hub, "REPLAY", 5)  # so that a replay is many frames
    hall = Hall(players=24)
    hall.start()
    hall.publish(1)
    head, boards = hall.state.seq, hall.board_rows(1)
    by_cookie, by_token = {"cookie": cookie(hall.chief)}, {"authorization": token(hall.chief)}
    random = Random(SEED)

    with serving(heartbeat=0.1, poll=0.2, ring=RING) as server:
        consoles = [
            CutConsole(server.port, hall.slug, headers, head, boards)
            for headers in [by_cookie] * 3 + [by_token] * (CLIENTS - 3)
        ]

        async def all_catch_up(end: int) -> None:
            async def catch_up(console: CutConsole) -> None:
                async with console.connect() as socket:
                    await console.catch_up(socket, end)

            await asyncio.gather(*(catch_up(console) for console in consoles))

        async def one(console: CutConsole, random: Random) -> None:
            for state in shuffled(STATES * (CUTS // CLIENTS), random):
                await console.be_cut(state, random)

        async def all_of_them() -> None:
            randoms = [Random(random.random()) for _ in consoles]
            async with asyncio.TaskGroup() as group:
                for console, own in zip(consoles, randoms, strict=True):
                    group.create_task(one(console, own))

        hall.result("1.1.1")
        asyncio.run(all_catch_up(hall.state.seq))
        with Arbiters(hall, Random(random.random())):
            asyncio.run(all_of_them())

        end, fresh = hall.state.seq, hall.board_rows(1)

        asyncio.run(all_catch_up(end))

    assert end > head + CUTS // 10
    for console in consoles:
        assert console.events == list(range(head + 1, end + 1))
        assert sorted(console.boards.values(), key=lambda row: row["board"]) == fresh
    cuts = sum((console.cuts for console in consoles), Counter[str]())
    assert cuts == dict.fromkeys(STATES, CUTS)


def test_the_check_itself_sees_a_gap_a_repetition_and_another_log() -> None:
    """The control: a console that could not notice a lost or repeated frame would prove nothing."""

    def frame(prev: int, *seqs: int, log: str = "") -> bytes:
        events = [{"seq": seq} for seq in seqs]
        hashes = {"hash": f"{log}{seqs[-1]}", "prev_hash": f"{log}{prev}"}
        body = {"seq": seqs[-1], "prev": prev, "events": events, "boards": [], "topics": []}
        return msgspec.json.encode({**body, **hashes})

    console = Console(0, "open", {}, 10, [])
    console.take(frame(10, 11, 12))
    with pytest.raises(AssertionError, match="a gap"):
        console.take(frame(13, 14))
    with pytest.raises(AssertionError, match="a gap"):
        console.take(frame(11, 12))
    with pytest.raises(AssertionError, match="another log"):
        console.take(frame(12, 13, log="other "))
    with pytest.raises(AssertionError):
        console.take(frame(12, 14))
