"""Notes on boards: what was seen or said there, and changes no result."""

import pytest

from tournaments.domain.ids import GameId
from tournaments.domain.notes.commands import NoteBoard
from tournaments.domain.notes.events import NoteKind

from .hall import ANNA, BERT, DESK, HELPER, Hall, enter


def at(time: str) -> str:
    return f"2026-07-04T{time}:00Z"


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played; now it is 14:05."""
    hall = Hall(clock=at("14:05")).with_players(6).started()
    hall.pair_and_publish(1)
    return hall


def note(kind: NoteKind, game: str = "1.1.1", time: str = "") -> NoteBoard:
    return NoteBoard(game=GameId(game), kind=kind, at=at(time) if time else "")


def test_a_board_was_seen_playing_at_the_time_of_the_tap(hall: Hall) -> None:
    hall.do(note("seen", time="14:02"), ANNA)
    game = hall.game("1.1.1")
    assert (game.seen_at, game.seen_by) == (at("14:02"), ANNA)
    assert not game.settled


def test_an_earlier_sight_that_arrives_later_changes_nothing(hall: Hall) -> None:
    hall.do(note("seen"), ANNA)
    assert hall.already(note("seen", time="14:02"), BERT) == hall.game("1.1.1").seen_seq


def test_a_new_game_and_other_words_stand_one_after_the_other(hall: Hall) -> None:
    hall.do(note("restarted", time="14:01"), ANNA, reason="move 6, colours reversed")
    hall.do(note("other"), HELPER, reason="clock set right")
    notes = [(one.kind, one.by, one.at) for one in hall.game("1.1.1").notes]
    assert notes == [("restarted", ANNA, at("14:01")), ("other", HELPER, at("14:05"))]
    assert hall.game("1.1.1").result is None


@pytest.mark.parametrize("kind", ["restarted", "other"])
def test_what_is_said_needs_words(hall: Hall, kind: NoteKind) -> None:
    assert hall.refused(note(kind)).code == "ReasonMissing"


def test_a_board_with_a_result_is_not_seen_playing_but_takes_a_note(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    assert hall.refused(note("seen")).code == "BoardSettled"
    assert hall.refused(note("restarted"), reason="x").code == "BoardSettled"
    hall.do(note("other"), reason="both signed the slip")


def test_nobody_notes_what_is_not_his_or_not_yet(hall: Hall) -> None:
    assert hall.refused(note("seen", "1.1.3"), ANNA).code == "OutsideSector"
    assert hall.refused(note("seen"), DESK).code == "NotPermitted"
    assert hall.refused(note("seen", time="14:06")).code == "NoSuchTime"
    assert hall.refused(note("seen", "9.9.9")).code == "UnknownGame"
