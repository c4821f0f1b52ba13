"""Report to FIDE: the list before it is sent, the papers, the packages and what they changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase

from tournaments.domain.roles import CHIEFS
from tournaments.exports.report import older_codes
from tournaments.imports.federation_reports import (
    changes_of,
    differences,
    made_again,
    reasons_of,
)
from tournaments.imports.self_test import self_test
from tournaments.selectors.id_requests import id_requests
from tournaments.selectors.papers import reports
from tournaments.selectors.papers.checks import report_checks, without_ids

from .pages import console_page, show_long
from .reading import Reading

Context = dict[str, Any]


@console_page
def federation_report(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    """`?part=report_self_test` writes the report and reads it back; `report_changes` and
    `report_digest` are of the package `number`, and for those who hand it out."""
    asked = request.GET.get("part", "")
    part = asked if asked in PARTS else WHOLE
    context = {"part": part, **PARTS[part](request, reading)}
    return show_long(request, reading, "standings", "federation_report", context)


def _self_test(_request: HttpRequest, reading: Reading) -> Context:
    return {"tested": self_test(reading.state, reading.names)}


def _changes(request: HttpRequest, reading: Reading) -> Context:
    """What differs between two packages never changes, and is looked at when it is opened."""
    number = _package_asked(request, reading)
    return {"changed": changes_of(reading.stream, reading.state, number)}


def _digest(request: HttpRequest, reading: Reading) -> Context:
    number = _package_asked(request, reading)
    return {"as_recorded": made_again(reading.stream, reading.state, number).as_recorded}


def _package_asked(request: HttpRequest, reading: Reading) -> int:
    """The number of a package that was made."""
    asked = request.GET.get("number", "")
    known = {str(made.number): made.number for made in reading.state.federation_reports}
    if reading.me.role not in CHIEFS or asked not in known:
        raise Http404
    return known[asked]


def _report(_request: HttpRequest, reading: Reading) -> Context:
    state, names = reading.state, reading.names
    hands_out = reading.me.role in CHIEFS
    why = reasons_of(reading.stream, state) if reading.knows.notes else {}
    number = len(state.federation_reports) + 1
    without = without_ids(state, names)
    return {
        "older_codes": older_codes(state),
        "checks": tuple(report_checks(state, names)),
        "form": reports.form_row(state, names),
        "titles_paper": reports.titles_row(state, names),
        "certificates": reports.certificate_rows(state, names),
        "arbiters": reports.arbiter_rows(state, names),
        "packages": _packages(reading, why) if hands_out else (),
        "since": _since(reading) if hands_out else (),
        "hands_out": hands_out,
        "can_make": "make-report" in reading.me.commands and not reading.past,
        "without_id": tuple(map(names.read_player, without)),
        "requests": id_requests(state, names, without),
        "number": number,
        "values": {"number": number, "base": state.seq},
        "ended": state.phase == "closed",
    }


def _packages(reading: Reading, why: dict[int, str]) -> list[Context]:
    """The newest first, each with the number of the one before."""
    return [
        {**msgspec.structs.asdict(row), "before": row.number - 1}
        for row in reports.report_rows(reading.state, reading.names, why)
    ]


def _since(reading: Reading) -> tuple[str, ...]:
    """What a further report would say otherwise than the last one."""
    made = reading.state.federation_reports
    return differences(reading.stream, made[-1], reading.state) if made else ()


WHOLE: Final = "federation_report"
PARTS: Final[dict[str, Callable[[HttpRequest, Reading], Context]]] = {
    WHOLE: _report,
    "report_self_test": _self_test,
    "report_changes": _changes,
    "report_digest": _digest,
}
