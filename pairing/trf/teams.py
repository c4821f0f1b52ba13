"""Team events: their files are read, but neither paired nor held against results here."""

from __future__ import annotations

from typing import Final

from pairing.clauses import clause
from pairing.trf.problems import Problem, ReportError
from pairing.trf.report import Report

TEAM_RECORDS: Final = ("013", "300", "310", "320", "330", "352", "362", "801", "802")


def team_event(report: Report) -> str | None:
    """By which record a report is one of a team event; None if it is of an individual one.

    An individual type of tournament (192, 092) outweighs lists of teams: prizes for teams are
    given at individual tournaments too.
    """
    kind = report.encoded_type.strip().upper()
    if kind:
        return f"192 {kind}" if "TEAM" in kind.split("_") else None
    if report.type_text.strip().casefold().startswith("individual"):
        return None
    codes = [line[:3] for line in report.other_lines if line.startswith(TEAM_RECORDS)]
    if codes:
        return codes[0]
    return "082" if report.teams_stated else None


def is_team_event(report: Report) -> bool:
    return team_event(report) is not None


def refuse_team_event(report: Report) -> None:
    """Raises ReportError for a team event."""
    if problem := team_event_problem(report):
        raise ReportError([problem])


def team_event_problem(report: Report) -> Problem | None:
    record = team_event(report)
    if record is None:
        return None
    return Problem(0, clause("Pairing-NotPairable.team-event", record=record))
