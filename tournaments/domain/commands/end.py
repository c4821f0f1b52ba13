"""Commands of the end of the tournament, and refusals on record."""

from __future__ import annotations

from .base import Command


class CloseTournament(Command, frozen=True, kw_only=True):
    pass


class ReopenTournament(Command, frozen=True, kw_only=True):
    pass
