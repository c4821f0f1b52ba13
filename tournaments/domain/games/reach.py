"""What a correction reaches, to be read before it is confirmed (C.04.2 4.3).

Of a result or a colour there are three cases: the next pairing; while the round after it is being
played, the pairing after that; later the rating report alone. `rating_reach` has those of a rating.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from pairing.model import HalfPoints

from ..deadlines.limits import correction_deadline, over
from ..ids import PlayerId
from ..moments import moment
from ..said import Said, said
from ..standings.record import game_cells, scoring
from ..standings.standings import standings
from ..tournament.state import Tournament
from .results import Result
from .state import Game

Case = Literal["next", "after-next", "rating"]

ARTICLE: Final = "C.04.2 4.3"


class MovedLine(msgspec.Struct, frozen=True):
    """A line of the standings that changes; points are half points."""

    player: PlayerId
    rank: int
    points: HalfPoints
    new_rank: int
    new_points: HalfPoints


class NewNumber(msgspec.Struct, frozen=True):
    """A pairing number as it is (None: none yet) and as it would be given."""

    player: PlayerId
    tpn: int | None
    new: int


class CorrectionReach(msgspec.Struct, frozen=True, kw_only=True):
    """`counts_for`: the first pairing that reads it; 0: none does.

    `outdates`: the round whose draft or request does not hold any more; 0: none.
    """

    case: Case
    counts_for: int
    outdates: int
    sentences: tuple[Said, ...]
    article: str = ARTICLE
    standings: tuple[MovedLine, ...] = ()
    numbers: tuple[NewNumber, ...] = ()


def case_of(state: Tournament, game: Game) -> Case:
    """An adjourned game belongs to the round that was running when it was finished; a round, to the
    other game of its match."""
    settled_in = max(game.round, game.since)
    last = state.published_with(state.last_published)
    if settled_in in last:
        return "next"
    running = state.round(last[0]).status == "published"
    before = state.published_with(last[0] - 1) if last[0] > 1 else ()
    return "after-next" if settled_in in before and running else "rating"


def missed_deadline(state: Tournament, game: Game, now: str) -> datetime | None:
    """The deadline that a correction of that game comes too late for; None: it is in time.

    What was entered after the deadline could not be corrected before it.
    """
    deadline = correction_deadline(state)
    if deadline is None or not over(deadline, now) or case_of(state, game) == "rating":
        return None
    entered = moment(game.entered_at)
    return deadline if entered is not None and entered <= deadline else None


def result_reach(state: Tournament, game: Game, result: Result) -> CorrectionReach:
    """Of a correction of that game to `result`."""
    case = case_of(state, game)
    if case == "rating":
        return _rating_alone(game, result)
    return _counting(state, case, game, replace(game, result=result))


def clearing_reach(state: Tournament, game: Game) -> CorrectionReach:
    """Of taking the result off the board."""
    return _counting(state, case_of(state, game), game, replace(game, result=None))


def colours_reach(state: Tournament, game: Game, reversed_: bool) -> CorrectionReach:
    """Of the tick that the game was played with reversed colours, or was not."""
    case = case_of(state, game)
    if case == "rating":
        sentences = (said("Reach.colours-in-the-report"), said("Reach.colours-on-record"))
        return CorrectionReach(case=case, counts_for=0, outdates=0, sentences=sentences)
    return _counting(state, case, game, replace(game, reversed=reversed_))


def _rating_alone(game: Game, result: Result) -> CorrectionReach:
    ended = said("Reach.report-alone", round=game.round)
    kept = said("Reach.report-says", result=result)
    if game.result:
        kept = said("Reach.report-says-other", kept=game.result, result=result)
    return CorrectionReach(case="rating", counts_for=0, outdates=0, sentences=(ended, kept))


def _counting(state: Tournament, case: Case, game: Game, corrected: Game) -> CorrectionReach:
    after = replace(state, games={**state.games, game.id: corrected})
    moves = moved_lines(state, after)
    reads = _pairing_part(state, game) != _pairing_part(state, corrected)
    upcoming = state.round(state.next_round)
    counts_for = state.next_round if reads and state.next_round <= state.settings.rounds else 0
    outdates = upcoming.number if reads and upcoming.open else 0
    return CorrectionReach(
        case=case,
        counts_for=counts_for,
        outdates=outdates,
        sentences=tuple(_sentences(state, case, counts_for, outdates, bool(moves))),
        standings=moves,
    )


def _sentences(
    state: Tournament, case: Case, counts_for: int, outdates: int, moves: bool
) -> Iterator[Said]:
    if case == "after-next":
        yield said("Reach.paired-before", round=state.last_published)
    yield _what_reads_it(state, counts_for)
    if outdates:
        yield said("PairingOutdated", round=outdates)
    yield said("Reach.standings-change" if moves else "Reach.standings-stay")


def _what_reads_it(state: Tournament, counts_for: int) -> Said:
    if counts_for:
        return said("Reach.counts-for", round=counts_for)
    if state.next_round > state.settings.rounds:
        return said("Reach.no-pairing-follows")
    return said("Reach.not-read", round=state.next_round)


def _pairing_part(state: Tournament, game: Game) -> list[object]:
    cells = game_cells(game, scoring(state.settings_in(game.round)))
    return [(cell.kind, cell.pairing_points, cell.colour) for cell in cells]


def moved_lines(before: Tournament, after: Tournament) -> tuple[MovedLine, ...]:
    """The lines that differ in rank or points: first whose points change, then in the new order."""
    old = {line.player: line for line in standings(before)}
    moves = [
        MovedLine(line.player, was.rank, was.points, line.rank, line.points)
        for line in standings(after)
        if (was := old[line.player]) and (was.rank, was.points) != (line.rank, line.points)
    ]
    return tuple(sorted(moves, key=lambda move: move.points == move.new_points))
