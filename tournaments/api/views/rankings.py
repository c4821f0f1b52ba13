"""Rankings within the standings, as answers and as a file."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.settings.settings import ROUNDS_AT_MOST
from ...exports.rankings import rankings_csv
from ...selectors.rankings import rankings
from ...selectors.rows.rankings import RankingRow
from ...words import languages, speak
from .. import answers, contents
from ..errors import NotFound
from .base import TournamentView
from .reads import Answered, ReadView

NUMBERS_AT_MOST = 1000


class RankingsView(ReadView):
    """Rankings within the standings: what is announced, and the places after a round."""

    def answer(self) -> Answered:
        state = self.state
        after = _after(self)
        return contents.Rankings(
            seq=state.seq, round=after, announced=state.rankings, rankings=_rows(self, after)
        )


class RankingsFileView(TournamentView):
    """The same as a table (CSV)."""

    def get(self, _request: Request, **_place: Any) -> HttpResponse:
        language = languages.of_hall()
        after = _after(self)
        name = f"{self.state.slug}-rankings-{after}-{self.state.seq}.csv"
        return answers.spreadsheet(rankings_csv(_rows(self, after), language), name, language)


def _after(view: TournamentView) -> int:
    wanted, last = view.number("round", largest=ROUNDS_AT_MOST), view.state.last_published
    return last if wanted is None else min(wanted, last)


def _rows(view: TournamentView, after: int) -> tuple[RankingRow, ...]:
    """All, or the one of `?only=`. Raises `NotFound`."""
    only = view.number("only", largest=NUMBERS_AT_MOST)
    rows = rankings(view.state, view.names(view.state), after, only)
    if only is not None and not rows:
        raise NotFound(speak("NoSuch.ranking", {"ranking": only}))
    return rows
