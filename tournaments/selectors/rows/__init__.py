"""The rows that API, console, socket frames and public page share; all of them JSON-able.

Points are text for people ("2½"); `player` is the entry number, `tpn` the pairing number (None
before the start). Times are ISO 8601 in UTC.
"""

from .base import PlayerRef, Row, fields
from .boards import BoardRow, ClaimRow, ConflictRow, NoteRow, Reported, Reports
from .log import ActivityRow, ReachRow, UndoRow
from .numbers import NumberChange, NumbersRow
from .players import CardRound, FixedBoard, PlayerCard, PlayerRow
from .rounds import ByeRow, DraftBoard, DraftSide, Failure, RoundDetail, RoundRow, Step
from .standings import GameCell, StandingMove, StandingRow, TieBreak
from .tournament import (
    Appointment,
    Me,
    NamedValue,
    Overview,
    ProhibitedGroup,
    RegulationSpan,
    VirtualLine,
)

__all__ = [
    "ActivityRow",
    "Appointment",
    "BoardRow",
    "ByeRow",
    "CardRound",
    "ClaimRow",
    "ConflictRow",
    "DraftBoard",
    "DraftSide",
    "Failure",
    "FixedBoard",
    "GameCell",
    "Me",
    "NamedValue",
    "NoteRow",
    "NumberChange",
    "NumbersRow",
    "Overview",
    "PlayerCard",
    "PlayerRef",
    "PlayerRow",
    "ProhibitedGroup",
    "ReachRow",
    "RegulationSpan",
    "Reported",
    "Reports",
    "RoundDetail",
    "RoundRow",
    "Row",
    "StandingMove",
    "StandingRow",
    "Step",
    "TieBreak",
    "UndoRow",
    "VirtualLine",
    "fields",
]
