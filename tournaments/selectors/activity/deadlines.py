"""Sentences about deadlines."""

from __future__ import annotations

from ...domain.deadlines.events import LastCallAnnounced, PairingDeadlineSet
from ...domain.games.events import LateCorrectionAdmitted
from ...domain.said import Said, said
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: PairingDeadlineSet, telling: Telling) -> Said:
    if not event.at:
        return said("Event-PairingDeadlineSet.regulations", round=event.round)
    return said("Event-PairingDeadlineSet", round=event.round, until=telling.time(event.at))


@describe.register
def _(event: LastCallAnnounced, telling: Telling) -> Said:
    return said("Event-LastCallAnnounced", round=event.round, until=telling.time(event.until))


@describe.register
def _(event: LateCorrectionAdmitted, telling: Telling) -> Said:
    deadline = telling.time(event.deadline)
    return said("Event-LateCorrectionAdmitted", place=telling.board(event.game), deadline=deadline)
