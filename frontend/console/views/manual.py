"""Manual pairing: the boards while they are made by hand, and the comparison it is left by."""

from __future__ import annotations

from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from tournaments.domain.manual import sheet
from tournaments.domain.roles import CHIEFS
from tournaments.selectors import manual
from tournaments.services import activity_rows
from tournaments.words import speak

from .pages import console_page, show, show_long
from .reading import Reading


class Seats(msgspec.Struct, frozen=True):
    """What the page sends changes of: boards (white, black), the bye, who waits."""

    round: int
    request: str
    pairs: tuple[tuple[int, int], ...]
    pab: int | None
    waiting: tuple[int, ...]


@console_page
def manual_pairing(request: HttpRequest, reading: Reading, number: int) -> HttpResponseBase:
    """Live: every move of whoever pairs by hand is seen on every console."""
    context = {"part": "manual", **_phase(reading, number)}
    return show_long(request, reading, "pairing", "manual", context)


@console_page
def compare(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """As it stood when the page was asked for: what is ended is what was read."""
    return show(request, reading, "pairing", "manual_compare", _phase(reading, number))


def manual_context(reading: Reading, number: int) -> dict[str, Any]:
    """What the page of the round says of it."""
    seqs = manual.seqs(reading.state.round(number))
    reasons = activity_rows.reasons_of(reading.stream, seqs, reading.knows)
    return {
        "by_hand": manual.by_hand(reading.state, reading.names, number, reasons),
        "phase": manual.phase(reading.state, reading.names, number, reasons),
        "can_manual": _may(reading, "begin-manual-pairing"),
        "can_sheet": _may_lay_a_sheet(reading, number),
    }


def _may_lay_a_sheet(reading: Reading, number: int) -> bool:
    """No legal pairing exists as things stand, and it is for the chiefs."""
    round_ = reading.state.round(number)
    if round_.status != "failed" or reading.me.role not in CHIEFS:
        return False
    return _may(reading, "begin-manual-pairing") and not sheet.not_needed(reading.state, round_)


def _phase(reading: Reading, number: int) -> dict[str, Any]:
    state = reading.state
    if number not in state.rounds and not 1 <= number <= state.settings.rounds:
        raise Http404(speak("NoSuch.round", {"round": number}))
    reasons = activity_rows.reasons_of(
        reading.stream, manual.seqs(state.round(number)), reading.knows
    )
    phase = manual.phase(state, reading.names, number, reasons)
    mine = phase is not None and phase.by == reading.me.user
    return {
        "number": number,
        "phase": phase,
        "mine": mine and _may(reading, "change-manual-pairing"),
        "may_discard": not mine and reading.me.role in ("chief", "deputy") and not reading.past,
        "values": {"round": number, "request": phase.request if phase else ""},
        "seats": _seats(number, phase) if phase else None,
    }


def _seats(number: int, phase: manual.ManualRow) -> Seats:
    return Seats(
        round=number,
        request=phase.request,
        pairs=tuple((board.white.player, board.black.player) for board in phase.boards),
        pab=phase.pab.player if phase.pab else None,
        waiting=tuple(player.player for player in phase.waiting),
    )


def _may(reading: Reading, command: str) -> bool:
    return not reading.past and command in reading.me.commands
