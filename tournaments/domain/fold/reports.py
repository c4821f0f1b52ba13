"""Folds of players' reports: claims beside the board, which move nothing on it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from pairing.model import Colour

from .. import events as e
from ..results import Result
from ..state import Report, Stamp
from .ledger import Folds, Ledger


def _player_reported(ledger: Ledger, stamp: Stamp, event: e.PlayerReported) -> None:
    game = ledger.games[event.game]
    colour = Colour(event.colour)
    before = game.report_of(colour)
    report = Report(
        colour=colour,
        result=Result(event.result),
        seq=stamp.seq,
        at=stamp.at,
        times=before.times + 1 if before else 1,
    )
    others = tuple(each for each in game.reports if each.colour is not colour)
    ledger.games[event.game] = replace(game, reports=(*others, report))


def _reports_settled(ledger: Ledger, _stamp: Stamp, event: e.ReportsSettled) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(game, reports_settled=event.of)


FOLDS: Final[Folds] = {
    e.PlayerReported: _player_reported,
    e.ReportsSettled: _reports_settled,
}
