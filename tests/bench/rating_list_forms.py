"""FIDE's list of 1.9 million players in each form in which it is downloaded, each read by a child
process as the server starts it, with nothing beside.

The processor's time hardly hangs on what else the machine does; how long it takes does.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests import rating_list_files as files
from tests.live.processes import ROOT
from tournaments.rating_lists.build import Job, ListNotMade, Made, Progress

from .figures import Figure

LISTED = 1_900_000


def measure(listed: int = LISTED) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        return [
            figure for file in written(Path(folder), listed) for figure in _figures(file, listed)
        ]


def written(folder: Path, listed: int) -> Iterator[Path]:
    """Columns and XML, each plain and packed; one after the other, for the disk's sake."""
    for name in ("list.txt", "list.xml"):
        plain = folder / name
        pieces = files.text(listed) if name.endswith("txt") else files.xml(listed)
        with plain.open("w", encoding="ascii", newline="") as file:
            file.writelines(pieces)
        yield plain
        packed = folder / f"{name}.zip"
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            archive.write(plain, name)
        plain.unlink()
        yield packed
        packed.unlink()


def _figures(file: Path, listed: int) -> Iterator[Figure]:
    store = file.with_suffix(".sqlite3")
    job = Job(file=str(file), name=file.name, period="2026-10", store=str(store))
    began = time.perf_counter()
    child = subprocess.Popen(
        (sys.executable, "-m", "tournaments.rating_lists.build"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    with child.stdin as pipe:
        pipe.write(msgspec.json.encode(job))
    said = child.stdout.read()
    _, _, used = os.wait4(child.pid, 0)
    took = time.perf_counter() - began
    last = msgspec.json.decode(said.splitlines()[-1], type=Progress | Made | ListNotMade)
    if not isinstance(last, Made) or last.rows != listed:
        raise RuntimeError(last)
    store.unlink()
    name = f"{listed} players of {file.name}"
    yield Figure(f"{name} made searchable", took, "s", "180 s")
    yield Figure("of it the processor's time", used.ru_utime + used.ru_stime, "s")
    yield Figure("memory at most", used.ru_maxrss / 1024, "MB", "300 MB")


if __name__ == "__main__":
    from .figures import table

    count = int(os.environ.get("LISTED", LISTED))
    sys.stdout.write(f"{table(measure(count))}\n")
