"""Changes of ratings for the public, where the organiser wants that.

K depends on the year of birth, which is not public: it is said without its reason. Where that year
was erased nothing is said of the player's change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..domain.ids import PlayerId
from ..domain.settings.settings import rating_changes_are_public
from ..domain.tournament.state import Tournament
from ..selectors.names import Names, Person
from ..selectors.ratings import rating_of
from ..selectors.rows.ratings import RatingRow
from .rows import PublicPlayer, PublicRatedGame, PublicRating

Changes = Callable[[PlayerId], RatingRow | None]
"""Of a player; None: not known, or not rated."""


def changes_of(
    state: Tournament, people: Mapping[PlayerId, Person], language: str
) -> Changes | None:
    """None: they are for the arbiters alone."""
    if not rating_changes_are_public(state.settings) or not state.last_published:
        return None
    names = Names(people=people, language=language)
    return lambda player: None if people[player].erased else rating_of(state, names, player)


def listed(row: RatingRow, players: Mapping[PlayerId, PublicPlayer]) -> PublicRating:
    return PublicRating(
        k=row.k,
        score=row.score,
        expected=row.expected,
        change=row.change,
        first=row.first.rating if row.first else 0,
        performance=row.performance,
        games=tuple(
            PublicRatedGame(
                round=game.round,
                opponent=players[PlayerId(game.opponent.player)],
                score=game.score,
                expected=game.expected,
                change=game.change,
                why=game.why,
            )
            for game in row.rounds
        ),
    )
