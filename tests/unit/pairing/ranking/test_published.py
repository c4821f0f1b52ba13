"""The engine gives the published values of the Technical Commission's exercises."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pairing.model import TPN
from pairing.ranking.criteria import CriterionError, criteria, read_criterion
from pairing.ranking.editions import EDITIONS
from pairing.ranking.order import Ranking
from pairing.ranking.scores import Scores

from .literal_event import Event
from .test_against_literal import table
from .test_literal import (
    CODES,
    SWISS,
    TABLES,
    expected,
    from_crosstable,
    published,
    round_robin,
    swiss,
)

ADJUSTED = "ADJ"
"""A column that is no tie-break: the scores for the opponents' (16.3)."""


def values(event: Event, code: str, edition: str = "2026") -> dict[int, Fraction | None]:
    each = read_criterion(code)
    found = Ranking(table(event), [each], EDITIONS[edition]).values(0)
    return {
        tpn: None if made is None else Fraction(made, each.tie_break.unit)
        for tpn, made in found.items()
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_swiss_of_sixteen(edition: str) -> None:
    cells = [*published("any edition"), *published("2026" if edition == "2026" else "2023")]
    cells = [each for each in cells if each[0] not in {ADJUSTED, *EDITIONS[edition].lacks}]
    event = swiss()
    made = {code: values(event, code, edition) for code in {code for code, _, _ in cells}}
    differing = [
        (code, player, cell, made[code][player])
        for code, player, cell in cells
        if made[code][player] != expected(cell)
    ]
    assert not differing


def test_the_round_robin_of_six() -> None:
    event = round_robin()
    for name, row in TABLES["round robin values"].items():
        made = values(event, CODES.get(name, name.replace("-", "/")))
        assert made == {int(number): Fraction(cell) for number, cell in row.items()}, name


def test_the_adjusted_scores() -> None:
    scores = Scores(table(swiss()), EDITIONS["2026"])
    for code, player, cell in published("any edition"):
        if code == ADJUSTED:
            assert Fraction(scores.adjusted[scores.place[TPN(player)]], 2) == expected(cell)


@pytest.mark.parametrize(
    ("rows", "ranks"),
    [
        (
            {1: "* 1 1 1", 2: "0 * 1 1", 3: "0 0 * .", 4: "0 0 . *"},
            {1: 1, 2: 2, 3: 3, 4: 3},
        ),
        (
            {1: "* ½ ½ ½", 2: "½ * ½ 0", 4: "½ ½ * ½", 6: "½ 1 ½ *"},
            {6: 1, 1: 2, 4: 2, 2: 4},
        ),
        ({7: "* . 0", 8: ". * ½", 16: "1 ½ *"}, {7: 1, 8: 1, 16: 1}),
    ],
)
def test_direct_encounters(rows: dict[int, str], ranks: dict[int, int]) -> None:
    event = from_crosstable(rows, {}, **SWISS)
    assert Ranking(table(event), [read_criterion("DE")]).ranks == ranks


def test_forfeits_are_encounters_in_a_round_robin() -> None:
    listed = criteria(["DE"], predetermined=True)
    assert Ranking(table(round_robin()), listed).ranks == {1: 1, 2: 2, 3: 2, 5: 4, 6: 5, 4: 6}


def test_who_is_before_whom_and_by_what() -> None:
    order = Ranking(table(swiss()), criteria(["BH/C1", "SB"]))
    assert order.deciding(TPN(3), TPN(4)) == 1
    assert order.deciding(TPN(1), TPN(16)) == 2
    assert order.deciding(TPN(3), TPN(3)) is None
    first, second = order.lines[0], order.lines[1]
    assert order.deciding(first.tpn, second.tpn) == 0
    assert order.tied_before(1, TPN(4)) == (1, 3, 4, 16)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("BX", "there is no tie-break BX"),
        ("SSSC", "SSSC is a tie-break of teams"),
        ("BH/X1", "BH/X1: there is no modifier X1"),
        ("BH/C3", "BH/C3: there is no modifier C3"),
        ("BH/L+1", "BH/L+1: L+1 is not for this tie-break (C.07 14.5): BH takes C1 C2 M1 M2 P"),
        ("BH/C1/M1", "BH/C1/M1: M1 contradicts another modifier"),
        ("DE/C1", "DE/C1: C1 is not for this tie-break (C.07 14.1, 14.2): DE takes P"),
        ("", "there is no tie-break "),
    ],
)
def test_what_is_wrong_with_a_code_is_said(code: str, says: str) -> None:
    with pytest.raises(CriterionError) as refused:
        read_criterion(code)
    assert str(refused.value) == says


@pytest.mark.parametrize(
    ("codes", "says"),
    [
        (["BH", "bh"], "BH stands twice in the list"),
        (["STD"], "STD is not in the edition 2024"),
        (["AOB/F"], "AOB/F is not in the edition 2024"),
    ],
)
def test_what_is_wrong_with_a_list_is_said(codes: list[str], says: str) -> None:
    with pytest.raises(CriterionError) as refused:
        criteria(codes, edition=EDITIONS["2024"])
    assert str(refused.value) == says


def test_buchholz_is_not_for_round_robins() -> None:
    with pytest.raises(CriterionError, match="BH/C1 is not for round robins"):
        criteria(["SB", "BH/C1"], predetermined=True)


@pytest.mark.parametrize(
    ("text", "code"),
    [("bh/c1", "BH/C1"), ("KS/L1", "KS/L+1"), ("ge", "REP"), ("ARO/U1400/C1", "ARO/C1/U1400")],
)
def test_a_code_is_written_in_one_way(text: str, code: str) -> None:
    assert read_criterion(text).code == code
