"""Events of announcements."""

from __future__ import annotations

from typing import Any, Literal

from ..event import Event, Fact
from ..ids import AnnouncementId
from ..scopes import Scopes

Priority = Literal["normal", "urgent", "screen"]
"""`screen`: it stands on no page, only on the hall screens that the console says."""


class AnnouncementMade(Event, frozen=True, kw_only=True):
    """Its text is the reason in the envelope, and everybody reads it."""

    topics = ("announcements",)
    public = True
    words_are_public = True
    older = (lambda body: body,)  # version 1 knew no "screen"

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
