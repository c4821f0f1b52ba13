"""Two servers and a worker whose Redis is away, silent, or back: arbiters notice nothing of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
import redis

from . import patient
from .console import Console
from .processes import (
    ROOT,
    ServerProcess,
    environment,
    postgresql_database,
    run_python,
    server_process,
)
from .redis_servers import RedisServer, redis_server, silent

pytestmark = [pytest.mark.postgres, pytest.mark.redis, pytest.mark.slow]

AT_ONCE = 2.0
"""Seconds within which whoever asks is answered, on a busy machine too."""

OPEN_THE_HALL = """
import json
import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command

call_command("migrate", verbosity=0)

from tests.live.playing import Hall, cookie
from tournaments.services import tokens, users

hall = Hall(players=20)
hall.start()
hall.publish(1)
for slug in ("away", "silent"):
    Hall(slug, players=8, chief=hall.chief).start()
chief = get_user_model().objects.get(pk=users.key_of(hall.chief))
print(json.dumps({
    "seq": hall.state.seq,
    "boards": hall.board_rows(1),
    "cookie": cookie(hall.chief),
    "token": tokens.make(chief, "test")[1],
}))
"""


class Sent(NamedTuple):
    """The seq of what was recorded, and the seconds until it was answered."""

    seq: int
    took: float


class Venue(NamedTuple):
    """One installation; its Redis is `redis`, which the tests start and end."""

    redis: RedisServer
    one: ServerProcess
    two: ServerProcess
    hall: dict[str, Any]

    def send(self, slug: str, name: str, **command: object) -> Sent:
        """Sends a command to the first server, which records it."""
        began = time.monotonic()
        answer = patient.post(
            f"{self.one.address}/api/v1/tournaments/{slug}/commands/{name}/",
            headers={"authorization": f"Token {self.hall['token']}"},
            json={"command_id": str(uuid4()), "read_seq": None, "command": command},
        )
        assert answer.status_code == 201, answer.text
        return Sent(answer.json()["seq"], time.monotonic() - began)

    def type(self, board: int) -> Sent:
        game = self.hall["boards"][board - 1]["game"]
        return self.send("open", "enter-result", game=game, result="1-0", expected=None)

    def console(self, at: ServerProcess) -> Console:
        headers = {"cookie": self.hall["cookie"]}
        return Console(at.port, "open", headers, self.hall["seq"], self.hall["boards"])

    def round_status(self, slug: str) -> str:
        answer = patient.get(
            f"{self.one.address}/api/v1/tournaments/{slug}/rounds/",
            headers={"authorization": f"Token {self.hall['token']}"},
        )
        assert answer.status_code == 200, answer.text
        return str(answer.json())


@contextmanager
def worker(env: Mapping[str, str]) -> Iterator[None]:
    process = subprocess.Popen(
        [sys.executable, "-m", "celery", "-A", "config", "worker", "-c", "1", "-l", "CRITICAL"],
        cwd=ROOT,
        env=dict(env),
        start_new_session=True,
    )
    try:
        yield
        assert process.poll() is None, "the worker gave up"
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.fixture(scope="module")
def venue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    folder: Path = tmp_path_factory.mktemp("venue")
    with ExitStack() as stack:
        server = stack.enter_context(redis_server())
        env = environment(
            DATABASE_URL=stack.enter_context(postgresql_database()),
            REDIS_URL=server.url,
            OPENHALL_DATA=str(folder),
            SECRET_KEY="the same on both",
        )
        hall = run_python(OPEN_THE_HALL, env)
        stack.enter_context(worker(env))
        one = stack.enter_context(server_process(env))
        two = stack.enter_context(server_process(env))
        venue = Venue(server, one, two, hall)
        venue.type(1)  # the first command of a server takes longer
        yield venue


def test_while_redis_is_away_consoles_connect_and_nobody_waits(venue: Venue) -> None:
    _go_on(venue, 2, "away")


def test_while_redis_is_silent_consoles_connect_and_nobody_waits(venue: Venue) -> None:
    with silent(venue.redis.port):
        _go_on(venue, 3, "silent")


def test_when_redis_is_back_all_is_live_again_and_what_was_asked_for_is_paired(
    venue: Venue,
) -> None:
    venue.redis.start()
    _wait_for(lambda: "draft" in venue.round_status("away"), "the draft asked for while away")
    _wait_for(lambda: "draft" in venue.round_status("silent"), "the draft asked for in silence")
    _wait_for(lambda: _listeners(venue.redis) == 2, "both servers at the doorbell")
    console = venue.console(venue.two)

    async def scenario() -> float:
        shown_after = 0.0
        async with console.connect() as socket:
            console.take(await socket.recv())
            for board in (4, 5, 6, 7):
                sent = await asyncio.to_thread(venue.type, board)
                answered = time.monotonic()
                await console.catch_up(socket, sent.seq)
                shown_after += time.monotonic() - answered
        return shown_after

    assert asyncio.run(scenario()) < 1, "the doorbell told it, not the poll of each second"


def _go_on(venue: Venue, board: int, slug: str) -> None:
    """A console follows, a result is recorded, a pairing is asked for."""
    console = venue.console(venue.one)

    async def scenario() -> None:
        async with console.connect() as socket:
            console.take(await socket.recv())
            sent = await asyncio.to_thread(venue.type, board)
            assert sent.took < AT_ONCE
            await console.catch_up(socket, sent.seq)
            sent = await asyncio.to_thread(venue.send, slug, "request-pairing", round=1)
            assert sent.took < AT_ONCE

    asyncio.run(scenario())
    assert "requested" in venue.round_status(slug)


def _listeners(server: RedisServer) -> int:
    """How many processes hear the doorbell of the installation."""
    with redis.Redis.from_url(server.url) as client:
        (channel,) = client.pubsub_channels("openhall-*") or ("nobody's",)
        return int(client.pubsub_numsub(channel)[0][1])


def _wait_for(holds: Callable[[], bool], what: str, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, f"waited in vain for {what}"
        time.sleep(0.2)
