"""Ten thousand readers of the public stream, six typists, six results a second.

All in one process against the door in front of the hall, in one run and in the order one process,
door, door, one process, each with and without the readers; each run on a copy of the same folder.
The readers are a process of their own on the same machine and fetch nothing.

CPU is user and system of the server's processes. Of one process the announcements are what it
takes with readers more than without, by result; of the door all that it takes while they type.
`waited` is how long the hall stood ready and had no core: it says how busy the machine was.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tests.live.crowd import narrow_hall
from tests.live.processes import ROOT

from .embedded import open_the_hall
from .figures import Figure, percentile
from .typing_arbiters import ARBITERS, Arbiter, shown, type_all

READERS = int(os.environ.get("READERS", "10000"))
PLAYERS = 500
BOARDS = 42
"""Entered, then corrected: 84 results in 14 seconds."""
PAUSE = 1.0
FILES = 20_000
SETTLE = 2.0
WAYS = ((), ("--one-process",))
ORDER = (1, 0, 0, 1)
TICK = os.sysconf("SC_CLK_TCK")


class Use(msgspec.Struct, frozen=True):
    """Of a process: seconds of CPU, seconds ready without a core, KiB."""

    cpu: float
    waited: float
    memory: int


class Run(msgspec.Struct):
    """One way of serving: what typists saw, what the processes took, and the last reader."""

    acknowledged: list[float]
    shown: list[float]
    last: list[float]
    announcements: int
    cpu: dict[str, float]
    waited: float
    reader: float
    """KiB that a reader takes in the process that tells it."""


def measure() -> list[Figure]:
    runs: dict[tuple[int, int], list[Run]] = {}
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made"
        made.mkdir()
        opened = open_the_hall(made, PLAYERS, ARBITERS)
        for number, way in enumerate(ORDER):
            for readers in (0, READERS):
                copy = Path(folder) / f"{number}-{readers}"
                shutil.copytree(made, copy)
                runs.setdefault((way, readers), []).append(run(copy, opened, way, readers))
                shutil.rmtree(copy)
    return [Figure("load of the machine before", load, ""), *_figures(runs)]


def run(folder: Path, opened: dict[str, object], way: int, readers: int) -> Run:
    with narrow_hall(folder, FILES, *WAYS[way]) as port:
        running = processes(folder)
        empty = {name: use(process) for name, process in running.items()}
        with _reading(port, readers) as told:
            time.sleep(SETTLE)
            before = {name: use(process) for name, process in running.items()}
            arbiters = _typed(port, opened)
            after = {name: use(process) for name, process in running.items()}
    front = "door" if "door" in running else "hall"
    return Run(
        [took for arbiter in arbiters for took in arbiter.acknowledged],
        shown(arbiters),
        _last(arbiters, told, readers),
        len(told),
        {name: after[name].cpu - before[name].cpu for name in running},
        after["hall"].waited - before["hall"].waited,
        (before[front].memory - empty[front].memory) / max(1, readers),
    )


def _typed(port: int, opened: dict[str, object]) -> list[Arbiter]:
    address, tokens, seq = f"http://127.0.0.1:{port}", opened["tokens"], opened["seq"]
    assert isinstance(tokens, list)
    assert isinstance(seq, int)
    games = opened["games"]
    assert isinstance(games, list)
    arbiters = [Arbiter(address, token, seq, PAUSE) for token in tokens]
    asyncio.run(type_all(arbiters, games[:BOARDS]))
    return arbiters


@contextmanager
def _reading(port: int, number: int) -> Iterator[dict[int, tuple[int, float]]]:
    """So many readers; at the end what they were told stands in the dict."""
    told: dict[int, tuple[int, float]] = {}
    if not number:
        yield told
        return
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.door_readers", str(port), str(number)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"listening\n"
        yield told
        process.stdin.write(b"\n")
        process.stdin.flush()
        said = json.loads(process.stdout.readline())
        told |= {int(version): (int(many), last) for version, (many, last) in said.items()}
    finally:
        process.kill()
        process.wait()


def _last(arbiters: list[Arbiter], told: dict[int, tuple[int, float]], readers: int) -> list[float]:
    """From before each POST until the last reader was told it: each result is a version."""
    whole = sorted(version for version, (many, _) in told.items() if many >= readers)
    if not whole:
        return []
    sent = {seq: began for arbiter in arbiters for seq, began in arbiter.sent.items()}
    newest = max(sent)
    took = []
    for seq, began in sent.items():
        version = whole[-1] - (newest - seq)
        reached = [told[one][1] for one in whole if one >= version]
        took.append(min(reached) - began)
    return took


def processes(folder: Path) -> dict[str, int]:
    """Of a running server, the hall and its door, where it has one."""
    hall = int((folder / "server.lock").read_text().rpartition(" ")[2].rstrip(")\n"))
    children = Path(f"/proc/{hall}/task").glob("*/children")
    found = [int(child) for file in children for child in file.read_text().split()]
    door = [child for child in found if b"config.door" in _command(child)]
    return {"hall": hall, **({"door": door[0]} if door else {})}


def _command(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def use(process: int) -> Use:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    waited = sum(int(file.read_text().split()[1]) for file in threads)
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    size = os.sysconf("SC_PAGE_SIZE")
    return Use((int(fields[11]) + int(fields[12])) / TICK, waited / 1e9, pages * size // 1024)


def _figures(runs: dict[tuple[int, int], list[Run]]) -> Iterator[Figure]:
    for way, name in ((1, "one process"), (0, "door and hall")):
        for readers in (0, READERS):
            these = runs[way, readers]
            beside = f"{name}, {readers:,} readers" if readers else name
            for what in ("acknowledged", "shown", "last"):
                values = [took for run in these for took in getattr(run, what)]
                for part in (50, 95):
                    if values:
                        label = f"{beside}: {what}, p{part}"
                        yield Figure(label, percentile(values, part) * 1000, "ms")
            yield Figure(f"{beside}: waited", sum(run.waited for run in these), "s")
            for process in these[0].cpu:
                used = sum(run.cpu[process] for run in these) / sum(
                    len(run.acknowledged) for run in these
                )
                yield Figure(f"{beside}: CPU of the {process} a result", used * 1000, "ms")
        yield from _told(name, runs[way, 0], runs[way, READERS])


def _told(name: str, without: list[Run], beside: list[Run]) -> Iterator[Figure]:
    def cpu(runs: list[Run]) -> float:
        return sum(sum(run.cpu.values()) for run in runs)

    announcements = sum(run.announcements for run in beside)
    each = (cpu(beside) - cpu(without)) / max(1, announcements)
    yield Figure(f"{name}: announcements", announcements, "")
    yield Figure(f"{name}: CPU an announcement, all that is more with readers", each, "s")
    if "door" in beside[0].cpu:
        own = sum(run.cpu["door"] for run in beside) / max(1, announcements)
        yield Figure(f"{name}: CPU of the door an announcement, all it does", own, "s")
    yield Figure(f"{name}: memory a reader", max(run.reader for run in beside), "KiB")
