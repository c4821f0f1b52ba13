"""Commands about announcements."""

from __future__ import annotations

from ..command import Command
from ..ids import AnnouncementId
from ..roles import CHIEFS
from ..scopes import Scopes
from ..values import Moment
from .events import Priority


class MakeAnnouncement(Command, frozen=True, kw_only=True):
    """The text goes as the envelope's reason; it is public. `until`: when it holds no more, ISO
    8601 with zone; empty: it stands until it is taken back."""

    roles = CHIEFS

    priority: Priority = "normal"
    until: Moment = ""


class TakeBackAnnouncement(Command, frozen=True, kw_only=True):
    roles = CHIEFS

    announcement: AnnouncementId

    def scopes(self) -> Scopes:
        return (f"announcement:{self.announcement}",)
