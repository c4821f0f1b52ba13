"""What several selectors ask of a state, worked out once for each state."""

from __future__ import annotations

from collections.abc import Mapping

from pairing.ranking.order import Ranking

from ..domain.ids import GameId, PlayerId
from ..domain.standings import ranked, record, standings
from ..domain.standings.record import Record
from ..domain.tournament.state import Tournament
from .memo import once_per_state


@once_per_state
def records(state: Tournament) -> Mapping[PlayerId, Record]:
    """The published rounds of every entry."""
    return record.records(state)


@once_per_state
def points_before(state: Tournament, number: int) -> Mapping[PlayerId, int]:
    """Half points of every entry before that round."""
    return {
        player: sum(cell.points for cell in row[: number - 1])
        for player, row in records(state).items()
    }


@once_per_state
def points(state: Tournament) -> Mapping[PlayerId, int]:
    """Half points of every entry now."""
    return points_before(state, state.last_published + 1)


@once_per_state
def ranking(state: Tournament, upto: int) -> Ranking | None:
    """By the list of tie-breaks after round `upto`, with what is asked of it once; None without
    a list."""
    return ranked.standings_ranking(state, upto)


@once_per_state
def standing_lines(state: Tournament, upto: int) -> tuple[standings.Standing, ...]:
    if by_list := ranking(state, upto):
        return standings.by_ranking(state, upto, by_list)
    return standings.standings(state, upto)


@once_per_state
def ranks(state: Tournament, upto: int) -> Mapping[PlayerId, int]:
    """Of all who stand in the standings after round `upto`; shared where nothing decides."""
    if by_list := ranking(state, upto):
        return {state.order[tpn - 1]: rank for tpn, rank in by_list.ranks.items()}
    return {line.player: line.rank for line in standing_lines(state, upto)}


@once_per_state
def floats(state: Tournament, upto: int) -> Mapping[PlayerId, tuple[str, ...]]:
    """Of the published rounds up to `upto` whose games are all settled."""
    return standings.floats(state, upto)


@once_per_state
def games_under_appeal(state: Tournament) -> frozenset[GameId]:
    """The boards whose appeal is not decided; their results stay in force."""
    return state.games_under_appeal
