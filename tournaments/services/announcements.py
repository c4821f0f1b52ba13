"""The texts of announcements, which stand beside the log as all words of people do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from events import store

from ..domain.announcements.state import Announcement
from ..domain.ids import AnnouncementId
from . import reasons


def texts_of(stream: str, made: Iterable[Announcement]) -> Mapping[AnnouncementId, str]:
    """By announcement; one whose text was erased is left out."""
    references = {
        each.id: event.reason
        for each in made
        for event in store.read(stream, each.seq - 1, each.seq)
    }
    typed = reasons.typed(references.values())
    return {id_: typed[name].strip() for id_, name in references.items() if name in typed}
