"""The log as sentences: who did what, with names, before and after.

A new event gets its sentence in the module of its noun; each module registers with `sentence`.
"""

from . import (
    deadlines,
    disputes,
    end,
    entries,
    festival,
    games,
    manual,
    notes,
    numbers,
    papers,
    reports,
    rounds,
    setup,
    start,
)
from .disputes import LATE_CAUSES, member_name, plain_name
from .papers import GROUND_NAMES, MEMBERS_GROUNDS, pictured
from .rows import activity
from .sentence import sentence
from .setup import ROLE_NAMES
from .telling import Telling

__all__ = [
    "GROUND_NAMES",
    "LATE_CAUSES",
    "MEMBERS_GROUNDS",
    "ROLE_NAMES",
    "Telling",
    "activity",
    "deadlines",
    "disputes",
    "end",
    "entries",
    "festival",
    "games",
    "manual",
    "member_name",
    "notes",
    "numbers",
    "papers",
    "pictured",
    "plain_name",
    "reports",
    "rounds",
    "sentence",
    "setup",
    "start",
]
