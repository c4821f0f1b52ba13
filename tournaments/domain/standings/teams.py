"""Federations or clubs ranked as teams of an open.

A team has the points of its best players, in the order of the whole standings. With equal points
the lower sum of the ranks of these players is better, then the better rank of the best of them;
what is equal then shares its place. A player that a team lacks has no points, and the rank after
the last of the standings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from pairing.model import HalfPoints

from .announced import RankingWithin
from .standings import Standing
from .within import Belonging, PlacedWithin, by_home, placed


class TeamOfPlayers(msgspec.Struct, frozen=True, kw_only=True):
    """`ranks` is the sum of the ranks of those who count, `best` the rank of the first of them;
    `size` says how many belong to it. The places of its players are those within it."""

    place: int
    home: str
    points: HalfPoints
    ranks: int
    best: int
    players: tuple[PlacedWithin, ...]
    size: int


def ranked_teams(
    ranking: RankingWithin, lines: Sequence[Standing], homes: Belonging
) -> tuple[TeamOfPlayers, ...]:
    """Best first, the same place by name."""
    behind_all = len(lines) + 1
    teams = [
        _team(ranking, home, part, behind_all)
        for home, part in by_home(lines, homes).items()
        if not ranking.whole_teams or len(part) >= ranking.best
    ]
    return tuple(_numbered(sorted(teams, key=lambda team: (_key(team), team.home))))


def _team(
    ranking: RankingWithin, home: str, part: Sequence[Standing], behind_all: int
) -> TeamOfPlayers:
    counting = placed(part[: ranking.best])
    lacking = ranking.best - len(counting)
    return TeamOfPlayers(
        place=0,
        home=home,
        points=sum(line.points for line in counting),
        ranks=sum(line.rank for line in counting) + lacking * behind_all,
        best=counting[0].rank,
        players=counting,
        size=len(part),
    )


def _key(team: TeamOfPlayers) -> tuple[int, int, int]:
    return (-team.points, team.ranks, team.best)


def _numbered(teams: Iterable[TeamOfPlayers]) -> list[TeamOfPlayers]:
    made: list[TeamOfPlayers] = []
    for number, team in enumerate(teams, 1):
        shared = made and _key(made[-1]) == _key(team)
        made.append(msgspec.structs.replace(team, place=made[-1].place if shared else number))
    return made
