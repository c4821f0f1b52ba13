"""Phones on the pages of players, while results are typed: what a page fetches at a new version.

Each of 400 phones has the page of another player open and does what `public.js` and `card.js` do:
it hears of a version, waits a moment that it draws itself, asks for `cards.json`, and for the page
if that reads otherwise. `fetch` is the time of one request. Beside them six arbiters type. The
phones are a process of their own; in a second run they ask for their pages at each version.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tests.live.phone import Message, Phone
from tests.live.processes import ROOT

from .door import processes, use
from .embedded import hall, open_the_hall, port_of
from .figures import Figure, percentiles
from .typing_arbiters import ARBITERS, Arbiter, type_all

PHONES = int(os.environ.get("PHONES", "400"))
PLAYERS = 500
BOARDS = 42
PAUSE = 1.0
REST, SPREAD = 3.0, 0.6
"""Seconds, as in `public.js`."""
WAYS = tuple(os.environ.get("WAYS", "cards pages").split())
"""By `cards.json`, and each page at each version."""


def measure() -> list[Figure]:
    figures = []
    for way in WAYS:
        with tempfile.TemporaryDirectory() as folder:
            opened = open_the_hall(Path(folder), PLAYERS, ARBITERS)
            with hall(Path(folder)) as (address, _), beside(port_of(address), way) as fetched:
                running = processes(Path(folder))["hall"]
                before = use(running)
                arbiters = [Arbiter(address, one, opened["seq"], PAUSE) for one in opened["tokens"]]
                asyncio.run(type_all(arbiters, opened["games"][:BOARDS]))
                after = use(running)
        took = [one for arbiter in arbiters for one in arbiter.acknowledged]
        named = "by cards.json" if way == "cards" else "each page at each version"
        figures += [
            *percentiles(f"{PHONES} phones, {named}: fetch", fetched["took"]),
            Figure(f"{PHONES} phones, {named}: fetched", fetched["bytes"] / 1e6, "MB"),
            Figure(f"{PHONES} phones, {named}: requests", len(fetched["took"]), ""),
            Figure(f"{PHONES} phones, {named}: CPU of the hall", after.cpu - before.cpu, "s"),
            Figure(f"{PHONES} phones, {named}: waited", after.waited - before.waited, "s"),
            *percentiles(f"{PHONES} phones, {named}: acknowledged", took, "150 ms"),
        ]
    return figures


@contextmanager
def beside(port: int, way: str) -> Iterator[dict[str, Any]]:
    """The phones; at the end their times stand in the dict."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.cards", str(port), way],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    fetched: dict[str, Any] = {}
    try:
        assert process.stdout.readline() == b"listening\n"
        yield fetched
        process.stdin.write(b"\n")
        process.stdin.flush()
        fetched |= json.loads(process.stdout.readline())
    finally:
        process.kill()
        process.wait()


class Card:
    """A phone on the page of one player."""

    def __init__(self, port: int, player: int, way: str) -> None:
        self._phone = Phone(port, "open")
        self._player = player
        self._way = way
        self._since = ""
        self._wanted: Message | None = None
        self._news = asyncio.Event()
        self.here = asyncio.Event()
        self.took: list[float] = []
        self.bytes = 0

    async def follow(self) -> None:
        async with self._phone.listen() as listening:
            await self._open(await listening.first())
            self.here.set()
            catching_up = asyncio.create_task(self._catch_up())
            while (head := await listening.message()) is not None:
                self._wanted = head
                self._news.set()
            catching_up.cancel()

    async def _open(self, head: Message) -> None:
        port = self._phone.port
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", port)
        if self._way == "cards":
            cards = msgspec.json.decode(await self._fetch(f"v/{head['tag']}.en/cards.json"))
            self._since = self._tag(cards["cards"], head)
        await self._fetch(f"v/{head['tag']}.en/player/{self._player}")
        self.took.clear()
        self.bytes = 0

    def _tag(self, cards: dict[str, list[int]], head: Message) -> str:
        return next((tag for tag, whose in cards.items() if self._player in whose), head["tag"])

    async def _catch_up(self) -> None:
        fetched_at = 0.0
        while True:
            await self._news.wait()
            self._news.clear()
            rest = max(0.0, fetched_at + REST - time.monotonic())
            await asyncio.sleep(rest + SPREAD * random.random())
            if self._news.is_set():
                continue  # a newer version has come meanwhile
            assert self._wanted is not None
            await self._renew(self._wanted)
            fetched_at = time.monotonic()

    async def _renew(self, head: Message) -> None:
        if self._way == "pages":
            await self._fetch(f"v/{head['tag']}.en/player/{self._player}")
            return
        cards = msgspec.json.decode(await self._fetch(f"v/{head['tag']}.en/cards.json"))
        since = self._tag(cards["cards"], head)
        if since != self._since:
            await self._fetch(f"v/{since}.en/player/{self._player}")
            self._since = since

    async def _fetch(self, path: str) -> bytes:
        began = time.perf_counter()
        self._writer.write(f"GET /t/open/{path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        head = await self._reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        size = int(head.partition(b"content-length: ")[2].split(b"\r\n", 1)[0])
        body = await self._reader.readexactly(size)
        self.took.append(time.perf_counter() - began)
        self.bytes += size
        return body


async def follow(port: int, way: str) -> None:
    cards = [Card(port, player, way) for player in range(1, PHONES + 1)]
    following = [asyncio.create_task(card.follow()) for card in cards]
    for card in cards:
        await card.here.wait()
    say("listening")
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    for task in following:
        task.cancel()
    took = [one for card in cards for one in card.took]
    say(json.dumps({"took": took, "bytes": sum(card.bytes for card in cards)}))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(follow(int(sys.argv[1]), sys.argv[2]))
