"""Tournament report files: TRF26, TRF16, TRF06 and the TRF(x) extensions.

report = read_report(Path("open.trf").read_bytes())    # ReportError lists every problem
field = field_before(report, next_round(report))       # -> pairing.model.Field
text = write_report(report)                            # TRF26
"""

from pairing.trf.counted import counting, rated_only_comment
from pairing.trf.field import field_before, initial_colour, next_round
from pairing.trf.points import (
    entry_of,
    entry_points,
    points_before,
    points_made,
    without_adjourned,
)
from pairing.trf.problems import Problem, ReportError
from pairing.trf.reader import read_report, read_unchecked
from pairing.trf.report import (
    AbnormalPoints,
    ByeRecord,
    Code,
    PlayerRecord,
    ProhibitedRecord,
    Report,
    ReportScoring,
    RoundEntry,
    VirtualPoints,
)
from pairing.trf.teams import refuse_team_event
from pairing.trf.writer import write_report

__all__ = [
    "AbnormalPoints",
    "ByeRecord",
    "Code",
    "PlayerRecord",
    "Problem",
    "ProhibitedRecord",
    "Report",
    "ReportError",
    "ReportScoring",
    "RoundEntry",
    "VirtualPoints",
    "counting",
    "entry_of",
    "entry_points",
    "field_before",
    "initial_colour",
    "next_round",
    "points_before",
    "points_made",
    "rated_only_comment",
    "read_report",
    "read_unchecked",
    "refuse_team_event",
    "without_adjourned",
    "write_report",
]
