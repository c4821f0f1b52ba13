"""Sentences about announcements; their words are the reason that stands below."""

from __future__ import annotations

from ...domain.announcements.events import AnnouncementMade
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: AnnouncementMade, context: SentenceContext) -> Said:
    facts = {"announcement": event.announcement, "priority": event.priority}
    if not event.until:
        return said("Event-AnnouncementMade", **facts)
    return said("Event-AnnouncementMade.until", **facts, until=context.time(event.until))
