"""The history of anything, one event, and what changed since a moment."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from rest_framework.request import Request

from events import store

from ...exports import history as table
from ...hall_time import in_hall
from ...services import activity_rows, differences, event_search
from ...words import languages, speak, speaking
from .. import answers, bodies, log_contents
from ..errors import NotFound
from .base import TournamentView
from .reads import Answered, ReadView, event_answer

ALL = 1_000_000


class WantedView(TournamentView):
    """Base of the views that filter the log."""

    def wanted(self) -> event_search.HistoryFilter:
        given = self.request.query_params.dict()
        for name, text in given.items():
            bodies.check_signs(name, text)
        try:
            return event_search.HistoryFilter.of(given)
        except event_search.NotWanted as unclear:
            raise bodies.Unreadable(str(unclear), unclear.field) from None


class HistoryView(WantedView, ReadView):
    """The events of a subject or of all, newest first, each with what it changed."""

    def answer(self) -> Answered:
        state = self.state
        limit = self.number("limit", 100, largest=activity_rows.MOST) or 1
        page = event_search.search(self.stream, state, self.wanted(), limit, self.knows)
        return log_contents.History(seq=state.seq, history=page.rows, more=page.more)


class HistoryFileView(WantedView):
    """The same history as a table (CSV), whole."""

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        state = self.state
        language = languages.of_hall()
        with in_hall(self.newest.settings.time_zone), speaking(language):
            page = event_search.search(self.stream, state, self.wanted(), ALL, self.knows)
            text = table.history_csv(page.rows)
        return answers.spreadsheet(text, f"{state.slug}-history-{state.seq}.csv", language)


class EventView(ReadView):
    """One event: as a sentence, with what it changed, and as it stands in the log."""

    def answer(self, number: int) -> Answered:
        state = self.state
        row = event_search.event(self.stream, state, number, self.knows)
        if row is None:
            raise NotFound(speak("NoSuch.event-of-log", {"event": number}))
        (recorded,) = store.read(self.stream, number - 1, number)
        return log_contents.HistoryEvent(seq=state.seq, history=row, event=event_answer(recorded))


class DifferenceView(ReadView):
    """What changed from `?at=` until now: of everything, or of one part or subject (`?of=`)."""

    def answer(self) -> Answered:
        of = self.request.query_params.get("of", "")
        bodies.check_signs("of", of)
        compared = differences.compared(self.stream, self.state, self.newest, of, self.knows)
        return log_contents.Difference(
            seq=compared.then,
            now=compared.now,
            things=compared.things,
            standings=compared.standings,
        )
