"""Events of the end of the tournament, and refusals on record."""

from __future__ import annotations

import msgspec

from .base import Event


class TournamentClosed(Event, frozen=True, kw_only=True):
    pass


class TournamentReopened(Event, frozen=True, kw_only=True):
    pass


class RequestRefused(Event, frozen=True, kw_only=True):
    """A refusal that an appeal could ask about is on record (permission, published pairing)."""

    command: str
    code: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
    scope: str = ""
    """What it was about; a refusal moves no scope."""


class RequestRefusedAgain(Event, frozen=True, kw_only=True):
    """What the same person asked for within a day was refused `times` times since event `of`.

    `of` 0: what he asked for was so various that each further refusal is only counted here.
    """

    of: int
    times: int
    command: str = ""
    code: str = ""
    scope: str = ""
