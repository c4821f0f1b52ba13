"""The log as rows: who did what, with names, before and after."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from events.messages import Recorded

from ... import log
from ..rows.log import ActivityRow
from .context import SentenceContext
from .sentence import sentence


def activity(context: SentenceContext, recorded: Iterable[Recorded]) -> tuple[ActivityRow, ...]:
    """One row an event, in the order given."""
    return tuple(_row(context, each) for each in recorded)


def _row(context: SentenceContext, recorded: Recorded) -> ActivityRow:
    event = log.decoded(recorded)
    return ActivityRow(
        seq=recorded.seq,
        at=recorded.recorded_at,
        actor=recorded.actor,
        actor_name=context.names.user(recorded.actor),
        role=recorded.role,
        device=recorded.device,
        type=recorded.type,
        text=sentence(event, replace(context, seq=recorded.seq)),
        reason=context.names.reason(recorded.reason),
        subject=log.subject(event),
    )
