"""What the log says in the end, held against what was acknowledged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from tests.live.processes import run_python

from .typists import Acknowledged
from .venue import Venue

READ_THE_LOG: Final = """
import json
import sys

import django

django.setup()

from events import store, verification

faults = [str(fault) for fault in verification.check("open")]
events = store.read("open", int(sys.argv[1]))
print(json.dumps({
    "faults": faults,
    "events": [[str(event.command_id), event.type, event.scope_names[0]] for event in events],
}))
"""
TYPED: Final = ("ResultEntered", "BoardNoted", "ResultCorrected")
"""What the three orders of a game become, once each."""


def read_log(venue: Venue) -> dict[str, Any]:
    """`faults`, and `events` (command id, type, subject) since the round was published."""
    log: dict[str, Any] = run_python(READ_THE_LOG, venue.env, str(venue.opened["seq"]))
    return log


def findings(log: dict[str, Any], acknowledged: Iterable[Acknowledged]) -> list[str]:
    """Empty: nothing was lost, nothing is there twice, and the log proves itself."""
    commands = Counter(command for command, _, _ in log["events"])
    done = [each for each in acknowledged if each.status in (200, 201)]
    lost = [each for each in done if each.command_id not in commands]
    twice = [command for command, times in commands.items() if times > 1]
    said = Counter((type_, subject) for _, type_, subject in log["events"])
    doubled = [key for key, times in said.items() if key[0] in TYPED and times > 1]
    refused = sum(each.status == 409 for each in acknowledged)
    return [
        *log["faults"],
        *(f"lost: {each.command_id} of game {each.game}" for each in lost),
        *(f"recorded twice: command {command}" for command in twice),
        *(f"doubled: {type_} of {subject}" for type_, subject in doubled),
        *([f"{refused} orders met another entry, and nobody else typed"] if refused else []),
    ]
