"""Two-person confirmation: provisional until somebody else has seen the slip."""

import pytest
from msgspec.structs import replace

from tournaments.domain.drafts.events import PairedBoard
from tournaments.domain.games import second_person
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.imported.commands import ImportRound
from tournaments.domain.rounds.commands import CloseRound, PublishRound
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.words import say

from .hall import ANNA, BERT, CHIEF, Hall, confirm, correct, enter


def hall_of(settings: Settings) -> Hall:
    hall = Hall(settings).with_players(8).started()
    hall.pair_and_publish(1)
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"), by=BERT)
    return hall


@pytest.fixture
def hall() -> Hall:
    return hall_of(Settings(rounds=5, two_person="all"))


def waiting(hall: Hall) -> list[int]:
    return [game.board for game in second_person.waiting(hall.state, 1)]


def confirm_all(hall: Hall) -> None:
    for game in hall.state.games_of(1):
        assert game.result is not None
        hall.do(confirm(game.id, game.result), by=CHIEF)


@pytest.mark.parametrize(
    ("settings", "boards"),
    [
        (Settings(), []),
        (Settings(two_person="first", two_person_boards=2), [1, 2]),
        (Settings(two_person="first", two_person_boards=2, board_offset=100), [101, 102]),
        (Settings(two_person="all"), [1, 2, 3, 4]),
    ],
)
def test_the_setting_says_which_boards(settings: Settings, boards: list[int]) -> None:
    assert waiting(hall_of(settings)) == boards


def test_the_same_person_twice_is_refused_with_the_name(hall: Hall) -> None:
    refused = hall.refused(confirm("1.1.1", "1-0"), by=BERT)
    assert refused.code == "SamePersonTwice"
    assert refused.facts == {"board": 1, "by": BERT}
    assert say(refused).startswith("{board:1} was entered by {arbiter:user:5}")
    assert hall.do(confirm("1.1.1", "1-0"), by=ANNA)
    assert waiting(hall) == [2, 3, 4]


def test_a_correction_waits_for_a_second_person_again(hall: Hall) -> None:
    hall.do(confirm("1.1.1", "1-0"), by=ANNA)
    hall.do(correct("1.1.1", "1-0", "0-1"), by=ANNA, reason="slip")
    assert waiting(hall) == [1, 2, 3, 4]
    assert hall.refused(confirm("1.1.1", "0-1"), by=ANNA).code == "SamePersonTwice"
    assert hall.do(confirm("1.1.1", "0-1"), by=BERT)


def test_a_round_with_unconfirmed_boards_is_not_closed(hall: Hall) -> None:
    refused = hall.refused(CloseRound(round=1))
    assert refused.code == "ConfirmationMissing"
    assert refused.facts == {"round": 1, "boards": "1, 2, 3, 4", "missing": 4}
    confirm_all(hall)
    assert hall.do(CloseRound(round=1))


def test_nor_ended_by_publishing_the_next_one_though_that_may_be_paired(hall: Hall) -> None:
    request = hall.draft(2)
    publish = PublishRound(round=2, request=request)
    assert hall.refused(publish).code == "ConfirmationMissing"
    confirm_all(hall)
    assert hall.do(publish)


def test_nor_ended_with_the_tournament(hall: Hall) -> None:
    assert hall.refused(CloseTournament(), reason="r").code == "ConfirmationMissing"
    confirm_all(hall)
    assert hall.do(CloseTournament(), reason="early end")


def test_without_the_setting_one_person_may_look_twice_and_another_once_more() -> None:
    hall = hall_of(Settings())
    hall.do(confirm("1.1.1", "1-0"), by=BERT)
    assert hall.already(confirm("1.1.1", "1-0"), by=BERT) == hall.state.seq
    hall.do(confirm("1.1.1", "1-0"), by=ANNA)
    assert hall.game("1.1.1").confirmed_by == ANNA
    assert hall.already(confirm("1.1.1", "1-0"), by=CHIEF) == hall.state.seq


def test_a_setting_of_the_middle_of_a_round_holds_for_what_stands() -> None:
    hall = hall_of(Settings(rounds=5))
    hall.do(confirm("1.1.2", "1-0"), by=BERT)
    hall.do(confirm("1.1.3", "1-0"), by=CHIEF)
    wanted = replace(hall.state.settings, two_person="all")
    hall.do(ChangeSettings(name="Open", settings=wanted))
    assert waiting(hall) == [1, 2, 4]


def test_what_came_in_by_a_file_was_confirmed_where_it_was_played() -> None:
    hall = Hall(Settings(rounds=5, two_person="all")).with_players(4).started()
    boards = tuple(
        PairedBoard(GameId(""), board, PlayerId(white), PlayerId(black))
        for board, (white, black) in enumerate([(1, 3), (2, 4)], 1)
    )
    hall.do(ImportRound(round=1, boards=boards))
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    assert hall.do(CloseRound(round=1))


def test_the_number_of_boards_is_sound() -> None:
    hall = Hall()
    wanted = Settings(two_person="first", two_person_boards=-1)
    refused = hall.refused(ChangeSettings(name="Open", settings=wanted))
    assert refused.code == "SettingOutOfRange"
