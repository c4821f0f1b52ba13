"""What the long pages of the console cost the server, until their first rows are sent and in all,
and how much of them travels."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.live.processes import environment, run_python

from .figures import Figure

PLAYERS = 1_500
ROUNDS = 9
PAGES = (
    "results",
    "entries",
    "check-in",
    "standings",
    "crosstable",
    "progress",
    "pictures",
    "ratings",
    "settings",
    "pairing/9",
    "norms",
    "entries/group",
    "pairing/9/refuse",
    "appeals",
    "federation-report",
)
CPU_AIM = "< 60"
FIRST_AIM = "< 300"
SENT_AIM = "< 300"

PROGRAM = """
import gzip, json, sys, time
import django

django.setup()

from itertools import takewhile
from statistics import median

from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.test import Client

call_command("migrate", verbosity=0)

from tests.bench import long_log
from tests.live.playing import account

players, rounds = map(int, sys.argv[1:3])
long_log.PLAYERS = players
closed = f"RoundClosed(round={rounds})"
before = sum(1 for _ in takewhile(lambda event: repr(event) != closed, long_log.happenings()))
account("chief")
long_log.write("open", before + 1)
long_log.name_everybody()
call_command("rebuild_index", verbosity=0)
browser = Client(SERVER_NAME="127.0.0.1")
browser.force_login(get_user_model().objects.get(username="chief"))


def asked(page):
    began = time.process_time()
    answer = browser.get(f"/console/open/{page}/")
    pieces = iter(answer.streaming_content if answer.streaming else [answer.content])
    first = next(pieces)
    until_first = time.process_time() - began
    body = first + b"".join(pieces)
    in_all = time.process_time() - began
    assert answer.status_code == 200, (page, answer.status_code)
    return until_first, in_all, len(first), len(gzip.compress(body, 6))


measured = {page: [asked(page) for _ in range(8)][1:] for page in sys.argv[3:]}
print(
    json.dumps(
        {
            page: (median(one[0] for one in each), median(one[1] for one in each), *each[0][2:])
            for page, each in measured.items()
        }
    )
)
"""


def measure() -> list[Figure]:
    """Of each page that is asked for again: the processor's time until its first piece and in all,
    the size of that piece as it stands, and of the whole page compressed."""
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        sizes = (str(PLAYERS), str(ROUNDS))
        measured = run_python(PROGRAM, env, *sizes, *PAGES, patience=600)
    of = f"{PLAYERS:,} players, {ROUNDS} rounds, console page"
    return [
        figure
        for page, (first, whole, first_size, size) in measured.items()
        for figure in (
            Figure(f"{of} {page}: CPU until the first piece", first * 1000, "ms", CPU_AIM),
            Figure(f"{of} {page}: first piece", first_size / 1000, "kB", FIRST_AIM),
            Figure(f"{of} {page}: CPU of all of it", whole * 1000, "ms"),
            Figure(f"{of} {page}: compressed", size / 1000, "kB", SENT_AIM),
        )
    ]
