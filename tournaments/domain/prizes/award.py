"""Who gets what of a fund: a pure function of the fund and the ranking.

Players with the same points settle together, the best groups first, so that nobody's prize depends
on whoever has fewer points. Where a player takes one prize he takes the list that gives him most
(of equal ones the first list), its share reckoned with him in it, and leaves the places of all
others. Of a list that is shared by points he reckons with his share if all stayed in it; it is
divided in the end among those who did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal

import msgspec

from ..ids import PlayerId
from ..said import Said, said
from .contenders import Contender, belongs, in_order, outside, short_of
from .fund import BY_POINTS, PrizeFund, PrizeList
from .settling import PrizePassed, TakenPlaces, settle
from .sharing import PrizeShare

Entrants = Mapping[int, int]
"""How many players the category of each list has."""


class PrizeLeft(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody gets of a list: for want of anybody, of entrants in the category, or because it
    is less than the unit of rounding. `place` 0: of no place in particular."""

    list: int
    place: int = 0
    money: int = 0
    thing: str = ""
    worth: int = 0
    why: Literal["nobody", "entrants", "rounding"]
    entrants: int = 0


class PrizeWinner(msgspec.Struct, frozen=True, kw_only=True):
    """All that one player gets: his shares, their money, and what is held back of it."""

    player: PlayerId
    shares: tuple[PrizeShare, ...]
    money: int
    tax: int

    @property
    def paid(self) -> int:
        return self.money - self.tax


class Award(msgspec.Struct, frozen=True, kw_only=True):
    """`money` of the fund is what is paid, held back as tax and left, to the smallest unit.

    `shares` by list and place, `winners` best first. `unsettled`: whose best prizes depended on
    each other in a circle.
    """

    money: int
    shares: tuple[PrizeShare, ...]
    left: tuple[PrizeLeft, ...]
    passed: tuple[PrizePassed, ...]
    winners: tuple[PrizeWinner, ...]
    entrants: dict[int, int]
    unsettled: tuple[PlayerId, ...] = ()

    def of_list(self, number: int) -> tuple[PrizeShare, ...]:
        return tuple(share for share in self.shares if share.list == number)


def award(fund: PrizeFund, contenders: Iterable[Contender]) -> Award:
    """The order of `contenders` does not matter: their ranks and numbers make it."""
    field = in_order(contenders)
    entrants = {of.id: sum(belongs(of.who, each) for each in field) for of in fund.lists}
    eligible = {of.id: _eligible(of, field) for of in fund.lists if awarded(of, entrants)}
    places = TakenPlaces(fund, eligible, one_each=fund.doubles != "all")
    unsettled: list[PlayerId] = []
    for _, group in groupby(field, key=lambda each: each.points):
        unsettled += settle(places, tuple(group))
    places.divide_by_points()
    given = [share for share in places.given if not share.empty]
    shares = tuple(share for of in fund.lists for share in given if share.list == of.id)
    return Award(
        money=fund.money,
        shares=shares,
        left=tuple(left for of in fund.lists for left in _left(of, shares, entrants)),
        passed=(*places.passed, *_short(fund, field, shares, entrants)),
        winners=tuple(_winners(fund, field, shares)),
        entrants=entrants,
        unsettled=tuple(unsettled),
    )


def awarded(of: PrizeList, entrants: Entrants) -> bool:
    return entrants[of.id] >= of.least_entrants


def why_nothing(made: Award, of: PrizeList, contender: Contender) -> tuple[Said, ...]:
    """Why a player gets nothing of a list; empty: he does get something."""
    if any(share.player == contender.player for share in made.of_list(of.id)):
        return ()
    if why := tuple(outside(of.who, contender)):
        return why
    if not awarded(of, made.entrants):
        least = of.least_entrants
        return (said("NoPrize.entrants", entrants=made.entrants[of.id], least=least),)
    if why := tuple(short_of(of, contender)):
        return why
    passed = (one for one in made.passed if (one.list, one.player) == (of.id, contender.player))
    return next((one.why for one in passed), (said("NoPrize.placed-too-low"),))


def _eligible(of: PrizeList, field: Sequence[Contender]) -> tuple[Contender, ...]:
    return tuple(each for each in field if belongs(of.who, each) and not any(short_of(of, each)))


def _left(of: PrizeList, shares: Sequence[PrizeShare], entrants: Entrants) -> Iterator[PrizeLeft]:
    """By place from behind the last that is occupied, and what rounding left of the others."""
    made = [share for share in shares if share.list == of.id]
    occupied = max((share.last for share in made), default=0)
    by_points = bool(made) and of.sharing in BY_POINTS
    why: Literal["nobody", "entrants"] = "nobody" if awarded(of, entrants) else "entrants"
    rest = of.money - sum(share.money for share in made)
    for place, prize in enumerate(of.prizes[occupied:], occupied + 1):
        money = 0 if by_points else prize.money
        rest -= money
        if money or prize.thing:
            yield PrizeLeft(
                list=of.id,
                place=place,
                money=money,
                thing=prize.thing,
                worth=prize.worth,
                why=why,
                entrants=entrants[of.id],
            )
    if rest:
        yield PrizeLeft(list=of.id, money=rest, why="rounding", entrants=entrants[of.id])


def _short(
    fund: PrizeFund, field: Sequence[Contender], shares: Sequence[PrizeShare], entrants: Entrants
) -> Iterator[PrizePassed]:
    """Who belongs to a category and is placed before the last who got something of its list, but
    did not reach what the list asks for."""
    order = {each.player: at for at, each in enumerate(field)}
    for of in fund.lists:
        winners = [order[share.player] for share in shares if share.list == of.id]
        full = len(winners) >= len(of.prizes)
        end = max(winners, default=0) if full else len(field)
        for each in field[:end] if awarded(of, entrants) else ():
            why = tuple(short_of(of, each))
            if why and belongs(of.who, each):
                yield PrizePassed(list=of.id, player=each.player, why=why)


def _winners(
    fund: PrizeFund, field: Sequence[Contender], shares: Sequence[PrizeShare]
) -> Iterator[PrizeWinner]:
    own: dict[PlayerId, list[PrizeShare]] = {each.player: [] for each in field}
    for share in shares:
        own[share.player].append(share)
    for player, theirs in own.items():
        if theirs:
            money = sum(share.money for share in theirs)
            tax = fund.tax.on(money)
            yield PrizeWinner(player=player, shares=tuple(theirs), money=money, tax=tax)
