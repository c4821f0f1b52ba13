"""The standings and the prizes as they would be with results that nobody has recorded."""

from __future__ import annotations

from ..domain.standings.standings import Standing, open_games, points_text
from ..domain.standings.what_if import Supposed, with_results
from ..domain.tournament.state import Tournament
from . import figures
from .names import Names, ref
from .prizes import prizes_moved
from .rows.base import fields
from .rows.what_if import SupposedLine, WhatIfRow


def what_if(state: Tournament, names: Names, results: Supposed) -> WhatIfRow:
    """After the last published round. Raises KeyError for a game that there is not."""
    last = state.last_published
    supposed = with_results(state, results)
    before = {line.player: line for line in figures.standing_lines(state, last)}
    playing = {
        player
        for number in results
        for player in (state.games[number].white, state.games[number].black)
    }
    return WhatIfRow(
        lines=tuple(
            _line(state, names, before[line.player], line, plays=line.player in playing)
            for line in figures.standing_lines(supposed, last)
        ),
        open=open_games(supposed, last),
        prizes=prizes_moved(state, names, supposed, names) if state.prize_fund.lists else (),
    )


def _line(
    state: Tournament, names: Names, before: Standing, after: Standing, *, plays: bool
) -> SupposedLine:
    return SupposedLine(
        **fields(ref(state, names, after.player)),
        rank=before.rank,
        points=points_text(before.points),
        new_rank=after.rank,
        new_points=points_text(after.points),
        plays=plays,
    )
