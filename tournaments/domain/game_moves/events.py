"""The event of kept moves."""

from __future__ import annotations

from ..event import Event
from ..ids import AttachmentId
from ..scopes import MOVES, Scopes


class MovesKept(Event, frozen=True, kw_only=True):
    """They stand beside the log; `digest` is the salted SHA-256 of their bytes."""

    topics = ("appeals",)
    public = False

    attachment: AttachmentId
    digest: str
    size: int
    """Bytes."""
    games: int

    def scopes(self) -> Scopes:
        return (MOVES,)
