"""The list of direct titles that goes to FIDE with the report (B.01 1.10): by the table that the
chief arbiter entered, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ...domain.ids import PlayerId
from ...domain.tournament.state import Tournament
from ..direct_titles import direct_titles
from ..formats import local_day
from ..names import Names
from ..rows.norms import DirectTitlesRow
from . import lacks
from .lacks import Lack

GAINS: Final = frozenset({"title", "norm", "conditional"})


class TitleForm(msgspec.Struct, frozen=True, kw_only=True):
    """`ids` are FIDE's, by player."""

    tournament: str
    slug: str
    seq: int
    host: str
    start: str
    end: str
    table: DirectTitlesRow
    ids: dict[int, str]
    lacks: tuple[Lack, ...]
    draft: bool


def title_form(state: Tournament, names: Names) -> TitleForm | None:
    """None: no table is entered, or the event is not one of standard chess."""
    if not state.direct_titles.lines or state.settings.rated_as != "standard":
        return None
    table = direct_titles(state, names, state.last_published)
    players = sorted({PlayerId(row.player) for line in table.lines for row in line.players})
    settings = state.settings_in_the_end
    return TitleForm(
        tournament=state.name,
        slug=state.slug,
        seq=state.seq,
        host=settings.federation,
        start=local_day(settings.start_date, names.language),
        end=local_day(settings.end_date, names.language),
        table=table,
        ids={player: lacks.id_of(names, player) for player in players},
        lacks=tuple(_lacks(state, names, table)),
        draft=state.phase != "closed",
    )


def _lacks(state: Tournament, names: Names, table: DirectTitlesRow) -> Iterator[Lack]:
    """What FIDE cannot register a title without."""
    yield from lacks.of_end(state, names)
    gainers = {
        PlayerId(row.player)
        for line in table.lines
        for row in line.players
        if row.standing in GAINS
    }
    for player in sorted(gainers):
        if not lacks.id_of(names, player):
            yield lacks.lack(names, "federation", "players-id", player=names.player(player))
    yield lacks.on_paper(names, "chief-arbiter", "chiefs-signature")
