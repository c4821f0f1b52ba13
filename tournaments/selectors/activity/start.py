"""Sentences about the hour after the start."""

from __future__ import annotations

from ...domain.games.events import AdjournmentTakenBack
from ...domain.rulings.events import BoardDecided
from ...domain.start_of_play.events import (
    AbsenceExplained,
    ClocksStarted,
    SeatFoundEmpty,
    SeatTaken,
)
from ..words import local_time, result_text
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: ClocksStarted, _telling: Telling) -> str:
    at = local_time(event.at)
    return f"Round {event.round}: clocks started at {at}, default time {event.default_time} minutes"


@sentence.register
def _(event: SeatFoundEmpty, telling: Telling) -> str:
    return f"{telling.seat(event.game, event.colour)} is not at the board"


@sentence.register
def _(event: SeatTaken, telling: Telling) -> str:
    return f"{telling.seat(event.game, event.colour)} is at the board now"


@sentence.register
def _(event: AbsenceExplained, telling: Telling) -> str:
    return f"{telling.player(event.player)} explained the absence in round {event.round} and stays"


@sentence.register
def _(event: AdjournmentTakenBack, telling: Telling) -> str:
    return f"{telling.board(event.game)}: adjournment taken back"


@sentence.register
def _(event: BoardDecided, telling: Telling) -> str:
    result = result_text(event.result) or "no result"
    ruling = f"{result} stands" if event.result == event.standing else f"{result} counts"
    article = f" ({event.article})" if event.article else ""
    seen = ", ".join(telling.names.user(user) for user in event.witnesses)
    witnesses = f"; seen by {seen}" if seen else ""
    when = f"; it happened at {local_time(event.happened_at)}" if event.happened_at else ""
    return f"{telling.board(event.game)}: decided that {ruling}{article}{when}{witnesses}"
