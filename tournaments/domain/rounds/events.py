"""Events of a round: published, closed, reopened."""

from __future__ import annotations

from ..event import Event, Fact
from ..ids import RequestId
from ..scopes import PAIRING_INPUT, Scopes


class RoundPublished(Event, frozen=True, kw_only=True):
    topics = ("rounds", "boards", "standings", "players")
    public = True

    round: int
    request: RequestId
    seal: str

    def scopes(self) -> Scopes:
        return (f"round:{self.round}", PAIRING_INPUT)

    def also_about(self) -> Scopes:
        return (f"published:{self.round}",)


class RoundClosed(Event, frozen=True, kw_only=True):
    """The end of the round in the sense of C.04.2 4.3."""

    topics = ("rounds",)
    public = True

    round: int

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)

    def fact(self) -> Fact:
        return ("closed", self.round)


class RoundReopened(Event, frozen=True, kw_only=True):
    topics = ("rounds",)
    public = True

    round: int

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)

    def fact(self) -> Fact:
        return ("closed", self.round)
