"""What everybody in the hall is told, at one public version."""

from __future__ import annotations

from collections.abc import Mapping

from ..domain.ids import AnnouncementId
from ..domain.tournament.state import Tournament
from ..selectors.announcements import in_order
from ..services.announcements import texts_of
from .rows import PublicAnnouncement


def announced(stream: str, state: Tournament) -> tuple[PublicAnnouncement, ...]:
    """The urgent ones first. A version is for ever: what has ended by now still stands there, with
    its end, and whoever shows it leaves it out; what is for hall screens alone is not there."""
    standing = [each for each in in_order(state) if each.priority != "screen"]
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


def on_screens(stream: str, state: Tournament) -> Mapping[AnnouncementId, str]:
    """The texts that hall screens show now, as far as they were neither taken back nor erased."""
    plans = [screen.plan for screen in state.screens.values() if screen.plan]
    wanted = {text for plan in plans if "text" in plan.kinds for text in plan.texts}
    return texts_of(stream, [each for each in in_order(state) if each.id in wanted])
