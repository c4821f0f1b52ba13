"""A move between two sections: each log decides its own half, both are recorded or none."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..entries.ratings import NO_RATINGS, BothRatings
from ..ids import PersonId, PlayerId
from ..roles import OFFICE
from ..scopes import Scopes
from ..tournament.state import Tournament
from ..values import Federation, ShortText, Slug, Title

FirstRound = Annotated[int, Meta(ge=0, le=100)]


class MovePlayerAway(Command, frozen=True, kw_only=True):
    """The half of the section that the player leaves; needs a reason."""

    roles = OFFICE
    by_password = True
    comes = "by-form"

    player: PlayerId
    section: Slug
    section_name: ShortText
    entry: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class AdmitMovedPlayer(Command, frozen=True, kw_only=True):
    """The half of the section to which the player comes; needs a reason.

    `expected` is the first round that was read: 0 before the start; None: whatever it is.
    """

    roles = OFFICE
    by_password = True
    comes = "by-form"

    section: Slug
    section_name: ShortText
    entry: PlayerId
    person: PersonId
    details: str
    expected: FirstRound | None = None
    title: Title = ""
    federation: Federation = ""
    ratings: BothRatings = NO_RATINGS
    womens_title: Title = ""

    def needs_names(self, state: Tournament, /) -> bool:
        return state.phase == "running"


class TakeBackMove(Command, frozen=True, kw_only=True):
    """Takes a move between sections back in both of them; needs a reason.

    Asked in either; `section` and `entry` name the other one and the entry there.
    """

    roles = OFFICE
    by_password = True

    player: PlayerId
    section: Slug
    entry: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)

    def needs_names(self, state: Tournament, /) -> bool:
        return state.lacks_number(self.player)
