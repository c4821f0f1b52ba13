"""Folds of announcements."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import AnnouncementMade, AnnouncementTakenBack
from .state import Announcement


@folds(AnnouncementMade)
def _made(ledger: Ledger, stamp: Stamp, event: AnnouncementMade) -> None:
    ledger.announcements[event.announcement] = Announcement(
        id=event.announcement,
        priority=event.priority,
        made_at=stamp.at,
        made_by=stamp.actor,
        seq=stamp.seq,
        until=event.until,
    )


@folds(AnnouncementTakenBack)
def _taken_back(ledger: Ledger, stamp: Stamp, event: AnnouncementTakenBack) -> None:
    standing = ledger.announcements[event.announcement]
    ledger.announcements[event.announcement] = replace(standing, taken_back_seq=stamp.seq)
