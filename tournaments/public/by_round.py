"""Round by round up to one of them: the table of progress, what pictures show, and all rounds of a
table of a round robin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..domain.ids import PlayerId
from ..domain.standings import standings
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..selectors import figures as worked_out
from ..selectors import pictures
from ..selectors.lazily import Lazily
from ..selectors.schedule import schedule_of
from .rows import PublicFigures, PublicPictured, PublicPlayer, PublicProgress, PublicScheduled

Players = Mapping[PlayerId, PublicPlayer]


def progress(state: Tournament, upto: int, players: Players) -> Sequence[PublicProgress]:
    """In the order of the standings after that round."""
    ranks = [worked_out.ranks(state, number) for number in range(1, upto + 1)]

    def row(line: standings.Standing) -> PublicProgress:
        return PublicProgress(
            rank=line.rank,
            player=players[line.player],
            points=tuple(map(points_text, standings.totals(line.record))),
            ranks=tuple(after[line.player] for after in ranks),
        )

    return Lazily(row, worked_out.standing_lines(state, upto))


def figures(state: Tournament, upto: int, players: Players) -> PublicFigures:
    ranks = [worked_out.ranks(state, number) for number in range(1, upto + 1)]
    worth = pictures.performances(state, upto)
    return PublicFigures(
        shares=pictures.shares(state, upto),
        scores=pictures.score_groups(state, upto),
        players=tuple(
            PublicPictured(
                rank=line.rank,
                player=players[line.player],
                performance=worth.get(line.player),
                ranks=tuple(after[line.player] for after in ranks),
                marks=pictures.marks(line.record),
            )
            for line in worked_out.standing_lines(state, upto)
        ),
    )


def schedule(state: Tournament, players: Players) -> tuple[PublicScheduled, ...]:
    return tuple(
        PublicScheduled(
            round=row.round,
            published=row.published,
            boards=tuple((players[white], players[black]) for white, black in row.boards),
            free=tuple(players[player] for player in row.free),
        )
        for row in schedule_of(state)
    )
