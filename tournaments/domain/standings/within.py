"""Rankings of a part of the field, in the order of the whole standings.

Sex, year of birth and club stand outside the log: they come in with the state. Points are half
points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from pairing.model import HalfPoints

from ..entries.state import Player
from ..ids import PlayerId
from ..prizes.contenders import Contender, belongs, folded
from ..tournament.state import Tournament
from .announced import OF_CLUBS, RankingWithin
from .standings import Standing


class Personal(msgspec.Struct, frozen=True, gc=False):
    """What the log does not know of a player; empty or 0 is unknown."""

    sex: str = ""
    born: int = 0
    club: str = ""


Belonging = Mapping[PlayerId, str]
"""Whom a ranking is for, each with the federation or club he is ranked with ("" in one list)."""


class PlacedWithin(msgspec.Struct, frozen=True, gc=False):
    """`place` within the part, `rank` in the whole; who shares his rank shares his place."""

    place: int
    rank: int
    player: PlayerId
    points: HalfPoints


class PartOfStandings(msgspec.Struct, frozen=True):
    """One list; `home` is the federation or club that it is of."""

    home: str
    lines: tuple[PlacedWithin, ...]


def belonging(
    ranking: RankingWithin, state: Tournament, personal: Mapping[PlayerId, Personal]
) -> Belonging:
    """Who has no federation or no club known is ranked with none."""
    homes: dict[PlayerId, str] = {}
    for player, entry in state.players.items():
        contender = _contender(entry, personal.get(player) or Personal())
        if entry.stands and belongs(ranking.who, contender):
            home = _home(ranking, contender)
            if home or ranking.by == "players":
                homes[player] = home
    return homes


def ranked_within(
    ranking: RankingWithin, lines: Iterable[Standing], homes: Belonging
) -> tuple[PartOfStandings, ...]:
    """The lists of a ranking; those of federations and clubs by their names. Of one list without
    anybody there is an empty one."""
    parts = by_home(lines, homes)
    if ranking.by == "players":
        return (PartOfStandings("", placed(parts[""] if parts else ())),)
    made = (PartOfStandings(home, placed(part)) for home, part in parts.items())
    return tuple(sorted(made, key=lambda part: (folded(part.home), part.home)))


def by_home(lines: Iterable[Standing], homes: Belonging) -> dict[str, list[Standing]]:
    """The lines of each federation or club, by the writing of its best placed player."""
    writings: dict[str, str] = {}
    parts: dict[str, list[Standing]] = {}
    for line in lines:
        if line.player in homes:
            home = homes[line.player]
            parts.setdefault(writings.setdefault(folded(home), home), []).append(line)
    return parts


def placed(lines: Sequence[Standing]) -> tuple[PlacedWithin, ...]:
    """Places from 1."""
    made: list[PlacedWithin] = []
    for number, line in enumerate(lines, 1):
        shared = made and made[-1].rank == line.rank
        place = made[-1].place if shared else number
        made.append(PlacedWithin(place, line.rank, line.player, line.points))
    return tuple(made)


def _contender(entry: Player, personal: Personal) -> Contender:
    """As categories ask; they do not ask for rank and points."""
    return Contender(
        player=entry.id,
        rank=0,
        number=entry.tpn or 0,
        points=0,
        sex=personal.sex,
        born=personal.born,
        rating=entry.rating,
        federation=entry.federation,
        club=personal.club,
    )


def _home(ranking: RankingWithin, contender: Contender) -> str:
    if ranking.by == "players":
        return ""
    return contender.club.strip() if ranking.by in OF_CLUBS else contender.federation
