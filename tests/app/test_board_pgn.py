"""The games of a round as PGN, for electronic boards and broadcasts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tournaments.domain.games.commands import CorrectColours
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings

from .builders import Hall, account, entry, open_hall

pytestmark = pytest.mark.django_db

PLACE = "/api/v1/tournaments/open/pairings.pgn"


@pytest.fixture
def hall() -> Hall:
    settings = Settings(
        rounds=5,
        city="Praha",
        federation="CZE",
        start_date="2026-08-01",
        round_starts=("2026-08-01T15:00",),
        time_control="5400+30",
    )
    hall = open_hall(7, settings=settings)
    hall.pair()
    hall.publish()
    return hall


def games(hall: Hall, **query: Any) -> list[dict[str, str]]:
    """The tags of each game, escapes undone."""
    text = hall.client().get(PLACE, query).content.decode()
    return [
        {name: re.sub(r"\\(.)", r"\1", value) for name, value in found}
        for game in re.split(r"\n\n(?=\[)", text)
        if (found := re.findall(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$', game, re.M))
    ]


def test_a_game_a_board_without_moves_with_the_seven_tags_first(hall: Hall) -> None:
    answer = hall.client().get(PLACE)
    assert answer["Content-Type"] == "application/x-chess-pgn; charset=utf-8"
    assert answer["Content-Disposition"] == 'attachment; filename="open-round-1.pgn"'
    first, *_ = answer.content.decode().split("\n\n[")
    assert first == (
        '[Event "Prague Open"]\n[Site "Praha CZE"]\n[Date "2026.08.01"]\n[Round "1.1"]\n'
        '[White "Čapek, A."]\n[Black "Łoś, A."]\n[Result "*"]\n[EventDate "2026.08.01"]\n'
        '[EventRounds "5"]\n[EventCountry "CZE"]\n[TimeControl "5400+30"]\n'
        '[WhiteElo "2590"]\n[WhiteFideId "300001"]\n'
        '[BlackElo "2560"]\n[BlackFideId "300004"]\n\n*'
    )


def test_boards_come_in_order_and_the_bye_is_left_out(hall: Hall) -> None:
    assert [game["Round"] for game in games(hall)] == ["1.1", "1.2", "1.3"]


def test_some_boards_alone_can_be_asked_for(hall: Hall) -> None:
    assert [game["Round"] for game in games(hall, first=2, last=2)] == ["1.2"]


def test_forfeits_are_left_out_and_results_that_stand_are_said(hall: Hall) -> None:
    hall.results(1, "+/-", "1/2-1/2", "0-1u")
    told = [(game["Round"], game["Result"]) for game in games(hall)]
    assert told == [("1.2", "1/2-1/2"), ("1.3", "0-1")]
    hall.pair()
    hall.publish()
    assert [game["Round"] for game in games(hall, round=1)] == ["1.2", "1.3"]
    assert games(hall)[0]["Round"] == "2.1"


def test_corrected_colours_are_those_of_the_board(hall: Hall) -> None:
    hall.results(1, "1-0")
    white = games(hall)[0]["White"]
    hall.do(CorrectColours(game=hall.game(1).id, reversed=True), reason="seen at the board")
    (first, *_) = games(hall)
    assert (first["Black"], first["Result"]) == (white, "0-1")


def test_signs_of_names_are_escaped_and_a_value_has_at_most_255() -> None:
    hall = open_hall(0, started=False)
    odd = 'O"Neil \\ son, "Q"'
    hall.enter([entry(1, name=odd), entry(2, name="L" * 120)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    (game,) = games(hall)
    assert odd in (game["White"], game["Black"])
    values = re.findall(r'"(.*)"\]', hall.client().get(PLACE).content.decode())
    assert max(map(len, values)) <= 255


def test_a_round_that_is_not_published_has_no_file(hall: Hall) -> None:
    hall.finish_round()
    hall.pair()
    assert hall.client().get(PLACE, {"round": 2}).status_code == 404
    assert hall.client(account("stranger")).get(PLACE).status_code == 403
    assert hall.client().get(PLACE, {"round": "x"}).status_code == 400


def test_the_page_of_the_round_offers_it(hall: Hall) -> None:
    shown = hall.client().get("/console/open/pairing/1/").content.decode()
    assert f'href="{PLACE}?round=1' in shown
