"""What is reported and rated, where that is not what counts (C.04.2 4.3, Laws 7.3)."""

from __future__ import annotations

from msgspec.structs import replace

from ..games.state import Game
from ..ids import PlayerId
from ..tournament.state import Tournament
from .record import Cell, game_cells, scoring


def as_reported(state: Tournament, player: PlayerId, cell: Cell) -> Cell:
    """The cell with what is rated."""
    if cell.game is None or not is_apart(game := state.games[cell.game]):
        return cell
    return reported_cells(state, game)[0 if player == game.white else 1]


def is_apart(game: Game) -> bool:
    """It is rated otherwise than it counts."""
    return game.rated is not None or game.rated_reversed is not None


def reported_cells(state: Tournament, game: Game) -> tuple[Cell, Cell]:
    """Of the player paired with White, and of the one paired with Black."""
    rated = replace(game, result=game.rated_result, reversed=game.reversed_in_report)
    return game_cells(rated, scoring(state.settings_in(game.round)))
