"""Sentences about deadlines."""

from __future__ import annotations

from ...domain.deadlines.events import LastCallAnnounced, LastCallCancelled, PairingDeadlineSet
from ...domain.games.events import LateCorrectionAdmitted
from ..words import local_time
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: PairingDeadlineSet, _telling: Telling) -> str:
    until = local_time(event.at) if event.at else "as in the regulations"
    return f"Round {event.round}: pairing deadline {until}"


@sentence.register
def _(event: LastCallAnnounced, _telling: Telling) -> str:
    return f"Round {event.round}: last call for corrections until {local_time(event.until)}"


@sentence.register
def _(event: LastCallCancelled, _telling: Telling) -> str:
    return f"Round {event.round}: last call for corrections cancelled"


@sentence.register
def _(event: LateCorrectionAdmitted, telling: Telling) -> str:
    deadline = local_time(event.deadline)
    return f"{telling.board(event.game)}: correction admitted after the deadline of {deadline}"
