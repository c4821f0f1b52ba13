"""The moves of a PGN of the boards under the tournament's own tags, given back or kept."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from uuid import uuid4

import pytest

from events import store
from tournaments.imports.board_moves import machine_written
from tournaments.imports.board_pgn import read_pgn
from tournaments.models import AttachmentFile
from tournaments.services.photo_proof import photo_faults

from .builders import Hall, account
from .test_board_results import hall, written

__all__ = ["hall"]
pytestmark = pytest.mark.django_db
ROOT = "/api/v1/tournaments/open/"
MOVES = '1. e4 {[%clk 1:29:58]} e5\n{a comment\n[Event "in it"] } 2. Nf3'


def sent(hall: Hall, text: str, **fields: str) -> Any:
    form = {"file": BytesIO(text.encode()), **fields}
    return hall.client().post(f"{ROOT}games.pgn", form)


def test_moves_come_back_under_our_names_ids_and_results(hall: Hall) -> None:
    text = written(hall, "1-0", "1/2-1/2")
    hall.results(1, "0-1")
    before = len(store.read(hall.slug))
    other_names = text.replace('[White "', '[White "x')
    answer = sent(hall, other_names)
    assert answer.status_code == 200, answer.content
    assert answer["Content-Type"] == "application/x-chess-pgn; charset=utf-8"
    first, second, third = read_pgn(answer.content).games
    assert first.moves == second.moves == third.moves == MOVES
    assert (first.tag("White"), first.tag("Result"), first.ends) == ("Čapek, A.", "0-1", "0-1")
    assert (third.tag("Result"), third.ends) == ("*", "*")
    assert answer["Openhall-Left-Out"] == "0"
    assert len(store.read(hall.slug)) == before


def test_games_of_others_and_of_other_colours_are_left_out_and_counted(hall: Hall) -> None:
    whole = written(hall)
    first, second, third = whole.split("\n\n[Event")
    stranger = "[Event" + second.replace('[Round "1.2"]', '[Round "1.99"]')
    turned = (
        third.replace("[White", "[Whitex").replace("[Black", "[White").replace("[Whitex", "[Black")
    )
    answer = sent(hall, "\n\n".join([first, stranger, "[Event" + turned]))
    assert answer.status_code == 200, answer.content
    assert answer["Openhall-Left-Out"] == "2"
    games = read_pgn(answer.content).games
    assert [bool(game.moves) for game in games] == [True, False, False]


def test_of_two_of_one_game_the_longer_is_taken(hall: Hall) -> None:
    text = written(hall)
    answer = sent(hall, text.replace(" 2. Nf3", "") + "\n" + text)
    assert {game.moves for game in read_pgn(answer.content).games} == {MOVES}


def test_what_has_no_moves_is_said(hall: Hall) -> None:
    bare = hall.client().get(f"{ROOT}pairings.pgn").content.decode()
    for text, why in ((bare, "None of its games"), ("Name;Elo", "no games")):
        refused = sent(hall, text)
        assert (refused.status_code, refused.json()["field"]) == (400, "file")
        assert why in refused.json()["message"]
    wrong = sent(hall, written(hall), round="x")
    assert (wrong.status_code, wrong.json()["field"]) == (400, "round")
    assert hall.client(account("stranger")).post(f"{ROOT}games.pgn", {}).status_code == 403


def test_the_page_gives_them_too(hall: Hall) -> None:
    address = f"/console/{hall.slug}/results/1/boards-file/"
    form = {"file": BytesIO(written(hall).encode()), "moves": "1"}
    answer = hall.client().post(address, form)
    assert answer["Content-Disposition"] == 'attachment; filename="open-games.pgn"'
    assert len(read_pgn(answer.content).games) == 3
    bare = BytesIO(hall.client().get(f"{ROOT}pairings.pgn").content)
    assert "None of its games" in hall.client().post(address, {"file": bare}).content.decode()


def kept(hall: Hall, text: str, **fields: str) -> Any:
    form = {"file": BytesIO(text.encode()), "command_id": str(uuid4()), **fields}
    return hall.client().post(f"{ROOT}moves/", form)


def all_games(hall: Hall, at: str = "") -> list[str]:
    answer = hall.client().get(f"{ROOT}moves/{at}")
    assert answer.status_code == 200, answer.content
    return [game.moves for game in read_pgn(answer.content).games]


def test_moves_that_are_kept_come_with_the_games_without_what_people_wrote(hall: Hall) -> None:
    assert all_games(hall) == ["", "", ""]
    before = hall.state.seq
    answer = kept(hall, written(hall, "1-0", "1/2-1/2"))
    assert (answer.status_code, answer["Openhall-Left-Out"]) == (201, "0")
    assert all_games(hall) == ["1. e4 {[%clk 1:29:58]} e5 2. Nf3"] * 3
    assert all_games(hall, f"?at={before}") == ["", "", ""]
    (kept_moves,) = hall.state.kept_moves
    assert kept_moves.digest not in str(hall.client().get(f"{ROOT}attachments/").content)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("1. e4 he cheats e5 <and he> 2. Nf3", "1. e4 e5 2. Nf3"),
        ("1. e4 {he cheats e5 2. Nf3", "1. e4"),
        ("1. e4 ;he cheats\ne5", "1. e4 e5"),
        ("1. e4 {[%clk he cheats]} e5 {[%eval 0.1,18] he}", "1. e4 e5 {[%eval 0.1,18]}"),
        ("1. e4 (1. d4 {he} (1. c4) d5) 1... e5", "1. e4 1... e5"),
        ("1. e4 ( e5 ) ) 2. Nf3", "1. e4 2. Nf3"),
        ("1. e4 ( e5 2. Nf3", "1. e4 e5 2. Nf3"),
        ("7.0-0 O-O-O+ 8. e8=Q# exd8N 9.Кf3 Sg1f3!?", "7.0-0 O-O-O+ 8. e8=Q# exd8N 9.Кf3 Sg1f3!?"),
        ("10. e2-e4 e7e5 11... -- 12. Qa1xb2+ $14", "10. e2-e4 e7e5 11... -- 12. Qa1xb2+ $14"),
        ("he cheats", ""),
    ],
)
def test_words_are_kept_nowhere(text: str, kept: str) -> None:
    assert machine_written(text) == kept


def test_a_long_game_has_short_lines() -> None:
    lines = machine_written("1. e4 e5 {[%clk 1:00:00]} " * 50).splitlines()
    assert len(lines) > 10
    assert max(map(len, lines)) < 80


def test_a_game_of_words_alone_is_not_kept(hall: Hall) -> None:
    refused = kept(hall, written(hall).replace(MOVES, "he cheats"))
    assert (refused.status_code, refused.json()["field"]) == (400, "file")


def test_of_a_game_that_comes_twice_the_moves_that_came_last_count(hall: Hall) -> None:
    whole = written(hall)
    kept(hall, whole)
    first, _, _ = whole.split("\n\n[Event")
    kept(hall, first.replace("2. Nf3", "2. f4"))
    assert [text[-2:] for text in all_games(hall)] == ["f4", "f3", "f3"]


def test_a_file_sent_twice_is_kept_once(hall: Hall) -> None:
    id_ = str(uuid4())
    first, again = (kept(hall, written(hall), command_id=id_) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 200)
    assert len(hall.state.kept_moves) == 1


def test_moves_that_were_changed_beside_the_log_are_noticed(hall: Hall) -> None:
    kept(hall, written(hall))
    assert photo_faults(hall.slug) == []
    AttachmentFile.objects.update(content=b'{"1.1.1":"1. d4"}')
    (fault,) = photo_faults(hall.slug)
    assert "of 3 games: it is not the one that was added" in fault.text


def test_what_has_no_moves_is_not_kept(hall: Hall) -> None:
    bare = hall.client().get(f"{ROOT}pairings.pgn").content.decode()
    refused = kept(hall, bare)
    assert (refused.status_code, refused.json()["field"]) == (400, "file")
    assert hall.state.kept_moves == ()


def test_the_page_keeps_them_and_says_of_how_many_games(hall: Hall) -> None:
    address = f"/console/{hall.slug}/results/1/boards-file/"
    chief = hall.client()
    assert "Moves are kept of 0 of 3 games." in chief.get(address).content.decode()
    form = {"file": BytesIO(written(hall).encode()), "keep": "1", "command_id": str(uuid4())}
    answer = chief.post(address, form, follow=True)
    assert answer.redirect_chain[-1][0] == f"{address}?left_out=0"
    page = answer.content.decode()
    assert "The moves are kept." in page
    assert "Moves are kept of 3 of 3 games." in page
    bare = BytesIO(chief.get(f"{ROOT}pairings.pgn").content)
    refused = chief.post(address, {"file": bare, "keep": "1", "command_id": str(uuid4())})
    assert "None of its games" in refused.content.decode()
