"""The figures that pictures of a tournament are drawn from; all points are half points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final, Literal

import msgspec

from pairing.model import RoundKind

from ..domain.games.results import FORFEITS, halves, mirrored
from ..domain.games.state import Game
from ..domain.ids import PlayerId
from ..domain.moments import moment
from ..domain.rounds.events import RoundPublished
from ..domain.standings import standings
from ..domain.standings.record import Cell, Record
from ..domain.tournament.state import Tournament
from ..ratings.model import RatedGame
from ..ratings.performance import performance
from . import figures
from .memo import once_per_state
from .rated_games import SCORES, how, own_score

Mark = Literal["win", "draw", "loss", "none", "open"]
"""What a round was for a player: a game with its score, no game, a game that goes on."""

MARKS: Final[Mapping[int, Mark]] = {2: "win", 1: "draw", 0: "loss"}


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """Games that were played, by what White got of them; `open` have no result yet."""

    round: int
    white: int
    draws: int
    black: int
    open: int


class ScoreGroup(msgspec.Struct, frozen=True):
    """How many players have so many half points."""

    points: int
    players: int


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """A result as it came: `minutes` after the round began. `open` ones have none yet, and minutes
    up to the moment that was asked for."""

    board: int
    at: str
    minutes: int
    open: bool = False


@once_per_state
def shares(state: Tournament, upto: int) -> tuple[Share, ...]:
    """Of each published round; forfeits and what else was no game are left out."""
    return tuple(_share(number, state.games_of(number)) for number in range(1, upto + 1))


@once_per_state
def score_groups(state: Tournament, upto: int) -> tuple[tuple[ScoreGroup, ...], ...]:
    """After each published round, the highest score first; scores that nobody has are left out."""
    ends = [standings.totals(line.record) for line in figures.standing_lines(state, upto)]
    return tuple(
        tuple(
            ScoreGroup(points, players)
            for points, players in sorted(Counter(end[index] for end in ends).items(), reverse=True)
        )
        for index in range(upto)
    )


@once_per_state
def performances(state: Tournament, upto: int) -> Mapping[PlayerId, int]:
    """What each player's score was worth against the ratings of the entry list; only of who played
    a rated opponent."""
    worth: dict[PlayerId, int] = {}
    for line in figures.standing_lines(state, upto):
        made = performance(_rated(state, line.record))
        if made is not None:
            worth[line.player] = made.rating
    return worth


def marks(record: Record) -> tuple[Mark, ...]:
    """Each round of a player; a forfeit is no game."""
    return tuple(map(_mark, record))


def arrivals(state: Tournament, number: int, now: str = "") -> tuple[Arrival, ...]:
    """In the order in which they came, then by board; `now`: with the boards that are open, if it
    is not empty. Nothing of a round whose beginning is not known."""
    began = moment(_began(state, number))
    if began is None:
        return ()
    each_game = (_arrival(game, began, now) for game in state.games_of(number))
    there = [each for each in each_game if each is not None]
    return tuple(sorted(there, key=lambda each: (each.open, each.minutes, each.at, each.board)))


def _share(number: int, games: Iterable[Game]) -> Share:
    given = Counter(_outcome(game) for game in games)
    return Share(
        round=number,
        white=given["win"],
        draws=given["draw"],
        black=given["loss"],
        open=given["open"],
    )


def _outcome(game: Game) -> Mark:
    """Of whoever played White; as many half points for both are a draw, none for both no game."""
    if game.result is None:
        return "open"
    played = mirrored(game.result) if game.reversed else game.result
    white, black = (SCORES[half] for half in halves(played))
    if game.result in FORFEITS or white + black == 0:
        return "none"
    return "draw" if white == black else "win" if white > black else "loss"


def _mark(cell: Cell) -> Mark:
    if cell.kind is None or cell.adjourned:
        return "open"
    return MARKS[own_score(cell)] if cell.kind is RoundKind.GAME else "none"


def _rated(state: Tournament, record: Record) -> list[RatedGame]:
    return [
        RatedGame(
            round=cell.round,
            opponent=cell.opponent,
            opponent_rating=state.players[cell.opponent].rating,
            score=own_score(cell),
            how=how(cell),
        )
        for cell in record
        if cell.opponent is not None and cell.result is not None
    ]


def _began(state: Tournament, number: int) -> str:
    """When the clocks were started, else when the round was published."""
    round_ = state.round(number)
    published = (step.at for step in round_.steps if step.type == RoundPublished.__name__)
    return round_.clocks or next(published, "")


def _arrival(game: Game, began: datetime, now: str) -> Arrival | None:
    at = game.entered_at or now
    came = moment(at)
    if came is None:
        return None
    minutes = max(int((came - began).total_seconds() // 60), 0)
    return Arrival(board=game.board, at=at, minutes=minutes, open=not game.entered_at)
