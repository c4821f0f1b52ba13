"""Commands about settings, regulations, prohibited pairs and virtual points."""

from __future__ import annotations

from ..command import Command, MayLeaveFideMode
from ..roles import CHIEF, CHIEFS
from ..scopes import PROHIBITED, SETTINGS, VIRTUAL, Scopes
from ..values import RoundNumber, RoundOrNone, ShortText
from .events import ProhibitedPlayers, VirtualPoints
from .settings import Regulations, Settings


class ChangeSettings(MayLeaveFideMode, frozen=True, kw_only=True):
    roles = CHIEFS

    name: ShortText
    settings: Settings

    def scopes(self) -> Scopes:
        return (SETTINGS,)


class ChangeRegulations(MayLeaveFideMode, frozen=True, kw_only=True):
    """What is fixed since the start, changed by the chief from a round on that is not published.

    All of them as they are to be; `confirmed_rounds` is the number of rounds once more where it
    becomes another.
    """

    roles = CHIEF

    from_round: RoundNumber
    regulations: Regulations
    confirmed_rounds: RoundOrNone = 0

    def scopes(self) -> Scopes:
        return (SETTINGS,)


class SetProhibitedPairs(Command, frozen=True, kw_only=True):
    """All groups anew. Once round 1 is published the chief states `from_round`, the first round in
    which they are others than before, and a reason."""

    roles = CHIEFS

    groups: tuple[ProhibitedPlayers, ...]
    from_round: RoundOrNone = 0

    def scopes(self) -> Scopes:
        return (PROHIBITED,)


class SetVirtualPoints(MayLeaveFideMode, frozen=True, kw_only=True):
    """An acceleration spelled out as report files do; a later line replaces an earlier one."""

    roles = CHIEFS

    lines: tuple[VirtualPoints, ...]

    def scopes(self) -> Scopes:
        return (VIRTUAL,)
