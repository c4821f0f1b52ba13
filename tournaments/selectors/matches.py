"""Rounds that are the games of a match (Double-Swiss), as people name them."""

from __future__ import annotations

import msgspec

from ..domain.games.results import points
from ..domain.games.state import Game
from ..domain.rounds.matches import id_in
from ..domain.settings.matches import games_of_match, rounds_of_match
from ..domain.standings.record import scoring
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament


class MatchOfRound(msgspec.Struct, frozen=True):
    """Match `number` is played in the rounds `first` and `second`; `game` is that of the round."""

    number: int
    first: int
    second: int
    game: int


def other_game(state: Tournament, game: Game) -> Game | None:
    """Of the same match, at the same board; None where every round is a game of its own."""
    beside = (number for number in state.published_with(game.round) if number != game.round)
    return next((state.games[id_in(number, game.id)] for number in beside), None)


def match_text(state: Tournament, game: Game) -> str:
    """The points of both games for the White and the Black of this one, "1½–½"; empty while neither
    is over, and where a round is no game of a match."""
    other = other_game(state, game)
    if other is None or (game.result is None and other.result is None):
        return ""
    worth = scoring(state.settings_in(game.round))
    mine, theirs = (points(each.result, worth) if each.result else (0, 0) for each in (game, other))
    return f"{points_text(mine[0] + theirs[1])}–{points_text(mine[1] + theirs[0])}"


def match_of_round(state: Tournament, number: int) -> MatchOfRound | None:
    """None where every round is a game of its own."""
    settings = state.settings_in(number)
    games = games_of_match(settings)
    if games == 1 or number < 1:
        return None
    rounds = rounds_of_match(settings, number)
    return MatchOfRound(
        number=rounds[-1] // games,
        first=rounds[0],
        second=rounds[-1],
        game=number - rounds[0] + 1,
    )
