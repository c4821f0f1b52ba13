"""Copies of a data folder with two tournaments in it, made once in a run, and what is done to
them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from uuid import uuid4

import pytest
from django.db import connections

from events import store
from events.messages import Envelope, NewEvent, Outcome
from tests.parallel import made_once, shared_folder
from tournaments.backups.copies import SQLITE
from tournaments.backups.kept import KeptHall

from .started import ROOT, environment


def copied(config: pytest.Config, data: Path) -> KeptHall:
    """A hall of the test's own."""

    def make(folder: Path) -> None:
        folder.mkdir()
        subprocess.run(
            [sys.executable, "-m", "tests.app.kept_hall"],
            cwd=ROOT,
            env=environment(OPENHALL_DATA=str(folder)),
            check=True,
            timeout=120,
        )

    shutil.copytree(made_once(shared_folder(config) / "kept-hall", make), data)
    return of_folder(data)


def of_folder(data: Path) -> KeptHall:
    return KeptHall(
        data, data / "openhall.sqlite3", *(_key(data, name) for name in ("secret", "push"))
    )


def _key(data: Path, name: str) -> str:
    file = data / f"{name}-key"
    return file.read_text().strip() if file.is_file() else ""


@contextmanager
def opened(hall: KeptHall) -> Iterator[str]:
    """The alias under which the database of that hall can be written."""
    alias = f"hall-{uuid4().hex[:8]}"
    connections.databases[alias] = {
        **connections.databases["default"],
        "ENGINE": SQLITE,
        "NAME": str(hall.database),
        "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 8},
    }
    try:
        yield alias
    finally:
        connections[alias].close()
        del connections[alias]
        del connections.databases[alias]


def _outcome(event: NewEvent, _locked: object) -> Outcome:
    return Outcome([event], {"status": "recorded"})


def go_on(hall: KeptHall, times: int, actor: str = "user:1") -> None:
    """So many more events in `open`: a round is closed and opened again, which is what the last two
    of the prepared log do."""
    with opened(hall) as using:
        for _ in range(times):
            last = store.read("open", using=using)[-2]
            event = NewEvent(
                type=last.type,
                version=last.version,
                body=last.body.encode(),
                scopes=last.scope_names,
            )
            store.execute(
                "open",
                Envelope(command_id=uuid4(), actor=actor, role="chief"),
                partial(_outcome, event),
                using=using,
            )
