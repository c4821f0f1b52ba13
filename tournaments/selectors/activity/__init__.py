"""The log as sentences: who did what, with names, before and after.

An event whose fields are not the facts of its sentence is described in the module of its noun.
"""

from . import (
    deadlines,
    disputes,
    end,
    entries,
    festival,
    games,
    manual,
    numbers,
    papers,
    reports,
    rounds,
    setup,
    start,
)
from .disputes import late_causes, member_name, plain_name
from .papers import ground_names, members_ground_names, pictured
from .rows import activity
from .sentence import sentence
from .setup import role_name
from .telling import Telling

__all__ = [
    "Telling",
    "activity",
    "deadlines",
    "disputes",
    "end",
    "entries",
    "festival",
    "games",
    "ground_names",
    "late_causes",
    "manual",
    "member_name",
    "members_ground_names",
    "numbers",
    "papers",
    "pictured",
    "plain_name",
    "reports",
    "role_name",
    "rounds",
    "sentence",
    "setup",
    "start",
]
