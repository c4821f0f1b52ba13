"""Folds of a round: published, closed, reopened."""

from __future__ import annotations

from msgspec.structs import replace

from ..games.state import Game
from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import RoundClosed, RoundPublished, RoundReopened
from .state import RoundStatus


@folds(RoundPublished)
def _round_published(ledger: Ledger, stamp: Stamp, event: RoundPublished) -> None:
    ledger.step(event.round, stamp, event, status="published")
    for game in [each for each in ledger.games.values() if each.adjourned]:
        drawn_for = (*game.drawn_for, event.round)
        ledger.games[game.id] = replace(game, drawn_for=drawn_for)
    for paired in ledger.rounds[event.round].boards:
        ledger.games[paired.game] = Game(
            id=paired.game,
            round=event.round,
            board=paired.board,
            white=paired.white,
            black=paired.black,
        )
    ledger.last_published = event.round
    ledger.goes_by_round()
    ledger.watch(False)


@folds(RoundClosed, RoundReopened)
def _round_closed(ledger: Ledger, stamp: Stamp, event: RoundClosed | RoundReopened) -> None:
    status: RoundStatus = "closed" if isinstance(event, RoundClosed) else "published"
    ledger.step(event.round, stamp, event, status=status)
    if isinstance(event, RoundReopened):
        ledger.goes_into_report(stamp, event, event.round)
