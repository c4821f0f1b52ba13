"""Tables as files (CSV, XLSX): what is public, and what arbiters alone may see."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal

from django.http import HttpResponse
from rest_framework.request import Request

from events import store
from events.head_check import FEWEST_DIGITS, Known

from ...domain.settings.settings import ROUNDS_AT_MOST
from ...domain.tournament.state import Tournament
from ...exports import crosstable, entry_list, pairings, prizes, rankings
from ...exports.spreadsheet import table_csv
from ...exports.tables import Table
from ...hall_time import in_hall
from ...public.crosstable import ORDERS, Order
from ...public.kept_views import view_at
from ...public.projection import PublicView
from ...selectors.formats import local_moment
from ...selectors.players import players
from ...selectors.prizes import prizes as prize_rows
from ...words import languages, speak, speaking
from .. import answers, bodies
from ..errors import NotFound
from .base import TournamentView
from .rankings import after_round, ranking_rows

Form = Literal["csv", "xlsx"]


class TableView(TournamentView):
    """Base of the files of a table, in the language of the hall."""

    form: ClassVar[Form] = "csv"

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        with in_hall(self.newest.settings.time_zone), speaking(languages.of_hall()):
            return self.file()

    def file(self) -> HttpResponse:
        raise NotImplementedError

    def written(self, table: Table, name: str, above: str, at: str) -> HttpResponse:
        """`name` without its end; `above` names version and log, `at` is their moment."""
        language, name = languages.of_hall(), f"{name}.{self.form}"
        if self.form == "csv":
            return answers.spreadsheet(table_csv(table), name, language)
        from ...exports.workbook import table_xlsx  # the library is slow to start

        lines = (self.newest.name, table.title, above)
        made = table_xlsx(table, lines, datetime.fromisoformat(at))
        return answers.workbook(made, name, language)


class PublicTableView(TableView):
    """Base of the files of the public version that stood at the moment asked for."""

    def file(self) -> HttpResponse:
        """After a round: `?round=`, the newest published by default."""
        wanted = self.number("round", largest=ROUNDS_AT_MOST)
        view = view_at(self.stream, self.state.seq)
        if view is None:
            raise NotFound(speak("NoSuch.public-version"))
        after = view.current_round if wanted is None else min(wanted, view.current_round)
        table = self.table(view, after)
        facts = {"version": view.version, "at": local_moment(view.at), "head": _head(view)}
        name = f"{view.slug}-{table.name}-{after}-{view.version}"
        return self.written(table, name, speak("Table-Above.version", facts), view.at)

    def table(self, view: PublicView, after: int) -> Table:
        raise NotImplementedError


class StateTableView(TableView):
    """Base of the files of the log's own state, which say of which event."""

    def file(self) -> HttpResponse:
        state = self.state
        table = self.table(state)
        (last,) = store.read(self.stream, state.seq - 1, state.seq)
        head = str(Known(last.hash[:FEWEST_DIGITS], state.seq))
        above = speak("Table-Above.log", {"at": local_moment(last.recorded_at), "head": head})
        return self.written(
            table, f"{state.slug}-{table.name}-{state.seq}", above, last.recorded_at
        )

    def table(self, state: Tournament) -> Table:
        raise NotImplementedError


class PairingsFileView(PublicTableView):
    """The boards of a published round as a table."""

    def table(self, view: PublicView, after: int) -> Table:
        return pairings.pairings(view, after)


class StandingsFileView(PublicTableView):
    """The standings as a table."""

    def table(self, view: PublicView, after: int) -> Table:
        return crosstable.standings(view, after)


class CrosstableFileView(PublicTableView):
    """The crosstable as a table."""

    def table(self, view: PublicView, after: int) -> Table:
        return crosstable.crosstable(view, after, self._order())

    def _order(self) -> Order:
        wanted = self.request.query_params.get("order", ORDERS[0])
        for order in ORDERS:
            if order == wanted:
                return order
        facts = {"name": "order", "known": ", ".join(ORDERS)}
        raise bodies.Unreadable(speak("Unreadable.one-of", facts), "order")


class ProgressFileView(PublicTableView):
    """Points and ranks after each round as a table."""

    def table(self, view: PublicView, after: int) -> Table:
        return crosstable.progress(view, after)


class EntriesFileView(StateTableView):
    """The entry list as a table, as its import reads it."""

    def table(self, state: Tournament) -> Table:
        rows = players(state, self.names(state), private=True)
        return entry_list.entries(rows, languages.of_hall())


class BadgesFileView(StateTableView):
    """The names for badges as a table."""

    def table(self, state: Tournament) -> Table:
        rows = players(state, self.names(state), private=True)
        return entry_list.badges(rows, languages.of_hall())


class RankingsFileView(StateTableView):
    """Rankings within the standings as a table."""

    def table(self, _state: Tournament) -> Table:
        after = after_round(self)
        return rankings.rankings(ranking_rows(self, after), after, languages.of_hall())


class PrizesFileView(StateTableView):
    """Who would get which prize after a round, as a table."""

    def table(self, state: Tournament) -> Table:
        upto = self.number("round", largest=ROUNDS_AT_MOST)
        rows = prize_rows(state, self.names(state), upto)
        return prizes.prizes(rows, languages.of_hall())


def _head(view: PublicView) -> str:
    return str(Known(view.hash[:FEWEST_DIGITS], view.seq))
