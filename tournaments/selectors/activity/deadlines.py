"""Sentences about deadlines."""

from __future__ import annotations

from ...domain.deadlines.events import LastCallAnnounced, PairingDeadlineSet
from ...domain.games.events import LateCorrectionAdmitted
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: PairingDeadlineSet, context: SentenceContext) -> Said:
    if not event.at:
        return said("Event-PairingDeadlineSet.regulations", round=event.round)
    return said("Event-PairingDeadlineSet", round=event.round, until=context.time(event.at))


@describe.register
def _(event: LastCallAnnounced, context: SentenceContext) -> Said:
    return said("Event-LastCallAnnounced", round=event.round, until=context.time(event.until))


@describe.register
def _(event: LateCorrectionAdmitted, context: SentenceContext) -> Said:
    deadline = context.time(event.deadline)
    return said("Event-LateCorrectionAdmitted", place=context.board(event.game), deadline=deadline)
