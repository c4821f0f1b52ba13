"""The crosstable and the progress for the wall: on A4 or A3, across."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from frontend.print import sheets, wide_tables
from frontend.shared import crosstable as table_rows
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.public.crosstable import Order
from tournaments.public.projection import PublicView
from tournaments.public.rows import PublicRound
from tournaments.words import label, speak

from .lists import arbiters_view, on_paper, published_round, round_number


@require_safe
@in_halls_language
@login_required
def crosstable(request: HttpRequest, slug: str) -> HttpResponse:
    """After the newest published round, or `?round=3`; `?order=number`, `?paper=a3`."""
    view = arbiters_view(request, slug)
    round_ = _round(request, view)
    order: Order = "number" if request.GET.get("order") == "number" else "rank"
    rows = table_rows.rows(view, round_, order)
    tie_breaks = len(rows[0].tie_breaks) if rows else 0
    behind = wide_tables.POINTS_MM + tie_breaks * sheets.TIE_BREAK_MM
    name = _paper(request)
    paper = wide_tables.PAPERS[name]
    numbers = table_rows.columns(view, round_)
    side_by_side = wide_tables.parts(len(numbers), paper, behind)
    made = wide_tables.wide(
        rows,
        paper,
        side_by_side,
        _number if order == "number" else partial(_place, rows),
        _room,
        _taken(view, round_),
    )
    context: Context = {
        "title": table_rows.crosstable_title(view, round_),
        "sheets": [_said(sheet, order, len(side_by_side), view.language) for sheet in made],
        "order": order,
        "seats": view.seats,
        "sides": view.sides(round_.round),
        "roomy": wide_tables.roomy(paper, side_by_side, behind),
        "options": [*_papers(request, name, view), *_orders(request, order, view)],
        "tie_breaks": rows[0].tie_breaks if rows else (),
    }
    return on_paper(request, view, "crosstable", context | _common(view, round_, name))


@require_safe
@in_halls_language
@login_required
def progress(request: HttpRequest, slug: str) -> HttpResponse:
    """Points and ranks after each round up to the newest published one, or `?round=3`."""
    view = arbiters_view(request, slug)
    round_ = _round(request, view)
    name = _paper(request)
    paper = wide_tables.PAPERS[name]
    side_by_side = wide_tables.parts(round_.round, paper, 0)
    made = wide_tables.wide(
        table_rows.progress(view, round_),
        paper,
        side_by_side,
        _rank,
        _room,
        _taken(view, round_),
    )
    context: Context = {
        "title": table_rows.progress_title(view, round_),
        "sheets": [_said(sheet, "rank", len(side_by_side), view.language) for sheet in made],
        "roomy": wide_tables.roomy(paper, side_by_side, 0),
        "options": _papers(request, name, view),
    }
    return on_paper(request, view, "progress", context | _common(view, round_, name))


def _common(view: PublicView, round_: PublicRound, paper: wide_tables.PaperName) -> Context:
    return {
        "round": round_,
        "across": True,
        "size": "a3" if paper == "a3" else "",
        "reopened": _reopened(view),
    }


def _taken(view: PublicView, round_: PublicRound) -> int:
    """Rows in whose room what the first pages say of the table stands."""
    return sheets.NOTE_ROWS * (1 + round_.provisional + _reopened(view))


def _reopened(view: PublicView) -> bool:
    return view.reopened > 0 and view.phase != "closed"


def _said(
    sheet: wide_tables.WideSheet[table_rows.Row] | wide_tables.WideSheet[table_rows.ProgressRow],
    order: Order,
    parts: int,
    language: str,
) -> Context:
    facts = {"range": sheet.range, "first": sheet.first, "last": sheet.last, "parts": parts}
    return {
        "number": sheet.number,
        "of": sheet.of,
        "range": speak(f"Print-WideRange.{order}", facts, language),
        "rounds": range(sheet.first, sheet.last + 1),
        "begins": sheet.number <= parts,
        "ends": sheet.ends,
        "rows": [(row, _part(row, sheet.first, sheet.last)) for row in sheet.rows],
    }


def _part(
    row: table_rows.Row | table_rows.ProgressRow, first: int, last: int
) -> tuple[table_rows.Cell, ...] | tuple[table_rows.Step, ...]:
    cells = row.cells if isinstance(row, table_rows.Row) else row.steps
    return cells[first - 1 : last]


def _round(request: HttpRequest, view: PublicView) -> PublicRound:
    newest = str(view.rounds[-1].round) if view.rounds else "1"
    return published_round(view, round_number(request.GET.get("round", newest)))


def _paper(request: HttpRequest) -> wide_tables.PaperName:
    return "a3" if request.GET.get("paper") == "a3" else "a4"


def _papers(request: HttpRequest, current: str, view: PublicView) -> list[Context]:
    return [
        {
            "href": _with(request, "paper", paper),
            "text": label("Print-Paper", paper, view.language),
            "current": paper == current,
        }
        for paper in wide_tables.PAPERS
    ]


def _orders(request: HttpRequest, current: Order, view: PublicView) -> list[Context]:
    return table_rows.orders(view.language, current, lambda order: _with(request, "order", order))


def _with(request: HttpRequest, name: str, value: str) -> str:
    """The same sheets, otherwise."""
    return f"?{urlencode({**request.GET.dict(), name: value})}"


def _place(rows: Sequence[table_rows.Row], row: table_rows.Row) -> str:
    """Who has no place stands below the last one."""
    return str(row.rank or max(each.rank for each in rows))


def _rank(row: table_rows.Row | table_rows.ProgressRow) -> str:
    return str(row.rank)


def _number(row: table_rows.Row) -> str:
    return str(row.player.tpn or "")


def _room(row: table_rows.Row | table_rows.ProgressRow) -> int:
    return sheets.rows_of(row.player)
