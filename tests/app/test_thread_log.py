"""What ends a thread of the server stands in its log file and on stderr."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .started import ROOT, environment

PROGRAM = """
import threading
from config.embedded.run import _set_up_django

def breaks():
    {error}

_set_up_django()
thread = threading.Thread(target=breaks, name="sweeper")
thread.start()
thread.join()
"""


@pytest.mark.parametrize(
    "error",
    ["raise LookupError('no such round')", "raise OSError(28, 'No space left on device')"],
)
def test_what_ends_a_thread_is_logged_to_both(tmp_path: Path, error: str) -> None:
    log = tmp_path / "openhall.log"
    settings = {"DJANGO_SETTINGS_MODULE": "config.settings", "OPENHALL_DATA": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(error=error)],
        cwd=ROOT,
        env=environment(**settings, OPENHALL_LOG=str(log)),
        capture_output=True,
        text=True,
        check=True,
    )
    reason = error.partition("'")[2].rstrip("')")
    for said in (ended.stderr, log.read_text()):
        assert "the thread sweeper ended with an error" in said
        assert reason in said
        assert "in breaks" in said
        assert said.count("Traceback") == 1
