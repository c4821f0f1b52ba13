"""How players share the prizes of the places that they occupy.

Shares are exact fractions until they are rounded down to the unit of the fund; the units that are
missing then go one each to those who lost most by it, the best placed first among equals; or, where
the fund says so, all of them to the best placed.
A prize that nobody shares is paid as announced.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

import msgspec

from ..ids import PlayerId
from .contenders import Contender
from .fund import Prize, PrizeFund, PrizeList, Remainder


class Rounding(NamedTuple):
    unit: int
    remainder: Remainder = "most-lost"


def rounding_of(fund: PrizeFund) -> Rounding:
    return Rounding(fund.unit, fund.remainder)


class PrizeShare(msgspec.Struct, frozen=True, kw_only=True):
    """What a player gets of one list, and how it came about.

    `by_rank + pooled + rounding == money`; the first two are rounded down to smallest units.
    """

    list: int
    player: PlayerId
    first: int
    last: int
    """The places of the list that he and `sharers` occupy together."""
    sharers: tuple[PlayerId, ...]
    pot: int
    """What is shared."""
    by_rank: int = 0
    pooled: int = 0
    rounding: int = 0
    money: int = 0
    thing: str = ""
    worth: int = 0

    @property
    def value(self) -> int:
        return self.money + self.worth

    @property
    def empty(self) -> bool:
        return not (self.value or self.thing)


def shares(
    of: PrizeList, group: Sequence[Contender], taken: int, rounding: Rounding
) -> tuple[PrizeShare, ...]:
    """Of players with the same points, best first, who occupy the places after the first `taken`
    of the list. Not for sharing by points."""
    if of.sharing != "rank":
        return _of_group(of, group, taken, rounding)
    made: list[PrizeShare] = []
    for _, block in groupby(group, key=lambda each: each.rank):
        made += _of_group(of, tuple(block), taken + len(made), rounding)
    return tuple(made)


def shares_by_points(
    of: PrizeList, members: Sequence[Contender], rounding: Rounding
) -> tuple[PrizeShare, ...]:
    """Of all members, best first: as many win as there are prizes, and who is level with the last
    of them; above a limit, whoever has more."""
    weights = {each.player: weight for each in members if (weight := _weight(of, each, members))}
    winners = tuple(each for each in members if each.player in weights)
    whole = sum(weights.values())
    exact = [Fraction(of.money * weights[each.player], whole) for each in winners]
    return _made(of, winners, 0, (of.money, [Fraction(0)] * len(exact), exact), rounding)


def rounded(exact: Sequence[Fraction], rounding: Rounding) -> list[int]:
    """Smallest units, best placed first."""
    unit, remainder = rounding
    if len(exact) == 1:
        return [int(exact[0])]
    down = [int(share // unit) * unit for share in exact]
    missing = int((sum(exact, Fraction(0)) - sum(down)) // unit)
    if remainder == "best-placed" and down:
        return [down[0] + unit * missing, *down[1:]]
    by_loss = sorted(range(len(exact)), key=lambda at: (down[at] - exact[at], at))
    upwards = frozenset(by_loss[:missing])
    return [share + unit * (at in upwards) for at, share in enumerate(down)]


def _weight(of: PrizeList, contender: Contender, members: Sequence[Contender]) -> int:
    if of.sharing == "points-above":
        return max(0, contender.points - of.above)
    last = members[: len(of.prizes)]
    return contender.points if last and contender.points >= last[-1].points else 0


def _of_group(
    of: PrizeList, group: Sequence[Contender], taken: int, rounding: Rounding
) -> tuple[PrizeShare, ...]:
    announced = [_prize(of, taken + at).money for at in range(len(group))]
    pot = sum(announced)
    own = _by_place(group, announced, of)
    stay = _how_many_stay(own, announced, of.least_share)
    by_rank, pooled = _parts(own[:stay], pot)
    none = [Fraction(0)] * (len(group) - stay)
    return _made(of, group, taken, (pot, by_rank + none, pooled + none), rounding, stay)


def _how_many_stay(own: list[Fraction], announced: Sequence[int], least: int) -> int:
    """The last drop out until the smallest share reaches the least one; not so far that somebody
    gets more than the prize of the best place, which those before them may not have got."""
    pot = sum(announced)
    stay = len(own)
    while stay > 1 and pot and min(_sums(own[:stay], pot)) < least:
        if max(_sums(own[: stay - 1], pot)) > announced[0]:
            break
        stay -= 1
    return stay


def _sums(own: list[Fraction], pot: int) -> list[Fraction]:
    by_rank, pooled = _parts(own, pot)
    return [own + part for own, part in zip(by_rank, pooled, strict=True)]


def _by_place(
    group: Sequence[Contender], announced: Sequence[int], of: PrizeList
) -> list[Fraction]:
    """The part of each that goes by his own place; who shares a rank shares its places."""
    if of.sharing != "hort":
        return [Fraction(0)] * len(group)
    own: list[Fraction] = []
    for _, block in groupby(group, key=lambda each: each.rank):
        size = len(tuple(block))
        places = announced[len(own) : len(own) + size]
        own += [Fraction(sum(places), 2 * size)] * size
    return own


def _parts(own: list[Fraction], pot: int) -> tuple[list[Fraction], list[Fraction]]:
    pool = pot - sum(own, Fraction(0))
    return own, [pool / len(own)] * len(own) if own else []


def _made(
    of: PrizeList,
    group: Sequence[Contender],
    taken: int,
    parts: tuple[int, list[Fraction], list[Fraction]],
    rounding: Rounding,
    stay: int | None = None,
) -> tuple[PrizeShare, ...]:
    """`parts`: the pot, and what each gets of it by rank and from the pool; who comes after the
    first `stay` has dropped out."""
    pot, by_rank, pooled = parts
    stay = len(group) if stay is None else stay
    exact = [own + part for own, part in zip(by_rank, pooled, strict=True)]
    money = [*rounded(exact[:stay], rounding), *[0] * (len(group) - stay)]
    sharers = tuple(each.player for each in group[:stay])
    return tuple(
        PrizeShare(
            list=of.id,
            player=each.player,
            first=taken + 1,
            last=taken + len(group),
            sharers=sharers,
            pot=pot,
            by_rank=int(by_rank[at]),
            pooled=int(exact[at]) - int(by_rank[at]),
            rounding=money[at] - int(exact[at]),
            money=money[at],
            thing=_prize(of, taken + at).thing,
            worth=_prize(of, taken + at).worth,
        )
        for at, each in enumerate(group)
    )


def _prize(of: PrizeList, place: int) -> Prize:
    """Counted from 0; behind the last there is none."""
    return of.prizes[place] if place < len(of.prizes) else Prize()
