"""The pairings checker: a report paired again from its own results.

check = check_report(report)          # -> Check; check.agrees, check.rounds[2].differences
"\\n".join(lines(check))               # for people; as_json(check, name) for programs
"""

from pairing.checker.check import Check, RoundCheck, check_report
from pairing.checker.comparison import DifferenceKind, PairingDifference
from pairing.checker.wording import as_json, lines, message, not_checked, reader_of

__all__ = [
    "Check",
    "DifferenceKind",
    "PairingDifference",
    "RoundCheck",
    "as_json",
    "check_report",
    "lines",
    "message",
    "not_checked",
    "reader_of",
]
