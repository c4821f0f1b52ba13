"""What of the report is rated but does not count, and the points that keep the standings right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pairing.trf import AbnormalPoints, Code, RoundEntry, rated_only_comment

from ..domain.games.state import Game
from ..domain.ids import PlayerId
from ..domain.standings.record import Cell, game_cells, scoring
from ..domain.standings.reported import is_apart, reported_cells
from ..domain.tournament.state import Tournament
from .entries import entry_of_cell

_SYMBOL: Final = {Code.SHORT_WIN: Code.WIN, Code.SHORT_DRAW: Code.DRAW, Code.SHORT_LOSS: Code.LOSS}

Numbers = dict[PlayerId, int]


def rated_only(state: Tournament, numbers: Numbers) -> Iterator[str]:
    """A comment for each game that is rated otherwise than it counts."""
    for game in _games_apart(state):
        white, black = _entries(game_cells(game, scoring(state.settings_in(game.round))), numbers)
        one, other = numbers[game.white], numbers[game.black]
        yield rated_only_comment(game.round, one, other, (white, black))


def points_that_count(state: Tournament, numbers: Numbers) -> Iterator[AbnormalPoints]:
    """Records 299: what these results are worth here is what stands in the standings."""
    for game in _games_apart(state):
        counting = game_cells(game, scoring(state.settings_in(game.round)))
        reported = reported_cells(state, game)
        players = (game.white, game.black)
        for player, counts, rated in zip(players, counting, reported, strict=True):
            if counts.points != rated.points:
                code = entry_of_cell(rated, numbers).code
                yield AbnormalPoints(
                    code=_SYMBOL.get(code, code),
                    points=counts.points,
                    players=(numbers[player],),
                    round_number=game.round,
                )


def _games_apart(state: Tournament) -> list[Game]:
    games = (game for game in state.games.values() if is_apart(game) and not game.replaced_seq)
    return sorted(games, key=lambda game: (game.round, game.board))


def _entries(cells: tuple[Cell, Cell], numbers: Numbers) -> tuple[RoundEntry, RoundEntry]:
    white, black = cells
    return entry_of_cell(white, numbers), entry_of_cell(black, numbers)
