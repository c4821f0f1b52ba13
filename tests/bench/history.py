"""The history of a long log: the newest page, one board, one player, all of it, two moments."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.live.processes import environment, run_python

from .figures import Figure

EVENTS = 10_000
PAGE = 100

PROGRAM = """
import json, sys, time
import django

django.setup()

from django.core.management import call_command

call_command("migrate", verbosity=0)

from tests.bench.long_log import write
from tournaments.domain.discretion import EVERYTHING
from tournaments.services import differences, event_search, states

events, page = int(sys.argv[1]), int(sys.argv[2])
write("open", events)
now, then = states.current("open"), states.at("open", events // 2)


def took(work, times=5):
    best = 60.0
    for _ in range(times):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def listed(limit=page, **asked):
    wanted = event_search.HistoryFilter(**asked)
    return event_search.search("open", now, wanted, limit, EVERYTHING)


def compared():
    return differences.compared("open", then, now, "", EVERYTHING)


assert len(listed().rows) == page
assert listed(subject="game:5.1.12").rows
print(json.dumps({
    "the newest page": took(listed),
    "one board": took(lambda: listed(subject="game:5.1.12")),
    "one player": took(lambda: listed(subject="player:41")),
    "words that nothing has": took(lambda: listed(words="no such words")),
    "the whole table": took(lambda: listed(events), 2),
    "difference over half of it": took(compared),
}))
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        took: dict[str, float] = run_python(PROGRAM, env, str(EVENTS), str(PAGE))
    aims = dict.fromkeys(took, "500 ms") | {"the whole table": ""}
    return [
        Figure(f"history of {EVENTS:,} events: {part}", seconds * 1000, "ms", aims[part])
        for part, seconds in took.items()
    ]
