"""C1 to C14 and the floats, each on a field of its own.

Players of 90 and more have left: games against them give colours and points only.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.dutch_1992.bracket import unavoidable
from pairing.dutch_1992.cards import roster_of
from pairing.model import TPN, Field, Options, ProhibitedGroup, no_progress
from pairing.systems import system

from .. import builders
from .hall import paired, players, refused, sentences, shown, values


def before(*games: str, barred: str = "", rounds: int = 9, away: tuple[int, ...] = ()) -> Field:
    """The field of these players; `barred` are pairs that may not meet ("1-2 3-4")."""
    groups = (
        ProhibitedGroup(frozenset(TPN(int(n)) for n in pair.split("-"))) for pair in barred.split()
    )
    return builders.field(*players(*games), rounds=rounds, away=away, prohibited=tuple(groups))


# -- x and p ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "x"),
    [("wwbb", 0), ("wwwbb-", 0), ("wwb---", 0), ("wwwwwb", 2), ("wwwwb", 1), ("bbbw", 1), ("", 0)],
)
def test_x_is_the_number_of_pairs_that_cannot_have_both_preferences(wishes: str, x: int) -> None:
    """A8: the surplus over half of the players, rounded up; never below 0."""
    played = {"w": "90b=", "b": "90w=", "-": "H"}
    roster = roster_of(before("H", *(played[wish] for wish in wishes)), Options())
    assert unavoidable(roster, tuple(range(1, len(wishes) + 1))) == x


def test_x_and_p_are_told() -> None:
    numbers = values(before("90w1", "91w1", "92w1", "93b1", "94w1"))
    assert numbers["bracket 1: w"] == "1"
    assert numbers["bracket 1: b"] == "4"
    assert numbers["bracket 1: x"] == "1"
    assert numbers["bracket 1: p"] == "2"


# -- floats (A4, A5, B5, B6) --------------------------------------------------------------------


def test_the_lowest_of_an_odd_bracket_moves_down() -> None:
    assert shown(before("90w1", "91b1", "92w1", "93b0", "94w0")) == "2-1 4-3 5-0"


def test_b5_spares_whoever_had_the_bye() -> None:
    """A5: the bye of the previous round counts as a downfloat."""
    assert shown(before("90w1", "91b1", "U", "93w0", "94b0")) == "3-1 2-4 5-0"


def test_b6_spares_whoever_floated_two_rounds_ago() -> None:
    """The bye of round 1 protects 3 in round 3, not in round 4."""
    games = ("90w1 Z", "91b1 Z", "U Z", "93w0 Z", "94b0 Z")
    assert shown(before(*games)) == "3-1 2-4 5-0"
    assert TPN(3) in paired(before(*(f"{line} Z" for line in games))).downfloaters


@pytest.mark.parametrize(("mark", "meets"), [("paired", 3), ("played", 2)])
def test_a_forfeit_leaves_the_mark_on_the_card(mark: str, meets: int) -> None:
    """A4: 2 was to meet 6, who stood half a point higher, and won by forfeit.

    So B5 keeps 2 from moving up to 1, unless only games that were played are marked.
    """
    games = ("92w1 93b1", "Z 6w+", "90b1 94w0", "Z 95b0", "Z 96w0", "H 2b-")
    boards = paired(before(*games, away=(6,)), float_mark=mark).boards
    assert next(set(board) - {1} for board in boards if 1 in board) == {meets}


def test_b6_in_any_direction_is_a_reading() -> None:
    """3 moved up in the previous round: only the wider reading keeps him from moving down now."""
    field = before("90w1 Z", "91b1 Z", "Z 5w1", "Z 93b0", "H 3b0", "H 95b0")
    assert TPN(3) in paired(field).downfloaters
    assert TPN(3) not in paired(field, b6="any-direction").downfloaters


# -- the walk -----------------------------------------------------------------------------------


def test_c1_moves_down_whoever_has_no_opponent() -> None:
    field = before("90w1", "91b=", "92w=", "93b0", "94w0")
    assert sentences(field)[0] == "no. 1: no opponent in the bracket; moved down. [C1]"
    assert shown(field) == "2-1 4-3 5-0"


def test_c6_pairs_those_moved_down_before_the_others() -> None:
    field = before("90w1", "91b=", "92w=", "93b=", "94w0", "95b0")
    assert "no. 1 was moved down and meets no. 2. [C6]" in sentences(field)
    assert "Remainder: 2 players, x is 0, p is 1. [C3]" in sentences(field)


def test_c9_drops_b5_when_everybody_floated() -> None:
    field = before("U", "U", "U", "90b0", "91w0")
    assert "B5 and B6 are dropped for players moving down. [C9]" in sentences(field)
    assert paired(field).downfloaters >= {TPN(3)}


def test_c10_gives_the_one_moved_down_another_opponent_for_the_sake_of_the_rest() -> None:
    """1 could meet 2, but then 3 and 4 would remain, who may not meet."""
    field = before("90w1", "91b=", "92b=", "93w=", barred="3-4")
    steps = sentences(field)
    assert "The remainder requires another opponent for a player moved down. [C10]" in steps
    assert "no. 1 was moved down and meets no. 3. [C6]" in steps


def test_c10_drops_b5_for_players_moved_up() -> None:
    """2 and 3 have both moved up in the previous round; nobody moves down because of that."""
    field = before(
        "90w1 91b1 92w0",
        "Z 93b= 5w=",
        "Z 94b= 6w=",
        "Z Z Z",
        "Z 95b1 2b=",
        "Z 96b1 3b=",
        away=(5, 6),
    )
    assert "B5 and B6 are dropped for players moving up. [C10]" in sentences(field)
    assert paired(field).upfloaters >= {TPN(2)}


def test_c11_raises_x_only_when_nothing_else_helps() -> None:
    """The two who may meet both prefer Black, though x is 0."""
    field = before("90w1", "91b1", "92w1", "93b1", barred="1-2 1-4 3-2")
    assert "x is raised to 1. [C11]" not in sentences(field)
    four = before("90w1", "91w1", "92b1", "93b1", barred="1-3 1-4 2-3 2-4")
    assert "x is raised to 2. [C11]" in sentences(four)
    assert {tuple(sorted(board)) for board in paired(four).boards} == {(1, 2), (3, 4)}


def test_c12_moves_another_player_down() -> None:
    """3 cannot meet 4, alone in his bracket; so 1 moves down instead."""
    field = before("90w1", "91b1", "92w1", "93b=", "94w0", "95b0", barred="3-4")
    assert any(step.endswith("[C12]") for step in sentences(field))
    assert shown(field) == "2-3 4-1 6-5"


def test_c12_for_the_remainder_is_a_reading() -> None:
    """3 moves down and may only meet 4; then 5 and 6 remain, who may not meet. 2 may meet 5."""
    field = before(
        "90w1", "91b1", "92w1", "93b=", "94b=", "95w=", "96w0", "97b0", barred="3-5 3-6 5-6 1-4"
    )
    assert not any(step.endswith("[C12]") for step in sentences(field))
    assert any(step.endswith("[C12]") for step in sentences(field, c12="remainder-too"))


def test_c13_undoes_the_penultimate_bracket() -> None:
    """3 and 4 may not meet; the pair 1-2 is undone, and p = 0 merges the two brackets."""
    field = before("90w1", "91b1", "92w0", "93b0", barred="3-4")
    assert [step for step in sentences(field) if step.endswith("[C13]")] == [
        "The lowest bracket cannot be paired; the pairs of bracket 1 are undone. [C13]",
        "No pairing there helps: the two lowest brackets become one of 4 players. [C13]",
    ]
    assert shown(field) == "4-1 2-3"


def test_c13_lowers_p_step_by_step() -> None:
    """Of four in the penultimate bracket two stay together."""
    field = before("90w1", "91b1", "92w1", "93b1", "94w0", "95b0", barred="5-6")
    steps = sentences(field)
    assert "p is lowered by 1. [C14]" in steps
    assert "2 players move down" not in steps[0]
    assert len(paired(field).downfloaters) == 2


def test_c14_moves_a_whole_bracket_down() -> None:
    """1 may meet neither 2 nor 3, who may meet each other: p is 0 for the one moved down."""
    steps = sentences(leader_with_nobody(), c1="c14")
    assert "p is 0: the whole bracket moves down, 3 players. [C14]" in steps
    assert "Homogeneous: 6 players, x is 0, p is 3. [C3]" in steps


def test_c1_moves_on_the_player_alone_whom_c12_does_not_help() -> None:
    """2 and 3 stay where they are, and meet (B3)."""
    steps = sentences(leader_with_nobody())
    assert steps.count("no. 1: no opponent in the bracket; moved down. [C1]") == 2
    assert {2, 3} in [{*board} for board in paired(leader_with_nobody()).boards]


def leader_with_nobody() -> Field:
    return before("90w1", "91b=", "92w=", "93b0", "94w0", "95b0", barred="1-2 1-3")


def test_c14_lowers_p_of_a_homogeneous_bracket() -> None:
    field = before("90w1", "91b1", "92w1", "93b1", "94w0", "95b0", barred="3-4 1-3 2-3 1-4 2-4")
    assert [step for step in sentences(field) if step.endswith("[C1]")] == [
        "no. 3 and no. 4: no opponent in the bracket; moved down. [C1]"
    ]
    star = before("90w1", "91b1", "92b1", "93b1", "94w0", "95b0", barred="2-3 2-4 3-4")
    assert "p is lowered by 1. [C14]" in sentences(star)


# -- the bye, the last round, what is impossible ------------------------------------------------


def test_a_point_without_play_bars_from_the_bye() -> None:
    """B1b: 5 had the bye, 4 won by forfeit, 3 had half a point."""
    field = before("90w1 91b1", "90b1 91w1", "H Z", "92w0 93b+", "U 94w0", rounds=9)
    assert paired(field).pab == 3


def test_nobody_left_for_the_bye_names_b1b() -> None:
    answer = refused(before("U", "90b+", "91w+"))
    assert (answer.code, answer.article) == ("no-bye-candidate", "B1b")


def test_nobody_left_to_meet_names_the_rule_and_the_player() -> None:
    answer = refused(before("2w1", "1b0"))
    assert answer.article == "B1, B2"
    assert answer.message == "No opponent is left by B1 and B2 for no. 1 and no. 2."
    three = refused(before("", "", "", "", barred="1-2 1-3 2-3 1-4 2-4"))
    assert "no. 1" in three.message


def test_a_forfeited_pair_may_meet_again() -> None:
    """F2."""
    assert shown(before("2w+", "1b-")) == "1-2"


def test_above_half_b5_does_not_count_in_the_last_round() -> None:
    """3 had the bye: he moves down all the same when it is the last round."""
    games = ("90w1", "91b1", "U", "93b0", "94w0")
    assert TPN(3) not in paired(before(*games, rounds=3)).downfloaters
    assert TPN(3) in paired(before(*games, rounds=2)).downfloaters
    assert TPN(3) not in paired(before(*games, rounds=2), last_round="never").downfloaters


def test_boards_stand_by_points_sum_and_rank() -> None:
    """F1: the one who moved down sits after the full pairs of his points."""
    field = before("90w1", "91b1", "92w1", "93b=", "94w0", "95b0")
    assert shown(field).split()[1] in ("3-4", "4-3")


def test_who_is_away_is_not_paired() -> None:
    """F5."""
    assert shown(before("", "", "", "", away=(2,))) == "1-3 4-0"


def test_the_order_of_the_field_means_nothing() -> None:
    field = before("90w1", "91b=", "92w=", "93b0", "94w0")
    turned = replace(field, participants=field.participants[::-1])
    assert paired(turned) == paired(field)


def test_a_cancelled_pairing_stops() -> None:
    def cancel(_done: int, _total: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        system("dutch-1992").pair(before("", ""), Options(), cancel)


def test_an_empty_field_is_an_empty_round() -> None:
    empty = builders.field(*players("", ""), away=(1, 2))
    assert system("dutch-1992").pair(empty, Options(), no_progress) == paired(empty)
    assert paired(empty).boards == ()
