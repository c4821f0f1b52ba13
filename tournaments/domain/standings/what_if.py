"""The tournament as it would be with results that nobody has recorded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..event import Event
from ..folding import fold
from ..games.events import AdjournedGameFinished, ResultCorrected, ResultEntered
from ..games.results import Result
from ..games.state import Game
from ..ids import GameId
from ..tournament.state import Tournament
from ..tournament.steps import Stamp

Supposed = Mapping[GameId, Result]


def with_results(state: Tournament, results: Supposed) -> Tournament:
    """`state` stays as it is, and so does the log. A result that stands already changes nothing.

    Raises KeyError for a game that there is not.
    """
    events = enumerate(_events(state, results), state.seq + 1)
    return fold(state, ((Stamp(seq), event) for seq, event in events))


def _events(state: Tournament, results: Supposed) -> Iterator[Event]:
    for number, result in results.items():
        game = state.games[number]
        if game.result != result:
            yield _event(game, result)


def _event(game: Game, result: Result) -> Event:
    if game.result is not None:
        return ResultCorrected(game=game.id, was=game.result, result=result, of=game.seq)
    if game.adjourned:
        return AdjournedGameFinished(game=game.id, result=result)
    return ResultEntered(game=game.id, result=result)
