"""Board order (C.04.2 3.6) and Baku's groups (C.04.7)."""

from __future__ import annotations

import pytest

from pairing.baku import group_a_size, last_of_group_a, virtual_points_by_round
from pairing.boards import in_board_order
from pairing.model import TPN, Board, Scoring


def board(white: int, black: int) -> Board:
    return Board(TPN(white), TPN(black))


def test_boards_go_by_the_higher_score_then_the_sum_then_the_number() -> None:
    scores = {TPN(n): s for n, s in {1: 4, 2: 4, 3: 3, 4: 4, 5: 2, 6: 4, 7: 5, 8: 0}.items()}
    shuffled = [board(1, 3), board(5, 2), board(6, 4), board(8, 7)]
    assert in_board_order(shuffled, scores) == (
        board(8, 7),
        board(6, 4),
        board(1, 3),
        board(5, 2),
    )


def test_equal_boards_go_by_the_number_of_the_higher_ranked_player() -> None:
    scores = {TPN(n): 2 for n in range(1, 7)}
    assert in_board_order([board(3, 6), board(5, 2), board(4, 1)], scores) == (
        board(4, 1),
        board(5, 2),
        board(3, 6),
    )


@pytest.mark.parametrize(("participants", "size"), [(161, 82), (178, 90), (8, 4), (9, 6), (2, 2)])
def test_group_a_is_half_the_field_rounded_up_to_an_even_number(
    participants: int, size: int
) -> None:
    assert group_a_size(participants) == size


def test_group_a_ends_with_the_participant_it_ended_with_in_round_1() -> None:
    assert last_of_group_a([2, 3, 5, 6, 8, 9, 10, 11]) == 6
    assert last_of_group_a([1]) == 1
    assert last_of_group_a([]) == 0


@pytest.mark.parametrize(
    ("rounds", "full", "half"),
    [(5, 2, 1), (6, 2, 1), (7, 2, 2), (8, 2, 2), (9, 3, 2), (10, 3, 2), (11, 3, 3), (13, 4, 3)],
)
def test_half_of_the_rounds_are_accelerated(rounds: int, full: int, half: int) -> None:
    assert virtual_points_by_round(rounds, Scoring()) == (2,) * full + (1,) * half
