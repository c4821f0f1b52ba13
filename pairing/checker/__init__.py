"""The checker of pairings and standings: a report paired and ranked again from its own results.

check = check_report(report)          # -> Check; check.agrees, check.rounds[2].differences,
                                      #    check.standings.differences, check.not_looked_at
"\\n".join(lines(check))               # for people; as_json(check, name) for programs
check_any_report(report)              # the same of a file of teams, too
page([on_page(CheckedFile(name, check), alone=True)])      # HTML, of one or of many
"""

from pairing.checker.check import Check, RoundCheck, check_report
from pairing.checker.checked_file import CheckedFile, summary
from pairing.checker.comparison import DifferenceKind, PairingDifference
from pairing.checker.page import OnPage, on_page, page
from pairing.checker.standings import StandingsCheck, StandingsDifference, StandingsKind
from pairing.checker.teams import check_any_report, check_team_report
from pairing.checker.wording import (
    as_json,
    lines,
    message,
    not_checked,
    reader_of,
    standings_lines,
)

__all__ = [
    "Check",
    "CheckedFile",
    "DifferenceKind",
    "OnPage",
    "PairingDifference",
    "RoundCheck",
    "StandingsCheck",
    "StandingsDifference",
    "StandingsKind",
    "as_json",
    "check_any_report",
    "check_report",
    "check_team_report",
    "lines",
    "message",
    "not_checked",
    "on_page",
    "page",
    "reader_of",
    "standings_lines",
    "summary",
]
