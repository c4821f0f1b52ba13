"""Every kind of sheet of a large open as PDF: processor seconds of one request, five rounds
published. Codes are drawn anew, the pages of the public are known."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.live.processes import environment, run_python

from .figures import Figure

PLAYERS = 500
PATIENCE = 600.0

PROGRAM = """
import json, sys, time
import django

django.setup()

from django.conf import settings
from django.core.management import call_command

call_command("migrate", verbosity=0)
settings.ALLOWED_HOSTS = ["*"]

from frontend.print.pdf import paper
from tests.app.builders import open_hall
from tournaments.domain.settings.settings import Settings

ROUND = 5
hall = open_hall(int(sys.argv[1]), settings=Settings(rounds=9, player_reports=True))
for _ in range(ROUND - 1):
    hall.play_round()
hall.pair()
hall.publish()
client, took = hall.client(), {}
for kind, place in {
    "by name": f"pairings/{ROUND}/?by=name",
    "by board": f"pairings/{ROUND}/?by=board",
    "standings": "standings/?",
    "crosstable": "crosstable/?",
    "progress": "progress/?",
    "slips": f"slips/{ROUND}/?",
    "cards": "cards/?",
    "start list": "start-list/?",
    "check-in list": "check-in/?",
    "badges": "badges/?",
    "place cards": f"place-cards/{ROUND}/?",
    "notebook": f"notebook/{ROUND}/?",
}.items():
    best = 600.0
    for _ in range(2):  # the first reads what a server reads once in its life
        paper._code.cache_clear()
        began = time.process_time()
        answer = client.get(
            f"/console/{hall.slug}/print/{place}&as=pdf", headers={"host": "hall.example.org"}
        )
        best = min(best, time.process_time() - began)
        assert answer.status_code == 200
    took[kind] = best
print(json.dumps(took))
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        took: dict[str, float] = run_python(PROGRAM, env, str(PLAYERS), patience=PATIENCE)
    return [
        Figure(f"{kind} as PDF, {PLAYERS} players", seconds, "s", "2 s")
        for kind, seconds in took.items()
    ]
