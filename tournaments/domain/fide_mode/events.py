"""The event of FIDE mode."""

from __future__ import annotations

from ..event import Event
from ..said import Said
from ..scopes import SETTINGS, Scopes


class FideModeLeft(Event, frozen=True, kw_only=True):
    """Twice confirmed: from round `first` on something holds that the Handbook does not know.

    It stands before the event that brings it (behind the opening of a tournament), and is never
    taken back: a tournament does not enter FIDE mode again.
    """

    topics = ("settings",)
    public = False

    first: int
    reasons: tuple[Said, ...]

    def scopes(self) -> Scopes:
        return (SETTINGS,)
