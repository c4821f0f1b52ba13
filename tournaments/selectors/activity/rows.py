"""The log as rows: who did what, with names, before and after."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from events.messages import Recorded

from ... import log
from ..rows import ActivityRow
from .sentence import sentence
from .telling import Telling


def activity(telling: Telling, recorded: Iterable[Recorded]) -> tuple[ActivityRow, ...]:
    """One row an event, in the order given."""
    return tuple(_row(telling, each) for each in recorded)


def _row(telling: Telling, recorded: Recorded) -> ActivityRow:
    event = log.decoded(recorded)
    return ActivityRow(
        seq=recorded.seq,
        at=recorded.recorded_at,
        actor=recorded.actor,
        actor_name=telling.names.user(recorded.actor),
        role=recorded.role,
        device=recorded.device,
        type=recorded.type,
        text=sentence(event, replace(telling, seq=recorded.seq)),
        reason=telling.names.reason(recorded.reason),
        subject=log.subject(event),
    )
