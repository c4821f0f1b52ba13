"""What the rating tie-breaks of Article 10 look at: the games over the board and their ratings.

With unrated participants they are not to be used unless the regulations say how those count
(preamble): then (`/U1400`) everybody has a rating, else nobody has a value.
"""

from __future__ import annotations

from typing import NamedTuple

from pairing.model import TPN

from ..scores import Place, Scores
from ..tie_break import Modifiers
from ..working import Term


class RatedGame(NamedTuple):
    """`rating` of the opponent; `result` in half points of the ordinary scoring."""

    number: int
    opponent: TPN
    place: Place
    rating: int
    result: int


def rating(scores: Scores, how: Modifiers, place: Place) -> int:
    return scores.table.cards[place].rating or how.unrated


def defined(scores: Scores, how: Modifiers) -> bool:
    """Whether everybody has a rating."""
    return bool(how.unrated) or all(card.rating for card in scores.table.cards)


def games(scores: Scores, how: Modifiers, place: Place) -> list[RatedGame]:
    card = scores.table.cards[place]
    return [
        RatedGame(
            number,
            scores.table.cards[opponent].tpn,
            opponent,
            rating(scores, how, opponent),
            game.result,
        )
        for number, opponent in scores.over_the_board(place)
        for game in card.rounds[number - 1].each_game
        if game.result is not None
    ]


class Results(NamedTuple):
    """The ratings of those met over the board, and the half points against them."""

    ratings: list[int]
    half_points: int


def results(scores: Scores, how: Modifiers) -> list[Results]:
    """Of everybody."""
    return scores.once(("results", how.unrated), lambda: _results(scores, how.unrated))


def _results(scores: Scores, unrated: int) -> list[Results]:
    ratings = [card.rating or unrated for card in scores.table.cards]
    played = (
        [
            (ratings[opponent], game.result)
            for past, opponent in met
            for game in past.each_game
            if game.result is not None
        ]
        for met in scores.met
    )
    return [
        Results([rating for rating, _ in games], sum([result for _, result in games]))
        for games in played
    ]


def term(game: RatedGame) -> Term:
    return Term(game.number, game.rating, game.opponent, points=game.result, rating=game.rating)
