"""What everybody in the hall is told, at one public version."""

from __future__ import annotations

from ..domain.tournament.state import Tournament
from ..selectors.announcements import in_order
from ..services.announcements import texts_of
from .rows import PublicAnnouncement


def announced(stream: str, state: Tournament) -> tuple[PublicAnnouncement, ...]:
    """The urgent ones first. A version is for ever: what has ended by now still stands there, with
    its end, and whoever shows it leaves it out."""
    standing = in_order(state)
    texts = texts_of(stream, standing)
    return tuple(
        PublicAnnouncement(
            announcement=each.id,
            text=texts[each.id],
            urgent=each.priority == "urgent",
            at=each.made_at,
            until=each.until,
        )
        for each in standing
        if each.id in texts
    )
