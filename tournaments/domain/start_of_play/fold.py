"""Folds of the hour after the start: clocks, empty seats, absences."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import AbsenceExplained, ClocksStarted, SeatFoundEmpty, SeatTaken


@folds(ClocksStarted)
def _clocks_started(ledger: Ledger, stamp: Stamp, event: ClocksStarted) -> None:
    ledger.step(
        event.round,
        stamp,
        event,
        clocks=event.at,
        clocks_seq=stamp.seq,
        default_time=event.default_time,
    )


@folds(SeatFoundEmpty, SeatTaken)
def _seat(ledger: Ledger, stamp: Stamp, event: SeatFoundEmpty | SeatTaken) -> None:
    game = ledger.games[event.game]
    others = tuple(colour for colour in game.empty if colour != event.colour)
    empty = (*others, event.colour) if isinstance(event, SeatFoundEmpty) else others
    ledger.games[event.game] = replace(game, empty=empty, history=(*game.history, stamp.seq))


@folds(AbsenceExplained)
def _absence_explained(ledger: Ledger, stamp: Stamp, event: AbsenceExplained) -> None:
    ledger.player(event.player, explained=event.round, explained_seq=stamp.seq)
