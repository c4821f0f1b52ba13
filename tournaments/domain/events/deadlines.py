"""Events of deadlines: until when a round is waited for, and corrections are in time."""

from __future__ import annotations

from ..ids import GameId
from .base import Event


class PairingDeadlineSet(Event, frozen=True, kw_only=True):
    """Until when the results of that round are waited for before the next one is paired."""

    round: int
    at: str
    """ISO 8601 in UTC; empty: as the regulations say again."""


class LastCallAnnounced(Event, frozen=True, kw_only=True):
    """Corrections that are reported by then count for the next pairing (C.04.2 4.3).

    A later one of the same round moves the end of an earlier.
    """

    round: int
    until: str
    """ISO 8601 in UTC."""


class LastCallCancelled(Event, frozen=True, kw_only=True):
    """The last call of that round holds no more."""

    round: int


class LateCorrectionAdmitted(Event, frozen=True, kw_only=True):
    """The chief arbiter lets a correction count that came after the deadline for it."""

    game: GameId
    deadline: str
    """ISO 8601 in UTC."""
