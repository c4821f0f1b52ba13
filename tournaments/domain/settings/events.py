"""Events of settings, regulations, prohibited pairs and virtual points."""

from __future__ import annotations

import msgspec

from ..event import Event, Fact
from ..ids import PlayerId
from ..scopes import PAIRING_INPUT, PROHIBITED, SETTINGS, VIRTUAL, Scopes
from .older import (
    SETTINGS_OLDER,
    fides_rating_first,
    from_no_stated_round,
    without_tie_breaks,
)
from .settings import Regulations, Settings


class SettingsChanged(Event, frozen=True, kw_only=True):
    topics = ("settings", "rounds", "boards", "standings")
    public = True
    older = SETTINGS_OLDER

    name: str
    settings: Settings

    def scopes(self) -> Scopes:
        return (SETTINGS, PAIRING_INPUT)


class RegulationsChanged(Event, frozen=True, kw_only=True):
    """From `from_round` on other regulations hold; `was` are those that held there before.

    Where the number of rounds became another, `checked` is the round that was paired last, checked
    again with the new number: `otherwise` of its boards would be paired otherwise.
    """

    topics = ("settings", "rounds", "boards", "standings")
    public = True
    older = (without_tie_breaks, fides_rating_first)

    from_round: int
    regulations: Regulations
    was: Regulations
    checked: int
    otherwise: int

    def scopes(self) -> Scopes:
        return (SETTINGS, PAIRING_INPUT)


class ProhibitedPairsSet(Event, frozen=True, kw_only=True):
    """Replaces all earlier groups; no two players of a group meet in rounds first to last.

    `from_round`: the round from which on they are others, once round 1 is published; else 0.
    """

    topics = ("settings",)
    public = False
    older = (from_no_stated_round,)

    groups: tuple[ProhibitedPlayers, ...]
    from_round: int = 0

    def scopes(self) -> Scopes:
        return (PROHIBITED, PAIRING_INPUT)


class ProhibitedPlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[PlayerId, ...]
    first: int = 1
    last: int = 99


class VirtualPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half points added for the pairing of rounds `first` to `last` (TRF record 250)."""

    players: tuple[PlayerId, ...]
    points: int
    first: int
    last: int


class VirtualPointsSet(Event, frozen=True, kw_only=True):
    """Replaces all earlier lines; where there are any, no acceleration is computed."""

    topics = ("settings",)
    public = False

    lines: tuple[VirtualPoints, ...]

    def scopes(self) -> Scopes:
        return (VIRTUAL, PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("virtual-points",)
