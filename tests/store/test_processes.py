"""Other processes beside the server: they write to the same log, in turn."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

from django.db import connections

from events import codec

from .log import Log

ROOT = Path(__file__).parents[2]

WRITER = """
import sys, django
django.setup()
from events import store
from tests.builders import envelope, noted
for turn in range(40):
    store.execute(sys.argv[1], envelope(), noted(f"other {turn}"))
"""


def test_a_command_of_another_process_gets_its_turn_while_threads_write(log: Log) -> None:
    log.begin()
    done = threading.Event()

    def keep_writing() -> None:
        while not done.is_set():
            log.note("own")
        connections.close_all()

    threads = [threading.Thread(target=keep_writing) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        subprocess.run(
            [sys.executable, "-c", WRITER, log.stream],
            cwd=ROOT,
            env={**os.environ, "DATABASE_URL": log.url, "REDIS_URL": ""},
            check=True,
            timeout=60,
        )
    finally:
        done.set()
        for thread in threads:
            thread.join()
    texts = [codec.decode(event).text for event in log.read(after=1)]
    assert [text for text in texts if text != "own"] == [f"other {turn}" for turn in range(40)]
    assert "own" in texts
    assert log.verify() == []
