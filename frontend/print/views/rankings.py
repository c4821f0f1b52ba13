"""Rankings within the standings on paper: each begins a page.

They are made of the log's own state and of what is known of the players beside it, as not all are
public. So each sheet names the event that it was made of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from events import store
from events.head_check import FEWEST_DIGITS, Known
from frontend.print import sheets
from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.hall_time import in_hall
from tournaments.public.projection import PublicView
from tournaments.selectors.rankings import rankings as ranked
from tournaments.selectors.rows.rankings import PlacedRow, RankingRow, TeamRow
from tournaments.selectors.tie_breaks import heading
from tournaments.services import states
from tournaments.services.index import stream_of
from tournaments.services.names import names_of
from tournaments.words import speak

from .lists import arbiters_view, asked_round, on_paper, state_at

ROWS_ON_A_PAGE = 40


class RankingLine(msgspec.Struct, frozen=True, kw_only=True):
    """The heading of a list, a player in it, or a team."""

    home: str = ""
    placed: PlacedRow | None = None
    team: TeamRow | None = None

    @property
    def rows(self) -> int:
        if self.team:
            return 1 + len(self.team.players)
        return 1 if self.placed else 2


class RankingSheet(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    of: int
    range: str
    columns: list[list[RankingLine]]
    ranking: RankingRow | None
    """None: none is announced."""
    begins: bool
    """The first of its ranking."""


@require_safe
@in_halls_language
@login_required
def rankings(request: HttpRequest, slug: str) -> HttpResponse:
    """After the newest published round, or after `?round=3`; `?only=2`: the one of that number."""
    view = arbiters_view(request, slug)
    round_ = asked_round(request, view)
    stream, at = stream_of(slug), request.GET.get("at", "")
    state = state_at(stream, at) if at else states.current(stream)
    only = _only(request)
    rows = ranked(state, names_of(state), round_.round, only)
    if not rows and only is not None:
        raise Http404(speak("NoSuch.ranking", {"ranking": request.GET.get("only", "")[:20]}))
    (last,) = store.read(stream, state.seq - 1, state.seq)
    with in_hall(view.time_zone):
        moment = times.stamp(last.recorded_at, view.language)
    context: Context = {
        "round": round_,
        "title": speak("Print-Rankings.title", {"round": round_.round}, view.language),
        "sheets": _sheets(rows),
        "final": view.is_final(round_.round),
        "tie_breaks": _tie_breaks(view, round_.round),
        "at": moment,
        "head_text": str(Known(last.hash[:FEWEST_DIGITS], state.seq)),
    }
    return on_paper(request, view, "rankings", context)


def _only(request: HttpRequest) -> int | None:
    """0, which no ranking has, for what is no number."""
    text = request.GET.get("only", "")
    if not text:
        return None
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0


def _tie_breaks(view: PublicView, number: int) -> list[str]:
    return [heading(one.code) for one in view.ranked_by(number).tie_breaks]


def _sheets(rows: Sequence[RankingRow]) -> list[RankingSheet]:
    made = [
        (row, sheet)
        for row in rows
        for sheet in sheets.plain(
            [*_lines(row)],
            ROWS_ON_A_PAGE,
            lambda _: "",
            lambda line: line.rows,
            taken=sheets.NOTE_ROWS * 2,
        )
    ]
    if not made:
        return [RankingSheet(number=1, of=1, range="", columns=[[]], ranking=None, begins=True)]
    return [
        RankingSheet(
            number=number,
            of=len(made),
            range=row.name,
            columns=sheet.columns,
            ranking=row,
            begins=sheet.number == 1,
        )
        for number, (row, sheet) in enumerate(made, 1)
    ]


def _lines(row: RankingRow) -> Iterator[RankingLine]:
    for part in row.parts:
        if part.home:
            yield RankingLine(home=part.home)
        yield from (RankingLine(placed=line) for line in part.lines)
    yield from (RankingLine(team=team) for team in row.teams)
