"""What one result costs until it is a frame for the consoles, in a large open's last round."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.live.processes import environment, run_python

from .figures import Figure

PLAYERS = 1_500
ROUNDS = 9

PROGRAM = """
import json, sys, time
import django

django.setup()

from django.core.management import call_command

call_command("migrate", verbosity=0)

import msgspec
from msgspec.structs import replace

from events import store
from events.live import Frame
from tests.bench import long_log
from tournaments.domain.discretion import EVERYTHING
from tournaments.frames import console_frame
from tournaments.services import states

players, rounds = map(int, sys.argv[1:])
long_log.PLAYERS = players
long_log.write("open", players * 2 + rounds * (players + 30))
long_log.name_everybody()
state = states.current("open")
recorded = store.read("open", state.seq - 500)
results = [event for event in recorded if event.type == "ResultEntered"][-40:]


def rendered(event):
    frame = Frame(stream="open", seq=event.seq, prev=event.seq - 1, events=(event,))
    fresh = replace(state)  # as each event makes one
    began = time.process_time()
    msgspec.json.encode(console_frame(frame, fresh, EVERYTHING))
    return time.process_time() - began


took = sorted(map(rendered, results))
print(json.dumps({"round": state.last_published, "median": took[len(took) // 2]}))
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        took: dict[str, float] = run_python(PROGRAM, env, str(PLAYERS), str(ROUNDS))
    what = f"frame of a result, {PLAYERS:,} players, round {took['round']:.0f}: CPU"
    return [Figure(what, took["median"] * 1000, "ms", "1 ms")]
