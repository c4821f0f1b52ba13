"""Commands that open, close and reopen a tournament."""

from __future__ import annotations

from ..command import Command, MayLeaveFideMode
from ..roles import CHIEF
from ..settings.settings import Settings
from ..values import ShortText, Slug


class CloseTournament(Command, frozen=True, kw_only=True):
    roles = CHIEF


class ReopenTournament(Command, frozen=True, kw_only=True):
    roles = CHIEF


class CreateTournament(MayLeaveFideMode, frozen=True, kw_only=True):
    """The creator becomes chief arbiter."""

    roles = frozenset()
    comes = "by-form"
    opens = True

    slug: Slug
    name: ShortText
    festival: Slug
    festival_name: ShortText
    settings: Settings = Settings()
