"""Before the start the console says that so many rounds cannot be played by so few players."""

from __future__ import annotations

import pytest

from tournaments.domain.most_rounds import most_rounds
from tournaments.domain.settings import Settings

from .builders import Hall, entry, open_hall


@pytest.mark.parametrize(
    ("players", "rounds"), [(0, 0), (1, 1), (2, 1), (3, 3), (6, 5), (7, 7), (160, 159)]
)
def test_nobody_meets_anybody_twice(players: int, rounds: int) -> None:
    assert most_rounds(players) == rounds


def shown(hall: Hall) -> str:
    return hall.client().get(f"/console/{hall.slug}/pairing/").content.decode()


@pytest.mark.django_db
def test_too_many_rounds_are_named_before_the_start_and_hinder_nothing() -> None:
    hall = open_hall(players=0, settings=Settings(rounds=6), started=False)
    assert "cannot be played" not in shown(hall)
    hall.enter([entry(number) for number in range(1, 7)])
    page = shown(hall)
    assert "6 rounds cannot be played by 6 players" in page
    assert "Two players meet only once: at most 5 rounds can be paired." in page
    assert 'data-command="start-tournament"' in page
    hall.enter([entry(7)])
    assert "cannot be played" not in shown(hall)
