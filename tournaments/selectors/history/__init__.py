"""The history of anything: what an event was about, what it changed, and how two moments differ.

`about` finds the events of a subject, `moved` the parts of the state that moved, `words` tells them
as before and after, `kinds` sorts events for a reader, `difference` compares two moments.
"""

from .about import Subjects, subjects
from .difference import StandingChange, difference, standing_changes
from .kinds import KINDS, kind_name, kind_of
from .moved import MovedPart, along, moved
from .rows import DifferenceRow, HistoryRow
from .wording import Wording
from .words import Change, Touched, touched

__all__ = [
    "KINDS",
    "Change",
    "DifferenceRow",
    "HistoryRow",
    "MovedPart",
    "StandingChange",
    "Subjects",
    "Touched",
    "Wording",
    "along",
    "difference",
    "kind_name",
    "kind_of",
    "moved",
    "standing_changes",
    "subjects",
    "touched",
]
