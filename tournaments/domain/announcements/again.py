"""Announcing again."""

from __future__ import annotations

from ..command import Command
from ..typed_again import types_again
from .commands import MakeAnnouncement
from .events import AnnouncementMade


@types_again(AnnouncementMade)
def _announced(event: AnnouncementMade) -> Command:
    return MakeAnnouncement(priority=event.priority, until=event.until)
