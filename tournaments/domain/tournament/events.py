"""Events of the tournament as a whole, and refusals on record."""

from __future__ import annotations

from typing import Any

import msgspec

from ..event import Event, Fact
from ..ids import UserId
from ..scopes import SETTINGS, TOURNAMENT, Scopes
from ..settings.older import SETTINGS_OLDER
from ..settings.settings import Settings


class TournamentClosed(Event, frozen=True, kw_only=True):
    topics = ("settings", "rounds")
    public = True

    def scopes(self) -> Scopes:
        return (TOURNAMENT,)

    def fact(self) -> Fact:
        return ("phase",)


class TournamentReopened(Event, frozen=True, kw_only=True):
    topics = ("settings", "rounds")
    public = True

    def scopes(self) -> Scopes:
        return (TOURNAMENT,)

    def fact(self) -> Fact:
        return ("phase",)


class RequestRefused(Event, frozen=True, kw_only=True):
    """A refusal that an appeal could ask about is on record (permission, published pairing)."""

    topics = ()
    public = False

    command: str
    code: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
    scope: str = ""
    """What it was about; a refusal moves no scope."""

    def scopes(self) -> Scopes:
        return ()

    def also_about(self) -> Scopes:
        return (self.scope,)


class RequestRefusedAgain(Event, frozen=True, kw_only=True):
    """What the same person asked for within a day was refused `times` times since event `of`.

    `of` 0: what he asked for was so various that each further refusal is only counted here.
    """

    topics = ()
    public = False

    of: int
    times: int
    command: str = ""
    code: str = ""
    scope: str = ""

    def scopes(self) -> Scopes:
        return ()

    def also_about(self) -> Scopes:
        return (self.scope,)


class TournamentCreated(Event, frozen=True, kw_only=True):
    topics = ("settings",)
    public = True
    older = SETTINGS_OLDER

    slug: str
    name: str
    festival: str
    """Slug of the event that groups the sections played in one hall."""
    festival_name: str
    settings: Settings
    creator: UserId

    def scopes(self) -> Scopes:
        return (SETTINGS,)

    def makes(self) -> dict[str, Any]:
        return {"slug": self.slug}
