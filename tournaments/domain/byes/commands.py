"""Commands about byes."""

from __future__ import annotations

from ..command import Command
from ..ids import PlayerId
from ..roles import OFFICE
from ..scopes import Scopes
from ..values import RoundNumber
from .events import ByeKind


class GrantBye(Command, frozen=True, kw_only=True):
    roles = OFFICE

    player: PlayerId
    round: RoundNumber
    kind: ByeKind

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class RevokeBye(Command, frozen=True, kw_only=True):
    roles = OFFICE

    player: PlayerId
    round: RoundNumber

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)
