"""What the log of one tournament amounts to, folded by `fold.fold`.

Everything here is immutable; older states stay valid and share their parts with newer ones. Points
are ints in half points. Players are named by `PlayerId` (entry number); the TPN is one of their
properties. Nobody's name is in here: `Player.person` leads to it.
"""

from .arbiters import Arbiter, Device
from .disputes import Appeal, NamedOutsider, OpenConflict
from .entries import Bye, Move, Player, PlayerStatus, TakenOver
from .festival import Festival
from .games import Game, Note
from .manual import ManualPairing, PairedByHand
from .papers import Attachment
from .reports import Report, ReportsMean
from .rounds import Change, RefusedRequest, Round, RoundStatus
from .steps import InputChange, IntegrityEvent, RegulationsFrom, Stamp, Step
from .tournament import Phase, Tournament

__all__ = [
    "Appeal",
    "Arbiter",
    "Attachment",
    "Bye",
    "Change",
    "Device",
    "Festival",
    "Game",
    "InputChange",
    "IntegrityEvent",
    "ManualPairing",
    "Move",
    "NamedOutsider",
    "Note",
    "OpenConflict",
    "PairedByHand",
    "Phase",
    "Player",
    "PlayerStatus",
    "RefusedRequest",
    "RegulationsFrom",
    "Report",
    "ReportsMean",
    "Round",
    "RoundStatus",
    "Stamp",
    "Step",
    "TakenOver",
    "Tournament",
]
