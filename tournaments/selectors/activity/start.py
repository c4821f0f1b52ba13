"""Sentences about the hour after the start."""

from __future__ import annotations

from ...domain import events as e
from ..words import local_time, result_text
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: e.ClocksStarted, _telling: Telling) -> str:
    at = local_time(event.at)
    return f"Round {event.round}: clocks started at {at}, default time {event.default_time} minutes"


@sentence.register
def _(event: e.SeatFoundEmpty, telling: Telling) -> str:
    return f"{telling.seat(event.game, event.colour)} is not at the board"


@sentence.register
def _(event: e.SeatTaken, telling: Telling) -> str:
    return f"{telling.seat(event.game, event.colour)} is at the board now"


@sentence.register
def _(event: e.AbsenceExplained, telling: Telling) -> str:
    return f"{telling.player(event.player)} explained the absence in round {event.round} and stays"


@sentence.register
def _(event: e.AdjournmentTakenBack, telling: Telling) -> str:
    return f"{telling.board(event.game)}: adjournment taken back"


@sentence.register
def _(event: e.BoardDecided, telling: Telling) -> str:
    result = result_text(event.result) or "no result"
    ruling = f"{result} stands" if event.result == event.standing else f"{result} counts"
    article = f" ({event.article})" if event.article else ""
    seen = ", ".join(telling.names.user(user) for user in event.witnesses)
    witnesses = f"; seen by {seen}" if seen else ""
    when = f"; it happened at {local_time(event.happened_at)}" if event.happened_at else ""
    return f"{telling.board(event.game)}: decided that {ruling}{article}{when}{witnesses}"
