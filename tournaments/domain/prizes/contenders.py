"""Who is ranked, and for which lists he comes into question.

Sex, year of birth and club stand outside the log: they are given with the line of the ranking.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from ..ids import PlayerId
from ..said import Said, said
from .fund import PrizeCategory, PrizeList


class Contender(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A line of the ranking with what prizes depend on. `rank` may be shared; points are half
    points; empty or 0 is unknown."""

    player: PlayerId
    rank: int
    number: int
    """Pairing number: the order within a shared rank."""
    points: int
    played: int = 0
    """Games played over the board."""
    sex: str = ""
    born: int = 0
    rating: int = 0
    federation: str = ""
    club: str = ""
    expelled: bool = False
    absent: bool = False
    """Known to stay away from the prize giving."""
    takes: int = 0
    """The list that he has chosen; 0: none."""

    @property
    def place(self) -> tuple[int, int, PlayerId]:
        return (self.rank, self.number, self.player)


def in_order(contenders: Iterable[Contender]) -> tuple[Contender, ...]:
    """Best first."""
    return tuple(sorted(contenders, key=lambda each: each.place))


def belongs(who: PrizeCategory, contender: Contender) -> bool:
    return next(outside(who, contender), None) is None


def by_the_log(who: PrizeCategory) -> PrizeCategory:
    """The conditions that the log alone can answer."""
    return replace(who, sex="", born_from=0, born_to=0, clubs=())


def outside(who: PrizeCategory, contender: Contender) -> Iterator[Said]:
    """Each condition of the category that he does not meet, or is not known to meet."""
    yield from _outside_by_age(who, contender)
    yield from _outside_by_rating(who, contender)
    if who.sex and contender.sex != who.sex:
        yield said("NoPrize.sex" if contender.sex else "NoPrize.sex-unknown")
    yield from _outside_by_home(who, contender)
    if who.players and contender.player not in who.players:
        yield said("NoPrize.not-on-the-list")


def short_of(of: PrizeList, contender: Contender) -> Iterator[Said]:
    """Each threshold of the list that he does not reach."""
    if contender.expelled:
        yield said("NoPrize.expelled")
    if contender.points < of.least_points:
        yield said("NoPrize.points", points=contender.points, least=of.least_points)
    if contender.played < of.least_rounds:
        yield said("NoPrize.rounds", played=contender.played, least=of.least_rounds)
    if of.present and contender.absent:
        yield said("NoPrize.absent")


def _outside_by_age(who: PrizeCategory, contender: Contender) -> Iterator[Said]:
    if not (who.born_from or who.born_to):
        return
    if not contender.born:
        yield said("NoPrize.born-unknown")
    elif who.born_from and contender.born < who.born_from:
        yield said("NoPrize.too-old", born=contender.born, limit=who.born_from)
    elif who.born_to and contender.born > who.born_to:
        yield said("NoPrize.too-young", born=contender.born, limit=who.born_to)


def _outside_by_rating(who: PrizeCategory, contender: Contender) -> Iterator[Said]:
    rating = contender.rating
    if who.unrated == "only":
        if rating:
            yield said("NoPrize.rated", rating=rating)
    elif not rating and (who.unrated == "not" or who.rating_from):
        yield said("NoPrize.unrated")
    elif rating < who.rating_from:
        yield said("NoPrize.rated-too-low", rating=rating, limit=who.rating_from)
    elif who.rating_to and rating > who.rating_to:
        yield said("NoPrize.rated-too-high", rating=rating, limit=who.rating_to)


def _outside_by_home(who: PrizeCategory, contender: Contender) -> Iterator[Said]:
    federation, club = contender.federation, contender.club
    if who.federations and federation not in who.federations:
        known = said("NoPrize.federation", federation=federation)
        yield known if federation else said("NoPrize.federation-unknown")
    if who.clubs and folded(club) not in set(map(folded, who.clubs)):
        yield said("NoPrize.club", club=club) if club else said("NoPrize.club-unknown")


def folded(club: str) -> str:
    return " ".join(club.casefold().split())
