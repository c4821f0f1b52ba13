"""Sentences about the start of play."""

from __future__ import annotations

from ...domain.rulings.events import BoardDecided
from ...domain.said import Said, said
from ...domain.start_of_play.events import (
    ClocksStarted,
    SeatFoundEmpty,
    SeatTaken,
)
from ..words import result_text
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: ClocksStarted, telling: Telling) -> Said:
    at = telling.time(event.at)
    return said("Event-ClocksStarted", round=event.round, at=at, minutes=event.default_time)


@describe.register
def _(event: SeatFoundEmpty, telling: Telling) -> Said:
    return said("Event-SeatFoundEmpty", seat=telling.seat(event.game, event.colour))


@describe.register
def _(event: SeatTaken, telling: Telling) -> Said:
    return said("Event-SeatTaken", seat=telling.seat(event.game, event.colour))


@describe.register
def _(event: BoardDecided, telling: Telling) -> Said:
    stands = "stands" if event.result == event.standing else "counts"
    variant = stands if event.result else f"nothing-{stands}"
    happened = telling.time(event.happened_at) if event.happened_at else ""
    witnesses = ", ".join(telling.names.user(user) for user in event.witnesses)
    return said(
        f"Event-BoardDecided.{variant}",
        place=telling.board(event.game),
        result=result_text(event.result),
        cited=int(bool(event.article)),
        article=event.article,
        dated=int(bool(happened)),
        happened=happened,
        witnessed=len(event.witnesses),
        witnesses=witnesses,
    )
