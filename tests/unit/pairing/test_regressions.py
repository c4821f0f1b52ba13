"""Positions on which published engines go or went wrong."""

from __future__ import annotations

import pytest

from pairing.model import TPN, Board, NoLegalPairing
from pairing.trf import field_before, next_round

from .builders import boards, field, pair, paired, player, position


def test_c5_the_lowest_score_gets_the_bye_even_if_the_top_pair_is_split() -> None:
    before = field(
        player(1, "4w1", "2b1"),
        player(2, "5b1", "1w0"),
        player(3, "6w1", "4b1"),
        player(4, "1b0", "3w0"),
        player(5, "2w0", "6b1"),
        player(6, "3b0", "5w0"),
        rounds=3,
        away=(4,),
    )
    pairing = paired(before)
    assert (pairing.boards, pairing.pab) == boards("1-5, 3-2, 6-0")


def test_c9_the_player_with_an_unplayed_game_is_spared_the_bye() -> None:
    before = field(
        player(1, "3w1"),
        player(2, "4b1"),
        player(3, "1b0"),
        player(4, "2w0"),
        player(5, "Z"),
        rounds=3,
    )
    pairing = paired(before)
    assert (pairing.boards, pairing.pab) == boards("2-1, 3-5, 4-0")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("second-pab-a", "4-2, 6-3, 7-5, 8-0"),
        ("second-pab-b", "5-1, 8-2, 3-9, 7-0"),
        ("c2-a-10p-r07", "5-1, 8-2, 3-9, 7-0"),
        ("c2-b-10p-r09", "1-4, 7-10, 5-2, 3-0"),
        ("c2-c-09p-r08", "9-7, 2-1, 4-8, 6-0"),
    ],
)
def test_nobody_gets_a_second_bye_however_small_the_scoregroups(name: str, expected: str) -> None:
    report = position(name)
    pairing = paired(field_before(report, next_round(report)))
    wanted, pab = boards(expected)
    assert (set(pairing.boards), pairing.pab) == (set(wanted), pab)


def test_5_2_4_higher_ranked_means_score_first() -> None:
    before = field(
        player(1, "Z", "Z", "3b-"),
        player(2, "4b1", "5w=", "6w-"),
        player(3, "5b0", "4w1", "1w+"),
        player(4, "2w0", "3b0", "Z"),
        player(5, "3w1", "2b=", "Z"),
        player(6, "Z", "Z", "2b+"),
        away=(1, 4, 5, 6),
    )
    assert paired(before).boards == (Board(TPN(2), TPN(3)),)


TEN_WITH_TWO_ABSENT = field(*(player(number) for number in range(1, 11)), away=(1, 3))


def test_5_2_5_counts_only_those_who_have_arrived() -> None:
    assert paired(TEN_WITH_TWO_ABSENT).boards == boards("2-7, 8-4, 5-9, 10-6")[0]


def test_5_2_5_can_use_the_plain_numbers_by_option() -> None:
    assert paired(TEN_WITH_TWO_ABSENT, parity="tpn").boards == boards("7-2, 8-4, 5-9, 10-6")[0]


def test_a_field_without_a_legal_pairing_names_the_lonely_players() -> None:
    before = field(player(1, "2w1"), player(2, "1b0"))
    outcome = pair(before)
    assert isinstance(outcome, NoLegalPairing)
    assert (outcome.code, outcome.players) == ("no-opponent-left", (1, 2))
    assert "no. 1 and no. 2" in outcome.message


def test_a_field_without_a_bye_candidate_names_c2() -> None:
    before = field(player(1, "U"), player(2, "F"), player(3, "4w+"), away=())
    outcome = pair(before)
    assert isinstance(outcome, NoLegalPairing)
    assert (outcome.code, outcome.article) == ("no-bye-candidate", "C.04.3 2.1.2")


def test_a_field_whose_only_bye_candidate_is_needed_names_that_player() -> None:
    before = field(player(1), player(2), player(3, "U"), rounds=9)
    assert paired(before).pab == TPN(2)
    isolated = field(
        player(1, "2w1", "3b1", "U"),
        player(2, "1b0", "U", "3w1"),
        player(3, "U", "1w0", "2b0"),
    )
    outcome = pair(isolated)
    assert isinstance(outcome, NoLegalPairing)
    assert outcome.players


def test_half_point_byes_do_not_bar_the_bye() -> None:
    before = field(player(1, "2w1"), player(2, "1b0"), player(3, "H"))
    pairing = paired(before)
    assert pairing.pab == TPN(2)
    assert pairing.boards == (Board(TPN(3), TPN(1)),)


def test_nobody_and_one_player_can_be_paired_too() -> None:
    assert paired(field(player(1), player(2), away=(1, 2))).boards == ()
    assert paired(field(player(1))).pab == TPN(1)
