"""The articles of A, B and C one by one, on halls small enough to pair by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.dutch_2012 import DUTCH_2012
from pairing.model import NoLegalPairing, Options, Participant
from pairing.options import OptionError

from ..builders import field
from . import worked
from .hall import barred, options, outcome, pair, players, shown, steps

BEGINNERS = [""] * 7
ONE_HAS_MET_ALL = players("2w1 3b1 4w1", "1b0 Z Z", "Z 1w0 Z", "Z Z 1b0")


def test_f4_in_round_1_the_upper_half_meets_the_lower_half_and_the_last_gets_the_bye() -> None:
    assert shown(field(*players(*BEGINNERS))) == "1-4 5-2 3-6 7-0"


def test_d1_a_transposition_finds_the_first_other_opponent() -> None:
    hall = field(*players(*BEGINNERS[:4]), prohibited=barred("1-3"))
    assert shown(hall) == "1-4 3-2"
    assert "Transposition of S2: 1 meets 4, not 3. [C.7]" in steps(hall)


def test_d2_an_exchange_is_made_where_no_transposition_serves() -> None:
    hall = field(*players(*BEGINNERS[:4]), prohibited=barred("1-3 1-4"))
    assert shown(hall) == "1-2 3-4"
    assert "Exchange: 2 and 3 change places between S1 and S2. [C.8]" in steps(hall)


def test_d2_two_players_a_side_are_exchanged_where_one_does_not_serve() -> None:
    """1 may meet 2 only, and 3 only 4: two have to leave S1, and the nearest two come."""
    apart = [f"{one}-{other}" for one in (1, 2, 3, 4) for other in (5, 6, 7, 8)]
    hall = field(*players(*BEGINNERS, ""), prohibited=barred(" ".join([*apart, "1-3 1-4 2-3 2-4"])))
    assert shown(hall) == "1-2 3-4 5-7 8-6"
    assert steps(hall).count("Exchange") == 4


def test_a3_as_many_from_above_as_residents_make_one_homogeneous_bracket() -> None:
    hall = field(*players("8w1 7w1", "7w1 8w1", "8b0 7b0", "7b0 8b0"))
    assert shown(hall) == "3-1 4-2"
    assert "At least half have moved down: the bracket counts as homogeneous. [A.3]" in steps(hall)


def test_a7d_a_strong_preference_counts_as_absolute_in_an_odd_round() -> None:
    hall = field(*players("9w1 Z", "9b0 8w1", "Z 9w1", "9w0 8b1"))
    assert shown(hall) == "4-1 2-3"


def test_a7e_a_variable_preference_gives_way_in_an_even_round() -> None:
    """Three seek Black, one of them only as a variable player: his is the pair that clashes."""
    hall = field(*players("9w= 8b= 7w=", "8b0 H 7w1", "9w= 7b= 8w=", "9b= 8w= 7b="))
    assert shown(hall) == "4-1 2-3"


def test_b2_may_be_ignored_for_top_scorers_in_the_last_round_only() -> None:
    hall = players("8w1 7w1", "7w1 8w1", "8b0 7w0", "7w0 8b0")
    assert shown(field(*hall, rounds=3)) == "2-1 4-3"
    assert "B.2 is dropped for top scorers in 1 of the pairs. [C.10.g]" in steps(
        field(*hall, rounds=3)
    )
    assert shown(field(*hall, rounds=4)) == "3-1 4-2"


def test_b1b_points_without_play_bar_the_bye() -> None:
    hall = field(*players("2w=", "1b=", "H"))
    assert shown(hall) == "3-1 2-0"


def test_b1b_an_absence_without_points_does_not_bar_the_bye() -> None:
    assert shown(field(*players("9w1", "8b1", "Z"))) == "2-1 3-0"


def test_b5_who_floated_down_the_last_round_does_not_float_again() -> None:
    hall = field(*players("9w1", "8b1", "F", "9w0"))
    assert shown(hall) == "3-1 2-4"


def test_a4_who_did_not_appear_floats_by_the_pairing_unless_read_otherwise() -> None:
    """3 was paired with a lower score and did not come: so 1 moves down, and not he again."""
    hall = field(*players("9b1 8w0", "8w0 9b1", "9w1 4w-", "Z 3b+", "Z Z"), away=(4,))
    assert shown(hall) == "2-3 5-1"
    assert shown(hall, absent_opponent="none") == "2-1 5-3"


def test_c12_others_of_the_same_score_move_down_where_the_first_find_no_opponent() -> None:
    hall = field(*players("F", "F", "F", "Z", "Z"), prohibited=barred("3-4 3-5"))
    assert shown(hall) == "1-3 4-2 5-0"
    assert "Back from the next bracket: others have to move down, as many as before. [C.12]" in (
        steps(hall)
    )


def test_c1_an_mdp_whom_c12_does_not_help_takes_nobody_down_with_him() -> None:
    """1 may not meet 2 and 3: C.14 leaves him over, and makes as many pairs as without him."""
    hall = field(*players("F F", "F Z", "F Z", "Z Z", "Z Z", "Z Z"), prohibited=barred("1-2 1-3"))
    met = {frozenset(board.split("-")) for board in shown(hall).split()}
    assert met == {frozenset(pair) for pair in ("23", "14", "56")}


def test_c13_the_two_lowest_brackets_are_joined_where_nothing_else_helps() -> None:
    hall = field(*players("F", "F", "Z", "Z"), prohibited=barred("3-4"))
    assert shown(hall) == "1-3 4-2"
    assert "[C.13]" in steps(hall)


def test_c13_the_penultimate_bracket_is_paired_again_for_the_lowest() -> None:
    hall = field(*players("F", "F", "F", "F", "Z", "Z"), prohibited=barred("5-6 3-5 4-5 4-6"))
    assert shown(hall) == "1-4 5-2 3-6"


def test_c14_a_bracket_without_any_pair_moves_down_as_a_whole() -> None:
    hall = field(*players("F", "F", "Z", "Z", "Z", "Z"), prohibited=barred("1-2"))
    assert shown(hall) == "1-3 4-2 5-6"


def test_prohibited_pairs_do_not_meet() -> None:
    hall = field(*players("9w1", "8b1", "7w0", "6b0"), prohibited=barred("1-2"))
    assert shown(hall) == "4-1 2-3"


# -- no pairing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hall", "code", "article", "concerned"),
    [
        (ONE_HAS_MET_ALL, "no-opponent-left", "B.1.a, B.2", (1,)),
        (players("F", "H", "F"), "no-bye-candidate", "B.1.b", ()),
        (players("F", "F", "Z"), "no-bye-candidate", "B.1.b", (3,)),
        (players("", "", "", ""), "no-complete-pairing", "B.1.a, B.2", (3, 4)),
    ],
)
def test_the_obstacle_is_named(
    hall: tuple[Participant, ...], code: str, article: str, concerned: tuple[int, ...]
) -> None:
    apart = {"no-complete-pairing": "2-3 2-4 3-4", "no-bye-candidate": "1-2"}.get(code, "")
    answer = outcome(field(*hall, prohibited=barred(apart)))
    assert isinstance(answer, NoLegalPairing)
    assert (answer.code, answer.article, answer.players) == (code, article, concerned)


# -- readings ------------------------------------------------------------------------------------


def test_e5_parity_is_counted_among_those_who_have_arrived_or_as_it_stands() -> None:
    hall = field(*players(*BEGINNERS), away=(1,))
    assert shown(hall) == "2-5 6-3 4-7"
    assert shown(hall, parity="tpn") == "5-2 3-6 7-4"


def test_e5_two_without_a_game_after_round_1() -> None:
    hall = field(*players("H", "H"))
    assert shown(hall) == "1-2"
    assert shown(hall, late_colours="by-round") == "2-1"


def test_e5_by_round_the_smaller_number_alternates_and_not_the_higher_score() -> None:
    """2 has half a point more than 1."""
    assert shown(field(*players("Z", "H")), late_colours="by-round") == "2-1"
    assert shown(field(*players("Z Z", "H Z")), late_colours="by-round") == "1-2"


def test_e2_a_wider_difference_is_stronger_only_by_that_reading() -> None:
    hall = field(*players("8b1 7w1 6w1", "8w1 7w1 F"), rounds=4)
    assert shown(hall) == "2-1"
    assert shown(hall, stronger="difference") == "1-2"


KEEPS_ONE_OR_MAKES_TWO = field(
    *players("F", *["H"] * 4, *["Z"] * 3),
    prohibited=barred("1-3 1-4 1-5 1-7 1-8 2-3 2-5 3-4 4-5 2-6 4-6 5-6 6-7 6-8"),
)
"""1 has moved down and may meet 2 of the bracket; 6 of the lowest one may meet 1 and 3 only."""


def test_c13_another_pairing_keeps_the_players_moved_down_or_the_pairs() -> None:
    """With 1-2 three others have to leave; without it 2-4 and 3-5 are made, and 1 moves on."""
    pairs_of = {frozenset(board) for board in pair(KEEPS_ONE_OR_MAKES_TWO).boards}
    assert pairs_of == {frozenset(each) for each in ((1, 2), (3, 6), (4, 7), (5, 8))}
    other = pair(KEEPS_ONE_OR_MAKES_TWO, completing="pairs-first")
    pairs_of = {frozenset(board) for board in other.boards}
    assert pairs_of == {frozenset(each) for each in ((2, 4), (3, 5), (1, 6), (7, 8))}


def test_an_unknown_reading_is_refused() -> None:
    with pytest.raises(OptionError):
        outcome(worked.before(2), closeness="sideways")


# -- the call ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_order_of_the_participants_has_no_meaning(number: int) -> None:
    hall = worked.before(number)
    turned = replace(hall, participants=tuple(reversed(hall.participants)))
    assert pair(turned) == pair(hall)


def test_whoever_watches_can_cancel() -> None:
    class CancelledError(Exception):
        pass

    def cancel(_done: int, _total: int) -> None:
        raise CancelledError

    with pytest.raises(CancelledError):
        DUTCH_2012.pair(worked.before(3), Options(), cancel)


def test_all_readings_have_their_default_first() -> None:
    hall = worked.before(5)
    named = {"parity": "arrived", "late_colours": "as-round-1", "closeness": "procedure"}
    more = {"moved_down_floats": "protected", "joined": "heterogeneous", "bye_float": "counts"}
    more |= {"mdps_meet": "all-others", "backtrack_for": "m1-too", "completing": "mdps-first"}
    assert pair(hall, **named, **more, stronger="kind") == pair(hall)
    assert options(late_colours="by-round") == Options((("late-colours", "by-round"),))
