"""Absent without notice is withdrawn, unless the regulations differ (1992, F8)."""

from __future__ import annotations

import pytest

from tournaments.domain.attendance.commands import ReinstatePlayer
from tournaments.domain.attendance.no_shows import no_shows
from tournaments.domain.drafts.commands import DiscardPairing
from tournaments.domain.settings.settings import Settings

from .hall import Hall


def hall_of(settings: Settings) -> Hall:
    """Round 1 is over; Black did not come to board 1, nobody to board 2."""
    hall = Hall(settings).with_players(8).started()
    return hall.play(1, "+/-", "-/-", "1-0", "0-1")


def absent(hall: Hall) -> set[int]:
    first, second, *_ = hall.state.games_of(1)
    return {first.black, second.white, second.black}


def test_who_stayed_away_is_withdrawn_when_the_next_round_is_asked_for() -> None:
    hall = hall_of(Settings(system="dutch-1992"))
    away = absent(hall)
    assert set(no_shows(hall.state)) == away
    hall.request(2)
    assert {p for p, entry in hall.state.players.items() if not entry.active} == away
    assert no_shows(hall.state) == ()


@pytest.mark.parametrize(
    "settings",
    [
        Settings(system="dutch-1992", system_options={"absent": "stays"}),
        Settings(system="dutch-2026"),
        Settings(system="vincze"),
    ],
    ids=["regulations", "dutch-2026", "vincze"],
)
def test_elsewhere_they_are_paired(settings: Settings) -> None:
    hall = hall_of(settings)
    assert no_shows(hall.state) == ()
    hall.request(2)
    assert all(entry.active for entry in hall.state.players.values())


def test_who_excused_himself_is_reinstated_and_stays() -> None:
    hall = hall_of(Settings(system="dutch-1992"))
    request = hall.request(2)
    hall.do(DiscardPairing(round=2, request=request))
    excused = min(absent(hall))
    hall.do(ReinstatePlayer(player=excused), reason="illness, told the arbiter")  # type: ignore[arg-type]
    assert no_shows(hall.state) == ()
    hall.request(2)
    assert hall.state.players[excused].active  # type: ignore[index]
