"""The hour after the start of a round: its clocks, who is not at the board, what that proposes.

Pure functions of the state: whoever shows them compares `default_ends` with a clock.
"""

from __future__ import annotations

from pairing.model import Colour

from ..domain.arbiters.state import Arbiter
from ..domain.attendance.no_shows import no_shows, unexplained
from ..domain.games.results import Result
from ..domain.games.state import Game
from ..domain.start_of_play import default_time
from ..domain.tournament.state import Tournament
from .formats import result_text
from .names import Names, ref
from .rows.base import PlayerRef, Row, fields


class Seats(Row, frozen=True, kw_only=True):
    """The two seats of a board that is being played. `proposal` is the forfeit that follows from
    the empty seats when the default time is over; None: both are there."""

    game: str
    board: int
    white: PlayerRef
    black: PlayerRef
    white_empty: bool
    black_empty: bool
    proposal: Result | None
    proposal_text: str


class MissingBoard(Row, frozen=True, kw_only=True):
    """A board without a result, with when an arbiter last saw it being played (empty: never)."""

    game: str
    board: int
    white: PlayerRef
    black: PlayerRef
    seen_at: str
    seen_by_name: str


class Sector(Row, frozen=True, kw_only=True):
    """Boards of one sector arbiter; `user` is empty for boards that are nobody's."""

    user: str
    name: str
    first_board: int
    last_board: int
    boards: int
    empty: int
    missing: tuple[int, ...]
    """Boards without a result, in order."""
    tour: tuple[MissingBoard, ...]
    """The same for whoever goes from board to board."""


class StartOfPlay(Row, frozen=True, kw_only=True):
    """`clocks` and `default_ends` are times in UTC, empty before the clocks are started;
    `default_time` is minutes. `seats` are the boards without a result."""

    round: int
    clocks: str
    default_time: int
    default_ends: str
    boards: int
    empty: int
    """Empty seats."""
    seats: tuple[Seats, ...]
    sectors: tuple[Sector, ...]


class Absentee(PlayerRef, frozen=True, kw_only=True):
    """Lost by forfeit at `board`; withdrawn unless the absence is explained (C.05 6.5)."""

    board: int
    contact: str
    withdrawn_by_pairing: bool
    """The regulations withdraw such players when the next pairing is asked for."""


def start_of_play(state: Tournament, names: Names, number: int) -> StartOfPlay | None:
    """Of a published round; None: it has not been published."""
    round_ = state.round(number)
    if not round_.published:
        return None
    seats = tuple(_seats(state, names, game) for game in state.missing(number))
    return StartOfPlay(
        round=number,
        clocks=round_.clocks,
        default_time=round_.default_time or state.settings.default_time,
        default_ends=default_time.default_ends(round_),
        boards=len(round_.boards),
        empty=sum(row.white_empty + row.black_empty for row in seats),
        seats=seats,
        sectors=_sectors(state, names, number),
    )


def absentees(state: Tournament, names: Names) -> tuple[Absentee, ...]:
    """Proposed for withdrawal, in board order."""
    by_pairing = no_shows(state)
    boards = {
        player: game.board
        for game in state.games_of(state.last_published)
        for player in (game.white, game.black)
    }
    missing = sorted(unexplained(state), key=lambda player: boards[player])
    return tuple(
        Absentee(
            **fields(ref(state, names, player)),
            board=boards[player],
            contact=names.people[player].contact,
            withdrawn_by_pairing=player in by_pairing,
        )
        for player in missing
    )


def _seats(state: Tournament, names: Names, game: Game) -> Seats:
    proposal = default_time.forfeit(game)
    return Seats(
        game=game.id,
        board=game.board,
        white=ref(state, names, game.white),
        black=ref(state, names, game.black),
        white_empty=Colour.WHITE in game.empty,
        black_empty=Colour.BLACK in game.empty,
        proposal=proposal,
        proposal_text=result_text(proposal),
    )


def _sectors(state: Tournament, names: Names, number: int) -> tuple[Sector, ...]:
    """Each sector arbiter's boards, and those that nobody looks after."""
    games = state.games_of(number)
    sectors = [
        (arbiter, [game for game in games if arbiter.looks_after(game.board)])
        for arbiter in sorted(state.arbiters.values(), key=lambda each: each.first_board)
        if arbiter.role == "sector"
    ]
    looked_after = {game.id for _, theirs in sectors for game in theirs}
    others = [game for game in games if game.id not in looked_after]
    rows = [_sector(state, names, arbiter, theirs) for arbiter, theirs in sectors if theirs]
    return tuple(rows + ([_sector(state, names, None, others)] if others else []))


def _sector(state: Tournament, names: Names, arbiter: Arbiter | None, games: list[Game]) -> Sector:
    missing = [game for game in games if not game.settled]
    return Sector(
        user=arbiter.user if arbiter else "",
        name=names.user(arbiter.user) if arbiter else names.speak("Sector.of-nobody"),
        first_board=games[0].board,
        last_board=games[-1].board,
        boards=len(games),
        empty=sum(len(game.empty) for game in games if not game.settled),
        missing=tuple(game.board for game in missing),
        tour=tuple(_missing_board(state, names, game) for game in missing),
    )


def _missing_board(state: Tournament, names: Names, game: Game) -> MissingBoard:
    return MissingBoard(
        game=game.id,
        board=game.board,
        white=ref(state, names, game.white),
        black=ref(state, names, game.black),
        seen_at=game.seen_at,
        seen_by_name=names.user(game.seen_by) if game.seen_by else "",
    )
