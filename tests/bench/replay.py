"""Replay: ten thousand events of one tournament from the database to its state."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.live.processes import environment, run_python

from .figures import Figure

EVENTS = 10_000

PROGRAM = """
import gc, json, sys, time
import django

django.setup()

from django.core.management import call_command

call_command("migrate", verbosity=0)

from events import store
from tests.bench.long_log import write
from tournaments import log
from tournaments.domain.folding import fold
from tournaments.domain.tournament.state import Tournament

write("open", int(sys.argv[1]))


def best(work, times=7):
    took = []
    for _ in range(times):
        gc.collect()
        began = time.perf_counter()
        work()
        took.append(time.perf_counter() - began)
    return min(took)


recorded = store.read("open")
facts = list(log.facts(recorded))
assert fold(Tournament(), facts).seq == len(recorded) == int(sys.argv[1])
print(json.dumps({
    "read": best(lambda: store.read("open")),
    "decode and fold": best(lambda: fold(Tournament(), log.facts(recorded))),
    "fold": best(lambda: fold(Tournament(), facts)),
}))
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        took: dict[str, float] = run_python(PROGRAM, env, str(EVENTS))
    aims = {"decode and fold": "100 ms"}
    return [
        Figure(f"{EVENTS:,} events: {part}", seconds * 1000, "ms", aims.get(part, ""))
        for part, seconds in took.items()
    ]
