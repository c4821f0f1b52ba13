"""What a player wants to know before a game: when it begins, how the opponent has played here so
far, and what was between the two before."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.seats import Seat, rounds_of
from tournaments.domain.settings.dates import moment
from tournaments.hall_time import shown_zone
from tournaments.words import speak

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView


def next_game(view: PublicView, rounds: list[Seat], seat: Seat | None) -> Context:
    """`rounds` are the player's own, `seat` the one in the newest round, if there is a board."""
    if view.phase == "closed":
        return {}
    playing = seat is not None and seat.own == ""
    number = seat.round if seat is not None and playing else view.current_round + 1
    context: Context = {"playing": playing, "begins": begins(view, number)}
    if seat is None or seat.opponent is None:
        return context
    card = view.card(seat.opponent.player)
    if card is None:
        return context
    before = [each for each in rounds_of(card, view.language) if each.round < seat.round]
    return context | {
        "opponent": card,
        "opponent_rounds": before[::-1],
        "opponent_points": before[-1].total if before else "",
        "met": [
            each
            for each in rounds
            if each.opponent and each.opponent.player == seat.opponent.player and each is not seat
        ],
    }


def begins(view: PublicView, number: int) -> Context | None:
    """When the round begins; `at` in UTC where an hour is known, which phones count down to."""
    planned = view.timetable.get(number)
    if planned is None or not planned.held or number > view.rounds_total:
        return None
    start = moment(planned.start) if len(planned.start) > len("2026-08-01") else None
    zoned = start.replace(tzinfo=ZoneInfo(shown_zone(planned.zone))) if start else None
    time = times.moment(planned.start, view.language)
    facts = {"round": number, "time": time}
    return {
        "round": number,
        "text": speak("Public-Player.begins", facts, view.language),
        "at": f"{zoned.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}" if zoned else "",
    }
