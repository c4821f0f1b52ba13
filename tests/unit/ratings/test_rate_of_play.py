"""Minutes for 60 moves, and what they are legal for (B.02 1.1; Laws A, B)."""

from __future__ import annotations

import pytest

from tournaments.ratings.rate_of_play import (
    is_legal,
    least_minutes,
    minutes_for_60_moves,
    rounds_a_day,
)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("90 min/40 + 30 min + 30 s", 150),
        ("90 minutes + 30 seconds", 120),
        ("90'+30''", 120),
        ("90′ + 30″", 120),
        ("1 h 30 min + 30 sec", 120),
        ("2h", 120),
        ("15 min + 10 s", 25),
        ("3 min + 2 s", 5),
        ("5400+30", 120),
        ("40/5400+30:1800+30", 150),
        ("40/7200:3600", 180),
        ("60/7200:3600", 120),
        ("90 min + 30 s · 5400+30", 120),
        ("as usual", None),
        ("90+30", 120),
        ("90 min + 30 s, then 10 s", None),
        ("", None),
    ],
)
def test_a_rate_of_play_is_read(text: str, minutes: int | None) -> None:
    assert minutes_for_60_moves(text) == minutes


@pytest.mark.parametrize(
    ("highest", "minutes"), [(2400, 120), (2399, 90), (1800, 90), (1799, 60), (0, 60)]
)
def test_standard_games_ask_for_time_by_the_higher_rating(highest: int, minutes: int) -> None:
    assert least_minutes(highest) == minutes
    assert is_legal("standard", minutes, highest)
    assert not is_legal("standard", minutes - 1, highest)


@pytest.mark.parametrize(("minutes", "rapid", "blitz"), [(10, 0, 1), (11, 1, 0), (60, 0, 0)])
def test_rapid_and_blitz_have_their_limits(minutes: int, rapid: int, blitz: int) -> None:
    assert is_legal("rapid", minutes, 2700) == bool(rapid)
    assert is_legal("blitz", minutes, 2700) == bool(blitz)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        # hours, with and without the word for minutes
        ("1h30m+30s", 120),
        ("1 h 30 + 30 s", 120),
        ("1h30 + 30s", 120),
        ("1:30 h + 30 s", 120),
        ("1.5 h + 30 s", 120),
        ("1½ hours + 30 sec.", 120),
        ("1h30/40 + 30 min + 30 s", 150),
        ("2 hours for 40 moves, then 1 hour", 180),
        ("2 hours for 40 moves and 1 hour for the rest", 180),
        ("40 moves in 2 h, 20 moves in 1 h, 15 min", 180),
        # from which move on
        ("60 min, 30 s from move 41", 70),
        ("90 min + 30 s from move 1", 120),
        ("90 min + 30 s per move starting from move one", 120),
        ("90 min + 30 s from the first move", 120),
        ("90 min + 30 s, from move 1", 120),
        ("90 min, 30 min after move 40, 30 s per move from the start", 150),
        ("2h/40 + 1h/20 + 15 min + 30 s from move 61", 180),
        ("100 min/40 + 50 min/20 + 15 min + 30 s from move 1", 180),
        ("120 min + 30 s after move 60", 120),
        # bare numbers: seconds a move are as many minutes in 60 moves
        ("25+10", 35),
        ("3|2", 5),
        ("3+2", 5),
        ("90 + 30 s", 120),
        ("15 min + 10", 25),
        ("90/40+30+30", 150),
        ("90'/40+30'+30\"", 150),
        ("90’/40 + 30’ + 30”", 150),
        ("90' + 30''", 120),
        # as in the United States
        ("G/90+30", 120),
        ("G/60;inc/30", 90),
        ("40/90, SD/30 +30", 150),
        ("40/90, SD/30, inc 30", 150),
        # German
        ("90 Min. / 40 Züge + 30 Min. + 30 Sek. pro Zug", 150),
        ("2 Stunden für 40 Züge, 1 Std. für den Rest", 180),
        ("40 Züge in 90 Minuten, danach 15 Minuten, 30 Sekunden je Zug ab dem 1. Zug", 135),
        ("90 Minuten, nach dem 40. Zug 15 Minuten, ab dem ersten Zug 30 Sekunden", 135),
        ("1 Stunde und 30 Minuten + 30 Sekunden", 120),
        ("60 Min., 30 Sek. ab Zug 41", 70),
        # French
        ("1h30 + 30s/coup", 120),
        ("1 h 30 pour 40 coups puis 30 min KO + 30 s par coup", 150),
        ("90 min + 30 s pour 40 coups, puis 30 min + 30 s", 150),
        ("50 min + 10 s/c.", 60),
        ("60 min, 30 s à partir du 41e coup", 70),
        ("90 minutes, 30 secondes dès le premier coup", 120),
        # Spanish
        ("90 minutos + 30 segundos por jugada", 120),
        ("90' + 30\" desde la jugada 1", 120),
        ("1 hora y 30 minutos + 30 segundos", 120),
        ("2 horas para 40 jugadas y 1 hora para el resto", 180),
        ("60 min, 30 seg desde el movimiento 41", 70),
    ],
)
def test_a_rate_of_play_is_read_as_arbiters_write_it(text: str, minutes: int) -> None:
    assert minutes_for_60_moves(text) == minutes


@pytest.mark.parametrize(
    "text",
    [
        "60 min, 30 s from 41",
        "60 min, 30 s from time trouble on",
        "60 min + 30 s, moves 41 to 60",
        "90 min + 30 s or 120 min",
        "60 min + 5 s delay",
        "G/60 d5",
        "90 min ohne 30 s",
        "40/2, SD/1",
        "40/30 + 30",
        "100 min, 50 min, 15 min + 30 s",
        "2h/40 + 1h/20 + 15 min + 30 s",
        "2 x 90 min",
        "Round 1: 90 min + 30 s",
        "90 min in 2026",
        "60 min, 30",
        "40 moves",
        "30 s",
        "90",
        "9 min/40 moves/20 moves",
    ],
)
def test_what_is_not_clear_is_left_to_people(text: str) -> None:
    assert minutes_for_60_moves(text) is None


@pytest.mark.parametrize(
    ("minutes", "rounds"), [(60, 6), (90, 4), (91, 3), (120, 3), (150, 2), (180, 2), (None, None)]
)
def test_standard_rounds_of_a_day_fit_into_twelve_hours(
    minutes: int | None, rounds: int | None
) -> None:
    assert rounds_a_day("standard", minutes) == rounds
