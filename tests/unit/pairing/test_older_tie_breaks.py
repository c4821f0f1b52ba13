"""Tie-breaks that C.07 lacks (codes OTHER_…), on one small crosstable, and how they came about.

no.  rating  round 1  round 2  round 3   points
1    2400    4 w 1    2 b =    bye H     2
2    2300    5 b 1    1 w =    3 w 0     1½
3    0       bye U    4 w +    2 b 1     3
4    2100    1 b 0    3 b -    5 w =     ½
5    2000    2 w 0    bye Z    4 b =     ½
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.model import TPN, Colour, RoundKind
from pairing.ranking.criteria import CriterionError, criteria
from pairing.ranking.names import number
from pairing.ranking.order import Ranking
from pairing.ranking.registry import TIE_BREAKS
from pairing.ranking.table import DRAW, LOSS, WIN, Scorecard, ScoredRound, Table

OLDER = [code for code in TIE_BREAKS if code.startswith("OTHER_")]
BYES = {"U": (RoundKind.PAB, 2), "H": (RoundKind.HALF_BYE, 1), "Z": (RoundKind.ZERO_BYE, 0)}
GAMES = {
    "1": (RoundKind.GAME, 2, WIN),
    "=": (RoundKind.GAME, 1, DRAW),
    "0": (RoundKind.GAME, 0, LOSS),
    "+": (RoundKind.FORFEIT_WIN, 2, None),
    "-": (RoundKind.FORFEIT_LOSS, 0, None),
}


def card(tpn: int, rating: int, *rounds: str) -> Scorecard:
    return Scorecard(TPN(tpn), tuple(map(_round, rounds)), rating)


def _round(text: str) -> ScoredRound:
    if text in BYES:
        kind, points = BYES[text]
        return ScoredRound(kind, points)
    opponent, colour, result = text.split()
    kind, points, game = GAMES[result]
    return ScoredRound(kind, points, TPN(int(opponent)), Colour(colour), game)


SMALL = Table(
    (
        card(1, 2400, "4 w 1", "2 b =", "H"),
        card(2, 2300, "5 b 1", "1 w =", "3 w 0"),
        card(3, 0, "U", "4 w +", "2 b 1"),
        card(4, 2100, "1 b 0", "3 b -", "5 w ="),
        card(5, 2000, "2 w 0", "Z", "4 b ="),
    ),
    3,
    seed="a seed",
)


def values(code: str, table: Table = SMALL) -> list[float | None]:
    """Of everybody by number, in points."""
    ranking = Ranking(table, criteria([code]))
    tie_break = ranking.criteria[1].tie_break
    return [
        None if value is None else number(tie_break, value)
        for _tpn, value in sorted(ranking.values(1).items())
    ]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("OTHER_BH", [2.0, 5.5, 1.5, 2.5, 2.0]),
        ("OTHER_BH/C1", [1.5, 5.0, 0, 2.0, 1.5]),
        ("OTHER_BH/M1", [0, 2.0, 0, 0, 0]),
        ("OTHER_BH_ZERO", [2.0, 5.5, 1.5, 2.5, 2.0]),
        ("OTHER_BH_ZERO/C1", [2.0, 5.0, 1.5, 2.5, 2.0]),
        ("OTHER_BH_ZERO/M1", [0.5, 2.0, 0, 0.5, 0.5]),
        ("OTHER_SB", [0.5 + 0.75, 0.5 + 1.0, 1.5, 0.25, 0.25]),
        ("OTHER_WINS", [1, 1, 2, 0, 0]),
        ("WON", [1, 1, 1, 0, 0]),
        ("OTHER_AVERAGE", [2200, 4400 / 3, 2300, 2200, 2200]),
        ("OTHER_AVERAGE/P", [2200, 4400 / 3, 2200, 4400 / 3, 2200]),
        ("OTHER_AVERAGE/U1500", [2200, 5900 / 3, 2300, 2200, 2200]),
        ("OTHER_RATINGS/U1000", [4400, 5400, 2300, 4400, 4400]),
    ],
)
def test_the_values_of_a_small_table(code: str, expected: list[float]) -> None:
    assert values(code) == pytest.approx(expected)


def test_a_cut_and_a_median_leave_out_noughts_where_unplayed_rounds_are_noughts() -> None:
    """No. 3 met 2 alone: without zeros a cut takes that game, with them a round not played."""
    assert values("OTHER_BH/C1")[2] == 0
    assert values("OTHER_BH_ZERO/C1")[2] == 1.5


def ranks(table: Table, *codes: str) -> list[list[int]]:
    """From the top, with those together who share their rank."""
    ranking = Ranking(table, criteria(codes))
    order: dict[int, list[int]] = {}
    for line in ranking.lines:
        order.setdefault(line.rank, []).append(line.tpn)
    return list(order.values())


CUTS = Table(
    (
        card(1, 2000, "5 w 1", "7 b 0", "6 w 1"),
        card(2, 2000, "6 w 1", "8 b 1", "9 w 0"),
        card(3, 2000, "7 w 0", "5 b 1", "8 w 1"),
        card(4, 2000, "8 w 1", "9 b 0", "H"),
        card(5, 1500, "1 b 0", "3 w 0", "7 w 0"),
        card(6, 1600, "2 b 0", "7 w 0", "1 b 0"),
        card(7, 1700, "3 b 1", "1 w 1", "5 b 1"),
        card(8, 1600, "4 b 0", "2 w 0", "3 b 0"),
        card(9, 1800, "H", "4 w 1", "2 b 1"),
    ),
    3,
)
"""1, 2 and 3 have 2 points. The ratings that they met: 1500, 1600, 1700; 1600, 1600, 1800; and
1500, 1600, 1700."""


def test_ratings_are_looked_at_with_more_and_more_left_out() -> None:
    """Without the lowest 2 is before 1 and 3 (3400 to 3300), who stay tied in all cuts."""
    order = ranks(CUTS, "OTHER_RATINGS_CUTS")
    assert order[2:4] == [[2], [1, 3]]
    ranking = Ranking(CUTS, criteria(["OTHER_RATINGS_CUTS"]))
    worked = ranking.working(1, TPN(2))
    assert (worked.value, [(term.number, term.value) for term in worked.terms]) == (1, [(1, 3400)])
    assert ranking.working(1, TPN(3)).value == 2


def test_a_second_cut_decides_where_the_first_does_not() -> None:
    """1600 + 1700 and 1500 + 1800 are as much; then 1800 is more than 1700."""
    cards = (
        card(1, 2000, "3 w 1", "4 b 1", "5 w 0"),
        card(2, 2000, "6 w 1", "3 b 1", "7 w 0"),
        card(3, 1400, "1 b 0", "2 w 0", "Z"),
        card(4, 1600, "Z", "1 w 0", "Z"),
        card(5, 1700, "Z", "Z", "1 b 1"),
        card(6, 1500, "2 b 0", "Z", "Z"),
        card(7, 1800, "Z", "Z", "2 b 1"),
    )
    table = Table(cards, 3)
    assert ranks(table, "OTHER_RATINGS_CUTS")[:2] == [[2], [1]]
    worked = Ranking(table, criteria(["OTHER_RATINGS_CUTS"])).working(1, TPN(1))
    assert [(term.number, term.value) for term in worked.terms] == [(1, 3300), (2, 1700)]


def test_a_group_that_met_an_unrated_player_stays_tied() -> None:
    unrated = replace(
        CUTS,
        cards=tuple(
            replace(each, rating=0 if each.tpn == 8 else each.rating) for each in CUTS.cards
        ),
    )
    assert [1, 2, 3] in ranks(unrated, "OTHER_RATINGS_CUTS")
    assert [1, 2, 3] not in ranks(unrated, "OTHER_RATINGS_CUTS/U1600")


def test_progressive_scores_with_cuts_of_scores_or_of_results() -> None:
    """1: 1 1 2, 2: 1 2 2, 3: 0 1 2, 9: ½ 1½ 2½."""
    order = ranks(CUTS, "OTHER_PS_CUTS")
    assert order[2:5] == [[2], [1], [3]]
    terms = Ranking(CUTS, criteria(["OTHER_PS_CUTS"])).working(1, TPN(1)).terms
    assert [term.score for term in terms] == [8]
    later = Table(
        (
            card(1, 0, "3 w 1", "Z", "Z", "4 b 1"),
            card(2, 0, "Z", "3 b 1", "4 w =", "H"),
            card(3, 0, "1 b 0", "2 w 0", "Z", "Z"),
            card(4, 0, "Z", "Z", "2 b =", "1 w 0"),
        ),
        4,
    )
    """1: 1 1 1 2 (5), without the first 4, 3, 2; 2: 0 1 1½ 2 (4½)."""
    assert ranks(later, "OTHER_PS_CUTS")[0] == [1]
    tied = replace(later, cards=(later.cards[0], card(2, 0, "H", "H", "H", "H"), *later.cards[2:]))
    """Both have 5. The scores without the first: 4 and 4½; the results: 1 and 3."""
    for code, sums in (("OTHER_PS_CUTS", [10, 8]), ("OTHER_PS_RESULTS", [10, 2])):
        assert ranks(tied, code)[:2] == [[2], [1]]
        working = Ranking(tied, criteria([code])).working(1, TPN(1))
        assert ([term.score for term in working.terms], working.value) == (sums, 2)


def test_games_between_those_who_share_the_first_place_decide_there_alone() -> None:
    cards = (
        card(1, 0, "2 w 1", "3 b 0", "5 w 1"),
        card(2, 0, "1 b 0", "5 w 1", "3 w 1"),
        card(3, 0, "4 w 1", "1 w 1", "2 b 0"),
        card(4, 0, "3 b 0", "6 w 1", "Z"),
        card(5, 0, "6 w 1", "2 b 0", "1 b 0"),
        card(6, 0, "5 b 0", "4 b 0", "U"),
    )
    assert ranks(Table(cards, 3), "OTHER_FIRST") == [[1, 2, 3], [4, 5, 6]]
    drawn = (
        card(1, 0, "2 w 1", "3 b =", "5 w ="),
        card(2, 0, "1 b 0", "U", "U"),
        card(3, 0, "4 w 1", "1 w =", "H"),
        *cards[3:],
    )
    assert ranks(Table(drawn, 3), "OTHER_FIRST") == [[1], [3], [2], [4, 5, 6]]
    worked = Ranking(Table(drawn, 3), criteria(["OTHER_FIRST"])).working(1, TPN(1))
    games = [(term.number, term.opponent, term.points) for term in worked.terms]
    assert (worked.value, games) == (1, [(1, 2, 2), (2, 3, 1)])


def test_forfeits_between_them_count_where_the_regulations_say_so() -> None:
    cards = (
        card(1, 0, "2 w +", "3 b 0"),
        card(2, 0, "1 b -", "U"),
        card(3, 0, "Z", "1 w 1"),
    )
    assert ranks(Table(cards, 2), "OTHER_FIRST") == [[3], [1, 2]]
    assert ranks(Table(cards, 2), "OTHER_FIRST/P") == [[1, 3], [2]]


def test_two_lots_from_one_seed() -> None:
    equal = Table(tuple(card(number, 0, "Z") for number in range(1, 9)), 1, seed="x")
    one, other = ranks(equal, "OTHER_LOT"), ranks(equal, "OTHER_LOT_1992")
    assert len(one) == len(other) == 8
    assert one != other
    for code in ("OTHER_LOT", "OTHER_LOT_1992"):
        lines = Ranking(equal, criteria([code])).lines
        assert [line.values[1] for line in lines] == [*range(1, 9)], code
    assert ranks(replace(equal, seed=""), "OTHER_LOT_1992") == [[*range(1, 9)]]


@pytest.mark.parametrize("code", OLDER)
def test_the_working_ends_in_the_value(code: str) -> None:
    """And where the value is a sum of all terms that are not cut, it is that sum."""
    takes = TIE_BREAKS[code].takes
    codes = [code, *(f"{code}/{each}1" for each in takes if each in "CM")]
    random = Random(code)
    for table in (SMALL, CUTS, *(_random(random) for _ in range(20))):
        for each in codes:
            ranking = Ranking(table, criteria([f"{each}/U1500" if "U" in takes else each]))
            for line in ranking.lines:
                worked = ranking.working(1, line.tpn)
                assert worked.value == line.values[1], (each, line.tpn)
                if code in ("OTHER_BH", "OTHER_BH_ZERO", "OTHER_SB", "OTHER_WINS", "OTHER_RATINGS"):
                    kept = [term.value or 0 for term in worked.terms if term.cut is None]
                    assert sum(kept) == worked.value


def _random(random: Random) -> Table:
    """Ten players, four rounds, with everything that a round can be."""
    rounds: dict[int, list[str]] = {number: [] for number in range(1, 11)}
    for _ in range(4):
        order = random.sample(range(1, 11), 10)
        for alone in order[:2]:
            rounds[alone].append(random.choice("UHZ"))
        for white, black in zip(order[2::2], order[3::2], strict=True):
            result = random.choice(["10", "01", "==", "+-", "--", "=0"])
            rounds[white].append(f"{black} w {result[0]}")
            rounds[black].append(f"{white} b {result[1]}")
    cards = (card(tpn, random.choice([0, 1500, 2000]), *each) for tpn, each in rounds.items())
    return Table(tuple(cards), 4, seed="s")


@pytest.mark.parametrize("code", ["OTHER_BH", "OTHER_BH_ZERO"])
def test_opponents_scores_say_nothing_in_round_robins(code: str) -> None:
    with pytest.raises(CriterionError, match="not for round robins"):
        criteria([code], predetermined=True)
