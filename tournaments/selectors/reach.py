"""What a correction reaches, with names: shown before it is confirmed (C.04.2 4.3, 2.3)."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from ..domain.entries.rating_reach import rating_reach
from ..domain.entries.ratings import BothRatings
from ..domain.games.reach import (
    CorrectionReach,
    MovedLine,
    clearing_reach,
    colours_reach,
    missed_deadline,
    result_reach,
)
from ..domain.games.results import Result
from ..domain.games.state import Game
from ..domain.ids import PlayerId
from ..domain.moments import text
from ..domain.numbers.decide import numbers_locked
from ..domain.said import Said, said
from ..domain.standings.standings import points_text
from ..domain.standings.what_if import with_results
from ..domain.tournament.state import Tournament
from .names import Names, ref
from .numbers import names_by_person, number_changes
from .prizes import prizes_moved
from .rows.base import fields
from .rows.log import ReachRow
from .rows.numbers import NumberChange, NumbersRow
from .rows.standings import StandingMove


def reach_of_result(
    state: Tournament, names: Names, game: Game, result: Result, now: str
) -> ReachRow:
    """`now` is ISO 8601: a deadline for corrections may be over."""
    reach = result_reach(state, game, result)
    row = _row(state, names, reach, missed_deadline(state, game, now))
    if not (row.standings and state.prize_fund.lists):
        return row
    corrected = with_results(state, {game.id: result})
    return replace(row, prizes=prizes_moved(state, names, corrected, names))


def reach_of_clearing(state: Tournament, names: Names, game: Game, now: str) -> ReachRow:
    reach = clearing_reach(state, game)
    return _row(state, names, reach, missed_deadline(state, game, now))


def reach_of_colours(
    state: Tournament, names: Names, game: Game, reversed_: bool, now: str
) -> ReachRow:
    reach = colours_reach(state, game, reversed_)
    return _row(state, names, reach, missed_deadline(state, game, now))


def reach_of_rating(
    state: Tournament, names: Names, player: PlayerId, rating: int, national: int | None = None
) -> ReachRow:
    """`national`: of both ratings, `rating` is FIDE's; None: `rating` is the one that counts."""
    if national is not None:
        both = BothRatings(fides=rating, national=national)
        rating, _ = both.counting(state.settings.ranking_method)
    reach = rating_reach(state, player, rating, names_by_person(state, names))
    return _row(state, names, reach)


def numbers_lock(state: Tournament, names: Names) -> str:
    """Why no correction moves a number now; empty: it would."""
    locked = numbers_locked(state) if state.phase == "running" else None
    return names.say(locked) if locked else ""


def numbers_row(state: Tournament, names: Names) -> NumbersRow:
    """Whether corrections still move numbers, and which they would."""
    locked = numbers_locked(state) if state.phase == "running" else None
    return NumbersRow(
        locked=locked.code if locked else "",
        sentence=numbers_lock(state, names),
        changes=number_changes(state, names),
    )


def _row(
    state: Tournament, names: Names, reach: CorrectionReach, missed: datetime | None = None
) -> ReachRow:
    late = text(missed) if missed else ""
    return ReachRow(
        case=reach.case,
        counts_for=reach.counts_for or None,
        outdates=reach.outdates or None,
        article=reach.article,
        sentences=tuple(map(names.say, (*_lateness(late), *reach.sentences))),
        standings=tuple(_move(state, names, move) for move in reach.standings),
        numbers=tuple(
            NumberChange(**fields(ref(state, names, each.player)), new=each.new)
            for each in reach.numbers
        ),
        late=late,
    )


def _lateness(late: str) -> tuple[Said, ...]:
    return (said("Reach.late", deadline=late),) if late else ()


def _move(state: Tournament, names: Names, move: MovedLine) -> StandingMove:
    return StandingMove(
        **fields(ref(state, names, move.player)),
        rank=move.rank,
        points=points_text(move.points),
        new_rank=move.new_rank,
        new_points=points_text(move.new_points),
    )
