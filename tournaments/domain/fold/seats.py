"""Folds of the hour after the start: clocks, empty seats, absences, the chief's decisions."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import events as e
from ..state import Stamp
from .ledger import Folds, Ledger


def _clocks_started(ledger: Ledger, stamp: Stamp, event: e.ClocksStarted) -> None:
    ledger.step(
        event.round,
        stamp,
        event,
        clocks=event.at,
        clocks_seq=stamp.seq,
        default_time=event.default_time,
    )


def _seat(ledger: Ledger, stamp: Stamp, event: e.SeatFoundEmpty | e.SeatTaken) -> None:
    game = ledger.games[event.game]
    others = tuple(colour for colour in game.empty if colour != event.colour)
    empty = (*others, event.colour) if isinstance(event, e.SeatFoundEmpty) else others
    ledger.games[event.game] = replace(game, empty=empty, history=(*game.history, stamp.seq))


def _absence_explained(ledger: Ledger, stamp: Stamp, event: e.AbsenceExplained) -> None:
    ledger.player(event.player, explained=event.round, explained_seq=stamp.seq)


def _adjournment_taken_back(ledger: Ledger, stamp: Stamp, event: e.AdjournmentTakenBack) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game, adjourned=False, adjourned_seq=0, history=(*game.history, stamp.seq)
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")


def _board_decided(ledger: Ledger, stamp: Stamp, event: e.BoardDecided) -> None:
    game = ledger.games[event.game]
    history = (*game.history, stamp.seq)
    ledger.games[event.game] = replace(
        game, decided_seq=stamp.seq, decided_at=stamp.at, history=history
    )


FOLDS: Final[Folds] = {
    e.ClocksStarted: _clocks_started,
    e.SeatFoundEmpty: _seat,
    e.SeatTaken: _seat,
    e.AbsenceExplained: _absence_explained,
    e.AdjournmentTakenBack: _adjournment_taken_back,
    e.BoardDecided: _board_decided,
}
