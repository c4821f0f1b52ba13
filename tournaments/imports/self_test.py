"""A report that is read back before anybody sends it: the tournament that the file would become is
folded in memory and held against the one it was made of, and the checker pairs and ranks it again.
"""

from __future__ import annotations

import dataclasses
from typing import Literal

import msgspec

from pairing.checker import Check, check_report
from pairing.checker import lines as lines_of_check
from pairing.trf import Report, ReportError, name_written, read_report, write_report
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_of
from tournaments.exports.report_lines import MADE_BY
from tournaments.selectors.memo import once_per_state
from tournaments.selectors.names import Names
from tournaments.words import speaking

from .not_kept import not_kept
from .report_changes import change_lines
from .report_plan import plan_report
from .report_trial import names_of_plan, tried_out
from .report_words import problem_lines

NOW = "2000-01-01T00:00:00+00:00"
"""What a clock would say matters for nothing here."""


class SelfTest(msgspec.Struct, frozen=True):
    """`differences`: what did not come back, or did not fit; empty: the file is the tournament.
    `check`: what the checker of pairings and standings found; None: the file cannot be read.
    `nothing_yet`: no round is published, so a report would say nothing that could be tested."""

    differences: tuple[str, ...] = ()
    check: Check | None = None
    nothing_yet: bool = False

    @property
    def agrees(self) -> bool:
        return self.check is not None and self.check.agrees

    @property
    def checked(self) -> tuple[str, ...]:
        """The lines of the checker, English like the file where nobody has translated them."""
        return () if self.check is None else tuple(lines_of_check(self.check))

    @property
    def verdict(self) -> Literal["good", "bad", "nothing-yet"]:
        if self.nothing_yet:
            return "nothing-yet"
        return "good" if self.good else "bad"

    @property
    def good(self) -> bool:
        return self.agrees and not self.differences


def self_test(state: Tournament, names: Names) -> SelfTest:
    """Of the report as it would be sent now, in the language of the names."""
    if not state.last_published:
        return SelfTest(nothing_yet=True)
    return _tested(state, report_of(state, names), names.language)


@once_per_state
def _tested(state: Tournament, report: Report, language: str) -> SelfTest:
    with speaking(language):
        try:
            read = _read_back(report)
        except ReportError as error:
            return SelfTest(tuple(problem_lines(error.problems)))
        return SelfTest(tuple(_differences(report, read)), _checked(state, report))


@once_per_state
def _checked(_state: Tournament, report: Report) -> Check:
    """Apart from the words, which are those of a language: it is what takes its time."""
    return check_report(_read_back(report))


def _read_back(report: Report) -> Report:
    return read_report(write_report(report).encode())


def _differences(report: Report, read: Report) -> list[str]:
    """Between the report and that of the tournament that its file becomes."""
    plan = plan_report(read, Tournament())
    trial = tried_out(read, plan, None, NOW)
    if trial.problems:
        return list(trial.problems)
    again = report_of(trial.state, names_of_plan(plan))
    known = {*plan.lines_left_out, *_of_the_log(report)}
    return [*change_lines(_as_columns_hold(report), again), *not_kept(read, again, known)]


def _as_columns_hold(report: Report) -> Report:
    """With the names as far as their columns go: what a reader of the file can know of them."""
    players = tuple(
        dataclasses.replace(player, name=name_written(player.name)) for player in report.players
    )
    return dataclasses.replace(report, players=players)


def _of_the_log(report: Report) -> list[str]:
    """The line that says of which log a report is made: another tournament is of another one."""
    return [comment for comment in report.comments if comment.startswith(MADE_BY)]
