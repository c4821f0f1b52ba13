"""The console's explanations as parts of a page: what they say, and what they refuse."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.systems import SYSTEMS
from tournaments.domain.settings.settings import Settings

from .builders import Hall, account, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(11)
    hall.play_round()
    hall.pair()
    return hall


def page(hall: Hall, place: str, user: object = None) -> tuple[int, str]:
    answer = hall.client(user).get(f"/console/{hall.slug}/{place}")
    return answer.status_code, answer.content.decode()


def test_every_board_of_draft_and_publication_has_its_link(hall: Hall) -> None:
    for number in (1, 2):
        _, text = page(hall, f"pairing/{number}/")
        for board in hall.state.rounds[number].boards:
            assert f'href="/console/open/pairing/{number}/why/{board.board}/"' in text


def test_a_board_is_explained_as_a_page_of_its_own_and_as_a_part(hall: Hall) -> None:
    status, whole = page(hall, "pairing/2/why/1/")
    assert status == 200
    assert "gets White against" in whole
    assert "<html" in whole
    part = hall.client().get("/console/open/pairing/2/why/1/", headers={"HX-Request": "true"})
    assert "gets White against" in part.content.decode()
    assert "<html" not in part.content.decode()


def test_the_whole_round_is_explained_with_its_bye(hall: Hall) -> None:
    status, text = page(hall, "pairing/2/why/")
    assert status == 200
    assert "Bracket 1, 1 point:" in text
    assert "gets the bye" in text


def test_why_not_is_answered_by_names(hall: Hall) -> None:
    game = hall.game(1, 1)
    asked = f"pairing/2/why-not/?player={game.white}&opponent={game.black}"
    assert "they met in round 1 (C1, C.04.3 2.1.1)" in page(hall, asked)[1]
    same = f"pairing/2/why-not/?player={game.white}&opponent={game.white}"
    assert "The question is about two different players." in page(hall, same)[1]


@pytest.mark.parametrize(
    "place", ["pairing/2/why/99/", "pairing/2/why-not/?player=1&opponent=x", "pairing/2/why-not/"]
)
def test_what_is_not_there_is_not_found(hall: Hall, place: str) -> None:
    assert page(hall, place)[0] == 404


def test_a_round_that_is_not_paired_says_so(hall: Hall) -> None:
    status, text = page(hall, "pairing/3/why/")
    assert status == 200
    assert "Round 3 is not paired." in text


def test_strangers_see_no_draft_explained(hall: Hall) -> None:
    status, text = page(hall, "pairing/2/why/", account("stranger"))
    assert status == 403
    assert "Bracket" not in text


def test_every_published_board_has_its_link_where_results_are_typed(hall: Hall) -> None:
    _, text = page(hall, "results/1/")
    for board in hall.state.rounds[1].boards:
        assert f'href="/console/open/pairing/1/why/{board.board}/"' in text
    assert 'id="explain-dialog"' in text
    assert "/why/" not in page(hall, "results/")[1].replace("/pairing/1/why/", "")


def test_a_round_that_is_told_step_by_step_is_shown_in_its_order() -> None:
    hall = open_hall(11, settings=Settings(system="dutch-1992"))
    hall.play_round()
    _, whole = page(hall, "pairing/1/why/")
    assert 'data-part="steps"' in whole
    assert f'href="/console/{hall.slug}/pairing/1/why/1/"' in whole
    _, board = page(hall, "pairing/1/why/1/")
    assert "explain-ask" in board
    first, second = hall.state.rounds[1].boards[:2]
    asked = f"pairing/1/why-not/?player={first.white}&opponent={second.black}"
    _, answer = page(hall, asked)
    assert 'data-part="why-not"' in answer
    assert "S1" in answer


def test_a_system_that_has_no_answer_to_why_not_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = replace(SYSTEMS["vincze"], why_not=None)
    monkeypatch.setitem(SYSTEMS, "vincze", silent)
    hall = open_hall(11, settings=Settings(system="vincze"))
    hall.play_round()
    _, board = page(hall, "pairing/1/why/1/")
    assert "has no answer here" in board
    assert "explain-ask" not in board


def test_the_settings_say_whom_explanations_are_for(hall: Hall) -> None:
    assert 'name="public_explanations"' in page(hall, "settings/")[1]
