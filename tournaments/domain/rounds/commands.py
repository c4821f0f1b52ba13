"""Commands of a round: publish, close, reopen."""

from __future__ import annotations

from ..command import Command
from ..ids import RequestId
from ..roles import CHIEFS, OFFICE
from ..scopes import PAIRING_INPUT, Scopes
from ..values import RoundNumber


class PublishRound(Command, frozen=True, kw_only=True):
    roles = OFFICE

    round: RoundNumber
    request: RequestId

    def scopes(self) -> Scopes:
        return (f"round:{self.round}", PAIRING_INPUT)


class CloseRound(Command, frozen=True, kw_only=True):
    roles = OFFICE

    round: RoundNumber

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class ReopenRound(Command, frozen=True, kw_only=True):
    roles = CHIEFS

    round: RoundNumber

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)
