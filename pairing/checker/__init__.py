"""The checker of pairings and standings: a report paired and ranked again from its own results.

check = check_report(report)          # -> Check; check.agrees, check.rounds[2].differences,
                                      #    check.standings.differences, check.not_looked_at
"\\n".join(lines(check))               # for people; as_json(check, name) for programs
"""

from pairing.checker.check import Check, RoundCheck, check_report
from pairing.checker.comparison import DifferenceKind, PairingDifference
from pairing.checker.standings import StandingsCheck, StandingsDifference, StandingsKind
from pairing.checker.wording import as_json, lines, message, not_checked, reader_of

__all__ = [
    "Check",
    "DifferenceKind",
    "PairingDifference",
    "RoundCheck",
    "StandingsCheck",
    "StandingsDifference",
    "StandingsKind",
    "as_json",
    "check_report",
    "lines",
    "message",
    "not_checked",
    "reader_of",
]
