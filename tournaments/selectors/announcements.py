"""Announcements in the order in which they are read."""

from __future__ import annotations

from typing import get_args

from ..domain.announcements.events import Priority
from ..domain.announcements.state import Announcement
from ..domain.tournament.state import Tournament


def in_order(state: Tournament) -> tuple[Announcement, ...]:
    """Those that were not taken back: the urgent ones first, those of screens last, each part the
    newest first."""
    standing = [each for each in state.announcements.values() if not each.taken_back_seq]
    return tuple(sorted(standing, key=lambda each: (_PLACES[each.priority], -each.seq)))


_FIRST = ("urgent", *get_args(Priority))
_PLACES = {priority: _FIRST.index(priority) for priority in get_args(Priority)}
