"""Two servers on one PostgreSQL and one Redis: what is typed at one shows at the other."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
import redis

from . import patient
from .console import Console, close_code
from .phone import Phone
from .processes import ServerProcess, environment, postgresql_database, run_python, server_process
from .test_hub_redis import URL as REDIS

pytestmark = [pytest.mark.postgres, pytest.mark.redis, pytest.mark.slow]

OPEN_THE_HALL = """
import json
import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command

call_command("migrate", verbosity=0)

from tests.live.playing import Hall, cookie
from tournaments.services import tokens, users

hall = Hall(players=6)
hall.start()
hall.publish(1)
chief = get_user_model().objects.get(pk=users.key_of(hall.chief))
print(json.dumps({
    "seq": hall.state.seq,
    "boards": hall.board_rows(1),
    "cookie": cookie(hall.chief),
    "token": tokens.make(chief, "a program")[1],
}))
"""


class Servers(NamedTuple):
    one: ServerProcess
    two: ServerProcess
    hall: dict[str, Any]

    def type(self, at: ServerProcess, game: str, result: str) -> int:
        """Enters a result at that server; the seq of its event."""
        answer = patient.post(
            f"{at.address}/api/v1/tournaments/open/commands/enter-result/",
            headers={"authorization": f"Token {self.hall['token']}"},
            json={
                "command_id": str(uuid4()),
                "read_seq": self.hall["seq"],
                "command": {"game": game, "result": result, "expected": None},
            },
        )
        assert answer.status_code == 201, answer.text
        seq: int = answer.json()["seq"]
        return seq

    def console(self, at: ServerProcess) -> Console:
        headers = {"cookie": self.hall["cookie"]}
        return Console(at.port, "open", headers, self.hall["seq"], self.hall["boards"])


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=2).ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis at {REDIS}: {error}")
    folder: Path = tmp_path_factory.mktemp("servers")
    with ExitStack() as stack:
        env = environment(
            DATABASE_URL=stack.enter_context(postgresql_database()),
            REDIS_URL=REDIS,
            CELERY_BROKER_URL="memory://",
            OPENHALL_DATA=str(folder),
            SECRET_KEY="the same on both",
        )
        hall = run_python(OPEN_THE_HALL, env)
        one = stack.enter_context(server_process(env))
        two = stack.enter_context(server_process(env))
        yield Servers(one, two, hall)


def test_where_a_console_of_one_is_shows_on_consoles_of_the_other(servers: Servers) -> None:
    console, elsewhere = servers.console(servers.two), str(uuid4())

    def say() -> int:
        return patient.post(
            f"{servers.one.address}/api/v1/tournaments/open/presence/",
            headers={"authorization": f"Token {servers.hall['token']}"},
            json={"console": elsewhere, "round": 1, "board": 3},
        ).status_code

    async def scenario() -> None:
        async with console.connect() as socket:
            console.take(await socket.recv())
            assert await asyncio.to_thread(say) == 200
            said = (await console.news(socket))["note"]["presence"]
            assert (said["console"], said["board"]) == (elsewhere, 3)

    asyncio.run(scenario())


@pytest.mark.quiet
def test_a_result_typed_at_one_shows_on_consoles_and_phones_of_the_other(servers: Servers) -> None:
    console, phone = servers.console(servers.two), Phone(servers.two.port, "open")

    async def scenario() -> float:
        async with console.connect() as socket, phone.listen() as listening:
            console.take(await socket.recv())
            version = (await listening.first())["version"]
            seq = await asyncio.to_thread(servers.type, servers.one, "1.1.1", "1-0")
            answered = time.monotonic()
            await console.catch_up(socket, seq)
            await listening.until(version + 1)
            return time.monotonic() - answered

    took = asyncio.run(scenario())
    assert console.boards["1.1.1"]["result"] == "1-0"
    assert took < 0.9, "the doorbell told it, not the poll of each second"


def test_a_console_whose_server_is_killed_goes_on_at_the_other(servers: Servers) -> None:
    console = servers.console(servers.one)

    async def scenario() -> int:
        async with console.connect() as socket:
            console.take(await socket.recv())
            servers.one.process.kill()
            await socket.wait_closed()
        seq = await asyncio.to_thread(servers.type, servers.two, "1.1.2", "1/2-1/2")
        console.address = console.address.replace(str(servers.one.port), str(servers.two.port))
        async with console.connect() as socket:
            await console.catch_up(socket, seq)
        return seq

    seq = asyncio.run(scenario())
    assert console.events == list(range(servers.hall["seq"] + 1, seq + 1))
    assert console.boards["1.1.2"]["result"] == "1/2-1/2"


@pytest.mark.quiet
def test_a_server_that_is_told_to_stop_ends_its_streams_at_once(servers: Servers) -> None:
    console, phone = servers.console(servers.two), Phone(servers.two.port, "open")

    async def scenario() -> float:
        async with console.connect() as socket, phone.listen() as listening:
            console.take(await socket.recv())
            await listening.first()
            told = time.monotonic()
            servers.two.process.terminate()
            assert await close_code(socket) == 1012
            while await listening.message() is not None:
                pass
            return time.monotonic() - told

    assert asyncio.run(scenario()) < 1
    assert servers.two.process.wait(2) in (0, -signal.SIGTERM)
