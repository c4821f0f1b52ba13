"""A hall in which nothing happens: what twenty tournaments cost that are open, and how much memory
a server has after all their pages were read.

*read*: each tournament's public pages have been asked for, so that the server follows all logs;
two consoles and a reader's stream a tournament stay open.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.live.processes import environment, run_python

from .door import Use, processes, use
from .embedded import hall, port_of
from .figures import Figure

TOURNAMENTS = 20
PLAYERS = 100
SECONDS = float(os.environ.get("SECONDS", "60"))
SETTLES = 15
"""Seconds after which a start is over."""

OPEN = """
import json, sys
import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command

call_command("migrate", verbosity=0)

from tests.live.playing import Hall, account
from tournaments.services import tokens, users

chief = account("chief")
for number in range(int(sys.argv[1])):
    hall = Hall(players=int(sys.argv[2]), slug=f"open-{number}", chief=chief)
    hall.start()
    hall.publish(1)
user = get_user_model().objects.get(pk=users.key_of(chief))
print(json.dumps({"chief": tokens.make(user, "bench")[1]}))
"""
PAGES = ("", "pairings/", "names/", "standings/", "crosstable/", "entries/")


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=folder)
        opened = run_python(OPEN, env, str(TOURNAMENTS), str(PLAYERS), patience=600)
        with hall(Path(folder)) as (address, _):
            running = processes(Path(folder))
            return asyncio.run(_measured(address, opened["chief"], running))


async def _measured(address: str, chief: str, running: dict[str, int]) -> list[Figure]:
    await asyncio.sleep(SETTLES)
    started = _uses(running)
    nobody = await _passed(running)
    async with _followers(address, chief):
        await asyncio.sleep(SETTLES)
        followed = await _passed(running)
    await _read(address, [f"player/{1 + number}" for number in range(PLAYERS)])
    read = _uses(running)
    names = "hall and door" if "door" in running else "hall"
    of = f"{TOURNAMENTS} tournaments, {names}"
    return [
        Figure(f"{of}, nobody there: of a core", nobody, "%", "< 0.5"),
        Figure(f"{of}, read and followed: of a core", followed, "%", "< 0.5"),
        Figure(f"{of}: memory after the start", _memory(started), "MB"),
        Figure(f"{of}: memory when all pages were read", _memory(read), "MB"),
    ]


async def _passed(running: dict[str, int]) -> float:
    """Processor time while nothing happens, in per cent of a core."""
    before = _uses(running)
    await asyncio.sleep(SECONDS)
    after = _uses(running)
    spent = sum(after[name].cpu - before[name].cpu for name in running)
    return 100 * spent / SECONDS


@contextlib.asynccontextmanager
async def _followers(address: str, chief: str) -> AsyncIterator[None]:
    """Two consoles and a public stream of each tournament."""
    await _read(address, PAGES)
    async with contextlib.AsyncExitStack() as stack:
        for number in range(TOURNAMENTS):
            for _ in range(2):
                where = f"{address.replace('http', 'ws')}/ws/t/open-{number}/?after=1"
                headers = {"authorization": f"Token {chief}"}
                socket = await stack.enter_async_context(connect(where, additional_headers=headers))
                stack.callback(asyncio.create_task(_heard(socket)).cancel)
            reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
            stack.callback(writer.close)
            writer.write(f"GET /t/open-{number}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
        yield


async def _heard(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _read(address: str, pages: Sequence[str]) -> None:
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(TOURNAMENTS):
            for page in pages:
                (await http.get(f"{address}/t/open-{number}/{page}")).raise_for_status()


def _uses(running: dict[str, int]) -> dict[str, Use]:
    return {name: use(process) for name, process in running.items()}


def _memory(uses: dict[str, Use]) -> float:
    return sum(each.memory for each in uses.values()) / 1024
