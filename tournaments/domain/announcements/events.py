"""Events of announcements."""

from __future__ import annotations

from typing import Any, Literal

from ..event import Event, Fact
from ..ids import AnnouncementId
from ..scopes import Scopes

Priority = Literal["normal", "urgent"]


class AnnouncementMade(Event, frozen=True, kw_only=True):
    """Its text is the reason in the envelope, and everybody reads it."""

    topics = ("announcements",)
    public = True
    words_are_public = True

    announcement: AnnouncementId
    priority: Priority
    until: str = ""
    """ISO 8601 in UTC; empty: until it is taken back."""

    def scopes(self) -> Scopes:
        return (f"announcement:{self.announcement}",)

    def fact(self) -> Fact:
        return ("announcement", self.announcement)

    def makes(self) -> dict[str, Any]:
        return {"announcement": self.announcement}


class AnnouncementTakenBack(Event, frozen=True, kw_only=True):
    """Newer versions of the public pages do not show it any more."""

    topics = ("announcements",)
    public = True

    announcement: AnnouncementId

    def scopes(self) -> Scopes:
        return (f"announcement:{self.announcement}",)

    def fact(self) -> Fact:
        return ("announcement", self.announcement)
