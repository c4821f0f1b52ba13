"""An announcement, as the log tells it."""

from __future__ import annotations

import msgspec

from ..ids import AnnouncementId
from .events import Priority


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """Its text stands beside the log, by the event `seq`."""

    id: AnnouncementId
    priority: Priority
    made_at: str
    made_by: str
    seq: int
    until: str = ""
    taken_back_seq: int = 0
