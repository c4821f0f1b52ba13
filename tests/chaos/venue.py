"""An installation that a run may hurt: one server on SQLite, or two on PostgreSQL and Redis."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from tests.live.own_postgresql import OwnPostgreSQL, own_postgresql
from tests.live.processes import ROOT, environment, run_python, wait_for_answer
from tests.live.redis_servers import RedisServer, redis_server
from tests.parallel import free_port
from tests.small_disk import SmallDisk, small_disk

Kind = Literal["sqlite", "postgresql"]
SLUG: Final = "open"
PLAYERS: Final = 30
DISK: Final = 64
"""Megabytes."""

OPEN_THE_HALL: Final = """
import json
import sys

import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command

call_command("migrate", verbosity=0)

from tests.live.playing import Hall
from tournaments.services import tokens, users

hall = Hall(players=int(sys.argv[1]))
hall.start()
hall.publish(1)
chief = get_user_model().objects.get(pk=users.key_of(hall.chief))
print(json.dumps({
    "seq": hall.state.seq,
    "games": [game.id for game in hall.state.missing(1)],
    "token": tokens.make(chief, "chaos")[1],
}))
"""


class Server:
    """A web server on a port of its own; its clock is as wrong as `clock` says."""

    def __init__(self, env: dict[str, str], folder: Path, number: int) -> None:
        self._env = env
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._clock = folder / f"clock-{number}"
        self._said = folder / f"said-{number}"
        self.set_clock(0)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            *(sys.executable, "-X", "faulthandler", "-m", "tests.chaos.wrong_clock"),
            str(self._clock),
            *("config.asgi:application", "--port", str(self.port), "--no-access-log"),
            *("--log-level", "critical"),
        ]
        with self._said.open("w") as said:
            self._process = subprocess.Popen(command, cwd=ROOT, env=self._env, stderr=said)
        try:
            wait_for_answer(self._process, self.port)
        except AssertionError as error:
            error.add_note(self._said.read_text()[-4000:])
            raise

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def hold(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def let_go(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def set_clock(self, ahead: int) -> None:
        """Whole: a server reads it all the time."""
        unfinished = self._clock.with_suffix(".new")
        unfinished.write_text(str(ahead))
        unfinished.replace(self._clock)


class Venue(NamedTuple):
    """The installation, opened; what it does not have is None."""

    servers: list[Server]
    env: dict[str, str]
    opened: dict[str, Any]
    disk: SmallDisk | None
    postgresql: OwnPostgreSQL | None
    redis: RedisServer | None


@contextmanager
def venue(kind: Kind) -> Iterator[Venue]:
    """Round 1 is published, nothing is typed; skips the test where something is not there."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="openhall-chaos-")))
        disk, postgresql, redis = None, None, None
        more: dict[str, str] = {"SECRET_KEY": "the same on all", "CELERY_BROKER_URL": "memory://"}
        if kind == "sqlite":
            disk = stack.enter_context(small_disk(folder / "disk", DISK))
            more["OPENHALL_DATA"] = str(disk.folder)
        else:
            postgresql = stack.enter_context(own_postgresql())
            redis = stack.enter_context(redis_server())
            redis.start()
            more |= {"DATABASE_URL": postgresql.url, "REDIS_URL": redis.url}
            more["OPENHALL_DATA"] = str(folder)
        env = environment(**more)
        opened = run_python(OPEN_THE_HALL, env, str(PLAYERS))
        servers = [Server(env, folder, number) for number in range(1 if disk else 2)]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        yield Venue(servers, env, opened, disk, postgresql, redis)
