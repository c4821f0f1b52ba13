"""The hour after the start: clocks, empty seats, forfeits proposed and confirmed, absences."""

from __future__ import annotations

import pytest

from pairing.model import Colour
from tournaments.domain.attendance.no_shows import no_shows, unexplained
from tournaments.domain.games.commands import BoardResult
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.start_of_play import default_time
from tournaments.domain.start_of_play.commands import (
    DeclareForfeits,
    ExplainAbsence,
    NoteEmptySeat,
    NoteTakenSeat,
    StartClocks,
)
from tournaments.domain.start_of_play.events import ClocksStarted, SeatFoundEmpty

from .hall import ANNA, CHIEF, DESK, HELPER, Hall, clear, enter, p

LONG_AGO = "2026-07-04T09:00:00Z"
"""An hour before anybody asks anything in a `Hall`."""


def hall_in_play(players: int = 8, settings: Settings | None = None) -> Hall:
    hall = Hall(settings or Settings()).with_players(players).started()
    hall.pair_and_publish(1)
    return hall


def empty(game: str, *colours: Colour) -> list[NoteEmptySeat]:
    return [NoteEmptySeat(game=game, colour=colour) for colour in colours]  # type: ignore[arg-type]


def after_default_time(hall: Hall) -> Hall:
    hall.do(StartClocks(round=1, at=LONG_AGO))
    return hall


def proposed_forfeits(hall: Hall) -> list[int]:
    """The boards of round 1 whose empty seats propose something."""
    return [game.board for game in hall.state.games_of(1) if default_time.forfeit(game)]


def declare(**forfeits: str) -> DeclareForfeits:
    """`g1="+/-"`: the first game of round 1."""
    return DeclareForfeits(
        round=1,
        forfeits=tuple(
            BoardResult(game=f"1.1.{name[1:]}", result=Result(result))  # type: ignore[arg-type]
            for name, result in forfeits.items()
        ),
    )


# --- clocks -----------------------------------------------------------------------------------


def test_the_clocks_start_now_and_the_default_time_ends_as_announced() -> None:
    hall = hall_in_play(settings=Settings(default_time=45))
    (started,) = hall.do(StartClocks(round=1), by=ANNA)
    assert isinstance(started, ClocksStarted)
    assert started.default_time == 45
    assert default_time.default_ends(hall.round(1))[:16] == "2026-07-04T10:45"


def test_the_time_is_kept_in_utc() -> None:
    hall = hall_in_play()
    hall.do(StartClocks(round=1, at="2026-07-04T10:31:07.5+02:00"))
    assert hall.round(1).clocks == "2026-07-04T08:31:07Z"


def test_a_changed_setting_does_not_move_a_default_time_that_runs() -> None:
    hall = hall_in_play()
    hall.do(StartClocks(round=1, at=LONG_AGO))
    hall.do(ChangeSettings(name="Open", settings=Settings(default_time=60)))
    assert default_time.default_ends(hall.round(1)) == "2026-07-04T09:30:00Z"


def test_a_second_start_is_no_event_and_another_time_needs_a_reason() -> None:
    hall = hall_in_play()
    hall.do(StartClocks(round=1, at=LONG_AGO))
    assert hall.already(StartClocks(round=1)) == hall.state.seq
    assert hall.already(StartClocks(round=1, at=LONG_AGO)) == hall.state.seq
    corrected = StartClocks(round=1, at="2026-07-04T09:05:00Z")
    assert hall.refused(corrected).code == "ReasonMissing"
    hall.do(corrected, reason="the speeches took longer")
    assert hall.round(1).clocks == "2026-07-04T09:05:00Z"


@pytest.mark.parametrize("at", ["2026-07-04T10:30:00Z", "2026-07-04T09:00:00", "2026-13-99T00:00Z"])
def test_no_clock_starts_in_the_future_or_at_no_time(at: str) -> None:
    hall = hall_in_play()
    assert hall.refused(StartClocks(round=1, at=at)).code == "NoSuchTime"


def test_only_a_round_that_is_played_has_clocks() -> None:
    hall = Hall().with_players(4).started()
    assert hall.refused(StartClocks(round=1)).code == "RoundNotPlayed"
    hall.play(1, "1-0")
    hall.do(CloseRound(round=1))
    assert hall.refused(StartClocks(round=1)).code == "RoundNotPlayed"


# --- seats ------------------------------------------------------------------------------------


def test_an_empty_seat_is_a_fact_and_proposes_a_forfeit() -> None:
    hall = hall_in_play()
    (black,) = empty("1.1.1", Colour.BLACK)
    assert hall.do(black, by=HELPER) == (SeatFoundEmpty(game="1.1.1", colour=Colour.BLACK),)  # type: ignore[arg-type]
    assert hall.game("1.1.1").result is None
    assert default_time.forfeit(hall.game("1.1.1")) == Result.WHITE_FORFEIT_WIN
    assert hall.already(black) == hall.state.seq
    hall.do(empty("1.1.1", Colour.WHITE)[0])
    assert default_time.forfeit(hall.game("1.1.1")) == Result.DOUBLE_FORFEIT


def test_who_arrives_sits_there() -> None:
    hall = hall_in_play()
    hall.do(empty("1.1.1", Colour.WHITE)[0])
    taken = NoteTakenSeat(game="1.1.1", colour=Colour.WHITE)  # type: ignore[arg-type]
    hall.do(taken)
    assert default_time.forfeit(hall.game("1.1.1")) is None
    assert hall.already(taken) == hall.state.seq
    elsewhere = NoteTakenSeat(game="1.1.2", colour=Colour.WHITE)  # type: ignore[arg-type]
    assert hall.refused(elsewhere).code == "SeatNotEmpty"


def test_a_sector_arbiter_taps_the_seats_of_the_sector() -> None:
    hall = hall_in_play()
    assert hall.refused(empty("1.1.3", Colour.WHITE)[0], by=ANNA).code == "OutsideSector"
    assert hall.refused(empty("1.1.1", Colour.WHITE)[0], by=DESK).code == "NotPermitted"
    hall.do(empty("1.1.1", Colour.WHITE)[0], by=ANNA)


def test_a_board_with_a_result_has_no_empty_seats() -> None:
    hall = hall_in_play()
    hall.do(enter("1.1.1", "1-0"))
    assert hall.refused(empty("1.1.1", Colour.WHITE)[0]).code == "BoardSettled"


def test_a_seat_moves_neither_the_pairing_input_nor_the_standings() -> None:
    hall = hall_in_play()
    before = hall.state.games
    hall.do(empty("1.1.1", Colour.WHITE)[0])
    assert {key: _played(game) for key, game in before.items()} == {
        key: _played(game) for key, game in hall.state.games.items()
    }


def _played(game: Game) -> tuple[object, ...]:
    return (game.result, game.adjourned, game.seq)


# --- forfeits ---------------------------------------------------------------------------------


def hall_with_empty_seats() -> Hall:
    """Board 1: no Black; board 2: nobody; boards 3 and 4 play."""
    hall = hall_in_play()
    for command in (
        *empty("1.1.1", Colour.BLACK),
        *empty("1.1.2", Colour.WHITE, Colour.BLACK),
    ):
        hall.do(command)
    return hall


def test_nothing_is_forfeited_before_the_end_of_the_default_time() -> None:
    hall = hall_with_empty_seats()
    assert hall.refused(declare(g1="+/-")).code == "DefaultTimeRunning"
    hall.do(StartClocks(round=1, at="2026-07-04T09:45:00Z"))
    refused = hall.refused(declare(g1="+/-"))
    assert (refused.code, refused.facts["ends"]) == ("DefaultTimeRunning", "2026-07-04T10:15:00Z")


def test_the_list_becomes_one_single_and_one_double_forfeit() -> None:
    hall = after_default_time(hall_with_empty_seats())
    assert [event.result for event in hall.do(declare(g1="+/-", g2="-/-"))] == ["+/-", "-/-"]  # type: ignore[attr-defined]
    assert [game.board for game in hall.state.missing(1)] == [3, 4]
    assert proposed_forfeits(hall) == []


def test_one_board_of_the_list_can_be_confirmed_alone_by_its_sector_arbiter() -> None:
    hall = after_default_time(hall_with_empty_seats())
    hall.do(declare(g1="+/-"), by=ANNA)
    assert proposed_forfeits(hall) == [2]


def test_who_came_while_the_list_stood_on_a_screen_is_not_defaulted() -> None:
    hall = after_default_time(hall_with_empty_seats())
    hall.do(NoteTakenSeat(game="1.1.2", colour=Colour.WHITE))  # type: ignore[arg-type]
    refused = hall.refused(declare(g1="+/-", g2="-/-"))
    assert (refused.code, refused.facts["boards"]) == ("SeatsChanged", "2")


def test_a_board_with_both_players_is_not_forfeited_from_the_list() -> None:
    hall = after_default_time(hall_with_empty_seats())
    assert hall.refused(declare(g3="+/-")).code == "SeatsChanged"
    assert hall.refused(declare(g9="+/-")).code == "UnknownGame"


def test_what_a_colleague_confirmed_already_does_not_stop_the_rest() -> None:
    hall = after_default_time(hall_with_empty_seats())
    hall.do(declare(g1="+/-"), by=ANNA)
    assert len(hall.do(declare(g1="+/-", g2="-/-"))) == 1
    assert hall.already(declare(g1="+/-", g2="-/-"))


def test_a_board_outside_the_sector_stops_the_whole_list() -> None:
    hall = after_default_time(hall_with_empty_seats())
    hall.do(empty("1.1.3", Colour.WHITE)[0])
    assert hall.refused(declare(g1="+/-", g3="-/+"), by=ANNA).code == "OutsideSector"


# --- absences ---------------------------------------------------------------------------------


def hall_with_forfeits() -> Hall:
    hall = after_default_time(hall_with_empty_seats())
    hall.do(declare(g1="+/-", g2="-/-"))
    return hall


def test_absentees_are_proposed_and_nobody_is_withdrawn() -> None:
    hall = hall_with_forfeits()
    first, second, *_ = hall.state.games_of(1)
    assert set(unexplained(hall.state)) == {first.black, second.white, second.black}
    assert no_shows(hall.state) == ()
    assert all(entry.active for entry in hall.state.players.values())


def test_an_explained_absence_ends_the_proposal() -> None:
    hall = hall_with_forfeits()
    away = unexplained(hall.state)[0]
    explained = ExplainAbsence(player=away, round=1)
    assert hall.refused(explained).code == "ReasonMissing"
    hall.do(explained, reason="train cancelled, told at 11:20")
    assert away not in unexplained(hall.state)
    assert hall.already(explained, reason="again") == hall.state.seq


def test_where_the_regulations_withdraw_an_explained_absence_stays() -> None:
    hall = hall_in_play(settings=Settings(system="dutch-1992"))
    hall.do(empty("1.1.1", Colour.BLACK)[0])
    after_default_time(hall).do(declare(g1="+/-"))
    for game in ("1.1.2", "1.1.3", "1.1.4"):
        hall.do(enter(game, "1-0"))
    (away,) = no_shows(hall.state)
    hall.do(ExplainAbsence(player=away, round=1), reason="ill, rang the office")
    hall.request(2)
    assert hall.state.players[away].active


def test_who_played_has_no_absence_to_explain() -> None:
    hall = hall_with_forfeits()
    playing = hall.state.games_of(1)[2].white
    refused = hall.refused(ExplainAbsence(player=playing, round=1), reason="x")
    assert refused.code == "NotAbsent"
    assert hall.refused(ExplainAbsence(player=p(99), round=1), reason="x").code == "UnknownPlayer"


def test_a_forfeit_taken_back_is_no_absence_any_more() -> None:
    hall = hall_with_forfeits()
    hall.do(clear("1.1.1", "+/-"), by=CHIEF)
    assert len(unexplained(hall.state)) == 2
