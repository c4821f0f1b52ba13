"""Before the start the console says that so many rounds cannot, or may not, be played by so few."""

from __future__ import annotations

from random import Random

import pytest

from tournaments.domain.settings.most_rounds import most_rounds, sure_rounds
from tournaments.domain.settings.settings import Settings

from .builders import Hall, entry, open_hall


@pytest.mark.parametrize(
    ("players", "rounds"), [(0, 0), (1, 1), (2, 1), (3, 3), (6, 5), (7, 7), (160, 159)]
)
def test_nobody_meets_anybody_twice(players: int, rounds: int) -> None:
    assert most_rounds(players) == rounds


@pytest.mark.parametrize(
    ("players", "rounds"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (6, 3), (7, 4), (160, 80)]
)
def test_everybody_surely_finds_an_opponent_in_half_as_many_rounds(
    players: int, rounds: int
) -> None:
    assert sure_rounds(players) == rounds


@pytest.mark.parametrize("seed", range(40))
def test_whoever_has_met_a_pairing_is_left_in_each_sure_round(seed: int) -> None:
    random = Random(seed)
    players = random.choice([4, 5, 6, 7, 8, 9, 10])
    seats = [*range(players), *([-1] if players % 2 else [])]
    met: set[frozenset[int]] = set()
    for number in range(1, sure_rounds(players) + 1):
        random.shuffle(seats)
        pairs = paired(seats, met)
        assert pairs is not None, (players, number)
        met |= {*pairs}


def paired(seats: list[int], met: set[frozenset[int]]) -> list[frozenset[int]] | None:
    """The first pairing in that order in which nobody meets anybody again."""
    if not seats:
        return []
    for other in seats[1:]:
        pair = frozenset((seats[0], other))
        left = [seat for seat in seats if seat not in pair]
        if pair not in met and (rest := paired(left, met)) is not None:
            return [pair, *rest]
    return None


def test_six_players_may_have_nobody_left_in_the_round_after() -> None:
    """Three have met the other three: two threes are left, and no pairing."""
    met = {frozenset((one, other)) for one in (0, 1, 2) for other in (3, 4, 5)}
    assert sure_rounds(6) == 3
    assert paired([0, 1, 2, 3, 4, 5], met) is None


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


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("system", "said"),
    [
        ("dutch-2026", "a round without a legal pairing is made by hand, or the tournament ends"),
        ("vincze", "where no pairing is left the tournament ends (V18)"),
    ],
)
def test_rounds_that_may_be_too_many_are_named_softly_before_the_start(
    system: str, said: str
) -> None:
    hall = open_hall(players=0, settings=Settings(rounds=5, system=system), started=False)
    hall.enter([entry(number) for number in range(1, 9)])
    page = shown(hall)
    assert "5 rounds may be too many for 8 players" in page
    assert "in the first 4 rounds (C.04.1 2)" in page
    assert said in page
    assert 'data-command="start-tournament"' in page
    hall.enter([entry(9)])
    assert "too many" not in shown(hall)
