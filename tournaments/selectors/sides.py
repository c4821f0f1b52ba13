"""The score of the two sides of a Scheveningen event."""

from __future__ import annotations

from typing import NamedTuple

from ..domain.settings.by_table import on_side_a
from ..domain.standings.standings import points_text, standings
from ..domain.tournament.state import Tournament


class SideScores(NamedTuple):
    """Points as they are written, "8½"."""

    a: str
    b: str


def side_scores(state: Tournament, upto: int) -> SideScores | None:
    """After round `upto`, without those who count for nobody; None where there are no sides."""
    last = on_side_a(state.settings, len(state.order))
    if not last:
        return None
    of_a = of_b = 0
    for line in standings(state, upto):
        if line.tpn <= last:
            of_a += line.points
        else:
            of_b += line.points
    return SideScores(points_text(of_a), points_text(of_b))
