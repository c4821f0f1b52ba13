"""The field a pairing system reads, and the boards made of its answer."""

import pytest
from msgspec.structs import replace

from pairing.model import (
    TPN,
    Board,
    Colour,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
    Scoring,
)
from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.drafts.field import (
    RoundIncomplete,
    assign_boards,
    field_before,
    pairing_input,
    players_of,
    seal,
)
from tournaments.domain.entries.commands import CorrectPlayer, CorrectRating, MergeEntries
from tournaments.domain.games.commands import ConfirmResult
from tournaments.domain.games.results import Result
from tournaments.domain.numbers.commands import AssignPairingNumbers
from tournaments.domain.settings.commands import SetProhibitedPairs, SetVirtualPoints
from tournaments.domain.settings.events import ProhibitedPlayers, VirtualPoints
from tournaments.domain.settings.settings import Settings

from .hall import Hall, adjourn, enter, p

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def rounds_of(hall: Hall, number: int, tpn: int) -> tuple[PlayerRound, ...]:
    return field_before(hall.state, number).participants[tpn - 1].rounds


def test_the_first_round_knows_nothing_but_numbers() -> None:
    field = field_before(Hall(Settings(rounds=7)).with_players(3).started().state, 1)
    assert (field.round_number, field.rounds_total) == (1, 7)
    assert [player.tpn for player in field.participants] == [1, 2, 3]
    assert all(player.rounds == () for player in field.participants)


def test_a_game_is_a_round_with_opponent_colour_and_points() -> None:
    hall = Hall().with_players(4).started().play(1, "1-0")
    assert rounds_of(hall, 2, 1) == (PlayerRound(RoundKind.GAME, 2, TPN(2), WHITE),)
    assert rounds_of(hall, 2, 2) == (PlayerRound(RoundKind.GAME, 0, TPN(1), BLACK),)


@pytest.mark.parametrize(
    ("result", "white", "black"),
    [
        ("0-0", (RoundKind.GAME, 1), (RoundKind.GAME, 1)),
        ("1/2-0", (RoundKind.GAME, 3), (RoundKind.GAME, 1)),
        ("1-0u", (RoundKind.GAME, 6), (RoundKind.GAME, 1)),
        ("+/-", (RoundKind.FORFEIT_WIN, 6), (RoundKind.FORFEIT_LOSS, 2)),
        ("-/+", (RoundKind.FORFEIT_LOSS, 2), (RoundKind.FORFEIT_WIN, 6)),
        ("-/-", (RoundKind.FORFEIT_LOSS, 2), (RoundKind.FORFEIT_LOSS, 2)),
    ],
)
def test_points_follow_the_settings(
    result: str, white: tuple[RoundKind, int], black: tuple[RoundKind, int]
) -> None:
    settings = Settings(win=6, draw=3, loss=1, absent=2, pab=3)
    hall = Hall(settings).with_players(4).started().play(1, result)
    assert rounds_of(hall, 2, 1) == (PlayerRound(*white, TPN(2), WHITE),)
    assert rounds_of(hall, 2, 2) == (PlayerRound(*black, TPN(1), BLACK),)
    assert field_before(hall.state, 2).scoring == Scoring(6, 3, 1, 2, 3)


def test_an_adjourned_game_is_a_draw_for_pairing() -> None:
    hall = Hall().with_players(4).started()
    first, second = hall.pair_and_publish(1)
    hall.do(adjourn(first.id))
    hall.do(enter(second.id, "1-0"))
    assert rounds_of(hall, 2, 1) == (PlayerRound(RoundKind.GAME, 1, TPN(2), WHITE),)
    hall.do(enter(first.id, "1-0"))
    assert rounds_of(hall, 2, 1) == (PlayerRound(RoundKind.GAME, 2, TPN(2), WHITE),)


def test_byes_have_no_opponent() -> None:
    hall = Hall().with_players(6)
    hall.do(GrantBye(player=p(1), round=1, kind="half"))
    hall.do(GrantBye(player=p(2), round=1, kind="full"), reason="invited")
    hall.do(GrantBye(player=p(3), round=1, kind="zero"))
    hall.started().play(1, "1-0")
    kinds = [rounds_of(hall, 2, tpn)[0] for tpn in (1, 2, 3, 6)]
    assert kinds == [
        PlayerRound(RoundKind.HALF_BYE, 1),
        PlayerRound(RoundKind.FULL_BYE, 2),
        PlayerRound(RoundKind.ZERO_BYE, 0),
        PlayerRound(RoundKind.PAB, 2),
    ]


def test_rounds_before_a_late_entry_and_after_a_withdrawal_are_zero_byes() -> None:
    hall = Hall(Settings(absent=0)).with_players(6).started().play(1, "1-0")
    hall.do(WithdrawPlayer(player=p(6)))
    late = hall.enter_player("Late", 1000)
    hall.do(CheckIn(player=late))
    hall.play(2, "1-0")
    assert [past.kind for past in rounds_of(hall, 3, 6)] == [RoundKind.GAME, RoundKind.ZERO_BYE]
    assert [past.kind for past in rounds_of(hall, 3, 7)] == [RoundKind.ZERO_BYE, RoundKind.GAME]


def test_the_chief_may_give_a_late_entry_something_for_a_missed_round() -> None:
    hall = Hall().with_players(6).started().play(1, "1-0")
    late = hall.enter_player("Late", 1000)
    bye = GrantBye(player=late, round=1, kind="half")
    assert hall.refused(bye).code == "ReasonMissing"
    hall.do(bye, reason="the regulations give half a point")
    assert rounds_of(hall, 2, 7) == (PlayerRound(RoundKind.HALF_BYE, 1),)


def test_a_bye_that_a_withdrawal_overtook_gives_no_points() -> None:
    hall = Hall().with_players(6)
    hall.do(GrantBye(player=p(6), round=2, kind="half"))
    hall.started().play(1, "1-0")
    hall.do(WithdrawPlayer(player=p(6)))
    hall.play(2, "1-0")
    assert rounds_of(hall, 3, 6)[1] == PlayerRound(RoundKind.ZERO_BYE, 0)


def test_away_are_the_absent_the_withdrawn_and_those_with_a_bye() -> None:
    hall = Hall().with_players(5).with_players(1, checked_in=False).started()
    hall.do(WithdrawPlayer(player=p(1)))
    hall.do(GrantBye(player=p(2), round=1, kind="half"))
    hall.do(GrantBye(player=p(3), round=2, kind="half"))
    assert field_before(hall.state, 1).away == {1, 2, 6}


def test_opponents_are_named_by_the_numbers_in_force() -> None:
    hall = Hall().with_players(4).started().play(1, "1-0")
    newcomer = hall.enter_player("Newcomer", 2800)
    assert hall.state.players[newcomer].tpn == 1
    assert rounds_of(hall, 2, 2)[0].opponent == 3


def test_prohibited_groups_name_the_numbers_in_force() -> None:
    hall = Hall().with_players(4)
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers((p(2), p(3)), 1, 5),)))
    hall.started()
    hall.enter_player("Newcomer", 2800)
    group = ProhibitedGroup(frozenset({TPN(3), TPN(4)}), 1, 5)
    assert field_before(hall.state, 1).prohibited == (group,)


def test_a_prohibition_goes_over_to_the_entry_that_was_kept() -> None:
    hall = Hall().with_players(4)
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers((p(1), p(3))),)))
    hall.do(MergeEntries(kept=p(2), dropped=p(3)))
    hall.started()
    (group,) = field_before(hall.state, 1).prohibited
    assert group.members == {1, 2}


def test_a_prohibited_group_of_one_remaining_player_is_left_out() -> None:
    hall = Hall().with_players(4)
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers((p(2), p(3))),)))
    hall.do(WithdrawPlayer(player=p(3)))
    hall.started()
    assert field_before(hall.state, 1).prohibited == ()


def test_there_is_no_field_over_a_missing_result() -> None:
    hall = Hall().with_players(4).started()
    hall.pair_and_publish(1)
    with pytest.raises(RoundIncomplete, match="round 1, board 1"):
        field_before(hall.state, 2)


def test_the_input_hash_knows_neither_names_nor_confirmations() -> None:
    hall = Hall().with_players(4).started().play(1, "1-0")
    before = pairing_input(hall.state, 2).hash
    hall.do(ConfirmResult(game=hall.state.games_of(1)[0].id, result=Result.WHITE_WINS))
    hall.do(CorrectPlayer(player=p(1), details="new", title="GM", federation="CZE"))
    assert pairing_input(hall.state, 2).hash == before
    hall.do(GrantBye(player=p(1), round=2, kind="half"))
    assert pairing_input(hall.state, 2).hash != before


def test_the_answer_is_read_with_the_numbers_that_were_paired() -> None:
    hall = Hall().with_players(3)
    hall.enter_player("Strongest", 2800)
    hall.do(CheckIn(player=p(4)))
    hall.started()
    answer = RoundPairing((Board(TPN(1), TPN(3)),), TPN(4))
    assert players_of(hall.state, answer) == (((p(4), p(2)),), p(3))


def test_the_seal_knows_who_plays_whom_with_which_colour_but_not_where() -> None:
    one, two = (p(1), p(2)), (p(3), p(4))
    sealed = seal("input", (one, two), None)
    assert sealed == seal("input", (two, one), None)
    others = [
        seal("other", (one, two), None),
        seal("input", (one[::-1], two), None),
        seal("input", (one, two), p(5)),
        seal("input", ((p(1), p(4)), (p(3), p(2))), None),
    ]
    assert len({sealed, *others}) == 5


# --- boards ---------------------------------------------------------------------------------


PAIRS = tuple((p(n), p(n + 1)) for n in range(1, 8, 2))


def boards(settings: Settings) -> list[tuple[str, int, int]]:
    assigned = assign_boards(settings, 3, 2, PAIRS)
    return [(board.game, board.board, board.white) for board in assigned]


def test_boards_are_numbered_in_the_order_of_the_pairs() -> None:
    assert boards(Settings()) == [
        ("3.2.1", 1, 1),
        ("3.2.2", 2, 3),
        ("3.2.3", 3, 5),
        ("3.2.4", 4, 7),
    ]


def test_a_section_begins_after_its_offset() -> None:
    assert [number for _, number, _ in boards(Settings(board_offset=100))] == [101, 102, 103, 104]


def test_a_player_with_a_fixed_board_plays_there_and_the_others_move_up() -> None:
    fixed = Settings(fixed_boards={p(6): 1})
    assert boards(fixed) == [("3.2.3", 1, 5), ("3.2.1", 2, 1), ("3.2.2", 3, 3), ("3.2.4", 4, 7)]


def test_a_fixed_board_may_stand_apart() -> None:
    assert boards(Settings(fixed_boards={p(1): 200}))[-1] == ("3.2.1", 200, 1)


def test_of_two_fixed_players_white_keeps_the_board() -> None:
    assert boards(Settings(fixed_boards={p(1): 7, p(2): 9}))[-1] == ("3.2.1", 7, 1)


def test_a_fixed_board_of_an_absent_player_is_used_by_others() -> None:
    assert [number for _, number, _ in boards(Settings(fixed_boards={p(99): 2}))] == [1, 2, 3, 4]


# --- Baku acceleration (C.04.7) -------------------------------------------------------------


BAKU = Settings(rounds=9, acceleration="baku")


def virtual(hall: Hall, number: int) -> dict[int, tuple[int, ...]]:
    field = field_before(hall.state, number)
    return {player.tpn: player.virtual for player in field.participants if any(player.virtual)}


def test_group_a_gets_the_points_of_a_win_in_round_1() -> None:
    hall = Hall(BAKU).with_players(9).started()
    assert virtual(hall, 1) == dict.fromkeys(range(1, 7), (2,))


def test_virtual_points_are_halved_and_then_end() -> None:
    hall = Hall(BAKU).with_players(12).started().play_rounds(1, 2, 3, 4, 5)
    assert virtual(hall, 6)[1] == (2, 2, 2, 1, 1)


def test_who_has_not_arrived_does_not_count_for_the_size_of_group_a() -> None:
    hall = Hall(BAKU).with_players(8).with_players(8, checked_in=False).started()
    assert set(virtual(hall, 1)) == {1, 2, 3, 4}


def test_a_bye_in_round_1_is_a_late_arrival_for_group_a() -> None:
    hall = Hall(BAKU).with_players(9)
    hall.do(GrantBye(player=p(1), round=1, kind="half"))
    hall.started()
    assert set(virtual(hall, 1)) == {2, 3, 4, 5}
    hall.play(1, "1/2-1/2")
    assert virtual(hall, 2) == {1: (0, 2), 2: (2, 2), 3: (2, 2), 4: (2, 2), 5: (2, 2)}


def test_a_late_entry_above_the_last_of_group_a_belongs_to_it() -> None:
    hall = Hall(BAKU).with_players(8).started().play(1, "1/2-1/2")
    above = hall.enter_player("Above", 2375)
    below = hall.enter_player("Below", 2365)
    assert set(virtual(hall, 2)) == {1, 2, 3, 5}, "not before they have arrived"
    hall.do(CheckIn(player=above))
    hall.do(CheckIn(player=below))
    numbers = [hall.state.players[player].tpn for player in (above, below)]
    assert numbers == [4, 6]
    assert virtual(hall, 2) == {1: (2, 2), 2: (2, 2), 3: (2, 2), 4: (0, 2), 5: (2, 2)}


def test_after_a_withdrawal_the_groups_stay() -> None:
    hall = Hall(BAKU).with_players(8).started().play(1, "1/2-1/2")
    hall.do(WithdrawPlayer(player=p(1)))
    hall.do(WithdrawPlayer(player=p(4)))
    assert set(virtual(hall, 2)) == {1, 2, 3, 4}


def test_a_past_round_keeps_the_virtual_points_it_was_paired_with() -> None:
    hall = Hall(BAKU).with_players(8).started().play(1, "1/2-1/2")
    hall.do(CorrectRating(player=p(8), expected=2330, rating=2800))
    hall.do(AssignPairingNumbers())
    by_player = {hall.state.order[tpn - 1]: points for tpn, points in virtual(hall, 2).items()}
    assert by_player == {p(8): (0, 2), p(1): (2, 2), p(2): (2, 2), p(3): (2, 2), p(4): (2, 0)}


def test_without_acceleration_there_are_no_virtual_points() -> None:
    hall = Hall(replace(BAKU, acceleration="none")).with_players(8).started()
    assert virtual(hall, 1) == {}


def test_virtual_points_spelled_out_stand_in_place_of_an_acceleration() -> None:
    hall = Hall(BAKU).with_players(8)
    lines = (VirtualPoints((p(7), p(8)), 2, 1, 2), VirtualPoints((p(8),), 1, 2, 9))
    hall.do(SetVirtualPoints(lines=lines))
    hall.started().play(1, "1/2-1/2")
    assert virtual(hall, 2) == {7: (2, 2), 8: (2, 1)}
