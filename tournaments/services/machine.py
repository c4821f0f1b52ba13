"""How the machine fares on which the server runs, and the clocks of those who type."""

from __future__ import annotations

import os
import shutil
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from django.conf import settings

from events import store

from ..domain.ids import UserId
from . import states

LOOKED_AT: Final = 300
"""Events of a log by which clocks are compared."""
AHEAD: Final = 5.0
"""Seconds: no message takes less time than none."""
BEHIND: Final = 60.0
"""Seconds; less may be the way of a message."""
AT_LEAST: Final = 3
"""Entries of a device that all come so late: one alone may have waited for the network."""


class Room(NamedTuple):
    """Of a disk, in bytes; of descriptors, as a number."""

    free: int
    all: int


class Clock(NamedTuple):
    """Whose clock is wrong by so many seconds; below 0: it is behind."""

    user: UserId
    device: str
    ahead: float


def disk() -> Room | None:
    """Where the data folder is; None: nobody knows."""
    try:
        usage = shutil.disk_usage(settings.DATA_DIR)
    except OSError:
        return None
    return Room(usage.free, usage.total)


def memory() -> Room | None:
    """What programs can still have, on Linux; None: nobody knows."""
    try:
        lines = Path("/proc/meminfo").read_text("ascii").splitlines()
        said = {name: int(value.split()[0]) << 10 for name, _, value in _split(lines)}
        return Room(said["MemAvailable"], said["MemTotal"])
    except (OSError, KeyError, ValueError, IndexError):
        return None


def descriptors() -> Room | None:
    """Files and connections that this process may still open, on Linux; None: nobody knows."""
    try:
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return Room(most - len(os.listdir("/proc/self/fd")), most)  # noqa: PTH208
    except (ImportError, OSError):
        return None


def wrong_clocks(stream: str) -> list[Clock]:
    """Of those who typed lately, by what their devices said of the time and when it came."""
    head = states.current(stream).seq
    late: dict[tuple[str, str], list[float]] = {}
    for event in store.read(stream, max(0, head - LOOKED_AT), head):
        if event.occurred_at:
            said = datetime.fromisoformat(event.occurred_at)
            seconds = (datetime.fromisoformat(event.recorded_at) - said).total_seconds()
            late.setdefault((event.actor, event.device), []).append(seconds)
    clocks = []
    for (actor, device), each in sorted(late.items()):
        least = min(each)
        if least < -AHEAD or (least > BEHIND and len(each) >= AT_LEAST):
            clocks.append(Clock(UserId(actor), device, -least))
    return clocks


def _split(lines: list[str]) -> list[tuple[str, str, str]]:
    return [line.partition(":") for line in lines]
