"""`python -m tests.bench.growth [--part NAME ...] [--folder docs/images]`: what an event costs as a
tournament grows, in tables and as plots.

Processor time alone, so that other work of the machine moves the figures little. `players`,
`rounds`, `events`: a result by the API, from the request to the answer, and the frame that tells
the consoles of it, medians of thirty; `events` replays the whole log as well. `readers`: an
announcement to so many open streams by the door, and all that the hall does for a result.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tests.live.processes import environment, run_python

from . import door
from .embedded import open_the_hall
from .figures import Figure, table
from .plot import lines
from .typing_arbiters import ARBITERS

Points = Mapping[str, Mapping[int, float]]
"""Milliseconds by size, of each thing that is measured."""

PLAYERS: Final = (100, 200, 500, 1000, 1500)
ROUNDS: Final = (1, 3, 5, 7, 9)
LONG: Final = (2, 10, 25, 50, 115)
"""Rounds of 400 players, of two thousand to fifty thousand events."""
READERS: Final = (1000, 3000, 10_000)
USUAL: Final = 500
OF_THE_LONG: Final = 400

PROGRAM = """
import json, sys, time
import django

django.setup()

from itertools import takewhile
from statistics import median
from uuid import uuid4

from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.test import Client
from msgspec.structs import replace

call_command("migrate", verbosity=0)

import msgspec
from events import store
from events.live import Frame
from tests.bench import long_log
from tests.live.playing import account
from tournaments import log
from tournaments.domain.discretion import EVERYTHING
from tournaments.domain.folding import fold
from tournaments.domain.tournament.state import Tournament
from tournaments.frames import console_frame
from tournaments.services import states

players, rounds = map(int, sys.argv[1:])
long_log.PLAYERS = players
first = f"{rounds}.1.1"
before = sum(
    1
    for _ in takewhile(
        lambda event: getattr(event, "game", "") != first, long_log.happenings()
    )
)
account("chief")
long_log.write("open", before)
long_log.name_everybody()
call_command("rebuild_index", verbosity=0)
browser = Client(SERVER_NAME="127.0.0.1")
browser.force_login(get_user_model().objects.get(username="chief"))


def typed(board):
    command = {"game": f"{rounds}.1.{board}", "result": "1-0", "expected": None}
    sent = json.dumps({"command_id": str(uuid4()), "reason": "", "command": command})
    where = "/api/v1/tournaments/open/commands/enter-result/"
    began = time.process_time()
    answer = browser.post(where, sent, content_type="application/json")
    took = time.process_time() - began
    assert answer.status_code == 201, answer.content
    return took


def framed(board):
    state = states.current("open")
    (event,) = store.read("open", state.seq - 1)
    frame = Frame(stream="open", seq=event.seq, prev=event.seq - 1, events=(event,))
    fresh = replace(state)  # as each event makes one
    began = time.process_time()
    msgspec.json.encode(console_frame(frame, fresh, EVERYTHING))
    return time.process_time() - began


took = [(typed(board), framed(board)) for board in range(1, min(players // 2, 34) + 1)][4:]
recorded = store.read("open")
began = time.process_time()
state = fold(Tournament(), log.facts(recorded))
replayed = time.process_time() - began
print(json.dumps({
    "events": state.seq,
    "result": median(one for one, _ in took) * 1000,
    "frame": median(one for _, one in took) * 1000,
    "replay": replayed * 1000,
}))
"""


def by_players() -> Points:
    return _by(PLAYERS, lambda players: _measured(players, 9), ("result", "frame"))


def by_rounds() -> Points:
    return _by(ROUNDS, lambda rounds: _measured(USUAL, rounds), ("result", "frame"))


def by_events() -> Points:
    all_ = [_measured(OF_THE_LONG, rounds) for rounds in LONG]
    return {
        name: {int(each["events"]): each[name] for each in all_}
        for name in ("result", "frame", "replay")
    }


def by_readers() -> Points:
    points: dict[str, dict[int, float]] = {"door, announcement": {}, "hall, result": {}}
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made"
        made.mkdir()
        opened = open_the_hall(made, door.PLAYERS, ARBITERS)
        for readers in READERS:
            copy = Path(folder) / str(readers)
            shutil.copytree(made, copy)
            run = door.run(copy, opened, 0, readers)
            shutil.rmtree(copy)
            of_door, of_hall = points.values()
            of_door[readers] = run.cpu["door"] / run.announcements * 1000
            of_hall[readers] = run.cpu["hall"] / len(run.acknowledged) * 1000
    return points


PARTS: Final[Mapping[str, Callable[[], Points]]] = {
    "players": by_players,
    "rounds": by_rounds,
    "events": by_events,
    "readers": by_readers,
}


def _by(
    sizes: tuple[int, ...], measure: Callable[[int], dict[str, float]], names: tuple[str, ...]
) -> Points:
    all_ = {size: measure(size) for size in sizes}
    return {name: {size: each[name] for size, each in all_.items()} for name in names}


def _measured(players: int, rounds: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        took: dict[str, float] = run_python(PROGRAM, env, str(players), str(rounds), patience=900)
        return took


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.growth", description=__doc__)
    parser.add_argument("--part", action="append", choices=[*PARTS], help="all")
    parser.add_argument("--folder", type=Path, help="for the plots: growth-players.svg …")
    asked = parser.parse_args()
    for part in asked.part or PARTS:
        points = PARTS[part]()
        figures = [
            Figure(f"{name}, {size:,} {part}: CPU", value, "ms")
            for name, of_each in points.items()
            for size, value in of_each.items()
        ]
        sys.stdout.write(f"{table(figures)}\n\n")
        sys.stdout.flush()
        if asked.folder:
            plot = lines(points, part, "Processor milliseconds")
            (asked.folder / f"growth-{part}.svg").write_text(plot, encoding="utf-8")


if __name__ == "__main__":
    main()
