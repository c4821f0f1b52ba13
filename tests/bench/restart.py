"""The first page after a restart on a long log, and the newest page of its activity."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

import httpx

from tests.live.processes import environment, run_python

from .embedded import PASSWORD, hall
from .figures import Figure

EVENTS = 50_000
STARTS = 3

MAKE = """
import json, sys
import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command

call_command("migrate", verbosity=0)

from tests.bench.long_log import write
from tests.live.playing import account
from tournaments.services import states

account("chief")
user = get_user_model().objects.get(username="chief")
user.set_password(sys.argv[2])
user.save()
write("open", int(sys.argv[1]), at_once=10)
call_command("rebuild_index", verbosity=0)
states.current("open")
for _ in range(30):  # as a hall has them after some minutes
    states.save_snapshots()
print(json.dumps(user.pk))
"""


FIRST = "first page"
PAGES = {
    "page of the activity": "/console/open/activity/",
    "older page of the activity": "/console/open/activity/?before=25000",
}


def measure() -> list[Figure]:
    took: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        run_python(MAKE, env, str(EVENTS), PASSWORD, patience=600)
        for start in range(STARTS + 1):
            with hall(Path(folder)) as (address, _), httpx.Client(timeout=60) as browser:
                public = ask(browser, f"{address}/t/open/")
                log_in(browser, address)
                seconds = {name: ask(browser, address + path) for name, path in PAGES.items()}
                for name, each in ({FIRST: public} | seconds).items() if start else ():
                    took.setdefault(name, []).append(each)
    return [
        Figure(f"{EVENTS:,} events, after a restart: {name}", statistics.median(each) * 1000, "ms")
        for name, each in took.items()
    ]


def ask(browser: httpx.Client, address: str) -> float:
    """Seconds until the page is there."""
    began = time.perf_counter()
    answer = browser.get(address)
    if answer.status_code != 200:
        raise RuntimeError(f"{address}: {answer.status_code}")
    return time.perf_counter() - began


def log_in(browser: httpx.Client, address: str) -> None:
    browser.get(f"{address}/login/")
    form = {
        "username": "chief",
        "password": PASSWORD,
        "csrfmiddlewaretoken": browser.cookies["csrftoken"],
    }
    browser.post(f"{address}/login/", data=form)
