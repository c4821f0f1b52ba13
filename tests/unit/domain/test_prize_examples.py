"""Worked examples of sharing prizes: nine rounds, A 7, B, C, D 6½, E, F, G 6 points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tournaments.domain.ids import PlayerId
from tournaments.domain.prizes.award import Award, award, why_nothing
from tournaments.domain.prizes.contenders import Contender
from tournaments.domain.prizes.fund import (
    Prize,
    PrizeCategory,
    PrizeFund,
    PrizeList,
    PrizeTax,
    Sharing,
)

from .hall import p

POINTS = {"A": 14, "B": 13, "C": 13, "D": 13, "E": 12, "F": 12, "G": 12}
"""Half points."""
PRIZES = (600, 400, 300, 200, 100)
D = p(4)
UNDER_2000 = PrizeCategory(rating_to=1999)


def cents(amounts: Sequence[float]) -> list[int]:
    return [round(100 * amount) for amount in amounts]


def money(*amounts: float) -> tuple[Prize, ...]:
    return tuple(Prize(money=amount) for amount in cents(amounts))


def field(**of: dict[str, Any]) -> list[Contender]:
    """A to G, ranked by tie-break; `of` gives some of them facts of their own."""
    return [
        Contender(
            player=PlayerId(rank),
            number=rank,
            **{"rank": rank, "points": points, "rating": 2200, "played": 9} | of.get(name, {}),
        )
        for rank, (name, points) in enumerate(POINTS.items(), 1)
    ]


def main_list(sharing: Sharing, **more: Any) -> PrizeList:
    return PrizeList(id=1, **{"prizes": money(*PRIZES), "sharing": sharing} | more)


def fund(*lists: PrizeList, **more: Any) -> PrizeFund:
    return PrizeFund(lists=lists, **more)


def given(made: Award, of: int = 1) -> list[int]:
    """Cents by player, from A to G."""
    won = {share.player: share.money for share in made.of_list(of)}
    return [won.get(p(number), 0) for number in range(1, 8)]


@pytest.mark.parametrize(
    ("sharing", "amounts"),
    [
        ("rank", [600, 400, 300, 200, 100, 0, 0]),
        ("equal", [600, 300, 300, 300, 33.34, 33.33, 33.33]),
        ("hort", [600, 350, 300, 250, 66.67, 16.67, 16.66]),
        ("points", [251.68, 233.71, 233.71, 233.71, 215.73, 215.73, 215.73]),
        ("points-above", [307.69, 246.15, 246.15, 246.15, 184.62, 184.62, 184.62]),
    ],
)
def test_a_fund_of_1600_is_shared_to_the_cent(sharing: Sharing, amounts: list[float]) -> None:
    above = 9 if sharing == "points-above" else 0
    made = award(fund(main_list(sharing, above=above)), field())
    assert given(made) == cents(amounts)
    assert sum(given(made)) == 160_000
    assert made.left == ()


@pytest.mark.parametrize(
    ("sharing", "last_three"), [("equal", [34, 33, 33]), ("hort", [67, 17, 16])]
)
def test_whole_units_go_to_the_best_placed_of_those_who_lost_as_much(
    sharing: Sharing, last_three: list[int]
) -> None:
    made = award(fund(main_list(sharing), unit=100), field())
    assert given(made)[4:] == cents(last_three)


@pytest.mark.parametrize(
    ("sharing", "unit", "amounts"),
    [
        ("equal", 100, [600, 300, 300, 300, 34, 33, 33]),
        ("hort", 100, [600, 350, 300, 250, 68, 16, 16]),
        ("hort", 5_000, [600, 350, 300, 250, 100, 0, 0]),
        ("points", 5_000, [400, 200, 200, 200, 200, 200, 200]),
    ],
)
def test_what_rounding_leaves_goes_to_the_best_placed_where_the_fund_says_so(
    sharing: Sharing, unit: Any, amounts: list[float]
) -> None:
    whole = replace(fund(main_list(sharing), unit=unit), remainder="best-placed")
    made = award(whole, field())
    assert given(made) == cents(amounts)
    assert sum(given(made)) == 160_000


@pytest.mark.parametrize(
    ("unit", "amounts"),
    [
        (100_000, [6000, 3000, 3000, 3000, 1000, 0, 0]),
        (50_000, [6000, 3000, 3000, 3000, 500, 500, 0]),
        (1_000, [6000, 3000, 3000, 3000, 340, 330, 330]),
    ],
)
def test_shares_are_rounded_to_thousands_and_more(unit: Any, amounts: list[float]) -> None:
    prizes = money(6000, 4000, 3000, 2000, 1000)
    made = award(fund(main_list("equal", prizes=prizes), unit=unit), field())
    assert given(made) == cents(amounts)
    assert sum(given(made)) == 1_600_000


@pytest.mark.parametrize(
    ("currency", "decimals", "prizes", "shared"),
    [
        ("JPY", 0, (100_000, 50_000, 30_000, 10_000, 9_000, 1_000), (3334, 3333, 3333)),
        ("KWD", 3, (600_000, 400_000, 300_000, 200_000, 100_000), (33_334, 33_333, 33_333)),
    ],
)
def test_yens_and_fils_are_shared_to_the_last(
    currency: str, decimals: int, prizes: Sequence[int], shared: Sequence[int]
) -> None:
    announced = tuple(Prize(money=each) for each in prizes)
    whole = fund(main_list("equal", prizes=announced), currency=currency, decimals=decimals)
    made = award(whole, field())
    assert given(made)[4:] == [*shared]
    assert sum(given(made)) == sum(prizes) == made.money


def test_a_unit_that_nobody_rounds_to_is_no_fund() -> None:
    assert msgspec.json.decode(b'{"unit": 1000000}', type=PrizeFund).unit == 1_000_000
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"unit": 300}', type=PrizeFund)


def test_rounding_never_pays_more_than_the_fund() -> None:
    """Three players tied for 40, 20, 10: Hort gives 31.67, 21.67, 16.67, which round to 71."""
    three = [each for each in field() if each.points == 13]
    made = award(fund(main_list("hort", prizes=money(40, 20, 10)), unit=100), three)
    assert given(made)[1:4] == cents([32, 22, 16])


def test_whoever_would_get_less_than_the_least_share_drops_out() -> None:
    made = award(fund(main_list("equal", least_share=5_000)), field())
    assert given(made)[4:] == cents([50, 50, 0])


def test_for_the_least_share_nobody_gets_more_than_who_is_placed_before_him() -> None:
    """A has 50: of B, C and D, who would have 50 each, B alone would have 75 with C."""
    made = award(fund(main_list("equal", prizes=money(50, 50, 50, 50), least_share=6_000)), field())
    assert given(made) == cents([50, 50, 50, 50, 0, 0, 0])


@pytest.mark.parametrize(
    ("sharing", "special", "amounts", "specials"),
    [
        ("equal", 310, [600, 350, 350, 0, 100, 100, 100], [0, 0, 0, 310, 0, 0, 0]),
        ("hort", 310, [600, 375, 325, 0, 150, 100, 50], [0, 0, 0, 310, 0, 0, 0]),
        ("equal", 290, [600, 300, 300, 300, 50, 0, 50], [0, 0, 0, 0, 0, 290, 0]),
    ],
)
def test_a_player_takes_the_higher_prize_and_leaves_the_other(
    sharing: Sharing, special: int, amounts: list[float], specials: list[float]
) -> None:
    """D and F are rated under 2000."""
    special_list = PrizeList(id=2, who=UNDER_2000, prizes=money(special))
    players = field(D={"rating": 1990}, F={"rating": 1900})
    made = award(fund(main_list(sharing), special_list), players)
    assert (given(made), given(made, 2)) == (cents(amounts), cents(specials))
    assert sum(given(made) + given(made, 2)) == 160_000 + 100 * special


def test_why_a_player_has_not_the_prize_that_he_left() -> None:
    special = PrizeList(id=2, who=UNDER_2000, prizes=money(310))
    (passed,) = award(fund(main_list("equal"), special), field(D={"rating": 1990})).passed
    assert (passed.list, passed.player) == (1, D)
    assert passed.why[0].facts == {"list": 2, "value": 31_000, "instead": 30_000}


def test_a_choice_stands_before_the_value() -> None:
    special = PrizeList(id=2, who=UNDER_2000, prizes=money(290))
    players = field(D={"rating": 1990, "takes": 2})
    by_value, by_choice = (
        award(fund(main_list("equal"), special, doubles=rule), players)
        for rule in ("highest", "choice")
    )
    assert (given(by_value)[3], given(by_value, 2)[3]) == (30_000, 0)
    assert (given(by_choice)[3], given(by_choice, 2)[3]) == (0, 29_000)


def test_all_prizes_may_be_taken_where_the_regulations_say_so() -> None:
    special = PrizeList(id=2, who=UNDER_2000, prizes=money(310))
    made = award(fund(main_list("equal"), special, doubles="all"), field(D={"rating": 1990}))
    (winner,) = [each for each in made.winners if each.player == D]
    assert winner.money == 61_000


def test_of_prizes_of_one_value_he_takes_the_first_list() -> None:
    special = PrizeList(id=2, who=UNDER_2000, prizes=money(300))
    made = award(fund(main_list("equal"), special), field(D={"rating": 1990}))
    assert given(made)[3] == 30_000
    assert [(left.list, left.place, left.why) for left in made.left] == [(2, 1, "nobody")]


def test_players_of_one_rank_share_even_where_prizes_go_by_rank() -> None:
    made = award(fund(main_list("rank")), field(C={"rank": 2}))
    assert given(made)[:4] == cents([600, 350, 350, 200])


def test_a_thing_goes_by_place_and_counts_by_its_worth() -> None:
    main = main_list("equal", prizes=(Prize(money=10_000, thing="Cup"), Prize(money=5_000)))
    special = PrizeList(id=2, who=UNDER_2000, prizes=(Prize(thing="Board", worth=9_000),))
    players = [Contender(player=p(n), rank=n, number=n, points=9, rating=1900) for n in (1, 2)]
    made = award(fund(main, special), players)
    assert [(share.player, share.list, share.value) for share in made.shares] == [
        (p(2), 1, 10_000),
        (p(1), 2, 9_000),
    ]


def test_a_list_of_trophies_takes_no_prize_away() -> None:
    cup = PrizeList(id=2, who=UNDER_2000, prizes=(Prize(thing="Cup"),))
    made = award(fund(main_list("equal"), cup), field(D={"rating": 1990}))
    assert [share.list for share in made.shares if share.player == D] == [1, 2]


@pytest.mark.parametrize(
    ("threshold", "facts", "code"),
    [
        ({"least_points": 13}, {"points": 12}, "NoPrize.points"),
        ({"least_rounds": 9}, {"played": 8}, "NoPrize.rounds"),
        ({"present": True}, {"absent": True}, "NoPrize.absent"),
        ({}, {"expelled": True}, "NoPrize.expelled"),
    ],
)
def test_who_misses_a_threshold_gives_his_place_to_the_next(
    threshold: dict[str, Any], facts: dict[str, Any], code: str
) -> None:
    players = field(A={"points": 14} | facts)
    of = main_list("equal", prizes=money(600), **threshold)
    made = award(fund(of), players)
    assert sum(given(made)[1:4]) == 60_000
    assert [why.says for why in why_nothing(made, of, players[0])] == [code]


def test_too_few_in_a_category_leave_its_prizes() -> None:
    special = PrizeList(id=2, who=UNDER_2000, prizes=money(310, 100), least_entrants=2)
    players = field(D={"rating": 1990})
    made = award(fund(main_list("equal"), special), players)
    assert [(left.place, left.money, left.why, left.entrants) for left in made.left] == [
        (1, 31_000, "entrants", 1),
        (2, 10_000, "entrants", 1),
    ]
    assert why_nothing(made, special, players[3])[0].facts == {"entrants": 1, "least": 2}


@pytest.mark.parametrize(
    ("who", "facts", "code"),
    [
        ({"sex": "w"}, {"sex": "m"}, "sex"),
        ({"sex": "w"}, {}, "sex-unknown"),
        ({"born_from": 2008}, {"born": 2007}, "too-old"),
        ({"born_to": 1966}, {"born": 1967}, "too-young"),
        ({"born_to": 1966}, {}, "born-unknown"),
        ({"rating_to": 1999}, {"rating": 2000}, "rated-too-high"),
        ({"rating_from": 1800}, {"rating": 1799}, "rated-too-low"),
        ({"rating_from": 1800}, {"rating": 0}, "unrated"),
        ({"unrated": "not"}, {"rating": 0}, "unrated"),
        ({"unrated": "only"}, {"rating": 1500}, "rated"),
        ({"federations": ("CZE",)}, {"federation": "SVK"}, "federation"),
        ({"federations": ("CZE",)}, {}, "federation-unknown"),
        ({"clubs": ("ŠK Sokol",)}, {"club": "Slavia"}, "club"),
        ({"clubs": ("ŠK Sokol",)}, {}, "club-unknown"),
        ({"players": (2,)}, {}, "not-on-the-list"),
    ],
)
def test_who_does_not_belong_to_a_category(
    who: dict[str, Any], facts: dict[str, Any], code: str
) -> None:
    of = PrizeList(id=1, who=PrizeCategory(**who), prizes=money(100))
    player = Contender(**{"player": p(1), "rank": 1, "number": 1, "points": 2} | facts)
    made = award(fund(of), [player])
    assert made.shares == ()
    assert [why.says for why in why_nothing(made, of, player)] == [f"NoPrize.{code}"]


@pytest.mark.parametrize(
    ("who", "facts"),
    [
        ({"sex": "w", "born_from": 2008, "born_to": 2010}, {"sex": "w", "born": 2008}),
        ({"rating_to": 1999}, {"rating": 0}),
        ({"rating_from": 1800, "rating_to": 1999}, {"rating": 1999}),
        ({"unrated": "only"}, {"rating": 0}),
        ({"federations": ("CZE", "SVK")}, {"federation": "SVK"}),
        ({"clubs": ("ŠK  Sokol ",)}, {"club": "šk sokol"}),
        ({"players": (1,)}, {}),
    ],
)
def test_who_belongs_to_a_category(who: dict[str, Any], facts: dict[str, Any]) -> None:
    of = PrizeList(id=1, who=PrizeCategory(**who), prizes=money(100))
    player = Contender(**{"player": p(1), "rank": 1, "number": 1, "points": 2} | facts)
    assert award(fund(of), [player]).shares[0].money == 10_000


@pytest.mark.parametrize(("of", "tax"), [("excess", 8_250), ("whole", 9_000)])
def test_tax_is_held_back_above_a_limit(of: Any, tax: int) -> None:
    made = award(fund(main_list("equal"), tax=PrizeTax(percent=1_500, above=5_000, of=of)), field())
    first, last = made.winners[0], made.winners[-1]
    assert (first.money, first.tax, first.paid) == (60_000, tax, 60_000 - tax)
    assert (last.money, last.tax) == (3_333, 0)


def test_how_a_share_came_about() -> None:
    made = award(fund(main_list("hort")), field())
    f = next(share for share in made.shares if share.player == p(6))
    assert (f.first, f.last, f.sharers, f.pot) == (5, 7, (p(5), p(6), p(7)), 10_000)
    assert (f.by_rank, f.pooled, f.rounding, f.money) == (0, 1_666, 1, 1_667)


def test_of_two_who_would_share_a_prize_one_may_have_it_alone() -> None:
    """B and C get 250 each of the special prize, less than 300; B stays in the main list, then C
    has 500 alone."""
    special = PrizeList(id=2, who=PrizeCategory(players=(p(2), p(3))), prizes=money(500))
    made = award(fund(main_list("equal"), special), field())
    assert (given(made)[1:4], given(made, 2)[2]) == (cents([350, 0, 350]), 50_000)
    assert made.unsettled == ()
