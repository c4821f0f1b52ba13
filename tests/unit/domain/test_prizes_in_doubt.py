"""Whose prizes are in doubt once somebody's sex, year of birth or club was erased."""

from __future__ import annotations

from typing import Any

import pytest

from tournaments.domain.ids import PlayerId
from tournaments.domain.prizes.award import award
from tournaments.domain.prizes.contenders import Contender
from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList
from tournaments.domain.prizes.in_doubt import in_doubt

from .hall import p

MAIN = PrizeList(id=1, prizes=(Prize(money=300), Prize(money=200)))
WOMEN = PrizeList(id=2, who=PrizeCategory(sex="w"), prizes=(Prize(money=250),))
CUP = PrizeList(id=3, who=PrizeCategory(born_from=2010), prizes=(Prize(thing="Cup"),))
RATED = PrizeList(id=4, who=PrizeCategory(sex="w", rating_to=1500), prizes=(Prize(money=50),))
CLUB = PrizeList(id=5, who=PrizeCategory(clubs=("Slavia",)), prizes=(Prize(money=50),))


def who(place: int, sex: str = "", **more: Any) -> Contender:
    return Contender(player=p(place), rank=place, number=place, points=20 - place, sex=sex, **more)


FIELD = (who(1), who(2), who(3), who(4, "w", rating=1400), who(5, born=2012), who(6))


def doubtful(*lists: PrizeList, erased: int = 2, **more: Any) -> set[int]:
    fund = PrizeFund(lists=lists, **more)
    return set(in_doubt(fund, FIELD, {p(erased)}))


@pytest.mark.parametrize(
    ("lists", "erased", "expected"),
    [
        ((MAIN,), 2, set()),
        ((WOMEN,), 3, {2}),
        ((WOMEN,), 6, set()),
        ((MAIN, WOMEN), 2, {1, 2}),
        ((MAIN, WOMEN), 3, {2}),
        ((MAIN, CUP), 2, {3}),
        ((MAIN, CUP), 6, set()),
        ((CLUB,), 6, {5}),
    ],
)
def test_a_list_is_in_doubt_where_others_may_have_won(
    lists: tuple[PrizeList, ...], erased: int, expected: set[int]
) -> None:
    assert doubtful(*lists, erased=erased) == expected


def test_what_the_log_says_is_not_in_doubt() -> None:
    """Player 2 has no rating, which counts as below all others; player 1 has one that is above."""
    assert doubtful(RATED) == {4}
    field = (who(1, rating=2000), *FIELD[1:])
    assert in_doubt(PrizeFund(lists=(RATED,)), field, {p(1)}) == frozenset()


def test_with_all_prizes_for_everybody_lists_do_not_touch_each_other() -> None:
    assert doubtful(MAIN, WOMEN, doubles="all") == {2}


def test_nobody_erased_no_doubt() -> None:
    assert in_doubt(PrizeFund(lists=(MAIN, WOMEN)), FIELD, ()) == frozenset()


def test_of_many_every_list_that_asks_and_what_depends_on_it() -> None:
    everybody: set[PlayerId] = {each.player for each in FIELD}
    fund = PrizeFund(lists=(MAIN, WOMEN, CUP, CLUB))
    assert in_doubt(fund, FIELD, everybody) == {1, 2, 3, 5}
    assert in_doubt(PrizeFund(lists=(MAIN, CUP)), FIELD, everybody) == {3}


def test_the_truth_is_among_the_cases() -> None:
    """Whoever won before the erasure still stands there wherever a list is not in doubt."""
    fund = PrizeFund(lists=(MAIN, WOMEN, CUP, CLUB))
    before = award(fund, FIELD)
    for gone in FIELD:
        doubt = in_doubt(fund, FIELD, {gone.player})
        blank = Contender(
            player=gone.player, rank=gone.rank, number=gone.number, points=gone.points
        )
        after = award(fund, [blank if each is gone else each for each in FIELD])
        for of in fund.lists:
            if of.id not in doubt:
                assert after.of_list(of.id) == before.of_list(of.id), (gone.player, of.id)
