"""A player's page says what one wants to know before a game."""

from __future__ import annotations

import re
from html import unescape

import pytest
from msgspec.structs import replace

from frontend.public.next_game import next_game
from frontend.public.pages import render
from frontend.shared.seats import rounds_of
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

STARTS = ("2026-08-01T15:00", "2026-08-02T10:00", "2026-08-03")


@pytest.fixture
def hall() -> Hall:
    settings = Settings(rounds=3, round_starts=STARTS, time_zone="Europe/Prague")
    hall = open_hall(8, settings=settings)
    hall.play_round()
    return hall


def page(hall: Hall, number: int) -> str:
    made = render(newest_view(hall.slug), "player", str(number))
    assert made is not None
    return unescape(made.decode())


def begins(text: str) -> tuple[str, str] | None:
    found = re.search(r'class="begins">\s*([^<]*?)\s*(?:<b[^>]*data-begins="([^"]*)"|</p>)', text)
    return (found[1], found[2] or "") if found else None


def test_a_game_that_is_paired_begins_at_its_time_which_phones_count_down_to(hall: Hall) -> None:
    hall.pair()
    hall.publish()
    assert begins(page(hall, 1)) == ("Round 2 begins Sun 2 Aug, 10:00", "2026-08-02T08:00:00Z")


def test_between_two_rounds_the_next_one_is_said(hall: Hall) -> None:
    assert begins(page(hall, 1)) == ("Round 2 begins Sun 2 Aug, 10:00", "2026-08-02T08:00:00Z")


def test_a_day_without_an_hour_is_not_counted_down_to_and_after_the_last_round_nothing_is(
    hall: Hall,
) -> None:
    hall.play_round()
    assert begins(page(hall, 1)) == ("Round 3 begins Mon 3 Aug", "")
    hall.play_round()
    assert begins(page(hall, 1)) is None


def test_a_time_that_was_taken_back_is_not_said(hall: Hall) -> None:
    settings = replace(hall.state.settings, round_starts=STARTS[:1])
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))
    assert begins(page(hall, 1)) is None


def test_the_opponents_rounds_before_this_one_stand_below_the_board(hall: Hall) -> None:
    hall.pair()
    hall.publish()
    board = newest_view(hall.slug).boards(2)[0]
    text = page(hall, board.white.player)
    card = newest_view(hall.slug).card(board.black.player)
    assert card is not None
    assert f"{board.black.name}, points before this round: {card.points}" in text
    record = text.split('id="record"')[1].split("</table>")[0]
    first = card.games[0]
    assert first.opponent is not None
    assert first.opponent.name in record
    assert record.count('scope="row"') == 1, "nothing of the game that is played"


def test_in_the_first_round_there_is_nothing_to_tell_of_an_opponent() -> None:
    hall = open_hall(4, settings=Settings(rounds=3))
    hall.pair()
    hall.publish()
    assert 'id="record"' not in page(hall, 1)
    assert 'class="met"' not in page(hall, 1)


def test_earlier_games_of_the_two_are_said() -> None:
    """Imported ones, as no Swiss pairs two players twice: the same seat in an earlier round."""
    hall = open_hall(4, settings=Settings(rounds=3))
    hall.play_round()
    hall.pair()
    hall.publish()
    view = newest_view(hall.slug)
    card = view.card(1)
    assert card is not None
    other, now = rounds_of(card, view.language)
    assert next_game(view, [other, now], now)["met"] == []
    earlier = replace(now, round=1, own="½")
    assert next_game(view, [earlier, now], now)["met"] == [earlier]
