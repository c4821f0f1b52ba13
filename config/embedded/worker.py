"""The Celery worker of the embedded server: a thread beside the web server, without a broker."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from typing import Final

from celery.worker import WorkController, state

from config.celery import app
from tournaments import pairing_child
from tournaments.mirror.queue import AT_ONCE as MIRRORS
from tournaments.push.queue import AT_ONCE as TOURNAMENTS_OF_PHONES
from tournaments.webhooks import calling
from tournaments.webhooks.queue import AT_ONCE as WEBHOOKS

STOP_WITHIN = 1.0
"""Seconds a task gets at the end; an unfinished pairing is asked for again at the next start."""
PAIRINGS: Final = 2
"""Tasks at once, beside those that call others (webhooks, push services, mirrors) and may wait."""


@contextlib.contextmanager
def running_worker() -> Iterator[None]:
    """Runs a worker for the time of the block."""
    app.finalize()
    pairing_child.resume()
    calling.resume()
    worker = WorkController(
        app=app,
        hostname="hall",
        pool="threads",
        concurrency=PAIRINGS + WEBHOOKS + TOURNAMENTS_OF_PHONES + MIRRORS,
        loglevel="WARNING",
        quiet=True,
        without_heartbeat=True,
        without_mingle=True,
        without_gossip=True,
    )
    thread = threading.Thread(target=worker.start, name="worker", daemon=True)
    thread.start()
    try:
        yield
    finally:
        state.should_terminate = 0
        calling.stop()
        pairing_child.stop()  # the threads of the pool are waited for at the end of the process
        thread.join(STOP_WITHIN)
