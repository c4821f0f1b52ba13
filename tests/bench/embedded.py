"""The embedded server as `./hall` starts it, on a data folder with a tournament that is being
played, and the accounts of its arbiters."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.live.processes import ROOT, environment, run_python
from tests.parallel import free_port

PASSWORD = "correct horse battery"
OPEN_THE_HALL = """
import json, sys
import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command

players, arbiters = int(sys.argv[1]), int(sys.argv[2])
call_command("migrate", verbosity=0)

from tests.live.playing import Hall, account
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.services import tokens, users

hall = Hall(players=players)
hall.start()
hall.publish(1)
actors = [account(f"arbiter-{number}") for number in range(arbiters)]
for actor in actors:
    hall.do(AppointArbiter(user=actor, role="sector"))
accounts = [get_user_model().objects.get(pk=users.key_of(actor)) for actor in actors]
for user in accounts:
    user.set_password(sys.argv[3])
    user.save()
print(json.dumps({
    "seq": hall.state.seq,
    "games": [game.id for game in hall.state.games_of(1)],
    "chief": tokens.make(
        get_user_model().objects.get(pk=users.key_of(hall.chief)), "lists"
    )[1],
    "tokens": [tokens.make(user, "typist")[1] for user in accounts],
}))
"""


def open_the_hall(folder: Path, players: int, arbiters: int) -> dict[str, Any]:
    """Round 1 published in a new data folder: `seq`, `games`, the arbiters' `tokens` and that of
    the `chief`.

    Their accounts are `arbiter-0` and so on, with `PASSWORD`.
    """
    env = environment(OPENHALL_DATA=str(folder))
    opened: dict[str, Any] = run_python(
        OPEN_THE_HALL, env, str(players), str(arbiters), PASSWORD, patience=600
    )
    return opened


@contextmanager
def hall(folder: Path) -> Iterator[tuple[str, float]]:
    """`./hall` on that folder: its address, and the seconds until its first page was there."""
    port = free_port()
    env = environment(OPENHALL_PYTHON=sys.executable)
    began = time.perf_counter()
    process = subprocess.Popen(
        [str(ROOT / "hall"), "--port", str(port), "--data", str(folder), "--no-demo"],
        env=env,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _first_page(process, address)
        yield address, time.perf_counter() - began
    finally:
        process.terminate()
        process.wait(60)


def _first_page(process: subprocess.Popen[bytes], address: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            if httpx.get(f"{address}/login/").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.01)
    raise RuntimeError("the server gives no page")


def port_of(address: str) -> int:
    return int(address.rsplit(":", 1)[1])
