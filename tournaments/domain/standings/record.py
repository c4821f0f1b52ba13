"""What each round was for each player: the cells of the cross table.

The same cells feed the pairing (`field`), the standings and the player cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set
from dataclasses import replace as replaced
from itertools import pairwise
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec.structs import replace

from pairing.model import Colour, EarlierScoring, HalfPoints, RoundKind, Scoring

from ..byes.events import ByeKind
from ..entries.state import Player
from ..games import results
from ..games.results import Result, mirrored
from ..games.state import Game
from ..ids import GameId, PlayerId
from ..rounds.state import Round
from ..settings.settings import Settings, under
from ..tournament.state import Tournament
from .left_out import left_out

BYE_KINDS: Final[Mapping[ByeKind, RoundKind]] = MappingProxyType(
    {"zero": RoundKind.ZERO_BYE, "half": RoundKind.HALF_BYE, "full": RoundKind.FULL_BYE}
)


class Cell(msgspec.Struct, frozen=True, gc=False):
    """One round of one player.

    `kind` is None while the game is going on. `points` count in the standings, `pairing_points` for
    the next pairing: they differ for an adjourned game (C.04.2 3.1). Points are half points.
    `counts` is False where the game is nothing to the standings (`left_out`).
    """

    round: int
    kind: RoundKind | None
    points: HalfPoints = 0
    pairing_points: HalfPoints = 0
    opponent: PlayerId | None = None
    colour: Colour | None = None
    result: Result | None = None
    board: int = 0
    game: GameId | None = None
    adjourned: bool = False
    counts: bool = True


Record = tuple[Cell, ...]


def scoring(settings: Settings) -> Scoring:
    return Scoring(settings.win, settings.draw, settings.loss, settings.absent, settings.pab)


def pairing_scoring(state: Tournament, number: int) -> Scoring:
    """As the pairing of that round reads the points of the rounds before it, too."""
    held = [each for each in state.regulations if each.first <= number]
    earlier = tuple(
        EarlierScoring(later.first - 1, before)
        for each, later in pairwise(held)
        if (before := scoring(under(each.regulations, state.settings)))
        != scoring(under(later.regulations, state.settings))
    )
    return replaced(scoring(state.settings_in(number)), earlier=earlier)


def bye_points(kind: RoundKind, worth: Scoring) -> HalfPoints:
    """Of a round without opponent."""
    return {
        RoundKind.PAB: worth.pab,
        RoundKind.FULL_BYE: worth.win,
        RoundKind.HALF_BYE: worth.draw,
    }.get(kind, worth.absent)


def records(
    state: Tournament, upto: int | None = None, of: Collection[PlayerId] | None = None
) -> dict[PlayerId, Record]:
    """The published rounds 1 to `upto` (default: all) of every entry, or of these.

    Each round keeps the points of the regulations it was played by. What is asked of a few costs
    a look at each board, not a cell for each seat.
    """
    last = min(state.last_published, state.last_published if upto is None else upto)
    wanted = state.players.keys() if of is None else state.players.keys() & of
    cells: dict[PlayerId, list[Cell]] = {player: [] for player in wanted}
    out = left_out(state)
    for number in range(1, last + 1):
        worth = scoring(state.settings_in(number))
        played = _round_cells(state, state.rounds[number], worth, wanted)
        for player, row in cells.items():
            row.append(_counting(played[player], player, out))
    return {player: tuple(row) for player, row in cells.items()}


def _counting(cell: Cell, player: PlayerId, out: frozenset[PlayerId]) -> Cell:
    if not out or (player not in out and cell.opponent not in out):
        return cell
    return replace(cell, points=0, pairing_points=0, counts=False)


def paired_in(round_: Round) -> frozenset[PlayerId]:
    """Everybody who got a board or the PAB."""
    seated = {player for board in round_.boards for player in (board.white, board.black)}
    return frozenset(seated if round_.pab is None else seated | {round_.pab})


def game_cells(game: Game, worth: Scoring) -> tuple[Cell, Cell]:
    """Of the player paired with White, and of the one paired with Black."""
    return _game_cell(game, worth, 0, game.black), _game_cell(game, worth, 1, game.white)


def _round_cells(
    state: Tournament, round_: Round, worth: Scoring, wanted: Set[PlayerId]
) -> dict[PlayerId, Cell]:
    """Of these players, and of whom they met."""
    cells: dict[PlayerId, Cell] = {}
    for board in round_.boards:
        if board.white in wanted or board.black in wanted:
            game = state.games[board.game]
            cells[game.white], cells[game.black] = game_cells(game, worth)
    if round_.pab is not None:
        cells[round_.pab] = _without_opponent(round_.number, RoundKind.PAB, worth)
    for player, kind in round_.byes:
        cells[player] = _without_opponent(round_.number, BYE_KINDS[kind], worth)
    for player in wanted - cells.keys():
        absence = _absence(state.players[player], round_)
        cells[player] = _without_opponent(round_.number, absence, worth)
    return cells


def _absence(player: Player, round_: Round) -> RoundKind:
    """Zero points, unless the arbiter gave something for a round missed before arriving (2.4)."""
    bye = player.byes.get(round_.number)
    return BYE_KINDS[bye.kind] if bye and bye.seq > round_.published_seq else RoundKind.ZERO_BYE


def _without_opponent(number: int, kind: RoundKind, worth: Scoring) -> Cell:
    points = bye_points(kind, worth)
    return Cell(number, kind, points, points)


def _game_cell(game: Game, worth: Scoring, side: int, opponent: PlayerId) -> Cell:
    """`side`: 0 for who was paired with White. Cells say what was played."""
    colour = (Colour.WHITE, Colour.BLACK)[side != game.reversed]
    result = mirrored(game.result) if game.result and game.reversed else game.result
    kind: RoundKind | None = None
    points = pairing_points = 0
    if game.result is not None:
        kind = results.kinds(game.result)[side]
        points = pairing_points = results.points(game.result, worth)[side]
    elif game.adjourned:
        kind, pairing_points = RoundKind.GAME, worth.draw
    return Cell(
        game.round,
        kind,
        points,
        pairing_points,
        opponent,
        colour,
        result,
        game.board,
        game.id,
        game.adjourned,
    )
