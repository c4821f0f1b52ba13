"""What every page says of deadlines, and what the pairing page sets.

The last call that runs, and the games a pairing deadline proposes to adjourn.
"""

from __future__ import annotations

from typing import Any

from django.utils import timezone

from tournaments.selectors.deadlines import RoundDeadlines, round_deadlines

from .reading import Reading

MINUTES = 10
"""Of a last call, where the regulations give corrections no time."""


def deadlines_line(reading: Reading) -> dict[str, Any]:
    """`turns`: when the line says something else, without anything happening in the log."""
    running = _of_the_running_round(reading)
    if running is None:
        return {"deadlines": None}
    adjourning = running.round < reading.overview.rounds_total
    to_come = running.last_call if not running.last_call_over else ""
    paired = running.pairing_deadline if adjourning and not running.over else ""
    return {
        "deadlines": running,
        "turns": min(filter(None, (to_come, paired)), default=""),
        "may_adjourn": "adjourn-games" in reading.me.commands,
    }


def deadlines_panel(reading: Reading) -> dict[str, Any]:
    running = _of_the_running_round(reading)
    may = set() if reading.past else set(reading.me.commands)
    settings = reading.state.settings
    return {
        "clock": running,
        "is_last_round": running is not None and running.round >= settings.rounds,
        "call_minutes": settings.correction_deadline or MINUTES,
        "regulations_minutes": settings.pairing_deadline,
        "can_call": "announce-last-call" in may,
        "cancel_values": {"round": running.round, "expected": running.last_call} if running else {},
        "regulations_values": {"round": running.round, "expected": running.set_here}
        if running
        else {},
    }


def _of_the_running_round(reading: Reading) -> RoundDeadlines | None:
    """None: no round is being played, or the reader looks at the past."""
    state = reading.state
    number = state.last_published
    running = state.phase == "running" and state.round(number).status == "published"
    if reading.past or not running:
        return None
    return round_deadlines(state, reading.names, number, timezone.now().isoformat())
