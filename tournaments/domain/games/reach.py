"""What a correction reaches, to be read before it is confirmed (C.04.2 4.3).

Of a result or a colour there are three cases: the next pairing; while the round after it is being
played, the pairing after that; later the rating report alone. `rating_reach` has those of a rating.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from pairing.model import HalfPoints

from ..deadlines.limits import correction_deadline, over
from ..ids import PlayerId
from ..moments import moment
from ..standings.record import game_cells, scoring
from ..standings.standings import standings
from ..tournament.state import Tournament
from .results import TEXTS, Result
from .state import Game

Case = Literal["next", "after-next", "rating"]

ARTICLE: Final = "C.04.2 4.3"


class Move(msgspec.Struct, frozen=True):
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


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """`counts_for`: the first pairing that reads it; 0: none does.

    `outdates`: the round whose draft or request does not hold any more; 0: none. `sentences` name
    players and boards as refusals do.
    """

    case: Case
    counts_for: int
    outdates: int
    sentences: tuple[str, ...]
    article: str = ARTICLE
    standings: tuple[Move, ...] = ()
    numbers: tuple[NewNumber, ...] = ()


def case_of(state: Tournament, game: Game) -> Case:
    """An adjourned game belongs to the round that was running when it was finished."""
    settled_in = max(game.round, game.since)
    last = state.last_published
    if settled_in == last:
        return "next"
    running = state.round(last).status == "published"
    return "after-next" if settled_in == last - 1 and running else "rating"


def missed_deadline(state: Tournament, game: Game, now: str) -> datetime | None:
    """The deadline that a correction of that game comes too late for; None: it is in time.

    What was entered after the deadline could not be corrected before it.
    """
    deadline = correction_deadline(state)
    if deadline is None or not over(deadline, now) or case_of(state, game) == "rating":
        return None
    entered = moment(game.entered_at)
    return deadline if entered is not None and entered <= deadline else None


def result_reach(state: Tournament, game: Game, result: Result) -> Reach:
    """Of a correction of that game to `result`."""
    case = case_of(state, game)
    if case == "rating":
        return _rating_alone(game, result)
    return _counting(state, case, game, replace(game, result=result))


def clearing_reach(state: Tournament, game: Game) -> Reach:
    """Of taking the result off the board."""
    return _counting(state, case_of(state, game), game, replace(game, result=None))


def colours_reach(state: Tournament, game: Game, reversed_: bool) -> Reach:
    """Of the tick that the game was played with reversed colours, or was not."""
    case = case_of(state, game)
    if case == "rating":
        sentence = (
            "The round after it has ended: the report alone names the colours as they were played."
        )
        kept = "Later pairings keep the colours that are on record."
        return Reach(case=case, counts_for=0, outdates=0, sentences=(sentence, kept))
    return _counting(state, case, game, replace(game, reversed=reversed_))


def _rating_alone(game: Game, result: Result) -> Reach:
    kept = TEXTS[game.result] if game.result else "nothing"
    sentences = (
        f"The round after round {game.round} has ended: it counts for the rating report alone.",
        f"Standings and pairings keep {kept}; the report says {TEXTS[result]}, with a ### line.",
    )
    return Reach(case="rating", counts_for=0, outdates=0, sentences=sentences)


def _counting(state: Tournament, case: Case, game: Game, corrected: Game) -> Reach:
    after = replace(state, games={**state.games, game.id: corrected})
    moves = moved_lines(state, after)
    reads = _pairing_part(state, game) != _pairing_part(state, corrected)
    upcoming = state.round(state.next_round)
    counts_for = state.next_round if reads and state.next_round <= state.settings.rounds else 0
    outdates = upcoming.number if reads and upcoming.open else 0
    return Reach(
        case=case,
        counts_for=counts_for,
        outdates=outdates,
        sentences=tuple(_sentences(state, case, counts_for, outdates, bool(moves))),
        standings=moves,
    )


def _sentences(
    state: Tournament, case: Case, counts_for: int, outdates: int, moves: bool
) -> list[str]:
    said = []
    if case == "after-next":
        last = state.last_published
        said.append(f"Round {last} was paired before and stays as it is paired.")
    said.append(_what_reads_it(state, counts_for))
    if outdates:
        said.append(f"The pairing of round {outdates} in hand is outdated: discard it, pair again.")
    said.append("The standings change." if moves else "The standings do not change.")
    return said


def _what_reads_it(state: Tournament, counts_for: int) -> str:
    if counts_for:
        return f"It counts for the pairing of round {counts_for}."
    if state.next_round > state.settings.rounds:
        return "No pairing follows; the deadline is that of the regulations."
    return f"The pairing of round {state.next_round} does not depend on it."


def _pairing_part(state: Tournament, game: Game) -> list[object]:
    cells = game_cells(game, scoring(state.settings_in(game.round)))
    return [(cell.kind, cell.pairing_points, cell.colour) for cell in cells]


def moved_lines(before: Tournament, after: Tournament) -> tuple[Move, ...]:
    """The lines that differ in rank or points: first whose points change, then in the new order."""
    old = {line.player: line for line in standings(before)}
    moves = [
        Move(line.player, was.rank, was.points, line.rank, line.points)
        for line in standings(after)
        if (was := old[line.player]) and (was.rank, was.points) != (line.rank, line.points)
    ]
    return tuple(sorted(moves, key=lambda move: move.points == move.new_points))
