"""What the rooms of ratings and norms are asked with: the games of a tournament as they are
reported, and the day whose rules hold."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from pairing.model import Colour, RoundKind

from ..domain.games.results import UNRATED, halves
from ..domain.ids import PlayerId
from ..domain.standings.record import Cell
from ..domain.standings.reported import as_reported
from ..domain.tournament.state import Tournament
from ..ratings.editions import RatingRules, rules_of
from ..ratings.model import How, RatedGame, RatingKind
from . import figures
from .memo import once_per_state

SCORES: Final[Mapping[str, int]] = {"1": 2, "+": 2, "1/2": 1, "0": 0, "-": 0}
"""What half of a result is worth in half points, whatever the tournament gives for it."""


def kind_of(state: Tournament) -> RatingKind | None:
    """The list whose rules hold; None: the tournament is not rated."""
    rated = state.settings.rated_as
    return None if rated == "no" else rated


@once_per_state
def event_day(state: Tournament) -> date | None:
    """The first day: as the settings say, else that of the first round, else of the first result;
    None: not known."""
    settings = state.settings
    starts = (settings.start_date, *settings.round_starts[:1])
    entered = sorted(game.entered_at for game in state.games.values() if game.entered_at)
    for text in (*starts, *entered[:1]):
        try:
            return date.fromisoformat(text[:10])
        except ValueError:
            continue
    return None


def rules(state: Tournament) -> RatingRules | None:
    """None: the tournament is not rated."""
    kind = kind_of(state)
    return rules_of(kind, event_day(state)) if kind else None


@once_per_state
def rated_games(state: Tournament, player: PlayerId, upto: int) -> tuple[RatedGame, ...]:
    """Rounds with an opponent and a result, as they are reported, up to a round."""
    return tuple(
        RatedGame(
            round=cell.round,
            opponent=cell.opponent,
            opponent_rating=state.players[cell.opponent].fides_rating,
            score=own_score(cell),
            how=how(cell),
        )
        for cell in reported(state, player, upto)
        if cell.opponent is not None and cell.result is not None
    )


def reported(state: Tournament, player: PlayerId, upto: int) -> tuple[Cell, ...]:
    """The published rounds of a player up to that one, with what is rated."""
    record = figures.records(state)[player][:upto]
    return tuple(as_reported(state, player, cell) for cell in record)


def own_score(cell: Cell) -> int:
    """In half points of the ordinary scoring; a cell without a result has none."""
    if cell.result is None:
        return 0
    return SCORES[halves(cell.result)[0 if cell.colour is Colour.WHITE else 1]]


def how(cell: Cell) -> How:
    if cell.result in UNRATED:
        return How.SHORT
    return How.PLAYED if cell.kind is RoundKind.GAME else How.FORFEIT
