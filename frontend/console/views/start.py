"""The hour after the start of a round: clocks, empty seats, forfeits to confirm, absentees."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse

from tournaments.domain.ids import UserId
from tournaments.domain.roles import OFFICE
from tournaments.selectors.start_of_play import Seats, StartOfPlay, absentees, start_of_play
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading


@console_page
def start(request: HttpRequest, reading: Reading) -> HttpResponse:
    """Of the round that is being played."""
    state = reading.state
    shown = start_of_play(state, reading.names, state.played_round)
    if shown is None:
        raise Http404(speak("Console-StartOfPlay.no-round"))
    running = state.round(shown.round).status == "published"
    context = {
        "part": "start_of_play",
        "start": shown,
        "seats": [(row, _is_mine(reading, row)) for row in shown.seats],
        "proposed": _proposed(reading, shown),
        "absentees": absentees(state, reading.names),
        "clock_values": {"round": shown.round},
        **_rights(reading, running=running),
    }
    return show(request, reading, "results", "start", context)


def _proposed(reading: Reading, shown: StartOfPlay) -> list[tuple[Seats, dict[str, object]]]:
    """The forfeits this arbiter can confirm, each with the command that confirms it alone."""
    return [
        (
            row,
            {
                "round": shown.round,
                "forfeits": [{"game": row.game, "result": row.proposal}],
            },
        )
        for row in shown.seats
        if row.proposal is not None and _may_touch(reading, row)
    ]


def _is_mine(reading: Reading, row: Seats) -> bool:
    """In the arbiter's own sector; the office has none and looks after all."""
    arbiter = reading.state.arbiters.get(UserId(reading.me.user))
    return arbiter is not None and arbiter.looks_after(row.board)


def _may_touch(reading: Reading, row: Seats) -> bool:
    return reading.me.role in OFFICE or _is_mine(reading, row)


def _rights(reading: Reading, *, running: bool) -> dict[str, bool]:
    wanted = {
        "can_start_clocks": "start-clocks",
        "can_tap": "note-empty-seat",
        "can_forfeit": "declare-forfeits",
        "can_note": "note-board",
        "can_withdraw": "withdraw-players",
    }
    now = running and not reading.past
    return {key: now and command in reading.me.commands for key, command in wanted.items()}
