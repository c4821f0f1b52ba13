"""Commands about who is here and who plays on."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ..command import Command
from ..ids import PlayerId
from ..roles import (
    CHIEFS,
    DESK,
    OFFICE,
)
from ..scopes import Scopes
from ..tournament.state import Tournament
from ..values import MOST_IN_A_BATCH, RoundNumber
from .events import AbsenteeChoice


class CheckIn(Command, frozen=True, kw_only=True):
    roles = DESK

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class CheckOut(Command, frozen=True, kw_only=True):
    roles = DESK

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class ChoiceForAbsentee(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expected`: the choice that stood when this one was made."""

    player: PlayerId
    choice: AbsenteeChoice
    expected: AbsenteeChoice = "open"


class DecideAbsentees(Command, frozen=True, kw_only=True):
    """Who has not come when check-in closes (C.04.2 4.1): all choices, or none; needs a reason."""

    roles = OFFICE

    round: RoundNumber
    choices: Annotated[
        tuple[ChoiceForAbsentee, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)
    ]

    def scopes(self) -> Scopes:
        return tuple(f"player:{each.player}" for each in self.choices)

    def needs_names(self, state: Tournament, /) -> bool:
        return any(state.lacks_number(choice.player) for choice in self.choices)


class WithdrawPlayer(Command, frozen=True, kw_only=True):
    """From the next round to be paired on."""

    roles = OFFICE

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class ReinstatePlayer(Command, frozen=True, kw_only=True):
    roles = OFFICE

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)

    def needs_names(self, state: Tournament, /) -> bool:
        return state.lacks_number(self.player)


class ExpelPlayer(Command, frozen=True, kw_only=True):
    roles = CHIEFS

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class WithdrawPlayers(Command, frozen=True, kw_only=True):
    """A group as one batch with one reason: all, or none."""

    roles = OFFICE

    players: Annotated[tuple[PlayerId, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]

    def scopes(self) -> Scopes:
        return tuple(f"player:{each}" for each in self.players)
