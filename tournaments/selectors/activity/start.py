"""Sentences about the start of play."""

from __future__ import annotations

from ...domain.rulings.events import BoardDecided
from ...domain.said import Said, said
from ...domain.start_of_play.events import (
    ClocksStarted,
    SeatFoundEmpty,
    SeatTaken,
)
from ..formats import result_text
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: ClocksStarted, context: SentenceContext) -> Said:
    at = context.time(event.at)
    return said("Event-ClocksStarted", round=event.round, at=at, minutes=event.default_time)


@describe.register
def _(event: SeatFoundEmpty, context: SentenceContext) -> Said:
    return said("Event-SeatFoundEmpty", seat=context.seat(event.game, event.colour))


@describe.register
def _(event: SeatTaken, context: SentenceContext) -> Said:
    return said("Event-SeatTaken", seat=context.seat(event.game, event.colour))


@describe.register
def _(event: BoardDecided, context: SentenceContext) -> Said:
    stands = "stands" if event.result == event.standing else "counts"
    variant = stands if event.result else f"nothing-{stands}"
    happened = context.time(event.happened_at) if event.happened_at else ""
    witnesses = ", ".join(context.names.user(user) for user in event.witnesses)
    return said(
        f"Event-BoardDecided.{variant}",
        place=context.board(event.game),
        result=result_text(event.result),
        cited=int(bool(event.article)),
        article=event.article,
        dated=int(bool(happened)),
        happened=happened,
        witnessed=len(event.witnesses),
        witnesses=witnesses,
    )
