"""Folds of players' reports: claims beside the board, which move nothing on it."""

from __future__ import annotations

from msgspec.structs import replace

from pairing.model import Colour

from ..games.results import Result
from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import FileReported, PlayerReported, ReportsSettled
from .state import FileReport, Report


@folds(PlayerReported)
def _player_reported(ledger: Ledger, stamp: Stamp, event: PlayerReported) -> None:
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


@folds(FileReported)
def _file_reported(ledger: Ledger, stamp: Stamp, event: FileReported) -> None:
    said = None
    if event.result is not None:
        result = Result(event.result)
        was = None if event.was is None else Result(event.was)
        said = FileReport(result=result, seq=stamp.seq, at=stamp.at, by=stamp.actor, was=was)
    ledger.games[event.game] = replace(ledger.games[event.game], file_report=said)


@folds(ReportsSettled)
def _reports_settled(ledger: Ledger, _stamp: Stamp, event: ReportsSettled) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(game, reports_settled=event.of)
