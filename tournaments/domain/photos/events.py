"""The event of a photo."""

from __future__ import annotations

from ..event import Event
from ..ids import AttachmentId, PlayerId
from ..scopes import Scopes


class AttachmentAdded(Event, frozen=True, kw_only=True):
    """A picture that stands beside the log; `digest` is the salted SHA-256 of its bytes."""

    topics = ("appeals",)
    public = False

    attachment: AttachmentId
    about: str
    """A scope: "game:3.1.47", "appeal:2" or "player:41"."""
    digest: str
    media_type: str
    size: int
    """Bytes."""
    players: tuple[PlayerId, ...]
    """Who may be seen on it or named: erasing one of them takes the picture away."""

    def scopes(self) -> Scopes:
        return (self.about,)
