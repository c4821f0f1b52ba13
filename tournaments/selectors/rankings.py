"""Rankings within the standings, with names.

Personal facts that categories ask for (sex, year of birth, club) come with the names.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..domain.ids import PlayerId
from ..domain.standings.announced import RankingWithin
from ..domain.standings.standings import Standing, points_text
from ..domain.standings.teams import TeamOfPlayers, ranked_teams
from ..domain.standings.within import Personal, PlacedWithin, belonging, ranked_within
from ..domain.tournament.state import Tournament
from . import figures
from .activity.rankings import ranking_name, ranking_rule
from .names import Names, Person, ref
from .rows.base import fields
from .rows.rankings import PartRow, PlacedRow, RankingRow, TeamRow
from .rows.standings import TieBreak


def rankings(
    state: Tournament, names: Names, upto: int | None = None, only: int | None = None
) -> tuple[RankingRow, ...]:
    """After round `upto` (default: the last published one); `only`: the one with that number."""
    last = state.last_published if upto is None else min(upto, state.last_published)
    within = _Within(state, names, last)
    return tuple(within.row(each) for each in state.rankings if only in (None, each.id))


def personal(people: Mapping[PlayerId, Person]) -> dict[PlayerId, Personal]:
    return {
        player: Personal(
            sex=person.sex,
            born=int(person.birth_date[:4] or 0),
            club=person.club,
        )
        for player, person in people.items()
    }


class _Within:
    """The rankings of one state, while they are written down."""

    def __init__(self, state: Tournament, names: Names, upto: int) -> None:
        self.state, self.names = state, names
        self.lines: tuple[Standing, ...] = figures.standing_lines(state, upto) if upto else ()
        self.values = {line.player: line.values for line in self.lines}
        self.personal = personal(names.people)

    def row(self, ranking: RankingWithin) -> RankingRow:
        homes = belonging(ranking, self.state, self.personal)
        teams = ranked_teams(ranking, self.lines, homes) if ranking.of_teams else ()
        parts = () if ranking.of_teams else ranked_within(ranking, self.lines, homes)
        return RankingRow(
            ranking=ranking.id,
            name=ranking_name(ranking, self.names),
            rule=ranking_rule(ranking, self.names),
            by=ranking.by,
            public=ranking.public,
            parts=tuple(
                PartRow(home=part.home, lines=tuple(map(self._placed, part.lines)))
                for part in parts
            ),
            teams=tuple(map(self._team, teams)),
        )

    def _team(self, team: TeamOfPlayers) -> TeamRow:
        return TeamRow(
            place=team.place,
            home=team.home,
            points=points_text(team.points),
            ranks=team.ranks,
            best=team.best,
            size=team.size,
            players=tuple(map(self._placed, team.players)),
        )

    def _placed(self, line: PlacedWithin) -> PlacedRow:
        return PlacedRow(
            **fields(ref(self.state, self.names, line.player)),
            place=line.place,
            rank=line.rank,
            points=points_text(line.points),
            tie_breaks=tuple(TieBreak(code, value) for code, value in self.values[line.player]),
            status=self.state.players[line.player].status,
        )
