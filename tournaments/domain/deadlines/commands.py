"""Commands of deadlines."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..roles import OFFICE
from ..scopes import Scopes
from ..values import Moment, RoundNumber

Minutes = Annotated[int, Meta(ge=0, le=1440)]


class SetPairingDeadline(Command, frozen=True, kw_only=True):
    """Until when unfinished games of a round are waited for before the next round is paired.

    `at` is ISO 8601 with zone; empty: as the regulations say. `expected` is the time that was set
    for this round so far (empty: none was).
    """

    roles = OFFICE

    round: RoundNumber
    at: Moment = ""
    expected: Moment = ""

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class AnnounceLastCall(Command, frozen=True, kw_only=True):
    """The last call for corrections of the round that is being played: until a time, or for so many
    minutes from now. Another end than the one that stands moves it; that one is `expected`.
    """

    roles = OFFICE

    round: RoundNumber
    until: Moment = ""
    minutes: Minutes = 0
    expected: Moment = ""

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class CancelLastCall(Command, frozen=True, kw_only=True):
    """Takes the last call back that ends at `expected`."""

    roles = OFFICE

    round: RoundNumber
    expected: Moment

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)
