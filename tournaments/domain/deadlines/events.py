"""Events of deadlines: until when a round is waited for, and corrections are in time."""

from __future__ import annotations

from ..event import Event, Fact
from ..scopes import Scopes


class PairingDeadlineSet(Event, frozen=True, kw_only=True):
    """Until when the results of that round are waited for before the next one is paired."""

    topics = ("rounds", "deadlines")
    public = False

    round: int
    at: str
    """ISO 8601 in UTC; empty: as the regulations say again."""

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)

    def fact(self) -> Fact:
        return ("pairing-deadline", self.round)


class LastCallAnnounced(Event, frozen=True, kw_only=True):
    """Corrections that are reported by then count for the next pairing (C.04.2 4.3).

    A later one of the same round moves the end of an earlier.
    """

    topics = ("rounds", "deadlines")
    public = True

    round: int
    until: str
    """ISO 8601 in UTC."""

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)

    def fact(self) -> Fact:
        return ("last-call", self.round)


class LastCallCancelled(Event, frozen=True, kw_only=True):
    """The last call of that round holds no more."""

    topics = ("rounds", "deadlines")
    public = True

    round: int

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)

    def fact(self) -> Fact:
        return ("last-call", self.round)
