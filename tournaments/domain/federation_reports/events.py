"""The event of a report."""

from __future__ import annotations

from ..event import Event
from ..scopes import REPORTS, Scopes


class ReportMade(Event, frozen=True, kw_only=True):
    """A report package was made for the federation. It can be made again from the log up to event
    `base`; `digest` is the SHA-256 of its list of files."""

    topics = ("settings",)
    public = False

    number: int
    """From 1; each further one is a revision."""
    base: int
    digest: str

    def scopes(self) -> Scopes:
        return (REPORTS,)
