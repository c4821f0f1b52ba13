"""The standings with their cross table."""

from __future__ import annotations

from collections.abc import Sequence

from ..domain.standings.record import Cell
from ..domain.standings.standings import Standing, points_text
from ..domain.tournament.state import Tournament
from . import figures
from .cells import cell_words
from .lazily import Lazily
from .names import Names, ref
from .rows.base import fields
from .rows.standings import GameCell, StandingRow, TieBreak


def standings(state: Tournament, names: Names, upto: int | None = None) -> tuple[StandingRow, ...]:
    """After round `upto` (default: the last published one), best first."""
    last = state.last_published if upto is None else min(upto, state.last_published)
    return tuple(standing_rows(state, names, figures.standing_lines(state, last)))


def standing_rows(
    state: Tournament, names: Names, lines: Sequence[Standing]
) -> Sequence[StandingRow]:
    """A row of each of these lines, worked out when somebody comes to it."""
    return Lazily(lambda line: _row(state, names, line), lines)


def _row(state: Tournament, names: Names, line: Standing) -> StandingRow:
    return StandingRow(
        **fields(ref(state, names, line.player)),
        rank=line.rank,
        points=points_text(line.points),
        tie_breaks=tuple(TieBreak(code, value) for code, value in line.values),
        status=state.players[line.player].status,
        games=tuple(_cell(state, cell) for cell in line.record),
    )


def _cell(state: Tournament, cell: Cell) -> GameCell:
    opponent = state.players[cell.opponent].tpn if cell.opponent is not None else None
    return GameCell(
        round=cell.round,
        opponent=opponent,
        colour=cell.colour or "",
        points=points_text(cell.points),
        kind=cell.kind or "open",
        text=cell_words(state, cell),
    )
