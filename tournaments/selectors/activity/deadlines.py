"""Sentences about deadlines."""

from __future__ import annotations

from ...domain.deadlines.events import LastCallAnnounced, LastCallCancelled, PairingDeadlineSet
from ...domain.games.events import LateCorrectionAdmitted
from ...domain.said import Said, said
from ..words import local_time
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: PairingDeadlineSet, _telling: Telling) -> Said:
    if not event.at:
        return said("Event-PairingDeadlineSet.regulations", round=event.round)
    return said("Event-PairingDeadlineSet", round=event.round, until=local_time(event.at))


@describe.register
def _(event: LastCallAnnounced, _telling: Telling) -> Said:
    return said("Event-LastCallAnnounced", round=event.round, until=local_time(event.until))


@describe.register
def _(event: LastCallCancelled, _telling: Telling) -> Said:
    return said("Event-LastCallCancelled", round=event.round)


@describe.register
def _(event: LateCorrectionAdmitted, telling: Telling) -> Said:
    deadline = local_time(event.deadline)
    return said("Event-LateCorrectionAdmitted", place=telling.board(event.game), deadline=deadline)
