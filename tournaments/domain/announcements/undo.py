"""Taking back an announcement. One that was taken back is made anew, with its text."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import TakeBackAnnouncement
from .events import AnnouncementMade


@takes_back(AnnouncementMade)
def _announcement(
    state: Tournament, seq: int, event: AnnouncementMade, _past: Past
) -> Command | None:
    standing = state.announcements[event.announcement]
    if standing.seq != seq or standing.taken_back_seq:
        return None
    return TakeBackAnnouncement(announcement=event.announcement)
