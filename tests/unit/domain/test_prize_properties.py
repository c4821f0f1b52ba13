"""What holds for every fund and every ranking."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tournaments.domain.prizes.award import Award, award, awarded, why_nothing
from tournaments.domain.prizes.contenders import Contender, belongs, in_order, short_of
from tournaments.domain.prizes.fund import (
    BY_POINTS,
    Prize,
    PrizeCategory,
    PrizeFund,
    PrizeList,
    PrizeTax,
)

from .hall import p

ENOUGH = settings(max_examples=50, deadline=None)
"""A field is much to draw."""
Drawn = tuple[PrizeFund, tuple[Contender, ...]]
SHARINGS = st.sampled_from(["rank", "equal", "hort", "points", "points-above"])
DOUBLES = st.sampled_from(["highest", "choice", "all"])
CATEGORIES = st.builds(
    PrizeCategory,
    sex=st.sampled_from(["", "", "w"]),
    rating_to=st.sampled_from([0, 0, 1999, 1499]),
    born_from=st.sampled_from([0, 0, 2008]),
)


@st.composite
def prize_lists(draw: Any, number: int) -> PrizeList:
    amounts = draw(st.lists(st.integers(0, 900), min_size=1, max_size=8))
    things = draw(st.lists(st.sampled_from(["", "", "Cup"]), min_size=8, max_size=8))
    return PrizeList(
        id=number,
        who=draw(CATEGORIES) if number > 1 else PrizeCategory(),
        prizes=tuple(
            Prize(money=money * 7, thing=thing, worth=money if thing else 0)
            for money, thing in zip(sorted(amounts, reverse=True), things, strict=False)
        ),
        sharing=draw(SHARINGS),
        above=draw(st.integers(0, 10)),
        least_share=draw(st.sampled_from([0, 0, 500])),
        least_points=draw(st.sampled_from([0, 0, 6])),
        least_rounds=draw(st.sampled_from([0, 0, 4])),
        least_entrants=draw(st.sampled_from([0, 0, 3])),
        present=draw(st.booleans()),
    )


@st.composite
def contenders(draw: Any) -> tuple[Contender, ...]:
    points = sorted(draw(st.lists(st.integers(0, 12), min_size=0, max_size=14)), reverse=True)
    made: list[Contender] = []
    for place, each in enumerate(points, 1):
        shares_rank = bool(made) and made[-1].points == each and draw(st.booleans())
        made.append(
            Contender(
                player=p(place),
                rank=made[-1].rank if shares_rank else place,
                number=place,
                points=each,
                played=draw(st.integers(3, 6)),
                sex=draw(st.sampled_from(["", "m", "w"])),
                born=draw(st.sampled_from([0, 1970, 2009])),
                rating=draw(st.sampled_from([0, 1400, 1900, 2300])),
                expelled=draw(st.integers(0, 9)) == 0,
                absent=draw(st.booleans()),
                takes=draw(st.integers(0, 4)),
            )
        )
    return tuple(made)


@st.composite
def funds_and_fields(draw: Any, doubles: Any = DOUBLES) -> Drawn:
    count = draw(st.integers(1, 4))
    fund = PrizeFund(
        unit=draw(st.sampled_from([1, 100, 500])),
        doubles=draw(doubles),
        tax=PrizeTax(
            percent=draw(st.sampled_from([0, 1_500, 3_333])),
            above=draw(st.sampled_from([0, 1_000])),
            of=draw(st.sampled_from(["excess", "whole"])),
        ),
        lists=tuple(draw(prize_lists(number)) for number in range(1, count + 1)),
    )
    return fund, draw(contenders())


def left_over(made: Award, number: int) -> int:
    return sum(left.money for left in made.left if left.list == number)


@given(funds_and_fields())
@ENOUGH
def test_every_cent_is_accounted_for(drawn: Drawn) -> None:
    fund, field = drawn
    made = award(fund, field)
    for each in fund.lists:
        given_ = sum(share.money for share in made.of_list(each.id))
        assert given_ + left_over(made, each.id) == each.money
        assert 0 <= given_ <= each.money
    paid, tax = (sum(getattr(each, name) for each in made.winners) for name in ("paid", "tax"))
    assert paid + tax + sum(left.money for left in made.left) == fund.money == made.money
    assert all(0 <= each.tax <= each.money for each in made.winners)


@given(funds_and_fields())
@ENOUGH
def test_every_thing_is_given_once_or_left(drawn: Drawn) -> None:
    fund, field = drawn
    made = award(fund, field)
    for each in fund.lists:
        things = sum(bool(prize.thing) for prize in each.prizes)
        given_ = sum(bool(share.thing) for share in made.of_list(each.id))
        left = sum(bool(one.thing) for one in made.left if one.list == each.id)
        assert given_ + left == things


@given(funds_and_fields(st.sampled_from(["highest", "choice"])))
@ENOUGH
def test_nobody_takes_two_prizes(drawn: Drawn) -> None:
    fund, field = drawn
    made = award(fund, field)
    for winner in made.winners:
        counted = [share for share in winner.shares if fund.list(share.list).counts]  # type: ignore[union-attr]
        assert len({share.list for share in counted if share.value}) <= 1


@given(funds_and_fields(), st.randoms(use_true_random=False))
@ENOUGH
def test_the_order_of_the_lines_does_not_matter(drawn: Drawn, random: Any) -> None:
    fund, field = drawn
    mixed = list(field)
    random.shuffle(mixed)
    assert award(fund, mixed) == award(fund, field)


@given(funds_and_fields())
@ENOUGH
def test_only_who_belongs_to_a_list_and_reaches_its_thresholds_gets_of_it(drawn: Drawn) -> None:
    fund, field = drawn
    by_player = {each.player: each for each in field}
    made = award(fund, field)
    for share in made.shares:
        of, winner = fund.list(share.list), by_player[share.player]
        assert of is not None
        assert belongs(of.who, winner)
        assert not [*short_of(of, winner)]
        assert awarded(of, made.entrants)


@given(funds_and_fields())
@ENOUGH
def test_a_share_is_what_it_is_made_of(drawn: Drawn) -> None:
    fund, field = drawn
    for share in award(fund, field).shares:
        assert share.by_rank + share.pooled + share.rounding == share.money
        assert abs(share.rounding) <= fund.unit
        assert share.money == 0 or share.player in share.sharers


@given(funds_and_fields())
@ENOUGH
def test_in_a_list_nobody_gets_less_than_who_is_placed_behind_him(drawn: Drawn) -> None:
    """But for the unit to which shares are rounded down: an unshared prize is paid as announced."""
    fund, field = drawn
    place = {each.player: at for at, each in enumerate(in_order(field))}
    made = award(fund, field)
    for each in fund.lists:
        shares = sorted(made.of_list(each.id), key=lambda share: place[share.player])
        amounts = [share.money for share in shares if share.money]
        assert all(before + fund.unit > after for before, after in pairwise(amounts))


@given(funds_and_fields(st.just("highest")))
@ENOUGH
def test_who_took_another_prize_took_one_of_no_less(drawn: Drawn) -> None:
    fund, field = drawn
    made = award(fund, field)
    for passed in made.passed:
        for why in passed.why:
            if why.says == "NoPrize.took-another" and passed.player not in made.unsettled:
                assert int(why.facts["value"]) >= int(why.facts["instead"])


@given(funds_and_fields())
@ENOUGH
def test_who_gets_nothing_is_told_why(drawn: Drawn) -> None:
    fund, field = drawn
    made = award(fund, field)
    for of in fund.lists:
        won = {share.player for share in made.of_list(of.id)}
        for each in field:
            assert bool(why_nothing(made, of, each)) == (each.player not in won)


@given(funds_and_fields())
@ENOUGH
def test_whoever_comes_behind_does_not_move_the_prizes_of_those_before(drawn: Drawn) -> None:
    """But for lists that are shared by points, and for the number of entrants."""
    fund, field = drawn
    lists = tuple(
        replace(each, sharing="equal" if each.sharing in BY_POINTS else each.sharing)
        for each in fund.lists
    )
    plain = replace(fund, lists=tuple(replace(each, least_entrants=0) for each in lists))
    groups = [tuple(group) for _, group in groupby(in_order(field), key=lambda one: one.points)]
    whole = award(plain, field)
    for upto in range(len(groups)):
        first = tuple(each for group in groups[:upto] for each in group)
        players = {each.player for each in first}
        kept = tuple(share for share in whole.shares if share.player in players)
        assert award(plain, first).shares == kept
