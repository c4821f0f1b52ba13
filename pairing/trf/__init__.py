"""Tournament report files: TRF26, TRF16, TRF06 and the TRF(x) extensions.

report = read_report(Path("open.trf").read_bytes())    # ReportError lists every problem
field = field_before(report, next_round(report))       # -> pairing.model.Field
text = write_report(report)                            # TRF26; write_trf16: for older programs
"""

from pairing.trf.adjourned import adjourned_comment
from pairing.trf.counted import counting, rated_only_comment
from pairing.trf.field import field_before, initial_colour, next_round
from pairing.trf.left_out import left_out_comment, left_out_in, without_left_out
from pairing.trf.national import (
    FIDE_ELSE_NATIONAL,
    RANKING_METHODS,
    NationalRating,
    RankingMethod,
    counting_rating,
    kept_national,
    most_recorded,
    national_counts,
    national_line,
    national_ratings,
    player_of,
    ranking_federation,
    ranking_method,
    read_national,
    used_ratings,
    with_number,
    with_rating,
)
from pairing.trf.older import write_trf16
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
from pairing.trf.writer import name_written, write_report

__all__ = [
    "FIDE_ELSE_NATIONAL",
    "RANKING_METHODS",
    "AbnormalPoints",
    "ByeRecord",
    "Code",
    "NationalRating",
    "PlayerRecord",
    "Problem",
    "ProhibitedRecord",
    "RankingMethod",
    "Report",
    "ReportError",
    "ReportScoring",
    "RoundEntry",
    "VirtualPoints",
    "adjourned_comment",
    "counting",
    "counting_rating",
    "entry_of",
    "entry_points",
    "field_before",
    "initial_colour",
    "kept_national",
    "left_out_comment",
    "left_out_in",
    "most_recorded",
    "name_written",
    "national_counts",
    "national_line",
    "national_ratings",
    "next_round",
    "player_of",
    "points_before",
    "points_made",
    "ranking_federation",
    "ranking_method",
    "rated_only_comment",
    "read_national",
    "read_report",
    "read_unchecked",
    "refuse_team_event",
    "used_ratings",
    "with_number",
    "with_rating",
    "without_adjourned",
    "without_left_out",
    "write_report",
    "write_trf16",
]
