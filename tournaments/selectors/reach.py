"""What a correction reaches, with names: shown before it is confirmed (C.04.2 4.3, 2.3)."""

from __future__ import annotations

from ..domain import reach as r
from ..domain.decide.numbers import numbers_locked
from ..domain.ids import PlayerId
from ..domain.rating_reach import rating_reach
from ..domain.results import Result
from ..domain.state import Game, Tournament
from .names import Names, ref
from .numbers import names_by_person, number_changes
from .rows import NumberChange, NumbersRow, ReachRow, StandingMove, fields
from .words import points_text


def reach_of_result(state: Tournament, names: Names, game: Game, result: Result) -> ReachRow:
    return _row(state, names, r.result_reach(state, game, result))


def reach_of_clearing(state: Tournament, names: Names, game: Game) -> ReachRow:
    return _row(state, names, r.clearing_reach(state, game))


def reach_of_colours(state: Tournament, names: Names, game: Game, reversed_: bool) -> ReachRow:
    return _row(state, names, r.colours_reach(state, game, reversed_))


def reach_of_rating(state: Tournament, names: Names, player: PlayerId, rating: int) -> ReachRow:
    found = rating_reach(state, player, rating, names_by_person(state, names))
    return _row(state, names, found)


def numbers_lock(state: Tournament, names: Names) -> str:
    """Why no correction moves a number now; empty: it would."""
    locked = numbers_locked(state) if state.phase == "running" else None
    return names.filled(locked.message) if locked else ""


def numbers_row(state: Tournament, names: Names) -> NumbersRow:
    """Whether corrections still move numbers, and which they would."""
    locked = numbers_locked(state) if state.phase == "running" else None
    return NumbersRow(
        locked=locked.code if locked else "",
        sentence=numbers_lock(state, names),
        changes=number_changes(state, names),
    )


def _row(state: Tournament, names: Names, found: r.Reach) -> ReachRow:
    return ReachRow(
        case=found.case,
        counts_for=found.counts_for or None,
        outdates=found.outdates or None,
        article=found.article,
        sentences=tuple(names.filled(sentence) for sentence in found.sentences),
        standings=tuple(_move(state, names, move) for move in found.standings),
        numbers=tuple(
            NumberChange(**fields(ref(state, names, each.player)), new=each.new)
            for each in found.numbers
        ),
    )


def _move(state: Tournament, names: Names, move: r.Move) -> StandingMove:
    return StandingMove(
        **fields(ref(state, names, move.player)),
        rank=move.rank,
        points=points_text(move.points),
        new_rank=move.new_rank,
        new_points=points_text(move.new_points),
    )
