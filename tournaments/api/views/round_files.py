"""Rounds as files for other programs: for calendars, for electronic boards."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.settings.settings import ROUNDS_AT_MOST
from ...exports import board_pgn, calendar
from ...public.kept_views import view_at
from ...words import languages, speak
from .. import answers
from ..errors import NotFound
from .base import TournamentView
from .reads import no_such_round

BOARDS_AT_MOST = 100_000


class CalendarView(TournamentView):
    """The rounds for a calendar (ICS), as the public pages have them."""

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        view = view_at(self.stream, self.state.seq)
        if view is None:
            raise NotFound(speak("NoSuch.public-version"))
        kind = f"{calendar.MEDIA_TYPE}; charset=utf-8"
        return answers.file(calendar.calendar(view), kind, f"{view.slug}.ics", view.language)


class BoardPgnView(TournamentView):
    """The games of a published round without moves (PGN), for electronic boards and broadcasts.

    Byes and forfeits are left out. `first` and `last` take these boards alone.
    """

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        state = self.state
        number = self.number("round", state.last_published, largest=ROUNDS_AT_MOST) or 0
        if not 1 <= number <= state.last_published:
            raise no_such_round(number)
        first = self.number("first", 1, largest=BOARDS_AT_MOST) or 1
        last = self.number("last", 0, largest=BOARDS_AT_MOST) or 0
        text = board_pgn.round_pgn(state, self.names(state), number, first, last)
        name, kind = board_pgn.file_name(state, number), f"{board_pgn.MEDIA_TYPE}; charset=utf-8"
        return answers.file(text, kind, name, languages.of_hall())
