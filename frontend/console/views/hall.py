"""How is the hall: what could stop the server, and what would be lost with it, in plain words."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Final

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache

from tournaments import pairing_job
from tournaments.backups import continuous
from tournaments.backups.continuous import Status
from tournaments.services import machine
from tournaments.services.machine import Room
from tournaments.services.permissions import is_chief_himself
from tournaments.words import label, speak

from . import second_machine_lines
from .hall_line import HallLine, Mood, age
from .pages import console_page, show
from .reading import Reading

LATE: Final = 180
"""Seconds after which the newest back-up is too old while nothing is said to be wrong."""
MEGABYTE: Final = 1_000_000
GIGABYTE: Final = 1_000_000_000
FULL_DISK: Final = (GIGABYTE, 5 * GIGABYTE)
FULL_MEMORY: Final = (200 * MEGABYTE, 500 * MEGABYTE)
FEW_CONNECTIONS: Final = (100, 300)
SLOW_PAIRING: Final = 120
"""Seconds after which somebody should look whether a worker runs."""


@never_cache
@console_page
def hall_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """For the chief; asked again every few seconds by the page itself."""
    if not is_chief_himself(request.user, reading.state):
        raise PermissionDenied(speak("Console-Hall.not-yours"))
    status = continuous.status()
    context = {
        "machine_lines": machine_lines(reading),
        "clock_lines": clock_lines(reading),
        "second_lines": second_machine_lines.lines(),
        "backup_lines": backup_lines(status),
        "backups": None if isinstance(status, str) else status,
        "part": "hall",
    }
    return show(request, reading, "settings", "hall", context)


def machine_lines(reading: Reading) -> list[HallLine]:
    """Disk, memory, connections, and the pairing that is waited for."""
    lines = [
        _room("disk", machine.disk(), FULL_DISK, GIGABYTE),
        _room("memory", machine.memory(), FULL_MEMORY, MEGABYTE),
        _room("connections", machine.descriptors(), FEW_CONNECTIONS, 1),
        _pairing(reading),
    ]
    return [line for line in lines if line]


def clock_lines(reading: Reading) -> list[HallLine]:
    """Whose clock is wrong."""
    wrong = machine.wrong_clocks(reading.stream)
    if not wrong:
        return [HallLine(speak("Console-HallClock.well"))]
    return [
        HallLine(
            speak(
                f"Console-HallClock.{'ahead' if clock.ahead > 0 else 'behind'}",
                {"name": reading.names.user(clock.user), "age": age(abs(clock.ahead))},
            ),
            "warn",
        )
        for clock in wrong
    ]


def _room(what: str, room: Room | None, limits: tuple[int, int], unit: int) -> HallLine | None:
    """`limits`: below the first it is bad, below the second a warning."""
    if room is None:
        return None
    bad, warn = limits
    mood: Mood = "bad" if room.free < bad else "warn" if room.free < warn else "good"
    facts = {"free": max(0, room.free) // unit, "all": room.all // unit}
    text = speak(f"Console-HallMachine.{what}", facts)
    return HallLine(text if mood == "good" else f"{text} {label('Console-HallLack', what)}", mood)


def _pairing(reading: Reading) -> HallLine:
    asked = pairing_job.open_requests(reading.state)
    if not asked:
        return HallLine(speak("Console-HallMachine.no-pairing"))
    since = min(datetime.fromisoformat(each.steps[-1].at) for each in asked)
    seconds = (timezone.now() - since).total_seconds()
    mood: Mood = "warn" if seconds > SLOW_PAIRING else "good"
    return HallLine(speak("Console-HallMachine.pairing", {"age": age(seconds)}), mood)


def backup_lines(status: Status | str) -> list[HallLine]:
    """How the back-ups fare; `status` is a word where there are none."""
    if isinstance(status, str):
        mood: Mood = "warn" if status == "off" else "good"
        return [HallLine(speak(f"Console-HallBackup.{status}"), mood)]
    lines = [_trouble(status)] if status.trouble else [_well(status)]
    if status.number:
        size = max(1, round(status.size / MEGABYTE))
        lines.append(
            HallLine(speak("Console-HallBackup.kept", {"count": status.number, "size": size}))
        )
    if status.same_disk:
        lines.append(HallLine(speak("Console-HallBackup.same-disk"), "warn"))
    return lines


def _well(status: Status) -> HallLine:
    """What is in the newest is all there is: since then nothing happened that is not in it."""
    if not status.checked:
        return HallLine(speak("Console-HallBackup.waiting"))
    seconds = time.monotonic() - status.checked
    mood: Mood = "good" if seconds < max(LATE, 3 * continuous.SHARE * status.took) else "bad"
    return HallLine(speak("Console-HallBackup.well", {"age": age(seconds)}), mood)


def _trouble(status: Status) -> HallLine:
    lasts = {"age": age(time.monotonic() - status.since)}
    what = speak(f"Console-HallTrouble.{known_trouble(status.trouble)}", lasts)
    if status.last is None:
        last = speak("Console-HallBackup.never")
    else:
        seconds = (timezone.now() - status.last).total_seconds()
        last = speak("Console-HallBackup.last", {"age": age(seconds)})
    return HallLine(f"{what} {last} {speak('Console-HallBackup.tried')}", "bad")


def known_trouble(code: str) -> str:
    """Of the codes of `BackupRefused` those that have words; any other is a disk's."""
    return code if code in _TROUBLES else "disk-broken"


_TROUBLES: Final = frozenset(
    {
        *("no-folder", "disk-full", "hall-disk-full", "read-only"),
        *("damaged", "passphrase", "disk-broken"),
    }
)
