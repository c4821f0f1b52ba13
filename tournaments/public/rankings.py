"""Rankings within the standings, as far as they were announced for the public.

Who belongs to them follows from what is not public (sex, year of birth, club); what comes out of
here says that he belongs, and no more. The name of a club is said where clubs are ranked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..domain.ids import PlayerId
from ..domain.standings.announced import RankingWithin
from ..domain.standings.standings import Standing, points_text
from ..domain.standings.teams import TeamOfPlayers, ranked_teams
from ..domain.standings.within import Belonging, PlacedWithin, belonging, ranked_within
from ..domain.tournament.state import Tournament
from ..selectors.activity.rankings import ranking_name, ranking_rule
from ..selectors.names import Names, Person
from ..selectors.rankings import personal
from .rows import (
    PublicPart,
    PublicPlaced,
    PublicRanking,
    PublicRankingName,
    PublicStanding,
    PublicTeam,
)

Homes = Mapping[int, Belonging]
"""By the number of the ranking."""


def homes_of(state: Tournament, people: Mapping[PlayerId, Person]) -> dict[int, Belonging]:
    """Of the public rankings alone."""
    known = personal(people) if state.rankings else {}
    return {each.id: belonging(each, state, known) for each in state.rankings if each.public}


def listed(ranking: RankingWithin, language: str) -> PublicRankingName:
    nobody = Names(people={}, language=language)
    return PublicRankingName(
        ranking=ranking.id,
        name=ranking_name(ranking, nobody),
        rule=ranking_rule(ranking, nobody),
    )


def ranked(
    ranking: RankingWithin,
    homes: Belonging,
    lines: Sequence[Standing],
    rows: Mapping[int, PublicStanding],
) -> PublicRanking:
    """`rows` are the lines of the standings by entry number."""
    teams = ranked_teams(ranking, lines, homes) if ranking.of_teams else ()
    parts = () if ranking.of_teams else ranked_within(ranking, lines, homes)
    return PublicRanking(
        parts=tuple(
            PublicPart(home=part.home, lines=tuple(_placed(line, rows) for line in part.lines))
            for part in parts
        ),
        teams=tuple(_team(team, rows) for team in teams),
    )


def _team(team: TeamOfPlayers, rows: Mapping[int, PublicStanding]) -> PublicTeam:
    return PublicTeam(
        place=team.place,
        home=team.home,
        points=points_text(team.points),
        ranks=team.ranks,
        size=team.size,
        players=tuple(_placed(line, rows) for line in team.players),
    )


def _placed(line: PlacedWithin, rows: Mapping[int, PublicStanding]) -> PublicPlaced:
    row = rows[line.player]
    return PublicPlaced(
        place=line.place,
        rank=line.rank,
        player=row.player,
        points=row.points,
        tie_breaks=row.tie_breaks,
    )
