"""Six arbiters type into one embedded server, each with a console open; the public reads along.

An acknowledgement is the time of the POST; "shown" is the time from before the POST until the last
of the other consoles has the frame with that event.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import connect

from tests.live.processes import ROOT

from .embedded import hall, open_the_hall, port_of
from .figures import Figure, percentiles

ARBITERS = 6
PLAYERS = 240
PAUSE = 0.4
"""Seconds between two results of one arbiter: a quick typist with a pile of slips."""


def measure(readers: int = 0) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        opened = open_the_hall(Path(folder), PLAYERS, ARBITERS)
        with hall(Path(folder)) as (address, _), public_readers(address, readers):
            arbiters = [Arbiter(address, token, opened["seq"]) for token in opened["tokens"]]
            asyncio.run(type_all(arbiters, opened["games"]))
    acknowledged = [took for arbiter in arbiters for took in arbiter.acknowledged]
    beside = f", {readers} phones beside" if readers else ""
    return [
        *percentiles(f"acknowledged{beside}", acknowledged, "150 ms"),
        *percentiles(f"shown on all other consoles{beside}", shown(arbiters), "1 s"),
    ]


@contextmanager
def public_readers(address: str, number: int) -> Iterator[None]:
    """So many phones in a process of their own, each with its stream open."""
    if not number:
        yield
        return
    command = [sys.executable, "-m", "tests.bench.phones", str(port_of(address)), str(number)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"listening"
        yield
    finally:
        process.terminate()
        process.wait()


class Arbiter:
    def __init__(self, address: str, token: str, seq: int, pause: float = PAUSE) -> None:
        self._pause = pause
        self._address = address
        self._headers = {"authorization": f"Token {token}"}
        self._seq = seq
        self.sent: dict[int, float] = {}
        """When the command that became this seq was sent."""
        self.heard: dict[int, float] = {}
        self.acknowledged: list[float] = []

    async def type(self, games: list[str], *, again: bool = False) -> None:
        """Each game is entered and corrected; `again`: it was, and is corrected back first."""
        commands = f"{self._address}/api/v1/tournaments/open/commands"
        async with httpx.AsyncClient(headers=self._headers, timeout=30) as http:
            for game in games:
                name, first = ("correct", _back(game)) if again else ("enter", _entered(game))
                await self._send(http, f"{commands}/{name}-result/", first)
            for game in games:
                await self._send(http, f"{commands}/correct-result/", _corrected(game))

    async def follow(self, ready: asyncio.Event) -> None:
        socket_address = self._address.replace("http", "ws")
        where = f"{socket_address}/ws/t/open/?after={self._seq}"
        async with connect(where, additional_headers=self._headers) as socket:
            async for message in socket:
                now = time.perf_counter()
                for event in msgspec.json.decode(message).get("events", ()):
                    self.heard[event["seq"]] = now
                ready.set()

    async def _send(self, http: httpx.AsyncClient, where: str, command: dict[str, Any]) -> None:
        body = {"command_id": str(uuid4()), "reason": "misread", "command": command}
        began = time.perf_counter()
        answer = await http.post(where, json=body)
        took = time.perf_counter() - began
        if answer.status_code != 201:
            raise RuntimeError(f"{answer.status_code} {answer.text}")
        self.acknowledged.append(took)
        self.sent[answer.json()["seq"]] = began
        await asyncio.sleep(max(0.0, self._pause - took))


def _entered(game: str) -> dict[str, Any]:
    return {"game": game, "result": "1-0", "expected": None}


def _back(game: str) -> dict[str, Any]:
    return {"game": game, "result": "1-0", "expected": "0-1"}


def _corrected(game: str) -> dict[str, Any]:
    return {"game": game, "result": "0-1", "expected": "1-0"}


async def type_all(arbiters: list[Arbiter], games: list[str], *, again: bool = False) -> None:
    ready = [asyncio.Event() for _ in arbiters]
    following = [
        asyncio.create_task(arbiter.follow(event))
        for arbiter, event in zip(arbiters, ready, strict=True)
    ]
    await asyncio.gather(*(event.wait() for event in ready))
    shares = [games[place :: len(arbiters)] for place in range(len(arbiters))]
    async with asyncio.TaskGroup() as group:
        for place, (arbiter, share) in enumerate(zip(arbiters, shares, strict=True)):
            await asyncio.sleep(PAUSE / len(arbiters) if place else 0)
            group.create_task(arbiter.type(share, again=again))
    await asyncio.sleep(1)
    for task in following:
        task.cancel()


def shown(arbiters: list[Arbiter]) -> list[float]:
    return [
        max(other.heard[seq] for other in arbiters if other is not arbiter) - began
        for arbiter in arbiters
        for seq, began in arbiter.sent.items()
    ]
