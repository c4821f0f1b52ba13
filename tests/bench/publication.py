"""The minute in which a round is published: 3,000 people load the pairings while arbiters type.

The chief publishes, and from then on people come: half of them in the first quarter of the minute.
Each has a connection of his own and asks for the page of the round or, every other one, for that of
a player; half of them have not been there before and ask for all files of the page too. Meanwhile
six arbiters type the first results of the round. *load* is from the connection to the last byte.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import re
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

from config import descriptors
from tests.live.processes import ROOT, environment, run_python

from .door import processes, use
from .embedded import hall, port_of
from .figures import Figure, percentiles
from .typing_arbiters import ARBITERS, Arbiter, type_all

LOADS = int(os.environ.get("LOADS", "3000"))
MINUTE = 60.0
PLAYERS = 500
BOARDS = 180
PAUSE = 1.0
"""Seconds between two results of one arbiter: together they send six a second."""
FILES = re.compile(rb'(?:href|src)="(/static/[^"]+\.(?:css|js))"')
OPEN = """
import json, sys
import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command

call_command("migrate", verbosity=0)

from tests.live.playing import Hall, account
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.services import tokens, users

players, arbiters = map(int, sys.argv[1:])
hall = Hall(players=players)
hall.start()
hall.publish(1)
actors = [hall.chief, *(account(f"arbiter-{number}") for number in range(arbiters))]
for actor in actors[1:]:
    hall.do(AppointArbiter(user=actor, role="sector"))
users_ = [get_user_model().objects.get(pk=users.key_of(actor)) for actor in actors]
for game in hall.state.games_of(1):
    hall.result(game.id, "1-0")
request = hall.draft(2)
chief, *others = [tokens.make(user, "bench")[1] for user in users_]
made = {"seq": hall.state.seq, "request": request, "chief": chief, "tokens": others}
print(json.dumps(made))
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=folder)
        opened = run_python(OPEN, env, str(PLAYERS), str(ARBITERS), patience=600)
        with hall(Path(folder)) as (address, _), people(port_of(address)) as loaded:
            running = processes(Path(folder))
            before = {name: use(process) for name, process in running.items()}
            games = _published(address, opened)
            loaded["begin"]()
            arbiters = [Arbiter(address, one, opened["seq"], PAUSE) for one in opened["tokens"]]
            asyncio.run(type_all(arbiters, games[:BOARDS]))
            loaded["end"]()
            after = {name: use(process) for name, process in running.items()}
    took = [one for arbiter in arbiters for one in arbiter.acknowledged]
    return [
        Figure("loads in the minute", len(loaded["loads"]), ""),
        Figure("loads that failed", loaded["failed"], "", "0"),
        Figure("requests", loaded["requests"], ""),
        *percentiles("page", loaded["pages"], "300 ms"),
        *percentiles("load", loaded["loads"]),
        *(
            Figure(f"CPU of the {name}", after[name].cpu - before[name].cpu, "s")
            for name in running
        ),
        *percentiles("acknowledged meanwhile", took, "100 ms"),
    ]


def _published(address: str, opened: dict[str, Any]) -> list[str]:
    """Round 2; its games."""
    headers = {"authorization": f"Token {opened['chief']}"}
    place = f"{address}/api/v1/tournaments/open"
    with httpx.Client(headers=headers, timeout=60) as http:
        command = {
            "command_id": str(uuid4()),
            "command": {"round": 2, "request": opened["request"]},
        }
        http.post(f"{place}/commands/publish-round/", json=command).raise_for_status()
        boards = http.get(f"{place}/rounds/2/boards/").raise_for_status().json()["boards"]
    return [board["game"] for board in boards]


@contextmanager
def people(port: int) -> Iterator[dict[str, Any]]:
    """In a process of their own; they come after `begin`, and `end` waits for the last of them."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.publication", str(port)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    stdin, stdout = process.stdin, process.stdout
    assert stdin is not None
    assert stdout is not None

    def begin() -> None:
        stdin.write("begin\n")
        stdin.flush()

    def end() -> None:
        loaded.update(json.loads(stdout.readline()))

    loaded: dict[str, Any] = {"begin": begin, "end": end}
    try:
        assert stdout.readline() == "ready\n"
        yield loaded
    finally:
        process.kill()
        process.wait()


class Crowd:
    """Who loads the pages."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.pages: list[float] = []
        self.loads: list[float] = []
        self.requests = 0
        self.failed = 0

    async def come(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(LOADS):
                group.create_task(self._load(number, _moment()))

    async def _load(self, number: int, moment: float) -> None:
        await asyncio.sleep(moment)
        began = time.perf_counter()
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            path = f"player/{1 + number % PLAYERS}" if number % 2 else "pairings/"
            page = await self._ask(reader, writer, f"/t/open/{path}")
            self.pages.append(time.perf_counter() - began)
            for file in FILES.findall(gzip.decompress(page)) if number % 4 < 2 else ():
                await self._ask(reader, writer, file.decode())
            writer.close()
            self.loads.append(time.perf_counter() - began)
        except (OSError, EOFError, AssertionError):
            self.failed += 1

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str
    ) -> bytes:
        self.requests += 1
        asks = f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", "Accept-Encoding: gzip"
        writer.write("\r\n".join((*asks, "", "")).encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        assert head.startswith(b"http/1.1 200"), head
        length = re.search(rb"content-length: (\d+)", head)
        assert length, head
        return await reader.readexactly(int(length[1]))


def _moment() -> float:
    """Seconds after the publication: half come in the first quarter of the minute."""
    return min(MINUTE, random.expovariate(1 / (MINUTE / 4 * 1.44)))


async def _people(port: int) -> None:
    descriptors.raised()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    crowd = Crowd(port)
    await crowd.come()
    kept = {name: getattr(crowd, name) for name in ("pages", "loads", "requests", "failed")}
    sys.stdout.write(f"{json.dumps(kept)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(_people(int(sys.argv[1])))
