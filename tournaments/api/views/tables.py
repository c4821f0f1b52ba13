"""The crosstable and the progress as files, of what is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.settings.settings import ROUNDS_AT_MOST
from ...exports import crosstable as table
from ...public.crosstable import ORDERS, Order
from ...public.projection import PublicView, view_at
from ...words import speak
from .. import answers, bodies
from ..errors import NotFound
from .base import TournamentView


class TableFileView(TournamentView):
    """Base of the files of the public version that stood at the moment asked for."""

    def file(self, name: str, text: Callable[[PublicView, int], str]) -> HttpResponse:
        """`text` makes the table after a round: `?round=`, the newest published by default."""
        wanted = self.number("round", largest=ROUNDS_AT_MOST)
        view = view_at(self.stream, self.state.seq)
        if view is None:
            raise NotFound(speak("NoSuch.public-version"))
        after = view.current_round if wanted is None else min(wanted, view.current_round)
        file = f"{view.slug}-{name}-{after}-{view.version}.csv"
        return answers.spreadsheet(text(view, after), file, view.language)


class CrosstableFileView(TableFileView):
    """The crosstable as a table (CSV)."""

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        order = self._order()
        return self.file("crosstable", lambda view, last: table.crosstable_csv(view, last, order))

    def _order(self) -> Order:
        wanted = self.request.query_params.get("order", ORDERS[0])
        for order in ORDERS:
            if order == wanted:
                return order
        facts = {"name": "order", "known": ", ".join(ORDERS)}
        raise bodies.Unreadable(speak("Unreadable.one-of", facts), "order")


class ProgressFileView(TableFileView):
    """Points and ranks after each round as a table (CSV)."""

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        return self.file("progress", table.progress_csv)
