"""Rankings within the standings."""

from __future__ import annotations

from ...domain.settings.settings import ROUNDS_AT_MOST
from ...selectors.rankings import rankings
from ...selectors.rows.rankings import RankingRow
from ...words import speak
from .. import standings_contents
from ..errors import NotFound
from .base import TournamentView
from .reads import Answered, ReadView

NUMBERS_AT_MOST = 1000


class RankingsView(ReadView):
    """Rankings within the standings: what is announced, and the places after a round."""

    def answer(self) -> Answered:
        state = self.state
        after = after_round(self)
        return standings_contents.Rankings(
            seq=state.seq, round=after, announced=state.rankings, rankings=ranking_rows(self, after)
        )


def after_round(view: TournamentView) -> int:
    """The published round of `?round=`; the newest by default, and for a later one."""
    wanted, last = view.number("round", largest=ROUNDS_AT_MOST), view.state.last_published
    return last if wanted is None else min(wanted, last)


def ranking_rows(view: TournamentView, after: int) -> tuple[RankingRow, ...]:
    """All, or the one of `?only=`. Raises `NotFound`."""
    only = view.number("only", largest=NUMBERS_AT_MOST)
    rows = rankings(view.state, view.names(view.state), after, only)
    if only is not None and not rows:
        raise NotFound(speak("NoSuch.ranking", {"ranking": only}))
    return rows
