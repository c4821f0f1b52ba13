"""Folds of a round: published, closed, reopened."""

from __future__ import annotations

from msgspec.structs import replace

from ..games.state import Game
from ..ledger import Ledger, folds
from ..settings.matches import rounds_of_match
from ..tournament.steps import Stamp
from .events import RoundClosed, RoundPublished, RoundReopened
from .matches import second_game_of
from .state import Round, RoundStatus


@folds(RoundPublished)
def _round_published(ledger: Ledger, stamp: Stamp, event: RoundPublished) -> None:
    ledger.step(event.round, stamp, event, status="published")
    for game in [each for each in ledger.games.values() if each.adjourned]:
        drawn_for = (*game.drawn_for, event.round)
        ledger.games[game.id] = replace(game, drawn_for=drawn_for)
    rounds = rounds_of_match(ledger.settings, event.round)
    first, number = ledger.rounds[event.round], event.round + 1
    if number in rounds:
        before = ledger.rounds.get(number) or Round(number=number)
        ledger.rounds[number] = second_game_of(first, before, first.steps[-1])
    for number in rounds:
        _begin_games(ledger, number)
    ledger.last_published = rounds[-1]
    ledger.goes_by_round()
    ledger.watch(False)


def _begin_games(ledger: Ledger, number: int) -> None:
    for paired in ledger.rounds[number].boards:
        ledger.games[paired.game] = Game(
            id=paired.game,
            round=number,
            board=paired.board,
            white=paired.white,
            black=paired.black,
        )


@folds(RoundClosed, RoundReopened)
def _round_closed(ledger: Ledger, stamp: Stamp, event: RoundClosed | RoundReopened) -> None:
    status: RoundStatus = "closed" if isinstance(event, RoundClosed) else "published"
    ledger.step(event.round, stamp, event, status=status)
    if isinstance(event, RoundReopened):
        ledger.goes_into_report(stamp, event, event.round)
