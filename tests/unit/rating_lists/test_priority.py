"""Whoever reads a long list does it when nobody else wants the processor."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests import rating_list_files as files
from tournaments.rating_lists import build

READ = """
import os
from tournaments.rating_lists import build
build.LONG = {long}
build.main()
print(os.sched_getscheduler(0))
"""


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no such class")
@pytest.mark.parametrize(("long", "idle"), [(200, True), (201, False)])
def test_a_long_list_is_read_when_nobody_else_wants_the_processor(
    tmp_path: Path, long: int, idle: bool
) -> None:
    listed = tmp_path / "list.txt"
    listed.write_text("".join(files.text(200)), encoding="ascii")
    job = build.Job(
        file=str(listed), name="list.txt", period="2026-10", store=str(tmp_path / "list.sqlite3")
    )
    read = subprocess.run(
        [sys.executable, "-c", READ.format(long=long)],
        input=msgspec.json.encode(job),
        capture_output=True,
        check=True,
    )
    *_, made, scheduler = read.stdout.splitlines()
    assert msgspec.json.decode(made)["type"] == "made"
    assert int(scheduler) == (os.SCHED_IDLE if idle else os.SCHED_OTHER)
