"""The report for the federation of a large open: processor seconds of its page, of the self-test
and of a package, by whoever comes first after an event. All nine rounds are over, and three
packages were made."""

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

from tests.app.builders import envelope, open_hall
from tournaments.domain.federation_reports.commands import MakeReport
from tournaments.domain.settings.settings import Settings
from tournaments.imports import federation_reports
from tournaments.imports.self_test import self_test
from tournaments.services import states
from tournaments.services.users import user_id

hall = open_hall(int(sys.argv[1]), settings=Settings(rounds=9, city="Prague", federation="CZE"))
for _ in range(9):
    hall.play_round()
client, took = hall.client(), {}


def measured(name, ask):
    best = 600.0
    for _ in range(2):
        states.forget()
        states.current(hall.slug)
        began = time.process_time()
        ask()
        best = min(best, time.process_time() - began)
    took[name] = best


def page(query=""):
    headers = {"HX-Request": "true"} if query else {}
    place = f"/console/{hall.slug}/federation-report/{query}"
    assert client.get(place, headers=headers).status_code == 200


def make(number):
    command = MakeReport(number=number, base=hall.state.seq)
    sent = envelope(user_id(hall.chief), reason="once more")
    federation_reports.make(hall.slug, command, sent)


page()  # what a server reads once in its life
measured("page, no package", page)
began = time.process_time()
for number in (1, 2, 3):
    make(number)
took["package made, mean of three"] = (time.process_time() - began) / 3
assert len(hall.state.federation_reports) == 3
measured("page, three packages", page)
measured("what differs between two packages", lambda: page("?part=report_changes&number=3"))
measured("package made again, digest compared", lambda: page("?part=report_digest&number=3"))
measured("self-test", lambda: self_test(hall.state, hall.names))
print(json.dumps(took))
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        took: dict[str, float] = run_python(PROGRAM, env, str(PLAYERS), patience=PATIENCE)
    return [Figure(f"{PLAYERS} players: {what}", seconds, "s") for what, seconds in took.items()]
