"""`python -m tests.bench.door_readers PORT N`: so many readers of one stream, until a line comes.

They fetch nothing. Half of them come from another address than the others: one address has two
thirds of the places. Prints `listening`, and at the end, as JSON, for each version that was told
how many were told it and when the last one was, by the clock of this machine.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import cast

import uvloop

from config import descriptors

AT_ONCE = 200
"""Connections that are being opened."""

SOURCES = ("127.0.0.1", "127.0.0.2")


class Told:
    def __init__(self) -> None:
        self.listening = 0
        self.versions: dict[int, list[float]] = {}
        """Version -> how many, and when the last one."""

    def note(self, version: int) -> None:
        told = self.versions.setdefault(version, [0, 0.0])
        told[0] += 1
        told[1] = time.monotonic()


class Reader(asyncio.Protocol):
    def __init__(self, told: Told) -> None:
        self._told = told
        self._begun = False
        self._version = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast("asyncio.Transport", transport).write(
            b"GET /t/open/live HTTP/1.1\r\nHost: hall\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        place = data.rfind(b"id: ")
        if place < 0:
            return
        version = int(data[place + 4 : data.index(b"\n", place)])
        if not self._begun:
            self._begun = True
            self._told.listening += 1
        elif version != self._version:
            self._told.note(version)
        self._version = version


async def read(port: int, number: int) -> None:
    loop, told, gate = asyncio.get_running_loop(), Told(), asyncio.Semaphore(AT_ONCE)

    async def come(place: int) -> None:
        async with gate:
            source = (SOURCES[place % len(SOURCES)], 0)
            await loop.create_connection(lambda: Reader(told), "127.0.0.1", port, local_addr=source)

    async with asyncio.TaskGroup() as group:
        for place in range(number):
            group.create_task(come(place))
    while told.listening < number:
        await asyncio.sleep(0.05)
    say("listening")
    await loop.run_in_executor(None, sys.stdin.readline)
    say(json.dumps(told.versions))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    descriptors.raised()
    uvloop.run(read(int(sys.argv[1]), int(sys.argv[2])))
