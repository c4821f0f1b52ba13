"""A report into a tournament, out of it, and in and out again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from pairing.generator import Axes
from pairing.generator.axes import Acceleration
from pairing.trf import Report, read_report, write_report
from tournaments.domain.command import Command
from tournaments.domain.fide_mode.outside import outside_fide
from tournaments.domain.ids import PersonId
from tournaments.domain.standings.standings import standings
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_of
from tournaments.imports.report_plan import ReportPlan, plan_report
from tournaments.imports.report_trial import batch_of, creating, names_of_plan, tried_out

HERE = Path(__file__).parents[1] / "pairing"
NOW = "2026-08-01T10:00:00+00:00"
OUTSIDE = "Outside of FIDE mode: "
FIGURES = ("rank in the file", "points in the file")
"""Ranks are made by our list of tie-breaks, points by the results: both are said."""
MIXED = (
    Axes(players=(4, 24)),
    Axes(players=(5, 16), forfeits=(0.05, 0.3), zero_byes=(0.02, 0.15), half_byes=(0.02, 0.15),
         withdrawals=(0.01, 0.05), late_entries=(0, 0.3), prohibited=(1, 4),
         odd_results=(0.05, 0.3)),
    Axes(players=(8, 20), acceleration=Acceleration.EXPLICIT, points=(2, 1, 0)),
    Axes(players=(8, 20), acceleration=Acceleration.BAKU, points=(2, 1, 0)),
    Axes(players=(5, 15), full_byes=(0.02, 0.1), points=(6, 2, 0)),
)  # fmt: skip


class Trip(NamedTuple):
    """A file as it came into a tournament and out of it."""

    plan: ReportPlan
    state: Tournament
    notes: tuple[str, ...]
    written: Report

    @property
    def commands(self) -> list[Command]:
        create = creating(self.plan, slug="x", festival="x", festival_name="x")
        people = [(PersonId(str(row.tpn)), "") for row in self.plan.entries]
        return batch_of(self.plan, create, people)


def trip(report: Report) -> Trip:
    plan = plan_report(report)
    assert plan.good, plan.problems
    tried = tried_out(report, plan, None, NOW)
    assert not tried.problems
    return Trip(plan, tried.state, tried.notes, report_of(tried.state, names_of_plan(plan)))


def out_in_out(report: Report) -> Trip:
    """The first way in; what comes out of it goes in and out again as it is."""
    first = trip(report)
    read = read_report(write_report(first.written))
    assert read == first.written
    again = trip(read)
    assert len(again.notes) == bool(outside_fide(again.state))
    assert all(OUTSIDE in note for note in again.notes)
    assert again.commands == first.commands
    assert _without_version(again.written) == _without_version(first.written)
    assert standings(again.state) == standings(first.state)
    return first


def _without_version(report: Report) -> Report:
    """The line that names the version of the log."""
    kept = (line for line in report.comments if not line.startswith("### Openhall: version"))
    return replace(report, comments=tuple(kept))


def lost(made: Trip) -> list[str]:
    """What is said to be lost, but for figures and FIDE mode."""
    said = (*FIGURES, OUTSIDE)
    return [note for note in made.notes if not any(each in note for each in said)]
