"""Standings by points, cards, colours and floats."""

import pytest

from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.entries.commands import MergeEntries
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings import standings as st
from tournaments.domain.standings.record import records
from tournaments.selectors.cells import cell_words

from .hall import Hall, adjourn, enter, p


@pytest.mark.parametrize(
    ("points", "text"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½"), (18, "9"), (19, "9½")]
)
def test_points_are_written_with_halves(points: int, text: str) -> None:
    assert st.points_text(points) == text


def test_equal_points_share_a_rank_and_the_number_orders_them() -> None:
    none = Settings(tie_breaks=())
    hall = Hall(none).with_players(6).started().play(1, "1-0", "1/2-1/2", "0-1")
    lines = [(line.rank, line.tpn, line.points) for line in st.standings(hall.state)]
    assert lines == [(1, 1, 2), (1, 6, 2), (3, 3, 1), (3, 4, 1), (5, 2, 0), (5, 5, 0)]


def test_standings_after_an_earlier_round() -> None:
    hall = Hall().with_players(6).started().play(1, "1-0").play(2, "0-1")
    assert [line.points for line in st.standings(hall.state, 1)] == [2, 2, 2, 0, 0, 0]
    assert sum(line.points for line in st.standings(hall.state, 1)[0:1]) == 2
    assert all(len(line.record) == 1 for line in st.standings(hall.state, 1))


def test_before_the_first_round_everybody_is_first() -> None:
    lines = st.standings(Hall().with_players(3).started().state)
    assert [(line.rank, line.tpn) for line in lines] == [(1, 1), (1, 2), (1, 3)]


def test_an_adjourned_game_gives_no_points_in_the_standings_yet() -> None:
    hall = Hall().with_players(2).started()
    (game,) = hall.pair_and_publish(1)
    hall.do(adjourn(game.id))
    assert [line.points for line in st.standings(hall.state)] == [0, 0]
    assert st.pairing_points(hall.state, 2) == {p(1): 1, p(2): 1}


def test_a_running_game_gives_no_points_yet() -> None:
    hall = Hall().with_players(2).started()
    hall.pair_and_publish(1)
    assert [line.points for line in st.standings(hall.state)] == [0, 0]


def test_the_withdrawn_stay_in_the_standings_and_the_merged_leave() -> None:
    hall = Hall().with_players(3).started()
    hall.do(WithdrawPlayer(player=p(2)))
    hall.do(MergeEntries(kept=p(1), dropped=p(3)))
    assert [line.player for line in st.standings(hall.state)] == [p(1), p(2)]


def test_a_bye_worth_a_draw_counts_as_one() -> None:
    hall = Hall(Settings(pab=1)).with_players(3).started().play(1, "1-0")
    assert st.points_before(hall.state, 2)[p(3)] == 1


def test_colours_and_opponents_leave_out_what_was_not_played() -> None:
    hall = Hall().with_players(4).started().play(1, "+/-", "1-0")
    hall.play(2, "1-0")
    record = records(hall.state)[p(1)]
    assert st.colours(record) == "-w"
    assert [cell.opponent for cell in record] == [p(2), p(3)]
    assert st.opponents(record) == (p(3),)
    assert st.totals(record) == (2, 4)


def test_floats_are_those_of_the_pairing() -> None:
    hall = Hall().with_players(5).started().play(1, "1-0", "1/2-1/2")
    floats = st.floats(hall.state)
    assert floats == {p(1): ("",), p(2): ("",), p(3): ("",), p(4): ("",), p(5): ("down",)}
    hall.play(2, "1/2-1/2")
    seats = {(game.white, game.black) for game in hall.state.games_of(2)}
    assert (p(1), p(3)) in seats
    assert st.floats(hall.state)[p(1)] == ("", "down")
    assert st.floats(hall.state)[p(3)] == ("", "up")


@pytest.mark.parametrize(("system", "float_"), [("dutch-2026", ""), ("dutch-2017", "down")])
def test_the_system_says_whether_absence_is_a_float(system: str, float_: str) -> None:
    """C.04.3 1.4.3: only for points beyond those of a loss; A.4.b of 2017: always."""
    hall = Hall(Settings(system=system)).with_players(5)
    hall.do(GrantBye(player=p(1), round=1, kind="zero"))
    hall.started().play(1, "1-0", "+/-")
    lost_by_forfeit = hall.state.games_of(1)[1].black
    floats = st.floats(hall.state)
    assert floats[p(1)] == floats[lost_by_forfeit] == (float_,)
    assert floats[hall.state.games_of(1)[1].white] == ("down",)
    assert floats[hall.state.games_of(1)[0].white] == ("",)


def test_floats_of_a_running_round_are_not_known_yet() -> None:
    hall = Hall().with_players(4).started().play(1, "1-0")
    hall.pair_and_publish(2)
    assert st.floats(hall.state)[p(1)] == ("",)


@pytest.mark.parametrize(
    ("result", "texts"),
    [
        ("1-0", ("2w1", "1b0")),
        ("1/2-0", ("2w½", "1b0")),
        ("+/-", ("2w+", "1b–")),
        ("-/-", ("2w–", "1b–")),
    ],
)
def test_a_cell_names_opponent_colour_and_points(result: str, texts: tuple[str, str]) -> None:
    hall = Hall().with_players(2).started().play(1, result)
    cells = [records(hall.state)[p(n)][0] for n in (1, 2)]
    assert tuple(st.cell_text(hall.state, cell) for cell in cells) == texts


def test_cells_without_a_played_game() -> None:
    hall = Hall().with_players(4)
    hall.do(GrantBye(player=p(1), round=1, kind="half"))
    hall.started()
    (game,) = hall.pair_and_publish(1)
    text = {n: cell_words(hall.state, records(hall.state)[p(n)][0]) for n in range(1, 5)}
    assert text == {1: "½", 2: "3w", 3: "2b", 4: "bye 1"}
    hall.do(adjourn(game.id))
    assert cell_words(hall.state, records(hall.state)[p(2)][0]) == "3w adj."
    hall.do(enter(game.id, "1-0"))
    assert cell_words(hall.state, records(hall.state)[p(2)][0]) == "3w1"
