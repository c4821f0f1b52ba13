"""Announcements in the order in which they are read."""

from __future__ import annotations

from ..domain.announcements.state import Announcement
from ..domain.tournament.state import Tournament


def in_order(state: Tournament) -> tuple[Announcement, ...]:
    """Those that were not taken back: the urgent ones first, each part the newest first."""
    standing = [each for each in state.announcements.values() if not each.taken_back_seq]
    return tuple(sorted(standing, key=lambda each: (each.priority != "urgent", -each.seq)))
