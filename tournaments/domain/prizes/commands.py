"""Commands about prizes."""

from __future__ import annotations

from ..command import Command
from ..ids import PlayerId
from ..roles import CHIEFS
from ..scopes import PRIZES, Scopes
from .fund import ListOrNone, PrizeFund


class SetPrizeFund(Command, frozen=True, kw_only=True):
    """The whole fund anew. It is announced before round 1; once that is published the chief
    changes it, with a reason. Whether the public reads it is changed at any time."""

    roles = CHIEFS

    fund: PrizeFund

    def scopes(self) -> Scopes:
        return (PRIZES,)


class RecordPrizeChoice(Command, frozen=True, kw_only=True):
    """`takes`: the list of the fund that the player has chosen; 0: what the rule gives him."""

    roles = CHIEFS

    player: PlayerId
    takes: ListOrNone = 0
    away: bool = False

    def scopes(self) -> Scopes:
        return (f"player:{self.player}:prize",)
