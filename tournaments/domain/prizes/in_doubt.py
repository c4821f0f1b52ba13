"""Lists of whose winners nobody can be sure any more: they ask for sex, year of birth or club, and
of somebody in the ranking that was erased.

Each list is worked out for whatever the erased may have been. One that comes out alike every time
is sure; of the others the names have to stay as they were printed before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from math import prod
from typing import Final

from msgspec.structs import replace

from ..ids import PlayerId
from .award import Award, award
from .contenders import Contender, belongs, by_the_log
from .fund import PrizeFund

MOST_CASES: Final = 64
"""With more of them every list that asks, and what depends on it, is in doubt."""


def in_doubt(
    fund: PrizeFund, field: Sequence[Contender], erased: Collection[PlayerId]
) -> frozenset[int]:
    """The numbers of these lists."""
    gone = [each for each in field if each.player in erased]
    lives = [tuple(_lives(fund, each)) for each in gone]
    if all(len(each) == 1 for each in lives):
        return frozenset()
    if prod(map(len, lives)) > MOST_CASES:
        return _all_that_ask(fund, gone)
    others = [each for each in field if each.player not in erased]
    cases = [award(fund, (*others, *case)) for case in product(*lives)]
    return frozenset(
        of.id for of in fund.lists if len({_of_list(each, of.id) for each in cases}) > 1
    )


def _of_list(made: Award, number: int) -> tuple[object, ...]:
    """Who gets what of it, and what nobody gets; how many are in the category moves nothing."""
    left = tuple(replace(each, entrants=0) for each in made.left if each.list == number)
    return made.of_list(number), left


def _lives(fund: PrizeFund, contender: Contender) -> Iterator[Contender]:
    """One for each set of lists that the erased may have belonged to."""
    who = [of.who for of in fund.lists]
    years = {0, *(each.born_from for each in who), *(each.born_to for each in who)}
    clubs = {"", *(club for each in who for club in each.clubs)}
    known: set[tuple[bool, ...]] = set()
    for sex, year, by, club in product(("", "m", "w"), sorted(years), (0, -1, 1), sorted(clubs)):
        born = max(0, year + by) if year else 0
        life = replace(contender, sex=sex, born=born, club=club)
        belonging = tuple(belongs(each, life) for each in who)
        if belonging not in known:
            known.add(belonging)
            yield life


def _all_that_ask(fund: PrizeFund, gone: Sequence[Contender]) -> frozenset[int]:
    """Where a player has one prize of several lists, they depend on each other."""
    asking = [
        of
        for of in fund.lists
        if by_the_log(of.who) != of.who and any(belongs(by_the_log(of.who), each) for each in gone)
    ]
    if fund.doubles == "all" or not any(of.counts for of in asking):
        return frozenset(of.id for of in asking)
    return frozenset(of.id for of in fund.lists if of.counts or of in asking)
